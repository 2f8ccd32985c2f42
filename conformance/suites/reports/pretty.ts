import { printable, visible } from "#src/text/display.ts";
import type { Tone } from "#src/text/paint.ts";
import {
  type CaseResult,
  isFailure,
  isGood,
  type Outcome,
  type RunReport,
  type WireEntry,
} from "../runner/outcome.ts";
import type { ReportOptions } from "./report-options.ts";
import { labels, writeSummary, writeUnmatched } from "./summary.ts";

const marks: Readonly<Record<Outcome, readonly [Tone, string]>> = {
  passed: ["good", "✓"],
  failed: ["bad", "✗"],
  "unexpected-pass": ["bad", "✗"],
  "known-failing": ["doubtful", "!"],
  skipped: ["quiet", "–"],
};

/** Longest line of the wire that is shown. */
const LONGEST = 2_000;

/** Writes a case that failed, or that is known to, for people; nothing where all is as it must be. */
export function writePrettyResult(result: CaseResult, options: ReportOptions): string {
  const { outcome, expected, received, reason, wire } = result;
  if (outcome === "passed" || outcome === "skipped") return "";
  const { paint, trace } = options;
  const { id, description, clause } = result.case;
  const [tone, mark] = marks[outcome];
  const lines = [
    `${paint(tone, mark)} ${paint("strong", id)}  ${description} ${paint("quiet", `(${clause})`)}`,
  ];
  if (outcome !== "failed") lines.push(`    ${labels[outcome]}: ${printable(reason ?? "")}`);
  if (expected !== undefined) lines.push(`    ${paint("quiet", "expected")} ${printable(expected)}`);
  if (received !== undefined) lines.push(`    ${paint("quiet", "received")} ${printable(received)}`);
  if (trace && isFailure(result)) lines.push(...wire.flatMap((entry) => writeWire(entry, options)));
  return `${lines.join("\n")}\n`;
}

function writeWire({ direction, text }: WireEntry, { paint }: ReportOptions): readonly string[] {
  const arrow = paint("place", direction === "sent" ? "    → " : "    ← ");
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return shown.split(/\r?\n/).map((line) => `${arrow}${visible(line)}`);
}

/** Writes what a run came to, for people. */
export function writePrettySummary(report: RunReport, { paint }: ReportOptions): string {
  const [tone, mark] = marks[isGood(report) ? "passed" : "failed"];
  const lines = report.unmatched.map((pattern) => `${paint("bad", "✗")} ${writeUnmatched(pattern)}`);
  const seed = report.seed === undefined ? "" : paint("quiet", ` (seed ${report.seed})`);
  const title = `${report.suite} suite, ${printable(report.testee)}`;
  const nothing = report.results.every(({ outcome }) => outcome === "skipped") ? "; nothing was tested" : "";
  lines.push(`${paint(tone, mark)} ${paint("strong", title)}: ${writeSummary(report)}${nothing}${seed}`);
  return `${lines.join("\n")}\n`;
}
