import type { Paint } from "#src/text/paint.ts";
import type { Trend } from "./trend.ts";

/** How a report is to look. */
export interface ReportOptions {
  readonly paint: Paint;
  /** Shows the wire of cases that failed; the formats for programs and HTML always do. */
  readonly trace: boolean;
  /** What the run was made with, by name; reports that are kept show it. Holds no secret. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What changed since an earlier report. */
  readonly trend?: Trend;
}
