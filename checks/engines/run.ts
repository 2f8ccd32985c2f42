import { spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// Validates many lines in one process, with DuckDB and on a Spark cluster of two executors, one of which is killed
// half-way, and compares every verdict. Run with `npm run engines [lines]`; it needs Python 3.10 and Java 17.

const here = fileURLToPath(new URL(".", import.meta.url));
const command = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const samples = fileURLToPath(new URL("../../conformance/samples/", import.meta.url));
const options = ["validate", "webhook", "--ndjson", "--jobs", "1", "--format", "ndjson"];

/** How the lines are spread over files: the smallest is one piece for Spark, the largest many. */
const shares = [0.01, 0.29, 0.7];
const engines = [
  { name: "DuckDB", script: "duck.py", kill: [] },
  { name: "Spark", script: "spark.py", kill: [] },
  { name: "Spark, one of two executors killed", script: "spark.py", kill: ["kill"] },
];
/** One line in so many is wrong. */
const wrongEvery = 40;

/** Runs a program, and gives what it printed. */
function run(program: string, args: readonly string[], stdout: "pipe" | number = "pipe"): string {
  const stdio = ["ignore", stdout, "pipe"] as const;
  const result = spawnSync(program, args, { encoding: "utf8", stdio: [...stdio], maxBuffer: 1e8 });
  // The command ends with 1 where a document is invalid.
  if (result.status !== 0 && !(program === process.execPath && result.status === 1))
    throw new Error(`${program} ended with ${result.status}: ${result.stderr}`);
  return result.stdout ?? "";
}

/** Installs the engines where a run before has not, and gives the Python that has them. */
function installEngines(): string {
  const folder = join(tmpdir(), "annotation-contracts-engines");
  const python = join(folder, "bin/python");
  if (!existsSync(python)) run("python3", ["-m", "venv", folder]);
  run(python, ["-m", "pip", "install", "-q", "-r", join(here, "requirements.txt")]);
  return python;
}

/** Lists lines that are right, the large ones more often, and lines that are wrong in every way. */
function readLines(): { readonly right: readonly string[]; readonly wrong: readonly string[] } {
  const names = readdirSync(samples).filter((name) => name.endsWith(".json"));
  const texts = names
    .sort()
    .map((name) => JSON.stringify(JSON.parse(readFileSync(join(samples, name), "utf8"))));
  const right = texts.flatMap((text) => Array<string>(text.length > 1_600 ? 6 : 1).fill(text));
  const wrong = texts.flatMap((text) => [
    text.slice(0, -1),
    text.replace('"sender"', '"Sender"'),
    text.replace(/"event":"[^"]*"/, '"event":"close:task"'),
    "",
  ]);
  return { right, wrong };
}

function writeFiles(folder: string, count: number): string[] {
  const { right, wrong } = readLines();
  let at = 0;
  return shares.map((share, index) => {
    const path = join(folder, `deliveries-${index}.ndjson`);
    const file = openSync(path, "w");
    for (const end = at + Math.round(count * share); at < end; at++) {
      const pool = at % wrongEvery === 0 ? wrong : right;
      writeSync(file, `${pool[Math.trunc(at / wrongEvery + at) % pool.length]}\n`);
    }
    closeSync(file);
    return path;
  });
}

function time(work: () => void): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1_000;
}

const count = Number(process.argv[2] ?? 1_000_000);
const folder = mkdtempSync(join(tmpdir(), "engines-"));
const faults: string[] = [];
try {
  const python = installEngines();
  const files = writeFiles(folder, count);
  const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0);
  const alone = join(folder, "alone.ndjson");
  const piped = [process.execPath, command, ...options, "-"].join(" ");
  const size = String(Math.ceil(bytes / 10));
  console.log(`${count} lines, ${(bytes / 1e9).toFixed(2)} GB`);
  for (const { name, script, kill } of engines) {
    // Each engine is measured beside the command alone: the machine may be faster or slower a minute later.
    const single = time(() => {
      const out = openSync(alone, "w");
      run(process.execPath, [command, ...options, ...files], out);
      closeSync(out);
    });
    const table = join(folder, name);
    const { seconds, killed }: { readonly seconds: number; readonly killed: number } = JSON.parse(
      run(python, [join(here, script), files.join(), table, piped, size, ...kill]),
    );
    const told: Readonly<Record<"rows" | "lines" | "missing" | "added", number>> = JSON.parse(
      run(python, [join(here, "compare.py"), alone, table]),
    );
    console.log(
      `${name}: ${seconds.toFixed(1)} s on two cores, one process ${single.toFixed(1)} s ` +
        `(${(single / seconds / 2).toFixed(2)} of its rate a core); ` +
        `of ${told.rows} verdicts ${told.missing} missing, ${told.added} added`,
    );
    // Empty lines have no verdict; no other line is passed over.
    if (told.lines < 0.99 * count) faults.push(`only ${told.lines} of ${count} lines have a verdict`);
    if (told.missing + told.added > 0)
      faults.push(`${name} says ${told.missing + told.added} verdicts differently`);
    if (kill.length !== killed) faults.push(`${killed} executors were killed, not ${kill.length}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
