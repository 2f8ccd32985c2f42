import { isDeepStrictEqual } from "node:util";
import { fillMarkers } from "../src/util/markdown.ts";

/** The output of one program in one run. */
export interface Run {
  /** When it began, UTC, to the minute. */
  readonly at: string;
  /** Load of the machine (mean of a minute) before and after. */
  readonly load: { readonly before: number; readonly after: number };
  /** What it printed: Markdown. Its rounds are in `rounds.ndjson`. */
  readonly output: string;
}

/** What `record.ts` measured: on one machine, with one set of packages. */
export interface Recorded {
  readonly machine: Readonly<Record<"memory" | "system" | "node" | "v8", string>> & {
    readonly cores: number;
  };
  /** Versions of what was measured beside this project. */
  readonly versions: Readonly<Record<string, string>>;
  /** The latest runs of each program, three at most. */
  readonly runs: Readonly<Record<string, readonly Run[]>>;
}

/** Runs that a figure is of. */
export const RUNS = 3;
/** Least milliseconds between two of them: what disturbs one is over by then. */
const APART = 600_000;

/** Where the results are kept. */
export const recordedPath: URL = new URL("results.json", import.meta.url);
/** Where the rounds are kept: one run per line. */
export const roundsPath: URL = new URL("rounds.ndjson", import.meta.url);

/** Fills the marked places of bench/README.md with what was measured: the range of each number over the runs. */
export function renderRecorded(readme: string, { machine, runs }: Recorded): string {
  const { cores, memory, system, node } = machine;
  const shape = `Measured on ${cores} cores, ${memory}, ${system}, Node ${node}. \`results.json\` has every run, \`rounds.ndjson\` every round.\n\n${describeConditions(cores, runs)}`;
  const tables = Object.entries(runs).map(([name, all]) => [name, mergeOutputs(all)] as const);
  return fillMarkers(readme, { machine: shape, ...Object.fromEntries(tables) });
}

/** Says which figures were measured on a quiet machine: the program itself is one process, or two threads. */
function describeConditions(cores: number, runs: Recorded["runs"]): string {
  const all = Object.values(runs).flat();
  const times = all.map(({ at }) => at).sort();
  const most = Math.max(...all.flatMap(({ load }) => [load.before, load.after]));
  const few = Object.keys(runs).filter((name) => !isWhole(runs[name] ?? []));
  const reasons = [
    ...(most > cores ? [`the load of the machine was up to ${most.toFixed(1)} on ${cores} cores`] : []),
    ...(few.length > 0 ? [`fewer than ${RUNS} runs, ten minutes apart, of ${few.join(", ")}`] : []),
  ];
  const when = `The runs began between ${times[0]} and ${times.at(-1)}, UTC; \`a–b\` is the least and the most of them.`;
  return reasons.length > 0
    ? `**Unquiet**: ${reasons.join("; ")}. Read ratios, not times. ${when}`
    : `Load of the machine: up to ${most.toFixed(1)} on ${cores} cores. ${when}`;
}

function isWhole(runs: readonly Run[]): boolean {
  const times = runs.map(({ at }) => Date.parse(at));
  return runs.length === RUNS && times.every((time, i) => i === 0 || time - (times[i - 1] ?? 0) >= APART);
}

/** Numbers of a cell, such as `1.32`, `<0.01` and `-1`. */
const NUMBER = /((?<!\w)-?<?\d+(?:\.\d+)?)/;
/** The spread of the rounds of one run. */
const SPREAD = / ±\d+ %(?: \?)?| \(\d+\.\d+–\d+\.\d+\)/g;

/** Merges the tables of some runs: each number becomes its range. */
export function mergeOutputs(runs: readonly Pick<Run, "output">[]): string {
  const [first = "", ...others] = runs.map(({ output }) => output);
  if (others.length === 0) return first;
  const [head = [], ...rest] = [first, ...others].map(splitNumbers);
  return head
    .map((part, i) => {
      const all = [part, ...rest.map((one) => one[i] ?? "")];
      if (all.every((one) => one === part)) return part;
      if (i % 2 === 0) throw new Error(`two runs have other tables: "${all.join('", "')}"`);
      const sorted = all.toSorted((a, b) => readNumber(a) - readNumber(b));
      return `${sorted[0]}–${sorted.at(-1)}`;
    })
    .join("");
}

/** Checks whether two outputs are the same table with other numbers. */
export function isAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => splitNumbers(text).filter((_, i) => i % 2 === 0));
  return isDeepStrictEqual(a, b);
}

/** Splits a text at its numbers, which are at the odd indexes. */
function splitNumbers(text: string): readonly string[] {
  return text.replaceAll(SPREAD, "").split(NUMBER);
}

function readNumber(text: string): number {
  return Number(text.replace("<", ""));
}
