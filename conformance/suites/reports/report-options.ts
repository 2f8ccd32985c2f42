import type { Paint } from "#src/text/paint.ts";

/** How a report is to look. */
export interface ReportOptions {
  readonly paint: Paint;
  /** Shows the wire of cases that failed; the formats for programs and HTML always do. */
  readonly trace: boolean;
}
