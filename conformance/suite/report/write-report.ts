import Builder from "fast-xml-builder";
import { type Colorize, createColorize } from "#src/util/colorize.ts";
import { count, printable, visible } from "#src/util/display.ts";
import { renderTable } from "#src/util/markdown.ts";
import { shorten } from "#src/util/shorten.ts";
import {
  type CaseResult,
  type FailedResult,
  failureKinds,
  levelNames,
  type RunReport,
} from "../case-result.ts";
import type { FailureGroup } from "./group-failures.ts";
import { type RunSummary, summarizeRun } from "./summarize-run.ts";

/** The format of a report: for people, for programs, for CI servers, or for GitHub's job summary. */
export type ReportFormat = "pretty" | "json" | "junit" | "markdown";

const writers: Readonly<Record<ReportFormat, (report: RunReport, summary: RunSummary) => string>> = {
  pretty: (report, summary) => writePretty(report, summary, createColorize(false)),
  json: writeJson,
  junit: writeJunit,
  markdown: writeMarkdown,
};

/** The formats, by name. */
export const reportFormats: readonly ReportFormat[] = ["pretty", "json", "junit", "markdown"];

/** Writes a whole report in one format, without colors. */
export function writeReport(
  format: ReportFormat,
  report: RunReport,
  summary: RunSummary = summarizeRun(report),
): string {
  return writers[format](report, summary);
}

/**
 * Writes a report as one JSON document: `good`, the verdict, counts, causes, and results. Failed cases include their
 * trace.
 */
function writeJson(report: RunReport, summary: RunSummary): string {
  const { suite, target, edition, seed, results, failOn, unmatched, stopped, milliseconds } = report;
  const { isGood: good, verdict, totals, notTested, findings, groups } = summary;
  const document = {
    good,
    verdict,
    suite,
    target,
    edition,
    seed,
    totals,
    notTested: Object.fromEntries(notTested),
    failOn,
    findings: findings.map((one) => one.case.id),
    unmatched,
    stopped,
    milliseconds: Math.round(milliseconds),
    causes: groups.map(({ results: own, ...group }) => ({ ...group, cases: own.map((one) => one.case.id) })),
    results: results.map(({ case: one, wire, milliseconds: own, ...result }) => {
      const { id, description, clause, decision, level } = one;
      const shown = { ...result, milliseconds: Math.round(own), ...(result.status === "failed" && { wire }) };
      return { id, description, clause, decision, level, ...shown };
    }),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const builder = new Builder({
  ignoreAttributes: false,
  format: true,
  attributeNamePrefix: "@",
  suppressEmptyNode: true,
});

/** Writes a report as JUnit XML. A finding counts as skipped, so the file contains failures only if the run fails. */
function writeJunit(
  { suite, target, results, milliseconds }: RunReport,
  { failures, findings, faults, totals }: RunSummary,
): string {
  const counts = {
    "@tests": results.length + faults.length,
    "@failures": failures.length + faults.length,
    "@errors": 0,
    "@skipped": totals.skipped + findings.length,
    "@time": (milliseconds / 1_000).toFixed(3),
  };
  const testcase = [
    ...results.map((one) =>
      writeTestCase(
        suite,
        one,
        findings.some((finding) => finding === one),
      ),
    ),
    ...faults.map((text) => ({
      "@name": "the run",
      "@classname": suite,
      failure: { "@message": toXmlText(text) },
    })),
  ];
  return builder.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    testsuites: {
      ...counts,
      "@name": "annotation-contracts",
      testsuite: { "@name": toXmlText(`${suite}: ${target}`), ...counts, testcase },
    },
  });
}

function writeTestCase(suite: string, result: CaseResult, isFinding: boolean): object {
  const { id, description, clause, level } = result.case;
  const message = {
    "@message": toXmlText(`${isFinding ? `${level} finding: ` : ""}${describeResult(result)}`),
  };
  const wire = result.wire.map(({ direction, text }) => `${direction}: ${text}`).join("\n");
  return {
    "@name": toXmlText(`${id}: ${description}`),
    "@classname": `${suite}.${level}.${clause}`,
    "@time": (result.milliseconds / 1_000).toFixed(3),
    ...(result.status === "failed" && !isFinding && { failure: { ...message, "#text": toXmlText(wire) } }),
    ...((result.status === "skipped" || isFinding) && { skipped: message }),
  };
}

/** Replaces characters that XML 1.0 cannot represent: most control characters, and unpaired surrogates. */
function toXmlText(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\u{fffd}");
}

/** Maximum number of failures that a summary lists individually. */
const LISTED = 50;

/** Writes the summary of a run in Markdown, for GitHub's job summary. */
function writeMarkdown({ suite, target }: RunReport, summary: RunSummary): string {
  const { grade, verdict, counted, faults, groups, failures, findings, limits } = summary;
  const causes = groups.map(({ results, kind, title, hint = "" }) => [
    String(results.length),
    failureKinds[kind],
    escapeText(title),
    escapeText(hint),
  ]);
  const sections = [
    `## ${marks[grade][2]} ${suite} suite: ${escapeText(target)}`,
    `**${escapeText(verdict)}**: ${counted}`,
    ...faults.map((text) => `❌ ${escapeText(text)}`),
    ...listRows("Causes", ["Cases", "Kind", "Likely cause", "What to do"], causes),
    ...listCases("Failures", failures),
    ...listCases("Findings, which do not fail the run", findings),
    ...limits,
  ];
  return `${sections.join("\n\n")}\n`;
}

