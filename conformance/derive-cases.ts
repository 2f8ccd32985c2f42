import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../scripts/files.ts";
import { type Candidate, rasterInfoCandidates, webhookCandidates } from "./candidates.ts";
import type { Case } from "./cases.ts";
import { isProved } from "./prove.ts";

/** Files of derived cases by the kind of case, and the candidates that they are chosen from. */
const derivations: Readonly<Record<string, () => readonly Candidate[]>> = {
  payload: webhookCandidates,
  "raster-info": rasterInfoCandidates,
};

/** A file of derived cases, and the ids of candidates that the independent validators do not bear out. */
export interface DerivedFile {
  readonly path: string;
  readonly text: string;
  readonly dropped: readonly string[];
}

/** Derives every file of cases that is made from the published schemas; the same schemas give the same bytes. */
export function deriveCases(): DerivedFile[] {
  return Object.entries(derivations).map(([kind, derive]) => {
    const candidates = derive();
    const proved = candidates.filter(isProved);
    return {
      path: `conformance/cases/${kind}/derived.json`,
      text: printCases(
        kind,
        proved.map(({ row }) => row),
      ),
      dropped: candidates.filter((one) => !proved.includes(one)).map(({ row }) => row.id),
    };
  });
}

/** Prints a file of cases, a line each. */
function printCases(kind: string, cases: readonly Case[]): string {
  const rows = cases.map((one) => `    ${JSON.stringify(one)}`);
  return `{\n  "$schema": "../${kind}.schema.json",\n  "cases": [\n${rows.join(",\n")}\n  ]\n}\n`;
}

if (import.meta.main) {
  for (const { path, text, dropped } of deriveCases()) {
    const file = join(projectRoot, path);
    const changed = readFileSync(file, { encoding: "utf8", flag: "a+" }) !== text;
    if (changed) writeFileSync(file, text);
    const count = text.split("\n").length - 6;
    console.log(`${path}: ${count} cases, ${dropped.length} unproved${changed ? ", written" : ""}`);
  }
}
