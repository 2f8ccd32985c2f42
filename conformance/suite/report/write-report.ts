import { createColorize } from "#src/util/colorize.ts";
import type { RunReport } from "../case-result.ts";
import { writeJson } from "./write-json.ts";
import { writeJunit } from "./write-junit.ts";
import { writeMarkdown } from "./write-markdown.ts";
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
