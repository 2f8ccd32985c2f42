import Builder from "fast-xml-builder";
import { type Colorize, createColorize } from "#src/util/colorize.ts";
import { count, printable, visible } from "#src/util/display.ts";
import { renderTable } from "#src/util/markdown.ts";
import { shorten } from "#src/util/shorten.ts";
import {
  type CaseResult,
  countResults,
  type FailedResult,
  failureKinds,
  isGood,
  levelNames,
  listFailures,
  listFindings,
  type RunReport,
} from "../case-result.ts";
import {
  describeCounts,
  describeResult,
  describeVerdict,
  type FailureGroup,
  groupFailures,
  listFaults,
  listLimits,
  listNotTested,
} from "./describe-run.ts";

/** Format of a report: for people, for programs, for CI servers, for the job summary of GitHub. */
export type ReportFormat = "pretty" | "json" | "junit" | "markdown";

const writers: Readonly<Record<ReportFormat, (report: RunReport) => string>> = {
  pretty: (report) => writePretty(report, createColorize(false)),
  json: writeJson,
  junit: writeJunit,
  markdown: writeMarkdown,
};

/** The formats, by name. */
export const reportFormats: readonly ReportFormat[] = ["pretty", "json", "junit", "markdown"];

/** Writes a whole report in one format, without colours. */
export function writeReport(format: ReportFormat, report: RunReport): string {
  return writers[format](report);
}

