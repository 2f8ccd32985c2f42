import type { Tone } from "#src/util/colorize.ts";
import { count, printable, visible } from "#src/util/display.ts";
import { shorten } from "#src/util/shorten.ts";
import {
  type CaseResult,
  isFailure,
  type Outcome,
  type RunReport,
  type WireEntry,
} from "../runner/outcome.ts";
import { type FailureGroup, groupFailures } from "./group-failures.ts";
import { nameClause } from "./name-clause.ts";
import type { ReportOptions } from "./report-options.ts";
import {
  countSkips,
  gradeRun,
  labels,
  listKinds,
  writeKinds,
  writeLevels,
  writeSummary,
  writeUnmatched,
  writeVerdict,
} from "./write-summary.ts";

const marks: Readonly<Record<Outcome, readonly [Tone, string]>> = {
  passed: ["good", "✓"],
  failed: ["bad", "✗"],
  "unexpected-pass": ["bad", "✗"],
  "known-failing": ["doubtful", "!"],
  skipped: ["quiet", "–"],
};

/** Longest line of the wire to show. */
const LONGEST = 2_000;

/** Number of groups from which they are listed first, so that the largest is on the first screen; and the most to list. */
const MANY = 3;
const LISTED = 8;

/** Cases that a group names if their wire is not shown. */
const NAMED = 3;

/** Writes a case with its wire if that is asked for and the case failed, or is known to; otherwise nothing yet. */
export function writePrettyResult(result: CaseResult, options: ReportOptions): string {
  const { outcome } = result;
  if (!options.trace || outcome === "passed" || outcome === "skipped") return "";
  const wire = isFailure(result) ? result.wire.flatMap((entry) => writeWire(entry, options)) : [];
  return `${[...writeCase(result, options), ...wire].join("\n")}\n`;
}

/** Writes a case. What the title above it says already is not repeated. */
function writeCase(
  { case: one, outcome, expected, received, reason }: CaseResult,
  { colorize }: ReportOptions,
  title?: string,
): readonly string[] {
  const [tone, mark] = marks[outcome];
  const about = colorize("quiet", `(${nameClause(one.clause)}; ${one.level})`);
  const lines = [`    ${colorize(tone, mark)} ${colorize("strong", one.id)}  ${one.description} ${about}`];
  if (outcome !== "failed") lines.push(`        ${labels[outcome]}: ${printable(reason ?? "")}`);
  if (title === `expected ${expected}, received ${received}`) return lines;
  if (expected !== undefined) lines.push(`        ${colorize("quiet", "expected")} ${printable(expected)}`);
  if (received !== undefined) lines.push(`        ${colorize("quiet", "received")} ${printable(received)}`);
  return lines;
}

function writeWire({ direction, text }: WireEntry, { colorize }: ReportOptions): readonly string[] {
  const arrow = colorize("place", direction === "sent" ? "    → " : "    ← ");
  const lines = shorten(text, LONGEST).split(/\r?\n/);
  return lines.map((line) => `${arrow}${visible(line)}`);
}

/** Writes the result of a run for people: the verdict, the failures by cause, and what was not run. */
export function writePrettySummary(report: RunReport, options: ReportOptions): string {
  const { colorize } = options;
  const { results, unmatched, stopped, seed } = report;
  const grade = gradeRun(report);
  const [tone, mark] = marks[grade === "good" ? "passed" : grade === "bad" ? "failed" : "known-failing"];
  const title = `${report.suite} suite, ${printable(report.testee)}`;
  const nothing = results.every(({ outcome }) => outcome === "skipped") ? "; nothing was tested" : "";
  const shuffled = seed === undefined ? "" : colorize("quiet", ` (seed ${seed})`);
  const groups = groupFailures(report);
  const lines = [
    `${colorize(tone, mark)} ${colorize("strong", title)} ${colorize(tone, writeVerdict(report, options))}`,
    `  ${writeSummary(report)}${nothing}${shuffled}`,
    ...(results.length === 0 ? [] : [`  ${colorize("quiet", "passed:")} ${writeLevels(results)}`]),
    ...listKinds(results).map(([name, count]) => `  ${colorize("bad", String(count))} ${name}`),
    ...(stopped === undefined ? [] : [`  ${colorize("bad", "stopped:")} ${stopped}`]),
    ...unmatched.map((pattern) => `  ${colorize("bad", "✗")} ${writeUnmatched(pattern)}`),
    ...listGroups(groups, options),
    ...groups.flatMap((group) => writeGroup(group, options)),
    ...results.filter(({ outcome }) => outcome === "known-failing").flatMap((one) => writeCase(one, options)),
    ...writeNotes(results, options),
  ];
  return `${lines.join("\n")}\n`;
}

/** Lists the causes of the failures, the largest group first. */
function listGroups(groups: readonly FailureGroup[], { colorize }: ReportOptions): readonly string[] {
  if (groups.length < MANY) return [];
  const largest = groups.toSorted((a, b) => b.results.length - a.results.length);
  const rest = groups.length - LISTED;
  return [
    "",
    `  ${colorize("strong", "What is behind them, the most cases first:")}`,
    ...largest
      .slice(0, LISTED)
      .map(
        ({ results, title }) =>
          `  ${colorize("bad", String(results.length).padStart(4))}  ${printable(title)}`,
      ),
    ...(rest > 0 ? [colorize("quiet", `        … and ${rest} more below`)] : []),
  ];
}

function writeGroup({ title, remedy, results }: FailureGroup, options: ReportOptions): readonly string[] {
  const { colorize } = options;
  const rest = results.length - NAMED;
  const more = `    … and ${rest} more; --trace shows all, with the wire`;
  return [
    "",
    `  ${colorize("bad", count(results.length, "case"))} ${colorize("quiet", `(${writeKinds(results)}):`)} ${colorize("strong", printable(title))}`,
    ...(remedy === undefined ? [] : [`    ${colorize("good", "remedy:")} ${remedy}`]),
    ...(options.trace ? [] : results.slice(0, NAMED).flatMap((one) => writeCase(one, options, title))),
    ...(options.trace || rest <= 0 ? [] : [colorize("quiet", more)]),
  ];
}

function writeNotes(results: readonly CaseResult[], { colorize }: ReportOptions): readonly string[] {
  const noted = results.filter(({ note, outcome }) => note !== undefined && outcome === "passed");
  const skips = countSkips(results).map(([reason, number]) => `${number} ${printable(reason)}`);
  const lines = [
    ...noted.slice(0, NAMED).map((one) => `  ${one.case.id}: ${printable(one.note ?? "")}`),
    ...(noted.length > NAMED ? [`  … and ${noted.length - NAMED} more such notes in the other reports`] : []),
    ...(skips.length > 0 ? [`  skipped: ${skips.join("; ")}`] : []),
  ];
  return lines.length === 0 ? [] : ["", ...lines.map((line) => colorize("quiet", line))];
}
