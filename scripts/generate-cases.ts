import { formatCases } from "#conformance/case-generation/format-cases.ts";
import { generateCases } from "#conformance/case-generation/generate-cases.ts";
import { caseKinds, readRows } from "#conformance/suite/read-cases.ts";
import { resolveEditions } from "#src/model/contract.ts";
import { contracts } from "../contracts.config.ts";
import { readSources, type Sources, writeIfChanged } from "./files.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { writeKit } from "./languages/write-kit.ts";

/**
 * Formats the hand-written cases, generates the others from the samples and the published schemas, and writes the kit
 * of the other languages. All of them read what `generate.ts` wrote.
 */
export async function writeCases(sources: Sources): Promise<GeneratedFile[]> {
  const byHand = caseKinds.map(
    (kind) => [kind, readRows<{ readonly id: string }>(`cases/${kind}.ndjson`)] as const,
  );
  const generated = [
    ["payload.generated", generateCases("webhook")],
    ["raster-info.generated", generateCases("raster-info")],
  ] as const;
  const files = [...byHand, ...generated].map(([name, cases]) => ({
    path: `conformance/cases/${name}.ndjson`,
    text: formatCases(cases),
  }));
  return [...files, await writeKit(resolveEditions(contracts), sources)];
}

if (import.meta.main) for (const file of await writeCases(await readSources())) await writeIfChanged(file);