/** Writes a report as one JSON document: `good`, the verdict, counts, causes, results; the wire of what failed. */
function writeJson(report: RunReport): string {
  const { suite, target, edition, seed, results, failOn, unmatched, stopped, milliseconds } = report;
  const document = {
    good: isGood(report),
    verdict: describeVerdict(report).words,
    suite,
    target,
    edition,
    seed,
    totals: countResults(results),
    notTested: Object.fromEntries(listNotTested(report)),
    failOn,
    findings: listFindings(report).map((one) => one.case.id),
    unmatched,
    stopped,
    milliseconds: Math.round(milliseconds),
    causes: groupFailures(report).map(({ results: own, ...group }) => ({
      ...group,
      cases: own.map((one) => one.case.id),
    })),
    results: results.map(
      ({ case: { id, description, clause, decision, level }, wire, milliseconds: own, ...result }) => ({
        id,
        description,
        clause,
        decision,
        level,
        ...result,
        milliseconds: Math.round(own),
        ...(result.status === "failed" && { wire }),
      }),
    ),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const builder = new Builder({
  ignoreAttributes: false,
  format: true,
  attributeNamePrefix: "@",
  suppressEmptyNode: true,
});

/** Writes a report as JUnit XML. A finding is skipped, not failed: the file fails if and only if the run does. */
function writeJunit(report: RunReport): string {
  const { suite, target, results, milliseconds } = report;
  const findings = listFindings(report);
  const faults = listFaults(report);
  const counts = {
    "@tests": results.length + faults.length,
    "@failures": listFailures(report).length + faults.length,
    "@errors": 0,
    "@skipped": countResults(results).skipped + findings.length,
    "@time": (milliseconds / 1_000).toFixed(3),
  };
  const testcase = [
    ...results.map((one) => writeTestCase(suite, one, findings.includes(one as (typeof findings)[number]))),
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

/** Replaces what XML 1.0 cannot represent: most control characters, halves of surrogate pairs. */
function toXmlText(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\u{fffd}");
}

/** Failures that a summary lists one by one. */
const LISTED = 50;

/** Writes the summary of a run in Markdown, as the job summary of GitHub shows it. */
function writeMarkdown(report: RunReport): string {
  const { grade, words } = describeVerdict(report);
  const groups = groupFailures(report).map(({ results, kind, title, hint = "" }) => [
    String(results.length),
    failureKinds[kind],
    escapeText(title),
    escapeText(hint),
  ]);
  const sections = [
    `## ${marks[grade][2]} ${report.suite} suite: ${escapeText(report.target)}`,
    `**${escapeText(words)}**: ${describeCounts(report)}`,
    ...listFaults(report).map((text) => `❌ ${escapeText(text)}`),
    ...(groups.length === 0
      ? []
      : ["### Causes", renderTable(["Cases", "Kind", "What it looks like", "What to do"], groups)]),
    ...listCases("Failures", listFailures(report)),
    ...listCases("Findings, which fail no run", listFindings(report)),
    ...listLimits(report),
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

/** Longest line of the wire to show. */
const LONGEST = 600;
/** Number of groups from which they are listed first, so that the largest is on the first screen; and the most to list. */
const MANY = 3;
const GROUPS = 8;
/** Cases that a group names. */
const NAMED = 3;
/** How a grade shows: its tone and mark in a terminal, its sign in Markdown. */
const marks = {
  good: ["good", "✓", "✅"],
  partial: ["doubtful", "!", "⚠️"],
  bad: ["bad", "✗", "❌"],
} as const;

/** Writes the result of a run for people: the verdict, the failures by cause with the wire of the first, and what was not tested. */
export function writePretty(report: RunReport, colorize: Colorize): string {
  const { grade, words } = describeVerdict(report);
  const [tone, mark] = marks[grade];
  const groups = groupFailures(report);
  const findings = listFindings(report);
  const title = `${report.suite} suite, ${printable(report.target)}`;
  const noted = report.results.filter((one) => one.status === "passed" && one.note !== undefined);
  const lines = [
    `${colorize(tone, mark)} ${colorize("strong", title)}: ${colorize(tone, printable(words))}`,
    `  ${describeCounts(report)}`,
    ...listFaults(report).map((text) => `  ${colorize("bad", "✗")} ${printable(text)}`),
    ...listGroups(groups, colorize),
    ...groups.flatMap((group) => writeGroup(group, findings, colorize)),
    ...(noted.length === 0
      ? []
      : [
          "",
          colorize("quiet", `  ${count(noted.length, "case")} passed with a note; --report json has them`),
        ]),
    ...listLimits(report).flatMap((limit) => ["", colorize("quiet", `  ${limit}`)]),
  ];
  return `${lines.join("\n")}\n`;
}

/** Lists the causes of the failures, the largest group first. */
function listGroups(groups: readonly FailureGroup[], colorize: Colorize): readonly string[] {
  if (groups.length < MANY) return [];
  const largest = groups.toSorted((a, b) => b.results.length - a.results.length);
  const rest = groups.length - GROUPS;
  return [
    "",
    `  ${colorize("strong", "What is behind them, the most cases first:")}`,
    ...largest
      .slice(0, GROUPS)
      .map(
        ({ results, title }) =>
          `  ${colorize("bad", String(results.length).padStart(4))}  ${printable(title)}`,
      ),
    ...(rest > 0 ? [colorize("quiet", `        … and ${rest} more below`)] : []),
  ];
}

function writeGroup(
  { kind, title, hint, results }: FailureGroup,
  findings: readonly FailedResult[],
  colorize: Colorize,
): readonly string[] {
  const rest = results.length - NAMED;
  const isFinding = results.every((one) => findings.includes(one));
  const about = isFinding ? "robustness, which fails no run" : failureKinds[kind];
  return [
    "",
    `  ${colorize(isFinding ? "doubtful" : "bad", count(results.length, "case"))} ${colorize("quiet", `(${about}):`)} ${colorize("strong", printable(title))}`,
    ...(hint === undefined ? [] : [`    ${colorize("good", "hint:")} ${hint}`]),
    ...results.slice(0, NAMED).flatMap((one, i) => writeCase(one, i === 0, title, colorize)),
    ...(rest > 0 ? [colorize("quiet", `    … and ${rest} more; --report json has all, with the wire`)] : []),
  ];
}

/** Writes a failed case, the first of a group with its wire. What the title above it says already is not repeated. */
function writeCase(
  { case: one, expected, received, wire }: FailedResult,
  isFirst: boolean,
  title: string,
  colorize: Colorize,
): readonly string[] {
  const about = colorize("quiet", `(${one.clause}; ${levelNames[one.level]})`);
  const isSaid = title.startsWith("expected ");
  const arrows = { sent: "    → ", received: "    ← " };
  return [
    `    ${colorize("bad", "✗")} ${colorize("strong", one.id)}  ${one.description} ${about}`,
    ...(isSaid ? [] : [`        expected ${printable(expected)}`, `        received ${printable(received)}`]),
    ...(isFirst
      ? wire.flatMap(({ direction, text }) => {
          const [line = ""] = text.split(/\r?\n/);
          return `    ${colorize("place", arrows[direction])}${visible(shorten(line, LONGEST))}`;
        })
      : []),
  ];
}
