import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#scripts/sources/files.ts";
import { must } from "#src/text/must.ts";
import { readCause } from "#src/text/read-cause.ts";
import { readCommit } from "../shared/draw.ts";
import { makeFolder } from "../shared/make-folder.ts";
import { readArguments } from "../shared/read-arguments.ts";
import { type Found, tryPart, tryParts } from "../shared/try-part.ts";
import { type Flaw, findMistakes, groupFlaws, nameFlaw, sampleFlaws } from "./flaw.ts";
import { createCopy, type Planted, plant, withFlaw } from "./plant.ts";
import { proofs } from "./proofs.ts";
import { type Killed, killedFile, readFlaws, readKilled } from "./read-flaws.ts";

// node checks/planted/run.ts [WORD…] [--part 0.1] [--seed SEED] [--jobs 1] [--missing] [--write]: plants flaws, each in one sentence and place, and
// fails if nothing notices one, or if a patch no longer applies. WORDs choose flaws by words in their keys;
// `--missing` leaves out those that killed.json has; `--write` writes to killed.json what noticed each.

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
const done = new Set(values.missing ? readKilled().map(nameFlaw) : []);
const named = all.filter(
  (flaw) => positionals.every((word) => nameFlaw(flaw).includes(word)) && !done.has(nameFlaw(flaw)),
);
const chosen = sampleFlaws(named, Number(values.part), seed);
const folder = makeFolder("planted");
const planted: Planted[] = [];

/** Runs a proof without a flaw: what already fails then proves nothing. */
async function tryUnharmed(cwd: string, name: string, flaws: readonly Flaw[]): Promise<Found> {
  const clauses = [...new Set(flaws.map(({ clause, cases }) => cases ?? clause))];
  return { failures: (await must(proofs[name], name).run({ cwd, clauses })).slice(0, 3) };
}

/** Plants flaws that one run shows, and judges the outcome of each. */
async function tryFlaws(cwd: string, flaws: readonly Flaw[]): Promise<Found> {
  const found = await plant(cwd, flaws);
  planted.push(...found);
  if (values.write) note();
  return {
    says: found.map(({ killedBy }) => killedBy[0] ?? "nothing notices it").join(", "),
    failures: found.flatMap(({ flaw, killedBy }) => {
      if (killedBy.length > 0 === (flaw.equal === undefined)) return [];
      return flaw.equal === undefined
        ? [`${nameFlaw(flaw)}: nothing notices it (${flaw.proof})`]
        : [`${nameFlaw(flaw)}: said to be the same, and noticed by ${killedBy[0]}`];
    }),
  };
}

/** Lists mistakes in the table: every patch must apply, also those that are not tried this time. */
async function tryTable(): Promise<Found> {
  const unfit = all.flatMap((flaw) => {
    try {
      withFlaw(projectRoot, flaw);
      return [];
    } catch (cause) {
      return [`${nameFlaw(flaw)}: ${readCause(cause).message}`];
    }
  });
  return { says: `${all.length} flaws`, failures: [...findMistakes(all), ...unfit] };
}

/** Writes to killed.json what noticed each flaw planted so far; entries of others stay. */
function note(): void {
  const tried = new Map(planted.map(({ flaw, killedBy }) => [nameFlaw(flaw), killedBy]));
  const before = new Map(readKilled().map((one) => [nameFlaw(one), one]));
  const rows = all.flatMap(({ clause, sentence, place, flaw, equal }): Killed[] => {
    const row = { clause, sentence, place, flaw, ...(equal !== undefined && { equal }) };
    const killedBy = tried.get(nameFlaw(row))?.slice(0, 2) ?? before.get(nameFlaw(row))?.killedBy;
    const isRight = killedBy !== undefined && killedBy.length > 0 === (equal === undefined);
    return isRight ? [{ ...row, killedBy }] : [];
  });
  writeFileSync(
    join(projectRoot, killedFile),
    `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n")}\n]\n`,
  );
}

const lanes = Number(values.jobs);
const copies = Array.from({ length: lanes }, (_, i) => createCopy(join(folder, String(i))));
const [first = ""] = copies;
await tryPart("every patch applies", tryTable);
for (const [name, flaws] of Map.groupBy(chosen, ({ proof }) => proof))
  await tryPart(`${name}, without a flaw`, () => tryUnharmed(first, name, flaws));
const inCopy = async (flaws: readonly Flaw[]): Promise<Found> => {
  const cwd = must(copies.pop(), "a copy for each lane");
  return tryFlaws(cwd, flaws).finally(() => copies.push(cwd));
};
const groups = groupFlaws(chosen).map((flaws) => [flaws.map(nameFlaw).join(", "), () => inCopy(flaws)]);
await tryParts(Object.fromEntries(groups), { lanes });
const killed = planted.filter(({ killedBy }) => killedBy.length > 0).length;
console.log(
  `${killed} of ${planted.length} flaws noticed, of ${all.length} in the table; seed ${seed.slice(0, 12)}`,
);
