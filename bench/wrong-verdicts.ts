import type { TruthRow } from "./build-truth.ts";
import type { Candidate } from "./candidate.ts";

/** Returns the ids of the rows on which the candidate gives another verdict, with what it did instead. */
export function wrongVerdicts(candidate: Candidate, rows: readonly TruthRow[]): string[] {
  return rows.flatMap((row) => {
    const got = verdict(candidate, row);
    return got === (row.valid ? "accepts" : "refuses") ? [] : [`${got}: ${row.id}`];
  });
}

function verdict(candidate: Candidate, row: TruthRow): "accepts" | "refuses" | "throws" {
  try {
    return candidate.validators[row.validator](row.value) ? "accepts" : "refuses";
  } catch {
    return "throws";
  }
}
