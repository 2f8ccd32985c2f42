import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { modes } from "#src/explain/contract.ts";
import { groupBy } from "#src/model/group-by.ts";
import { isObject } from "#src/text/is-object.ts";
import type { LibraryCase } from "../suites/library/library-case.ts";
import { readLibraryCases } from "../suites/library/read-library-cases.ts";
import { scoreRasterInfo } from "./score-raster-info.ts";
import { scoreWebhook } from "./score-webhook.ts";
import { zoo } from "./zoo/zoo.ts";

// npm run redundancy -- --seed 7: one half of the mutants judges which sorts of derived library cases could go; the other
// half counts the mutants that would then live. A mutant is a mutation of a schema, a flawed library of the zoo, or a
// writer that spoils a member.

/** Something wrong, and the cases of the library suite that show it. */
interface Mutant {
  readonly id: string;
  readonly killers: ReadonlySet<string>;
}

/** Derived cases of one operation that differ by their place alone. */
interface Sort {
  readonly name: string;
  readonly cases: ReadonlySet<string>;
}

/** Ways to say one thing of a place, by what it is called here. Default: as the description says it. */
const sorts: readonly (readonly [RegExp, string])[] = [
  [/^is (a number|an array|an object|a boolean|a string|a quoted \w+)$/, "has another JSON type"],
  [/^is too (large|small)$|^is a fraction$/, "is out of range"],
  [/^is (no value of the list|empty|in another case|in upper case)$|^stands between.*/, "is another name"],
  [/^every (.*?)(, further in)?$/, "every $1"],
];

/** Sorts that no mutant needs, and why they stay. */
const kept: Readonly<Record<string, string>> = {
  "strict: is for updates": "the one sign that a task shows more in its update (W2.3)",
  "parse: every list is empty": "what is taken is written again, whatever it is",
};

/** Cases of a sort from which on half of the mutants can judge it. */
const MANY = 10;

/** What a writer may spoil, by the value. */
const spoilt: Readonly<Record<string, (value: unknown) => boolean>> = {
  zero: (value) => value === 0,
  "a fraction": (value) => typeof value === "number" && !Number.isInteger(value),
  "a negative number": (value) => typeof value === "number" && value < 0,
  "a large number": (value) => typeof value === "number" && value >= 2 ** 31,
  "an empty text": (value) => value === "",
  "a long text": (value) => typeof value === "string" && value.length > 255,
  "an odd text": (value) => typeof value === "string" && /[^ -~]/.test(value),
  "an empty list": (value) => Array.isArray(value) && value.length === 0,
  "a long list": (value) => Array.isArray(value) && value.length > 100,
  "an empty object": (value) => isObject(value) && Object.keys(value).length === 0,
  "an unknown member": (value) => isObject(value) && Object.hasOwn(value, "x-note"),
};

/** Finds who kills what: every mutation of the default editions, every flawed library, every spoilt member. */
async function findMutants(cases: readonly LibraryCase[]): Promise<readonly Mutant[]> {
  const ofSchemas = modes.flatMap((mode) =>
    Object.entries({ payload: scoreWebhook, "raster-info": scoreRasterInfo }).flatMap(([kind, score]) =>
      score(mode, undefined, { isWhole: true }).map(({ id, noticedBy }) => ({
        id: `${kind} ${mode} ${id}`,
        killers: new Set(noticedBy.map((one) => `${kind}/${one}/${mode}`)),
      })),
    ),
  );
  const flaws: Mutant[] = [];
  for (const { kind, name, test } of zoo)
    if (kind === "library") flaws.push({ id: name, killers: new Set(await test()) });
  return [...ofSchemas, ...flaws, ...spoilMembers(cases)].filter(({ killers }) => killers.size > 0);
}

/** Spoils each member by name, for each sort of value that some case has there. */
function spoilMembers(cases: readonly LibraryCase[]): readonly Mutant[] {
  const killers = new Map<string, Set<string>>();
  const look = (id: string, name: string, value: unknown): void => {
    for (const [what, isSo] of Object.entries(spoilt)) {
      const mutant = `writer: ${what} as ${name}`;
      if (isSo(value)) killers.set(mutant, (killers.get(mutant) ?? new Set()).add(id));
    }
    for (const [key, member] of Object.entries(isObject(value) || Array.isArray(value) ? value : {}))
      look(id, Array.isArray(value) ? name : key, member);
  };
  for (const { id, request, expectation } of cases)
    if (expectation.kind === "same-document")
      look(id, "", JSON.parse(Buffer.from(request.body, "base64").toString()));
  return [...killers].map(([id, own]) => ({ id, killers: own }));
}

/** Sorts the derived cases by what their description says of their place, the largest sort first. */
function sortCases(cases: readonly LibraryCase[]): readonly Sort[] {
  const derived = cases.filter(({ id }) => /^[\w-]+\/derived-/.test(id));
  const named = groupBy(derived, ({ id, description }) => {
    const said = description.replace(/^(?:\S+: )?(?:\/\S* )?/, "");
    const [pattern = /$/, name = ""] = sorts.find(([one]) => one.test(said)) ?? [];
    return `${id.split("/").at(-1)}: ${said.replace(pattern, name)}`;
  });
  return [...named]
    .map(([name, own]) => ({ name, cases: new Set(own.map(({ id }) => id)) }))
    .sort((a, b) => b.cases.size - a.cases.size);
}

/** Counts the mutants that live where nothing but some cases would kill them. */
function countAlive(mutants: readonly Mutant[], isGone: (id: string) => boolean): number {
  return mutants.filter(({ killers }) => [...killers].every(isGone)).length;
}

/** Judges each sort, prints a line each, and counts what would live in the other half; tells whether none is redundant. */
async function judge(seed: string): Promise<boolean> {
  const cases = readLibraryCases();
  const mutants = await findMutants(cases);
  const [judges = [], others = []] = [0, 1].map((half) =>
    mutants.filter(({ id }) => createHash("sha1").update(`${seed} ${id}`).digest().readUInt8() % 2 === half),
  );
  const sorted = sortCases(cases);
  const gone = new Set<string>();
  console.log("cases, mutants that no other sort kills, sort");
  for (const { name, cases: own } of sorted) {
    const only = countAlive(mutants, (id) => own.has(id));
    const isNeeded =
      countAlive(judges, (id) => own.has(id) || gone.has(id)) > countAlive(judges, (id) => gone.has(id));
    const reason = own.size < MANY ? "few" : kept[name];
    if (!isNeeded && reason === undefined) for (const id of own) gone.add(id);
    const verdict = isNeeded ? "" : `: ${reason ?? "redundant"}`;
    console.log(`${String(own.size).padStart(5)} ${String(only).padStart(6)}  ${name}${verdict}`);
  }
  const derived = sorted.reduce((sum, one) => sum + one.cases.size, 0);
  console.log(
    `${cases.length} cases, ${derived} of them derived, ${gone.size} redundant by ${judges.length} mutants; without them ${countAlive(others, (id) => gone.has(id))} of ${others.length} others live`,
  );
  return gone.size === 0;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { seed: { type: "string", default: "1" } } });
  process.exitCode = (await judge(values.seed)) ? 0 : 1;
}
