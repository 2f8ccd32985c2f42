import { existsSync, readFileSync } from "node:fs";
import { type KnownFailing, parseKnownFailing } from "#conformance/suite/known-failing.ts";
import { matchesText } from "#conformance/suite/matches-pattern.ts";

/** A failure that is known, by its id: a pattern as in a list of cases, or a regular expression. */
export interface Known {
  readonly isFlaky?: true;
  readonly pattern: string | RegExp;
}

/** Something that fails, and how. */
export interface Failing {
  readonly id: string;
  readonly failure: string;
}

/** Reads `known-failing/<name>.txt` beside a module; without a file nothing is known to fail. */
export function readKnown(name: string, module: string): readonly KnownFailing[] {
  const file = new URL(`known-failing/${name}.txt`, module);
  return existsSync(file) ? parseKnownFailing(readFileSync(file, "utf8")) : [];
}

/** Reads a list in JSON. Its rows have a regular expression as `match`, and members to choose them by. */
export function readMatches<Row extends { readonly match: string }>(
  file: URL,
  isChosen: (row: Row) => boolean,
): readonly Known[] {
  const rows: readonly Row[] = JSON.parse(readFileSync(file, "utf8"));
  return rows.filter(isChosen).map(({ match }) => ({ pattern: new RegExp(match) }));
}

/**
 * Compares the failures of all runs of a check with the list of known failures. Lists the unknown failures, and the known ones
 * that no longer fail, unless they are flaky.
 */
export function holdKnown(failing: readonly Failing[], known: readonly Known[]): readonly string[] {
  const isNamed = ({ pattern }: Known, { id }: Failing): boolean =>
    typeof pattern === "string" ? matchesText(pattern, id) : pattern.test(id);
  const unknown = failing.filter((one) => !known.some((row) => isNamed(row, one)));
  const idle = known.filter((row) => !row.isFlaky && !failing.some((one) => isNamed(row, one)));
  return [
    ...unknown.map(({ id, failure }) => `${id}: ${failure}`),
    ...idle.map(({ pattern }) => `${pattern}: is known to fail, and does not`),
  ];
}
