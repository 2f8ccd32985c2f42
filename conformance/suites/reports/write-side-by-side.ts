import { itemAt } from "#src/util/item-at.ts";
import { shorten } from "#src/util/shorten.ts";
import { isFailure, type RunReport } from "../runner/outcome.ts";
import { countByLevel, type Grade, gradeRun, listKinds } from "./write-summary.ts";

/** Most cases that the table lists as different. */
const NAMED = 40;

const answers: Readonly<Record<Grade, string>> = { good: "yes", doubtful: "yes, with findings", bad: "no" };

/** Writes several runs of one suite side by side: verdicts, levels, kinds of failures, and the cases that differ. */
export function writeSideBySide(reports: readonly RunReport[]): string {
  const names = reports.map(({ testee }, i) => `${i + 1}. ${testee}`);
  const heads = ["", ...reports.map((_, i) => String(i + 1))];
  const kinds = [...new Set(reports.flatMap(({ results }) => listKinds(results).map(([name]) => name)))];
  const levels = [
    ...new Set(reports.flatMap(({ results }) => countByLevel(results).map(({ level }) => level))),
  ];
  const rows = [
    ["conforms", ...reports.map((report) => answers[gradeRun(report)])],
    ...levels.map((level) => [level, ...reports.map((report) => writeTotals(report, level))]),
    ...kinds.map((kind) => [kind, ...reports.map(({ results }) => writeCount(listKinds(results), kind))]),
    ...listDifferent(reports).slice(0, NAMED),
  ];
  return `${names.join("\n")}\n\n${writeColumns([heads, ...rows])}\n`;
}

function writeTotals({ results }: RunReport, level: string): string {
  const totals = countByLevel(results).find((one) => one.level === level)?.totals;
  return totals === undefined
    ? ""
    : `${totals.passed} passed, ${totals.failed + totals["unexpected-pass"]} failed`;
}

function writeCount(kinds: readonly (readonly [string, number])[], name: string): string {
  return String(kinds.find(([kind]) => kind === name)?.[1] ?? 0);
}

/** Lists the cases that fail somewhere, each with the result of every run. */
function listDifferent(reports: readonly RunReport[]): readonly (readonly string[])[] {
  const ids = new Set(reports.flatMap(({ results }) => results.filter(isFailure).map((one) => one.case.id)));
  return [...ids].map((id) => [
    id,
    ...reports.map(({ results }) => {
      const result = results.find((one) => one.case.id === id);
      return result === undefined
        ? ""
        : isFailure(result)
          ? `✗ ${shorten(result.received ?? "", 27)}`
          : result.outcome;
    }),
  ]);
}

function writeColumns(rows: readonly (readonly string[])[]): string {
  const widths = itemAt(rows, 0).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  ")}`.trimEnd())
    .join("\n");
}
