import { formatCases } from "#conformance/case-generation/format-cases.ts";
import { generateCases } from "#conformance/case-generation/generate-cases.ts";
import { caseKinds, readRows } from "#conformance/suite/read-cases.ts";
import { projectRoot, writeIfChanged } from "./files.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** Formats the hand-written cases, and generates the others from the samples and the published schemas. */
export function writeCases(): GeneratedFile[] {
  const byHand = caseKinds.map(
    (kind) => [kind, readRows<{ readonly id: string }>(`cases/${kind}.ndjson`)] as const,
  );
  const generated = [
    ["payload.generated", generateCases("webhook")],
    ["raster-info.generated", generateCases("raster-info")],
  ] as const;
  return [...byHand, ...generated].map(([name, cases]) => ({
    path: `conformance/cases/${name}.ndjson`,
    text: formatCases(cases),
  }));
}

if (import.meta.main) for (const file of writeCases()) await writeIfChanged(file, projectRoot);
