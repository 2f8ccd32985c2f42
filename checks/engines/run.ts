import { statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { itemAt } from "../../src/text/item-at.ts";
import { installPython } from "../shared/install-python.ts";
import { makeFolder } from "../shared/make-folder.ts";
import { readCounts } from "../shared/read-arguments.ts";
import { runCommand } from "../shared/run-command.ts";
import { readSampleLines, writeLines } from "../shared/sample-lines.ts";
import { type Found, tryParts } from "../shared/try-part.ts";

// Validates many lines in one process, with DuckDB and on a Spark cluster of two executors, one of them killed
// half-way, and compares every verdict. Run with `npm run engines [lines]`; it needs Python 3.10 and Java 17.

const here = import.meta.dirname;
const main = join(here, "../../dist/cli/main.js");
const options = "validate webhook --ndjson --jobs 1 --format ndjson --failing -";
const command = `${process.execPath} ${main} ${options}`;

/** How the lines are spread over files: the smallest is one piece for Spark, the largest many. */
const shares = [0.01, 0.29, 0.7];
const engines = ["DuckDB", "Spark", "Spark, one of two executors killed"];
/** Bytes of a range, the default. */
const LARGEST = 256 * 1024 * 1024;
/** One line in this many is wrong. */
const wrongEvery = 40;

/** Writes the files: right lines, the large ones more often, and lines that are wrong in every way. */
function writeFiles(folder: string, count: number): string[] {
  const right = readSampleLines();
  const wrong = [...new Set(right)].flatMap((text) => [
    text.slice(0, -1),
    text.replace('"sender"', '"Sender"'),
    text.replace(/"event":"[^"]*"/, '"event":"close:task"'),
    "",
  ]);
  let at = 0;
  return shares.map((share, index) => {
    const path = join(folder, `deliveries-${index}.ndjson`);
    writeLines(path, Math.round(count * share), () => {
      const pool = at % wrongEvery === 0 ? wrong : right;
      const line = itemAt(pool, Math.trunc(at / wrongEvery + at) % pool.length);
      at += 1;
      return line;
    });
    return path;
  });
}

/** Elapsed seconds and seconds of processor time. */
interface Taken {
  readonly seconds: number;
  readonly processor: number;
}

const [count = 0] = readCounts(1_000_000);
const folder = makeFolder("engines");
const python = await installPython(
  join(tmpdir(), "annotation-contracts-engines"),
  ...["-r", join(here, "requirements.txt")],
);
const files = writeFiles(folder, count);
const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0);
// An executor is killed half-way, which takes more than one range.
const size = String(Math.min(LARGEST, Math.ceil(bytes / 10)));
const run = async (program: string, ...args: readonly string[]) =>
  JSON.parse(await runCommand(python, [join(here, program), ...args], { timeout: 0 }));
const measure = (way: string, out: string): Promise<readonly [first: Taken, second: Taken]> =>
  run("measure.py", way, files.join(), out, command, size);
const tryEngine = async (engine: string): Promise<Found> => {
  const [alone, table] = [join(folder, "alone.ndjson"), join(folder, engine)];
  // Each engine is measured beside the command alone: the machine may be faster or slower a minute later.
  const single = await measure("alone", alone);
  const taken = await measure(engine, table);
  const { rows, lines, missing, added }: Readonly<Record<"rows" | "lines" | "missing" | "added", number>> =
    await run("compare.py", alone, table);
  for (const [round, name] of ["first", "second"].entries())
    console.log(`       the ${name} time ${compare(itemAt(taken, round), itemAt(single, round))}`);
  return {
    says: `of ${rows} rows ${missing} missing, ${added} added`,
    failures: [
      // One in four of the wrong lines is empty.
      ...(lines < (0.74 * count) / wrongEvery ? [`only ${lines} lines were found to be wrong`] : []),
      ...(missing + added > 0 ? [`${missing + added} verdicts are others`] : []),
    ],
  };
};
console.log(`${count} lines, ${(bytes / 1e9).toFixed(2)} GB`);
await tryParts(Object.fromEntries(engines.map((engine) => [engine, () => tryEngine(engine)])));

/** Describes the speed of an engine on each of two cores, beside the command alone on one. */
function compare(engine: Taken, alone: Taken): string {
  const write = ({ seconds, processor }: Taken): string =>
    `${seconds.toFixed(1)} s (${processor.toFixed(1)})`;
  const byClock = (alone.seconds / engine.seconds / 2).toFixed(2);
  const byProcessor = (alone.processor / engine.processor).toFixed(2);
  return (
    `${write(engine)}, the command alone ${write(alone)}: ` +
    `${byClock} of its rate for each core by the clock, ${byProcessor} by processor time, which is in brackets`
  );
}
