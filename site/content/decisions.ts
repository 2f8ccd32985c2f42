import type { PayloadCase } from "#conformance/suites/cases/read-cases.ts";

/** A row of the ledger `spec/decisions.json`. */
export interface Decision {
  readonly id: string;
  readonly clause: readonly string[];
  readonly question: string;
  readonly decision: string;
  readonly where: readonly string[];
  readonly tests: readonly string[];
}

/** A test that pins a decision. */
export interface Pin {
  /** File from the top of the project. */
  readonly path: string;
  /** Identifier of the case, or the title of the test. */
  readonly title: string;
  /** What is tested, and what must come out. */
  readonly detail?: string;
}

/** A decision with the tests that pin it. */
export interface PinnedDecision extends Decision {
  readonly pins: readonly Pin[];
}

/** Finds the tests of each decision: the cases that name it, and the titles of tests that do. */
export function pinDecisions(
  decisions: readonly Decision[],
  files: ReadonlyMap<string, string>,
): readonly PinnedDecision[] {
  return decisions.map((decision) => ({
    ...decision,
    pins: decision.tests.flatMap((path) => pinsIn(path, files.get(path) ?? "", decision.id)),
  }));
}

function pinsIn(path: string, text: string, id: string): readonly Pin[] {
  if (!path.endsWith(".json")) return titlesIn(text, id).map((title) => ({ path, title }));
  const { cases } = JSON.parse(text) as { readonly cases: readonly PayloadCase[] };
  return cases
    .filter((one) => one.decision === id)
    .map((one) => ({ path, title: one.id, detail: `${one.description}: ${outcomeOf(one)}` }));
}

function outcomeOf({ status, mode, errors = [] }: PayloadCase): string {
  const codes = errors.length === 0 ? "" : ` (${errors.map(({ code }) => code).join(", ")})`;
  return `${status}${codes} in ${mode === "both" ? "both modes" : `${mode} mode`}`;
}

/** Lists the quoted texts that name a decision; in tests these are titles. */
function titlesIn(text: string, id: string): readonly string[] {
  const quoted = new RegExp(`(["'\`])([^"'\`\n]*\\b${id}\\b[^"'\`\n]*)\\1`, "g");
  return [...text.matchAll(quoted)].map(([, , title]) => title!);
}
