/**
 * Measures the built `validate --ndjson` against `JSON.parse` alone for the same lines on as many threads, and two threads against
 * one: for a file, and for the extra time to read it four times, which excludes the start of threads. Run with
 * `node bench/bulk.ts [lines] [rounds]`. The parts of a round take turns, and each ratio is from one round; the median counts, and
 * the range of the rounds is shown. The lines are the sample deliveries, minified and as the platform writes them (spaces
 * after separators, ASCII with escapes), in the same order on every run; large ones are more frequent.
 * If Python can install them, orjson with jsonschema-rs, and msgspec, validate the same lines by the published schema, yes or no.
 */

import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { installPython } from "../checks/shared/install-python.ts";
import { readCounts } from "../checks/shared/read-arguments.ts";
import { readSampleLines, writeLines } from "../checks/shared/sample-lines.ts";
import { createReadRange } from "../cli/bulk/create-read-range.ts";
import { respell } from "../src/json/respell.ts";
import { readErrorDetails } from "../src/util/error-details.ts";
import { itemAt } from "../src/util/item-at.ts";
import { median } from "./create-meter.ts";
import { keepRounds } from "./keep-rounds.ts";
import { writeTable } from "./write-table.ts";

const here = import.meta.filename;
const cli = join(import.meta.dirname, "../dist/cli/main.js");
const schema = join(import.meta.dirname, "../generated/json-schema/webhook-2.3/strict/delivery.schema.json");
const venv = join(import.meta.dirname, "dist/venv");
const packages = ["orjson==3.13.0", "jsonschema_rs==0.60.3", "msgspec==0.22.0"];
/** Validators in Python, by their names in `bulk.py`. */
const judges: Readonly<Record<string, string>> = {
  jsonschema_rs: "orjson and jsonschema-rs",
  msgspec:
    "msgspec alone, quicker than with orjson, which takes any character of an address and any offset of a date",
};

/** As large as the command's own. */
const SEGMENT = 2 * 1024 * 1024;
const THREADS = [1, 2];

/** How a delivery is written to a line. */
const forms: Readonly<Record<string, (line: string) => string>> = {
  minified: (line) => line,
  // As Python's `json.dumps` does.
  "as the platform writes them": (line) => respell(line, { layout: "python", strings: "ascii" }),
};

if (!isMainThread) serveFloor();
else if (process.argv[2] === "floor") await runFloor(process.argv.slice(4), Number(process.argv[3]));
else await compare(...readCounts(400_000, 3));

/** Seconds that one round measured, by name and threads, such as `floor 2`. */
type Round = ReadonlyMap<string, number>;

async function compare(lines = 0, rounds = 0): Promise<void> {
  const python = await installPython(venv, ...packages).catch((cause) => {
    console.error(`bulk: measured without Python: ${readErrorDetails(cause).message}`);
    return undefined;
  });
  const kept: Record<string, readonly object[]> = {};
  for (const [form, write] of Object.entries(forms)) {
    const path = join(tmpdir(), `deliveries-${lines}-${form.replaceAll(" ", "-")}.ndjson`);
    if (!existsSync(path)) writeDeliveries(path, lines, write);
    const all = Array.from({ length: rounds }, () => measureRound(path, python));
    console.log(
      `${lines} lines, ${form}, of ${(statSync(path).size / lines / 1000).toFixed(2)} kB on average:\n`,
    );
    report(all);
    kept[form] = all.map((round) => Object.fromEntries(round));
  }
  keepRounds(kept);
}

function measureRound(path: string, python: string | undefined): Round {
  const round = new Map<string, number>();
  if (python !== undefined)
    for (const judge of Object.keys(judges))
      round.set(judge, time([here.replace(/ts$/, "py"), judge, schema, path], python));
  for (const threads of THREADS) {
    for (const [longer, paths] of Object.entries({ "": [path], " longer": Array<string>(4).fill(path) })) {
      round.set(`floor ${threads}${longer}`, time([here, "floor", String(threads), ...paths]));
      const validate = [cli, "validate", "webhook", "--ndjson", ...paths, "--jobs", String(threads)];
      round.set(`validate ${threads}${longer}`, time(validate));
    }
  }
  return round;
}

