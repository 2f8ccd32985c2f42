/**
 * Measures `validate --ndjson` against `JSON.parse` alone of the same lines on as many threads, and two threads against
 * one: `node bench/bulk.ts [lines] [rounds]`. The rounds take turns, and the quickest counts. The lines are the sample
 * deliveries, minified, in an order that is the same on every run, the large ones more often: 1.5 kB on average.
 * Where Python can install them, orjson and jsonschema-rs judge the same lines by the published schema, yes or no.
 */

import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { installPython } from "../checks/shared/install-python.ts";
import { readCounts } from "../checks/shared/read-arguments.ts";
import { readSampleLines, writeLines } from "../checks/shared/sample-lines.ts";
import { createReadRange } from "../cli/bulk/create-read-range.ts";
import { itemAt } from "../src/text/item-at.ts";
import { readCause } from "../src/text/read-cause.ts";
import { writeTable } from "./write-table.ts";

const here = fileURLToPath(import.meta.url);
const cli = fileURLToPath(new URL("../cli/main.ts", import.meta.url));
const schema = fileURLToPath(
  new URL("../generated/json-schema/webhook-2.3/strict/delivery.schema.json", import.meta.url),
);
const venv = fileURLToPath(new URL("dist/venv", import.meta.url));
const packages = ["orjson==3.13.0", "jsonschema_rs==0.60.3"];

/** As large as the command's own. */
const SEGMENT = 2 * 1024 * 1024;
const THREADS = [1, 2];

if (!isMainThread) serveFloor();
else if (process.argv[2] === "floor") await runFloor(itemAt(process.argv, 3), Number(process.argv[4]));
else await compare(...readCounts(1_000_000, 3));

async function compare(lines = 0, rounds = 0): Promise<void> {
  const path = join(tmpdir(), `deliveries-${lines}.ndjson`);
  if (!existsSync(path)) writeDeliveries(path, lines);
  const best = new Map<string, number>();
  const python = await installPython(venv, ...packages).catch((cause) => {
    console.error(`bulk: measured without Python: ${readCause(cause).message}`);
    return undefined;
  });
  for (let round = 0; round < rounds; round++) {
    if (python !== undefined) keep(best, "python 1", time([here.replace(/ts$/, "py"), schema, path], python));
    for (const threads of THREADS) {
      const floor = time([here, "floor", path, String(threads)]);
      const validate = time([cli, "validate", "webhook", "--ndjson", path, "--jobs", String(threads)]);
      keep(best, `floor ${threads}`, floor);
      keep(best, `validate ${threads}`, validate);
    }
  }
  report(best, path, lines);
}

function keep(best: Map<string, number>, key: string, seconds: number): void {
  best.set(key, Math.min(best.get(key) ?? Number.POSITIVE_INFINITY, seconds));
}

function report(best: ReadonlyMap<string, number>, path: string, lines: number): void {
  const seconds = (name: string, threads: number): number => best.get(`${name} ${threads}`) ?? Number.NaN;
  console.log(`${lines} lines of ${(statSync(path).size / lines / 1000).toFixed(2)} kB on average:\n`);
  const rows = THREADS.map((threads) => {
    const [floor, validate] = [seconds("floor", threads), seconds("validate", threads)];
    return [threads, floor.toFixed(2), validate.toFixed(2), (validate / floor).toFixed(2)];
  });
  console.log(writeTable(["threads", "`JSON.parse`, s", "`validate --ndjson`, s", "ratio"], rows, 0));
  const faster = (slow: number): string => (slow / seconds("validate", 1)).toFixed(2);
  const two = (seconds("validate", 1) / seconds("validate", 2)).toFixed(2);
  console.log(`\nTwo threads are ${two} times as fast as one.`);
  if (best.has("python 1")) {
    const rest = `${seconds("python", 1).toFixed(2)} s: one thread here is ${faster(seconds("python", 1))} times as fast`;
    console.log(`orjson and jsonschema-rs, which say yes or no, take ${rest}.`);
  }
}

function time(args: readonly string[], program: string = process.execPath): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}: ${stderr}`);
  return (performance.now() - start) / 1000;
}

function writeDeliveries(path: string, count: number): void {
  const lines = readSampleLines();
  let random = 1;
  writeLines(path, count, () => {
    random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff;
    return itemAt(lines, (random >>> 8) % lines.length);
  });
}

/** Hands out ranges of the file to threads until none is left. */
async function runFloor(path: string, threads: number): Promise<void> {
  const size = statSync(path).size;
  let next = 0;
  const drive = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(here, { resourceLimits: { maxYoungGenerationSizeMb: 16 } });
      const feed = (): void => {
        if (next < size)
          worker.postMessage({ kind: "range", path, start: next, end: Math.min(size, next + SEGMENT) });
        else worker.terminate().then(() => resolve(), reject);
        next += SEGMENT;
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
