import { createColorize } from "#src/util/colorize.ts";
import type { CaseResult, RunReport } from "../runner/outcome.ts";
import type { ReportOptions } from "./report-options.ts";
import { writeJson, writeJsonLine, writeJsonSummary } from "./write-json.ts";
import { writeJunit } from "./write-junit.ts";
import { writeMarkdown } from "./write-markdown.ts";
import { writePrettyResult, writePrettySummary } from "./write-pretty.ts";

/** Writes a report: something for each result when it comes, and the rest at the end. */
export interface Reporter {
  readonly add?: (result: CaseResult, options: ReportOptions) => string;
  readonly end: (report: RunReport, options: ReportOptions) => string;
}

/** Name of a format. */
export type ReportFormat = "pretty" | "json" | "ndjson" | "junit" | "markdown";

/** The formats of a report, by name. */
export const reporters: Readonly<Record<ReportFormat, Reporter>> = {
  pretty: { add: writePrettyResult, end: writePrettySummary },
  json: { end: writeJson },
  ndjson: { add: writeJsonLine, end: writeJsonSummary },
  junit: { end: writeJunit },
  markdown: { end: writeMarkdown },
};

/** Writes a whole report in one format. Default: without colours, with the wire of failures. */
export function writeReport(
  format: ReportFormat,
  report: RunReport,
  options: ReportOptions = { colorize: createColorize(false), trace: true },
): string {
  const { add, end } = reporters[format];
  return report.results.map((result) => add?.(result, options) ?? "").join("") + end(report, options);
}
