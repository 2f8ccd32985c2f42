import { chooseNamed, readArguments } from "../checks/shared/read-arguments.ts";
import { assertDefined } from "../src/util/assert-defined.ts";
import { median, type Timing, takeMedians } from "./create-meter.ts";
import { keepRounds } from "./keep-rounds.ts";
import { buildBodies, sizes } from "./receiver/build-bodies.ts";
import { candidates } from "./receiver/candidates.ts";
import { startProcess, takeTurns } from "./start-process.ts";
import { spreadOf, writeRatio } from "./summarize.ts";
import { writeTable } from "./write-table.ts";

// Compares ways to receive a delivery: verify its signature, parse it, validate it. Run with `node bench/receiver.ts`.

/** Sums up the rounds of a candidate on a size. */
interface Cell {
  readonly bytes: number;
  /** Median of the rounds, each the time of the candidate ÷ that of the floor in the same process. */
  readonly ratio: number;
  /** As `spreadOf` gives it. */
  readonly spread: number;
  /** Microseconds for one delivery. */
  readonly floor: number;
  readonly time: number;
}

const { values: flags } = readArguments({
  options: { quick: { type: "boolean" }, only: { type: "string" } },
});
const named = Object.keys(candidates).map((name) => ({ name }));
const ids = chooseNamed(named, flags.only?.split(",") ?? []).map(({ name }) => name);
const plan = flags.quick ? { rounds: 3, warmUp: 80, measure: 25 } : { rounds: 5, warmUp: 450, measure: 150 };

const columns: Cell[][] = [];
/** By size and candidate. */
const rounds: Record<string, Record<string, readonly Timing[]>> = {};
for (const { id } of sizes) columns.push(await measureSize(id));
keepRounds(rounds);
console.log(renderTable());

/** Measures a size with a process for each candidate, which first checks that it accepts and rejects what it should. */
async function measureSize(size: string): Promise<Cell[]> {
  process.stderr.write(`receiver: measuring ${size}\n`);
  const processes = new Map(ids.map((id) => [id, startProcess("receiver/child.ts", id, size)]));
  const timings = await takeTurns<Timing>(
    processes,
    plan,
    (milliseconds) => milliseconds,
    (id, error) => {
      throw new Error(`${id}: ${error.message}`);
    },
  );
  rounds[size] = Object.fromEntries(timings);
  const bodies = buildBodies(size);
  const bytes = bodies.reduce((sum, { length }) => sum + length, 0) / bodies.length;
  return [...timings.values()].map((rounds) => {
    const { ratio, base, measured } = takeMedians(rounds);
    return { bytes, ratio, spread: spreadOf(rounds), floor: base / 1000, time: measured / 1000 };
  });
}

function renderTable(): string {
  const heads = columns.map(([cell]) => `${(assertDefined(cell, "a cell").bytes / 1000).toFixed(1)} kB`);
  const rows = ids.map((id, row) => {
    const own = columns.map((column) => assertDefined(column[row], id));
    const { name, also } = assertDefined(candidates[id], id);
    const ratios = own.map(({ ratio, spread }) => writeRatio(ratio, spread));
    return [name, also || "–", ...ratios, ...own.map(({ time }) => time.toFixed(1))];
  });
  const floors = columns.map((column) => median(column.map(({ floor }) => floor)).toFixed(1));
  const head = [
    "receiver",
    "also does",
    ...heads.map((h) => `× floor, ${h}`),
    ...heads.map((h) => `µs, ${h}`),
  ];
  return `Verify + parse: time ÷ time of the floor (HMAC by \`node:crypto\`, \`timingSafeEqual\`, \`JSON.parse\`: ${floors.join(", ")} µs).

${writeTable(head, rows, 2)}`;
}
