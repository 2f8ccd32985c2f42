import { printable } from "#src/text/display.ts";
import { isFailure, isGood, outcomes, type RunReport } from "../runner/outcome.ts";
import { countByClause, labels, writeReason, writeSummary, writeUnmatched } from "./summary.ts";

/** Failures that a summary lists one by one. */
const LISTED = 50;

/** Writes a summary of a report in Markdown: totals, outcomes by clause, failures. */
export function writeMarkdown(report: RunReport): string {
  const { suite, testee, results, unmatched } = report;
  const failures = results.filter(isFailure);
  const sections = [
    `## ${isGood(report) ? "✅" : "❌"} ${suite} suite: ${escapeText(testee)}`,
    writeSummary(report),
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

function toRow({ clause, totals }: ReturnType<typeof countByClause>[number]): readonly string[] {
  return [clause, ...outcomes.map((outcome) => String(totals[outcome] || ""))];
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
