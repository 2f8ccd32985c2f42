import type { Colorize } from "#src/util/colorize.ts";
import { count, printable, visible } from "#src/util/display.ts";
import { shorten } from "#src/util/shorten.ts";
import { type FailedResult, failureKinds, levelNames, listFindings, type RunReport } from "../case-result.ts";
import { describeCounts, describeLimit, describeVerdict, listFaults } from "./describe-run.ts";
import { type FailureGroup, groupFailures } from "./group-failures.ts";

/** Longest line of the wire to show. */
const LONGEST = 600;
/** Number of groups from which they are listed first, so that the largest is on the first screen; and the most to list. */
const MANY = 3;
const LISTED = 8;
/** Cases that a group names. */
const NAMED = 3;
const marks = { good: ["good", "✓"], partial: ["doubtful", "!"], bad: ["bad", "✗"] } as const;

/** Writes the result of a run for people: the verdict, the failures by cause with the wire of the first, and what was not tested. */
export function writePretty(report: RunReport, colorize: Colorize): string {
  const { grade, words } = describeVerdict(report);
  const [tone, mark] = marks[grade];
  const groups = groupFailures(report);
  const findings = listFindings(report);
  const limit = describeLimit(report);
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
    ...(limit === undefined ? [] : ["", colorize("quiet", `  ${limit}`)]),
  ];
  return `${lines.join("\n")}\n`;
}

/** Lists the causes of the failures, the largest group first. */
function listGroups(groups: readonly FailureGroup[], colorize: Colorize): readonly string[] {
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