function report(rounds: readonly Round[]): void {
  const seconds = (name: string): readonly number[] => rounds.map((round) => round.get(name) ?? Number.NaN);
  const ratio = (a: string, b: string): string =>
    spread(rounds.map((one) => Number(one.get(a)) / Number(one.get(b))));
  const beyond = (name: string, one: Round): number =>
    Number(one.get(`${name} longer`)) - Number(one.get(name));
  const further = (name: string): string =>
    spread(rounds.map((one) => beyond(`${name} 1`, one) / beyond(`${name} 2`, one)));
  const rows = THREADS.map((threads) => [
    threads,
    seconds(`floor ${threads}`)
      .map((one) => one.toFixed(2))
      .join(", "),
    seconds(`validate ${threads}`)
      .map((one) => one.toFixed(2))
      .join(", "),
    ratio(`validate ${threads}`, `floor ${threads}`),
  ]);
  const head = ["threads", "`JSON.parse`, s, by round", "`validate --ndjson`, s, by round", "ratio"];
  console.log(writeTable(head, rows, 0));
  console.log(
    `\nTwo threads are ${ratio("validate 1", "validate 2")} times as fast as one, \`JSON.parse\` alone ${ratio("floor 1", "floor 2")} times.`,
  );
  console.log(
    `Without their start, over three times as many lines more: ${further("validate")} times, \`JSON.parse\` ${further("floor")} times.`,
  );
  for (const [judge, name] of Object.entries(judges))
    if (rounds.some((round) => round.has(judge)))
      console.log(`${name}, yes or no: ${ratio(judge, "validate 1")} times as long as one thread here.`);
  console.log();
}

/** Writes the median of some ratios, with their range. */
function spread(ratios: readonly number[]): string {
  const [least, most] = [Math.min(...ratios).toFixed(2), Math.max(...ratios).toFixed(2)];
  return `${median(ratios).toFixed(2)} (${least}–${most})`;
}

function time(args: readonly string[], program: string = process.execPath): number {
  const start = performance.now();
  // The floor is TypeScript: it is compiled once, so that it starts like the command.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache") };
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8", env });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}: ${stderr}`);
  return (performance.now() - start) / 1000;
}

function writeDeliveries(path: string, count: number, write: (line: string) => string): void {
  const lines = readSampleLines().map(write);
  let random = 1;
  writeLines(path, count, () => {
    random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff;
    return itemAt(lines, (random >>> 8) % lines.length);
  });
}

/** Distributes ranges of the files to threads until none is left. */
async function runFloor(paths: readonly string[], threads: number): Promise<void> {
  const tasks = paths.flatMap((path) => {
    const size = statSync(path).size;
    return Array.from({ length: Math.ceil(size / SEGMENT) }, (_, i) => {
      return { kind: "range", path, start: i * SEGMENT, end: Math.min(size, (i + 1) * SEGMENT) };
    });
  });
  const drive = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(here, { resourceLimits: { maxYoungGenerationSizeMb: 16 } });
      const feed = (): void => {
        const task = tasks.shift();
        if (task !== undefined) worker.postMessage(task);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on("online", feed).on("message", feed).on("error", reject);
    });
  await Promise.all(Array.from({ length: threads }, drive));
}

/** Parses the lines of the ranges, and does nothing else. */
function serveFloor(): void {
  const readRange = createReadRange(Number.POSITIVE_INFINITY);
  parentPort?.on("message", (task) => {
    const { bytes, at, end } = readRange(task);
    for (let from = at; from < end; ) {
      const newline = bytes.indexOf(0x0a, from);
      const to = newline < 0 || newline > end ? end : newline;
      JSON.parse(bytes.toString("utf8", from, to));
      from = to + 1;
    }
    parentPort?.postMessage("done");
  });
}
