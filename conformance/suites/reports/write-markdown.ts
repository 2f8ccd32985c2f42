import { printable } from "#src/util/display.ts";
import { renderTable } from "#src/util/markdown.ts";
import { shorten } from "#src/util/shorten.ts";
import { type CaseResult, isFailure, listFindings, outcomes, type RunReport } from "../runner/outcome.ts";
import { groupFailures } from "./group-failures.ts";
import { nameClause } from "./name-clause.ts";
import type { ReportOptions } from "./report-options.ts";
import {
  countByClause,
  type Grade,
  gradeRun,
  labels,
  writeKinds,
  writeLevels,
  writeReason,
  writeSummary,
  writeUnmatched,
  writeVerdict,
} from "./write-summary.ts";

/** Failures that a summary lists one by one. */
const LISTED = 50;

const signs: Readonly<Record<Grade, string>> = { good: "✅", doubtful: "⚠️", bad: "❌" };

/** Writes a summary of a report in Markdown: totals, outcomes by clause, failures. */
export function writeMarkdown(report: RunReport, options: Pick<ReportOptions, "environment"> = {}): string {
  const { suite, testee, results, unmatched, stopped } = report;
  const findings = listFindings(report);
  const failures = results.filter((one) => isFailure(one) && !findings.includes(one));
  const sections = [
    `## ${signs[gradeRun(report)]} ${suite} suite: ${escapeText(testee)}`,
    `**${writeVerdict(report, options)}**: ${writeSummary(report)}`,
    `Passed: ${writeLevels(results)}`,
    ...(stopped === undefined ? [] : [`❌ ${stopped}`]),
    ...writeCauses(report),
    renderTable(["Clause", ...outcomes.map((outcome) => labels[outcome])], countByClause(results).map(toRow)),
  ];
  sections.push(...listCases("Failures", failures), ...listCases("Findings, which fail no run", findings));
  sections.push(...unmatched.map((pattern) => `❌ ${escapeText(writeUnmatched(pattern))}`));
  return `${sections.join("\n\n")}\n`;
}

function listCases(title: string, results: readonly CaseResult[]): readonly string[] {
  if (results.length === 0) return [];
  const rows = results
    .slice(0, LISTED)
    .map((result) => [`\`${result.case.id}\``, result.case.clause, escapeText(writeReason(result))]);
  const rest = results.length - LISTED;
  return [
    `### ${title}`,
    renderTable(["Case", "Clause", "What came"], rows),
    ...(rest > 0 ? [`… and ${rest} more`] : []),
  ];
}

function writeCauses(report: RunReport): readonly string[] {
  const groups = groupFailures(report);
  if (groups.length === 0) return [];
  const rows = groups.map(({ title, remedy = "", results }) => [
    String(results.length),
    writeKinds(results),
    escapeText(title),
    escapeText(remedy),
  ]);
  return ["### Causes", renderTable(["Cases", "Kind", "What it looks like", "What to do"], rows)];
}

function toRow({ clause, totals }: ReturnType<typeof countByClause>[number]): readonly string[] {
  return [nameClause(clause), ...outcomes.map((outcome) => String(totals[outcome] || ""))];
}

/** Keeps a text from being read as Markdown or HTML. */
function escapeText(text: string): string {
  return printable(shorten(text, 300).replace(/\s+/g, " ")).replace(
    /[\\`*_[\]|<>]/g,
    (character) => `&#${character.codePointAt(0)};`,
  );
}
