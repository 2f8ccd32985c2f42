import { renderTable } from "#src/util/markdown.ts";
import { type Case, caseKinds, readCaseFiles } from "../../suites/runner/read-case-files.ts";

/** What a case demands: that something is accepted, or rejected. */
export type Outcome = "accepted" | "refused";

/** A case with its kind and what it demands, if it says so. */
export interface Covered {
  readonly kind: string;
  /** Its file from `conformance/cases/`, without extension. */
  readonly file: string;
  readonly one: Case;
  readonly outcome: Outcome | undefined;
}

/** Reads the cases of every kind. */
export function readCovered(): Covered[] {
  return caseKinds()
    .flatMap(readCaseFiles)
    .flatMap(({ kind, name, content }) =>
      content.cases.map((one) => ({ kind, file: `${kind}/${name}`, one, outcome: readOutcome(one) })),
    );
}

/** Finds what a case demands, whatever the member is called in its kind. */
function readOutcome(
  one: Case & { expect?: unknown; verdict?: unknown; status?: unknown },
): Outcome | undefined {
  const stated = one.expect ?? one.verdict ?? one.status;
  if (typeof stated !== "string" || stated === "either") return undefined;
  return ["accepted", "valid"].includes(stated) ? "accepted" : "refused";
}

/** Counts cases: accepting / rejecting, and those that do neither; nothing if there are none. */
export function countCases(cases: readonly Covered[]): string {
  if (cases.length === 0) return "";
  const count = (outcome?: Outcome): number => cases.filter((one) => one.outcome === outcome).length;
  const neither = count(undefined);
  return `${count("accepted")} / ${count("refused")}${neither === 0 ? "" : ` + ${neither}`}`;
}

/** Lists the clauses with the number of accepting and rejecting cases of each kind, as a Markdown table. */
export function coverageTable(
  clauses: Readonly<Record<string, string>>,
  covered: readonly Covered[],
): string {
  const kinds = [...new Set(covered.map(({ kind }) => kind))].sort();
  const row = (head: readonly string[], own: readonly Covered[]): string[] => [
    ...head,
    ...kinds.map((kind) => countCases(own.filter((one) => one.kind === kind))),
  ];
  const rows = Object.entries(clauses).map(([clause, title]) =>
    row(
      [clause, title],
      covered.filter(({ one }) => one.clause === clause),
    ),
  );
  return renderTable(["Clause", "About", ...kinds], [...rows, row(["", "all"], covered)]);
}