function listCases(title: string, results: readonly FailedResult[]): readonly string[] {
  const rows = results.map((one) => [`\`${one.case.id}\``, one.case.clause, escapeText(describeResult(one))]);
  return listRows(title, ["Case", "Clause", "Received"], rows);
}

function listRows(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  if (rows.length === 0) return [];
  const rest = rows.length - LISTED;
  const more = rest > 0 ? [`… and ${rest} more`] : [];
  return [`### ${title}`, renderTable(head, rows.slice(0, LISTED)), ...more];
}

/** Describes the result of a case in one line, without its id. */
function describeResult(result: CaseResult): string {
  if (result.status === "failed") return `expected ${result.expected}; received ${result.received}`;
  return (result.status === "skipped" ? result.reason : result.note) ?? "";
}

/** Escapes text for Markdown and HTML. */
function escapeText(text: string): string {
  return printable(shorten(text, 300).replace(/\s+/g, " ")).replace(
    /[\\`*_[\]|<>]/g,
    (one) => `&#${one.codePointAt(0)};`,
  );
}

/** Maximum length of a trace line. */
const LONGEST = 600;
/** Minimum number of groups for an overview at the top, and the maximum number of groups in it. */
const MANY = 3;
const GROUPS = 8;
/** Maximum number of cases to list in a group. */
const NAMED = 3;
/** How to show a grade: its color and mark in a terminal, and its sign in Markdown. */
const marks = {
  good: ["good", "✓", "✅"],
  partial: ["doubtful", "!", "⚠️"],
  bad: ["bad", "✗", "❌"],
} as const;

/**
 * Writes the result of a run for people: the verdict, the failures by cause, each with the requests of its first case,
 * and what was not tested.
 */
export function writePretty(report: RunReport, summary: RunSummary, colorize: Colorize): string {
  const { grade, verdict, counted, faults, groups, findings, limits } = summary;
  const [tone, mark] = marks[grade];
  const title = `${report.suite} suite, ${printable(report.target)}`;
  const noted = report.results.filter((one) => one.status === "passed" && one.note !== undefined).length;
  const notes = noted === 0 ? [] : [`${count(noted, "case")} passed with a note; --report json lists them`];
  const lines = [
    `${colorize(tone, mark)} ${colorize("strong", title)}: ${colorize(tone, printable(verdict))}`,
    `  ${counted}`,
    ...faults.map((text) => `  ${colorize("bad", "✗")} ${printable(text)}`),
    ...listGroups(groups, colorize),
    ...groups.flatMap((group) => writeGroup(group, findings, colorize)),
    ...[...notes, ...limits].flatMap((text) => ["", colorize("quiet", `  ${text}`)]),
  ];
  return `${lines.join("\n")}\n`;
}

/** Lists the causes of the failures, largest group first. */
function listGroups(groups: readonly FailureGroup[], colorize: Colorize): readonly string[] {
  if (groups.length < MANY) return [];
  const largest = groups.toSorted((a, b) => b.results.length - a.results.length).slice(0, GROUPS);
  const rest = groups.length - GROUPS;
  const write = ({ results, title }: FailureGroup): string =>
    `  ${colorize("bad", String(results.length).padStart(4))}  ${printable(title)}`;
  const more = rest > 0 ? [colorize("quiet", `        … and ${rest} more below`)] : [];
  return ["", `  ${colorize("strong", "Likely causes, largest first:")}`, ...largest.map(write), ...more];
}

/** Writes a cause and its first cases, the first with its trace. It does not repeat what the title states. */
function writeGroup(
  { kind, title, hint, results }: FailureGroup,
  findings: readonly FailedResult[],
  colorize: Colorize,
): readonly string[] {
  const rest = results.length - NAMED;
  const isFinding = results.every((one) => findings.includes(one));
  const head = colorize(isFinding ? "doubtful" : "bad", count(results.length, "case"));
  const about = isFinding ? "robustness, which does not fail the run" : failureKinds[kind];
  const isSaid = title.startsWith("expected ");
  return [
    "",
    `  ${head} ${colorize("quiet", `(${about}):`)} ${colorize("strong", printable(title))}`,
    ...(hint === undefined ? [] : [`    ${colorize("good", "hint:")} ${hint}`]),
    ...results.slice(0, NAMED).flatMap(({ case: one, expected, received, wire }, i) => [
      `    ${colorize("bad", "✗")} ${colorize("strong", one.id)}  ${one.description} ${colorize("quiet", `(${one.clause}; ${levelNames[one.level]})`)}`,
      ...(isSaid
        ? []
        : [`        expected ${printable(expected)}`, `        received ${printable(received)}`]),
      ...(i === 0 ? wire : []).map(({ direction, text }) => {
        const [line = ""] = text.split(/\r?\n/);
        const arrow = direction === "sent" ? "    → " : "    ← ";
        return `    ${colorize("place", arrow)}${visible(shorten(line, LONGEST))}`;
      }),
    ]),
    ...(rest > 0 ? [colorize("quiet", `    … and ${rest} more; --report json lists all, with bytes`)] : []),
  ];
}
