import { fork } from "node:child_process";
import { parseArgs } from "node:util";

/** Two kinds of work that take turns: each does one batch, and returns the nanoseconds per document. */
export interface Pair {
  readonly base: (batch: number) => number | Promise<number>;
  readonly measured: (batch: number) => number | Promise<number>;
}

/** Times of one candidate in one round: medians of its batches. */
export interface Timing {
  /** Time of the candidate ÷ time of the base, each pair from one batch, so both ran at the same machine speed. */
  readonly ratio: number;
  /** Nanoseconds that the candidate takes per document. */
  readonly time: number;
}

/** A row of the table: the candidate's name, and a function that loads its two workloads for a column in a separate process. */
export interface Candidate {
  readonly name: string;
  readonly load: (column: string) => Promise<Pair>;
}

/** Minimum number of batches in a round. */
const leastBatches = 16;

/** Measures for some milliseconds. Ignores the half of the batches that lost the most time to other processes. */
async function measureRound({ base, measured }: Pair, milliseconds: number): Promise<Timing> {
  const batches: (Timing & { readonly share: number })[] = [];
  const end = performance.now() + milliseconds;
  do {
    const cpu = process.threadCpuUsage();
    const start = performance.now();
    const first = await base(batches.length);
    const time = await measured(batches.length);
    const { user, system } = process.threadCpuUsage(cpu);
    batches.push({ time, ratio: time / first, share: (user + system) / (performance.now() - start) });
  } while (performance.now() < end || batches.length < leastBatches);
  const calm = batches.toSorted((a, b) => b.share - a.share).slice(0, Math.ceil(batches.length / 2));
  return { ratio: median(calm.map(({ ratio }) => ratio)), time: median(calm.map(({ time }) => time)) };
}

/** Returns the median of numbers; NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

/**
 * Measures every candidate on every column and prints a Markdown table of ratios with their spread. In a candidate's process, it answers
 * the parent instead. Each candidate and column has its own process, because candidates in one process share V8's type feedback. The
 * processes in a column take turns, so that changes in machine speed affect all equally.
 */
export async function compare(
  program: string,
  candidates: Readonly<Record<string, Candidate>>,
  columns: Readonly<Record<string, string>>,
): Promise<void> {
  if (process.send !== undefined) return answerParent(candidates);
  const { values } = parseArgs({ options: { quick: { type: "boolean" }, only: { type: "string" } } });
  const ids = values.only?.split(",") ?? Object.keys(candidates);
  const milliseconds = values.quick ? [200, 50, 50, 50] : [700, 150, 150, 150, 150, 150];
  const cells: string[][] = [];
  for (const [column, title] of Object.entries(columns)) {
    process.stderr.write(`bench: measuring ${title}\n`);
    cells.push(await measureColumn(program, ids, column, milliseconds));
  }
  const rows = ids.map((id, row) => [candidates[id]?.name, ...cells.map((column) => column[row])]);
  const head = ["", ...Object.values(columns)];
  const rule = head.map((_, index) => (index === 0 ? "---" : "--:"));
  console.log([head, rule, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n"));
}

async function measureColumn(
  program: string,
  ids: readonly string[],
  column: string,
  milliseconds: readonly number[],
): Promise<string[]> {
  const children = ids.map((id) => fork(program, [id, column]));
  const rounds: Timing[][] = ids.map(() => []);
  for (const [round, duration] of milliseconds.entries()) {
    for (const [index, child] of children.entries()) {
      const timing = await new Promise<Timing>((resolve, reject) => {
        child.once("exit", (code) => reject(new Error(`${ids[index]} on ${column} ended with ${code}`)));
        child.once("message", (message) => resolve(message as Timing));
        child.send(duration);
      });
      child.removeAllListeners();
      // The first round is the warm-up.
      if (round > 0) rounds[index]?.push(timing);
    }
  }
  for (const child of children) child.disconnect();
  return rounds.map((timings) => {
    const ratios = timings.map(({ ratio }) => ratio);
    const ratio = median(ratios);
    const spread = (Math.max(...ratios) - Math.min(...ratios)) / 2 / ratio;
    const microseconds = median(timings.map(({ time }) => time)) / 1000;
    return `${ratio.toFixed(2)} ±${Math.round(spread * 100)} % (${microseconds.toFixed(1)} µs)`;
  });
}

async function answerParent(candidates: Readonly<Record<string, Candidate>>): Promise<void> {
  const [, , id = "", column = ""] = process.argv;
  const pair = candidates[id]?.load(column);
  if (pair === undefined) throw new Error(`unknown candidate ${id}`);
  process.on("message", async (duration: number) => {
    process.send?.(await measureRound(await pair, duration));
  });
}
