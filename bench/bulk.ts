/**
 * Measures `validate --ndjson` against `JSON.parse` alone of the same lines on as many threads, and two threads against
 * one: `node bench/bulk.ts [lines] [rounds]`. The rounds take turns, and the quickest counts. The lines are the sample
 * deliveries, minified, in an order that is the same on every run, the large ones more often: 1.5 kB on average.
 */
import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readdirSync, readFileSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { createReadRange } from "../cli/bulk/create-read-range.ts";

const here = fileURLToPath(import.meta.url);
const cli = fileURLToPath(new URL("../cli/main.ts", import.meta.url));
const samples = fileURLToPath(new URL("../conformance/samples/", import.meta.url));

/** As large as the command's own. */
const SEGMENT = 1024 * 1024;
const THREADS = [1, 2];
const LARGE = 1600;
const LARGE_TIMES = 6;

if (!isMainThread) serveFloor();
else if (process.argv[2] === "floor") await runFloor(process.argv[3]!, Number(process.argv[4]));
else compare(Number(process.argv[2] ?? 1_000_000), Number(process.argv[3] ?? 3));

function compare(lines: number, rounds: number): void {
  const path = join(tmpdir(), `deliveries-${lines}.ndjson`);
  if (!existsSync(path)) writeLines(path, lines);
  const best = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    for (const threads of THREADS) {
      const floor = time([here, "floor", path, String(threads)]);
      const validate = time([cli, "validate", "webhook", "--ndjson", path, "--jobs", String(threads)]);
      for (const [name, seconds] of Object.entries({ floor, validate })) {
        const key = `${name} ${threads}`;
        best.set(key, Math.min(best.get(key) ?? Number.POSITIVE_INFINITY, seconds));
      }
    }
  }
  report(best, path, lines);
}

function report(best: ReadonlyMap<string, number>, path: string, lines: number): void {
  const seconds = (name: string, threads: number): number => best.get(`${name} ${threads}`) ?? Number.NaN;
  console.log(`${lines} lines, ${(statSync(path).size / lines / 1000).toFixed(2)} kB each`);
  for (const threads of THREADS) {
    const [floor, validate] = [seconds("floor", threads), seconds("validate", threads)];
    const ratio = (validate / floor).toFixed(2);
    console.log(
      `${threads} thread(s): JSON.parse ${floor.toFixed(2)} s, validate ${validate.toFixed(2)} s, ratio ${ratio}`,
    );
  }
  console.log(
    `two threads against one: ${(seconds("validate", 1) / seconds("validate", 2)).toFixed(2)} times as fast`,
  );
}

function time(args: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}: ${stderr}`);
  return (performance.now() - start) / 1000;
}

function writeLines(path: string, lines: number): void {
  const names = readdirSync(samples).filter((name) => name.endsWith(".json"));
  const texts = names
    .sort()
    .map((name) => JSON.stringify(JSON.parse(readFileSync(join(samples, name), "utf8"))));
  const pool = texts.flatMap((text) => Array<string>(text.length > LARGE ? LARGE_TIMES : 1).fill(text));
  const file = openSync(path, "w");
  let random = 1;
  for (let line = 0; line < lines; line++) {
    random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff;
    writeSync(file, `${pool[(random >>> 8) % pool.length]}\n`);
  }
  closeSync(file);
}

/** Hands out ranges of the file to threads until none is left. */
async function runFloor(path: string, threads: number): Promise<void> {
  const size = statSync(path).size;
  let next = 0;
  const drive = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(here, { resourceLimits: { maxYoungGenerationSizeMb: 8 } });
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
