import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { median } from "./create-meter.ts";
import { sizes } from "./receiver/build-bodies.ts";
import { candidates } from "./receiver/candidates.ts";
import type { Timing } from "./receiver/measure.ts";

// Compares ways to receive a delivery: verify its signature, parse it, validate it. Run with `node bench/receiver.ts`.

/** Sums up the rounds of a candidate on a size. */
interface Cell {
  readonly candidate: string;
  readonly size: string;
  readonly bytes: number;
  /** Median of the rounds, each the time of the candidate ÷ that of the floor in the same process. */
  readonly ratio: number;
  /** Half the distance between the lowest and the highest round, divided by the median. */
  readonly spread: number;
  /** Microseconds for one delivery. */
  readonly floor: number;
  readonly time: number;
}

/** A running process, which holds one candidate. */
interface Runner {
  readonly candidate: string;
  readonly child: ChildProcess;
  readonly bytes: number;
  readonly timings: Timing[];
}

const { values: flags } = parseArgs({
  options: { quick: { type: "boolean" }, json: { type: "boolean" }, only: { type: "string" } },
});
const ids = flags.only?.split(",") ?? Object.keys(candidates);
for (const id of ids) if (!(id in candidates)) throw new Error(`cannot run ${id}: no such candidate`);
const plan = flags.quick ? { rounds: 3, warmUp: 80, measure: 25 } : { rounds: 5, warmUp: 450, measure: 150 };
/** Spread above which a number is marked as one not to trust. */
const unsteady = 0.2;

const cells: Cell[] = [];
for (const { id } of sizes) cells.push(...(await measureSize(id)));
console.log(flags.json ? JSON.stringify(cells, null, 2) : renderTable());

/** Starts a process for each candidate and lets them take turns, so that drift of the machine hits all alike. */
async function measureSize(size: string): Promise<Cell[]> {
  process.stderr.write(`receiver: measuring ${size}\n`);
  const runners = await Promise.all(ids.map((candidate) => startRunner(candidate, size)));
  for (let round = 0; round <= plan.rounds; round++) {
    for (const { child, timings } of runners) {
      const timing = answer<Timing>(child);
      child.send(round === 0 ? plan.warmUp : plan.measure);
      if (round === 0) await timing;
      else timings.push(await timing);
    }
  }
  return runners.map(({ candidate, child, bytes, timings }) => {
    child.disconnect();
    const ratios = timings.map(({ ratio }) => ratio);
    const ratio = median(ratios);
    const spread = (Math.max(...ratios) - Math.min(...ratios)) / 2 / ratio;
    const floor = median(timings.map((timing) => timing.floor));
    return { candidate, size, bytes, ratio, spread, floor, time: median(timings.map((t) => t.candidate)) };
  });
}

/** Waits until the process has made sure that its candidate accepts and refuses what it should. */
async function startRunner(candidate: string, size: string): Promise<Runner> {
  const child = fork(fileURLToPath(new URL("receiver/child.ts", import.meta.url)), [candidate, size]);
  return { candidate, child, bytes: await answer<number>(child), timings: [] };
}

function answer<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const exited = (code: number | null): void => reject(new Error(`a process ended with ${code}`));
    child.once("exit", exited);
    child.once("message", (message) => {
      child.off("exit", exited);
      resolve(message as T);
    });
  });
}

function renderTable(): string {
  const columns = sizes.map(({ id }) => cells.filter(({ size }) => size === id));
  const heads = columns.map(([cell]) => `${(cell!.bytes / 1000).toFixed(1)} kB`);
  const rows = ids.map((id) => {
    const own = columns.map((column) => column.find(({ candidate }) => candidate === id)!);
    const { name, also } = candidates[id]!;
    return [name, also || "–", ...own.map(renderRatio), ...own.map(({ time }) => time.toFixed(1))];
  });
  const floors = columns.map((column) => median(column.map(({ floor }) => floor)).toFixed(1));
  const head = [
    "receiver",
    "also does",
    ...heads.map((size) => `× floor, ${size}`),
    ...heads.map((h) => `µs, ${h}`),
  ];
  const rule = head.map((_, index) => (index < 2 ? "---" : "--:"));
  return [
    `Verify + parse: time ÷ time of the floor (HMAC by \`node:crypto\`, \`timingSafeEqual\`, \`JSON.parse\`: ${floors.join(", ")} µs).`,
    [head, rule, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n"),
  ].join("\n\n");
}

function renderRatio({ ratio, spread }: Cell): string {
  return `${ratio.toFixed(2)} ±${Math.round(spread * 100)} %${spread > unsteady ? " ?" : ""}`;
}
