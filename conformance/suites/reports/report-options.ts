import type { Colorize } from "#src/util/colorize.ts";

/** The options of a report. */
export interface ReportOptions {
  readonly colorize: Colorize;
  /** Shows the wire of cases that failed; the formats for programs and HTML always do. */
  readonly trace: boolean;
  /** Options of the run, by name; reports that are kept show them. Contains no secret. */
  readonly environment?: Readonly<Record<string, string>>;
}
