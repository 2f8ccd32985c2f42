import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#scripts/sources/files.ts";
import { readCause } from "#src/text/read-cause.ts";
import { readCommit } from "../shared/draw.ts";
import { readArguments } from "../shared/read-arguments.ts";
import { type Flaw, findMistakes, groupFlaws, keyOf, sampleFlaws } from "./flaw.ts";
import { type Killed, killedFile } from "./killed.ts";
import { createCopy, type Planted, plant, withFlaw } from "./plant.ts";
import { proofs } from "./proofs.ts";
import { readFlaws } from "./read-flaws.ts";

// node checks/planted/run.ts [WORD…] [--part 0.1] [--seed SEED] [--jobs 1] [--missing] [--write]: plants flaws, each in one sentence and place, and
// fails where nothing notices one, or where a patch no longer applies. WORDs choose flaws by what their keys contain;
// `--missing` leaves out those that killed.json has; `--write` notes in killed.json what noticed each.

const { values, positionals } = readArguments({
  options: {
    part: { type: "string", default: "1" },
    seed: { type: "string" },
    jobs: { type: "string", default: "1" },
    write: { type: "boolean", default: false },
    missing: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const seed = values.seed ?? readCommit();
const all = readFlaws();
const noted: readonly Killed[] = JSON.parse(readFileSync(killedFile, "utf8"));
const done = new Set(values.missing ? noted.map(keyOf) : []);
const named = all.filter(
  (flaw) => positionals.every((word) => keyOf(flaw).includes(word)) && !done.has(keyOf(flaw)),
);
const chosen = sampleFlaws(named, Number(values.part), seed);
const started = performance.now();
const folder = mkdtempSync(join(tmpdir(), "planted-"));
const failures: string[] = [...findMistakes(all)];
const planted: Planted[] = [];

function say(word: string, text: string, since: number): void {
  console.log(`${word} ${text} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
}

/** Runs every proof that is asked without a flaw: what fails then proves nothing. */
async function tryUnharmed(cwd: string): Promise<void> {
  for (const [name, flaws] of Map.groupBy(chosen, ({ proof }) => proof)) {
    const since = performance.now();
    const clauses = [...new Set(flaws.map(({ clause, cases }) => cases ?? clause))];
    const failed = await proofs[name].run({ cwd, clauses });
    if (failed.length > 0) failures.push(`${name} fails without a flaw: ${failed.slice(0, 3).join("; ")}`);
    say(failed.length > 0 ? "FAILED" : "ok    ", `${name}, without a flaw`, since);
  }
}

async function work(cwd: string, waiting: (readonly Flaw[])[]): Promise<void> {
  for (let flaws = waiting.shift(); flaws !== undefined; flaws = waiting.shift()) {
    const since = performance.now();
    try {
      for (const found of await plant(cwd, flaws)) judge(found, since);
      if (values.write) note();
    } catch (cause) {
      const { message } = readCause(cause);
      failures.push(...flaws.map((flaw) => `${keyOf(flaw)}: ${message}`));
      say("FAILED", flaws.map(keyOf).join(", "), since);
    }
  }
}

/** Notes in killed.json what noticed each flaw that was planted by now; what is there of others stays. */
function note(): void {
  const known: readonly Killed[] = JSON.parse(readFileSync(killedFile, "utf8"));
  const tried = new Map(planted.map(({ flaw, killedBy }) => [keyOf(flaw), killedBy]));
  const before = new Map(known.map((one) => [keyOf(one), one]));
  const rows = all.flatMap(({ clause, sentence, place, flaw, equal }): Killed[] => {
    const row = { clause, sentence, place, flaw, ...(equal !== undefined && { equal }) };
    const killedBy = tried.get(keyOf(row))?.slice(0, 2) ?? before.get(keyOf(row))?.killedBy;
    const isRight = killedBy !== undefined && killedBy.length > 0 === (equal === undefined);
    return isRight ? [{ ...row, killedBy }] : [];
  });
  writeFileSync(killedFile, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n")}\n]\n`);
}

/** Judges what became of a flaw. */
function judge(found: Planted, since: number): void {
  const { flaw, killedBy } = found;
  planted.push(found);
  const isRight = killedBy.length > 0 === (flaw.equal === undefined);
  if (!isRight)
    failures.push(
      flaw.equal === undefined
        ? `${keyOf(flaw)}: nothing notices it (${flaw.proof})`
        : `${keyOf(flaw)}: said to be the same, and noticed by ${killedBy[0]}`,
    );
  say(isRight ? "ok    " : "ALIVE ", `${keyOf(flaw)} ← ${killedBy[0] ?? "nothing"}`, since);
}

try {
  const copies = Array.from({ length: Number(values.jobs) }, (_, i) => createCopy(join(folder, String(i))));
  const [first = ""] = copies;
  // Every patch must apply, those that are not tried this time as well.
  for (const flaw of all)
    try {
      withFlaw(projectRoot, flaw);
    } catch (cause) {
      failures.push(`${keyOf(flaw)}: ${readCause(cause).message}`);
    }
  await tryUnharmed(first);
  const waiting = [...groupFlaws(chosen)];
  await Promise.all(copies.map((cwd) => work(cwd, waiting)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const killed = planted.filter(({ killedBy }) => killedBy.length > 0).length;
say(
  "",
  `${killed} of ${planted.length} flaws noticed, of ${all.length} in the table; seed ${seed.slice(0, 12)}`,
  started,
);
for (const failure of failures) console.error(`FAILED ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
