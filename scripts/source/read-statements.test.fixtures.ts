import { citationPattern } from "../citation.ts";

/** A sentence of a description, by what supports it. */
export interface Statement {
  readonly text: string;
  /** Clauses of the source that say it, or decisions that decide it; none for an explanation of ours. */
  readonly by: readonly string[];
}

/** End of a sentence in brackets: clauses and decisions. */
const cited = new RegExp(
  String.raw`^(.*?) \((${citationPattern}(?:, ${citationPattern})*)\)(?:[.,:] ?|$)`,
  "s",
);

/**
 * Splits a description: each sentence ends with the clauses that say it (`(W2.3)`), or with the
 * decisions on it (`(W-seen)`), or comes after `Explanation:`, which is ours. Undefined if one does neither.
 */
export function readStatements(description: string): readonly Statement[] | undefined {
  const [, quoted = "", explained] = /^(.*?)(?:Explanation: (.*))?$/s.exec(description) ?? [];
  const statements: Statement[] = [];
  let rest = quoted.trim();
  while (rest !== "") {
    const [all, text = "", marks = ""] = cited.exec(rest) ?? [];
    if (all === undefined) return undefined;
    statements.push({ text, by: marks.split(", ") });
    rest = rest.slice(all.length).trim();
  }
  return explained === undefined ? statements : [...statements, { text: explained, by: [] }];
}
