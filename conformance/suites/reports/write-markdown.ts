import { printable } from "#src/text/display.ts";
import { groupFailures } from "../causes/group-failures.ts";
import { failureKinds, isFailure, isGood, outcomes, type RunReport } from "../runner/outcome.ts";
import { nameClause } from "./name-clause.ts";
import type { ReportOptions } from "./report-options.ts";
import {
  countByClause,
  labels,
  writeLevels,
  writeReason,
  writeSummary,
  writeUnmatched,
  writeVerdict,
} from "./write-summary.ts";

/** Failures that a summary lists one by one. */
const LISTED = 50;

/** Writes a summary of a report in Markdown: totals, outcomes by clause, failures. */
export function writeMarkdown(report: RunReport, options: Pick<ReportOptions, "environment"> = {}): string {
  const { suite, testee, results, unmatched, stopped } = report;
  const failures = results.filter(isFailure);
  const sections = [
    `## ${isGood(report) ? "✅" : "❌"} ${suite} suite: ${escapeText(testee)}`,
    `**${writeVerdict(report, options)}**: ${writeSummary(report)}`,
    `Passed: ${writeLevels(results)}`,
    ...(stopped === undefined ? [] : [`❌ ${stopped}`]),
    ...writeCauses(report),
    writeTable(["Clause", ...outcomes.map((outcome) => labels[outcome])], countByClause(results).map(toRow)),
  ];
  if (failures.length > 0) {
    const rows = failures
      .slice(0, LISTED)
      .map((result) => [`\`${result.case.id}\``, result.case.clause, escapeText(writeReason(result))]);
    sections.push("### Failures", writeTable(["Case", "Clause", "What came"], rows));
  }
  if (failures.length > LISTED) sections.push(`… and ${failures.length - LISTED} more`);
  sections.push(...unmatched.map((pattern) => `❌ ${escapeText(writeUnmatched(pattern))}`));
  return `${sections.join("\n\n")}\n`;
}

function writeCauses(report: RunReport): readonly string[] {
  const groups = groupFailures(report);
  if (groups.length === 0) return [];
  const rows = groups.map(({ kind, title, remedy = "", results }) => [
    String(results.length),
    failureKinds[kind],
    escapeText(title),
    escapeText(remedy),
  ]);
  return ["### Causes", writeTable(["Cases", "Kind", "What it looks like", "What to do"], rows)];
}

function toRow({ clause, totals }: ReturnType<typeof countByClause>[number]): readonly string[] {
  return [nameClause(clause), ...outcomes.map((outcome) => String(totals[outcome] || ""))];
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Keeps a text from being read as Markdown or HTML. */
function escapeText(text: string): string {
  const shown = text.length > 300 ? `${text.slice(0, 300)}…` : text;
  return printable(shown.replace(/\s+/g, " ")).replace(
    /[\\`*_[\]|<>]/g,
    (character) => `&#${character.codePointAt(0)};`,
  );
}
