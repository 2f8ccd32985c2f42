import Builder from "fast-xml-builder";
import { createColorize } from "#src/util/colorize.ts";
import { printable } from "#src/util/display.ts";
import { renderTable } from "#src/util/markdown.ts";
import { shorten } from "#src/util/shorten.ts";
import {
  type CaseResult,
  countResults,
  type FailedResult,
  failureKinds,
  isGood,
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
  listNotTested,
} from "./describe-run.ts";
import { groupFailures } from "./group-failures.ts";
import { writePretty } from "./write-pretty.ts";

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
const signs = { good: "✅", partial: "⚠️", bad: "❌" } as const;

/** Writes the summary of a run in Markdown, as the job summary of GitHub shows it. */
function writeMarkdown(report: RunReport): string {
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
