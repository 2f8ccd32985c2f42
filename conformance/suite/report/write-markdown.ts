import { printable } from "#src/util/display.ts";
import { renderTable } from "#src/util/markdown.ts";
import { shorten } from "#src/util/shorten.ts";
import {
  type FailedResult,
  failureKinds,
  listFailures,
  listFindings,
  type RunReport,
} from "../case-result.ts";
import {
  describeCounts,
  describeLimit,
  describeResult,
  describeVerdict,
  listFaults,
} from "./describe-run.ts";
import { groupFailures } from "./group-failures.ts";

/** Failures that a summary lists one by one. */
const LISTED = 50;
const signs = { good: "✅", partial: "⚠️", bad: "❌" } as const;

/** Writes the summary of a run in Markdown, as the job summary of GitHub shows it. */
export function writeMarkdown(report: RunReport): string {
  const { grade, words } = describeVerdict(report);
  const groups = groupFailures(report).map(({ results, kind, title, hint = "" }) => [
    String(results.length),
    failureKinds[kind],
    escapeText(title),
    escapeText(hint),
  ]);
  const limit = describeLimit(report);
  const sections = [
    `## ${signs[grade]} ${report.suite} suite: ${escapeText(report.target)}`,
    `**${escapeText(words)}**: ${describeCounts(report)}`,
    ...listFaults(report).map((text) => `❌ ${escapeText(text)}`),
    ...(groups.length === 0
      ? []
      : ["### Causes", renderTable(["Cases", "Kind", "What it looks like", "What to do"], groups)]),
    ...listCases("Failures", listFailures(report)),
    ...listCases("Findings, which fail no run", listFindings(report)),
    ...(limit === undefined ? [] : [limit]),
  ];
  return `${sections.join("\n\n")}\n`;
}

function listCases(title: string, results: readonly FailedResult[]): readonly string[] {
  if (results.length === 0) return [];
  const rows = results
    .slice(0, LISTED)
    .map((one) => [`\`${one.case.id}\``, one.case.clause, escapeText(describeResult(one))]);
  const rest = results.length - LISTED;
  return [
    `### ${title}`,
    renderTable(["Case", "Clause", "What came"], rows),
    ...(rest > 0 ? [`… and ${rest} more`] : []),
  ];
}

/** Keeps a text from being read as Markdown or HTML. */
function escapeText(text: string): string {
  return printable(shorten(text, 300).replace(/\s+/g, " ")).replace(
    /[\\`*_[\]|<>]/g,
    (one) => `&#${one.codePointAt(0)};`,
  );
}
