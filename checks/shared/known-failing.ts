import { existsSync, readFileSync } from "node:fs";
import { type KnownFailing, parseKnownFailing } from "#conformance/suites/runner/known-failing.ts";
import { matchesText } from "#conformance/suites/runner/matches-pattern.ts";

/** Something that fails, and how. */
export interface Failing {
  readonly id: string;
  readonly failure: string;
}

/** Reads `known-failing/<name>.txt` beside a module; nothing is known to fail where there is none. */
export function readKnown(name: string, module: string): readonly KnownFailing[] {
  const file = new URL(`known-failing/${name}.txt`, module);
  return existsSync(file) ? parseKnownFailing(readFileSync(file, "utf8")) : [];
}

/**
 * Holds what fails, in all runs of a check, against the list of what is known to fail. Lists what is not known, and what is known
 * and fails no more, unless it is flaky.
 */
export function holdKnown(failing: readonly Failing[], known: readonly KnownFailing[]): readonly string[] {
  const isNamed = ({ pattern }: KnownFailing, { id }: Failing): boolean => matchesText(pattern, id);
  const unknown = failing.filter((one) => !known.some((row) => isNamed(row, one)));
  const idle = known.filter((row) => !row.isFlaky && !failing.some((one) => isNamed(row, one)));
  return [
    ...unknown.map(({ id, failure }) => `${id}: ${failure}`),
    ...idle.map(({ pattern }) => `${pattern}: is known to fail, and does not`),
  ];
}
