import { createHash } from "node:crypto";
import { readSuite, scoreContract } from "#conformance/proof/mutate/score-contract.ts";
import { type ZooKind, zoo } from "#conformance/proof/zoo/zoo.ts";
import type { LibraryCase } from "#conformance/suites/library/library-case.ts";
import { readLibraryCases } from "#conformance/suites/library/read-library-cases.ts";
import { makeDocument } from "#conformance/suites/runner/make-document.ts";
import {
  type PayloadCase,
  readReceiverCases,
  readSenderCases,
} from "#conformance/suites/runner/read-case-files.ts";
import { events } from "#generated/facts/webhook-2.3/events.js";
import type { ReceiverCase } from "#generated/types/conformance/cases-receiver.d.ts";
import { contractNames, defaultEdition, modes } from "#src/explain/contract.ts";
import { groupBy } from "#src/text/group-by.ts";
import { isObject } from "#src/text/is-object.ts";
import { must } from "#src/text/must.ts";
import { chooseNamed, readArguments } from "../shared/read-arguments.ts";

// npm run redundancy -- --seed 7 [--suite receiver]: one half of the mutants judges which sorts of cases could go;
// the other half counts the mutants that would then survive. A mutant is a mutation of a schema, a flawed implementation of the
// zoo, a writer that spoils a member, or a reader that cannot hold it.

/** A flaw, and the cases of a suite that show it. */
interface Mutant {
  readonly id: string;
  readonly killers: ReadonlySet<string>;
}

/** A case of any suite. */
type AnyCase = Pick<LibraryCase, "id" | "description">;

/** Cases that differ only by their place; of the library, those of one operation. */
interface Sort {
  readonly name: string;
  readonly cases: ReadonlySet<string>;
}

/** Other names for a kind of place. Default: the words of the description. */
const sorts: readonly (readonly [RegExp, string])[] = [
  [/^is (a number|an array|an object|a boolean|a string|a quoted \w+)$/, "has another JSON type"],
  [/^is too (large|small)$|^is a fraction$/, "is out of range"],
  [/^is (no value of the list|empty|in another case|in upper case)$|^stands between.*/, "is another name"],
  [/^every (.*?)(, further in)?$/, "every $1"],
  [/^a signed \S+$/, "is taken"],
  [/^\S+ signed with another secret$/, "is wrongly signed"],
  [/^\S+ is delivered$/, "is delivered"],
];

/** Sorts that no mutant needs, and why they stay. */
const kept: Readonly<Record<string, string>> = {
  "strict: is for updates": "the one sign that a task shows more in its update (W2.3)",
  "is taken": "each event is a sentence of its own (W6.1)",
  "is delivered": "each event is a sentence of its own (W6.1)",
  "parse: every list is empty": "what is taken is written again, whatever it is",
};

/** Least number of cases of a sort that half of the mutants can judge. */
const MANY = 10;

/** How a writer may spoil a value, by the value. */
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

/** Finds which cases kill which mutants: every mutation of the default editions, every flawed library, every spoilt member. */
async function findMutants(cases: readonly LibraryCase[]): Promise<readonly Mutant[]> {
  const ofSchemas = await Promise.all(
    contractNames.map(async (contract) => {
      const kind = contract === "webhook" ? "payload" : contract;
      const suite = await readSuite(defaultEdition(contract));
      return modes.flatMap((mode) =>
        scoreContract(mode, suite, true).map(({ id, noticedBy }) => ({
          id: `${kind} ${mode} ${id}`,
          killers: new Set(noticedBy.map((one) => `${kind}/${one}/${mode}`)),
        })),
      );
    }),
  );
  const written = cases.flatMap(({ id, request, expectation }) =>
    expectation.kind === "same-document"
      ? [[id, JSON.parse(Buffer.from(request.body, "base64").toString())] as const]
      : [],
  );
  return [...ofSchemas.flat(), ...(await findFlaws("library")), ...spoilMembers("writer", written)];
}

async function findFlaws(wanted: ZooKind): Promise<readonly Mutant[]> {
  const flaws: Mutant[] = [];
  for (const { kind, name, test } of zoo)
    if (kind === wanted) flaws.push({ id: name, killers: new Set(await test()) });
  return flaws;
}

/** Finds the mutations of the envelopes that a receiver shows by what it accepts and rejects, and members it cannot hold. */
function mutateEnvelopes(cases: readonly ReceiverCase[]): readonly Mutant[] {
  const bodies = cases.flatMap((one): readonly PayloadCase[] => {
    const { request = {}, expect } = one as { request?: { body?: object }; expect: string };
    const isBody =
      Object.keys(request).join() === "body" && isObject(request.body) && "sample" in request.body;
    return isBody
      ? [{ ...one, ...request.body, status: expect === "accepted" ? "valid" : "invalid" } as PayloadCase]
      : [];
  });
  const suite = { facts: defaultEdition("webhook"), events, cases: bodies };
  const ofSchemas = modes.flatMap((mode) =>
    scoreContract(mode, suite, true).map(({ id, noticedBy }) => ({
      id: `${mode} ${id}`,
      killers: new Set(noticedBy),
    })),
  );
  const taken = bodies.filter(({ status }) => status === "valid");
  return [
    ...ofSchemas,
    ...spoilMembers(
      "reader",
      taken.map((one) => [one.id, makeDocument(one)] as const),
    ),
  ];
}

/** The cases of a suite to sort and judge, and the mutants that judge them. */
interface Judged {
  readonly cases: readonly AnyCase[];
  readonly pattern: RegExp;
  readonly mutants: readonly Mutant[];
}

const suites: Readonly<Record<ZooKind, () => Promise<Judged>>> = {
  library: async () => {
    const cases = readLibraryCases();
    return { cases, pattern: /^[\w-]+\/derived-/, mutants: await findMutants(cases) };
  },
  receiver: async () => {
    const cases = readReceiverCases();
    const mutants = [...mutateEnvelopes(cases), ...(await findFlaws("receiver"))];
    return { cases, pattern: /^(far|takes|wrongly-signed|payload)-/, mutants };
  },
  sender: async () => ({ cases: readSenderCases(), pattern: /^send-/, mutants: await findFlaws("sender") }),
};

/** Spoils each member by name, for each sort of value that some document has there. */
function spoilMembers(
  who: "writer" | "reader",
  documents: readonly (readonly [id: string, document: unknown])[],
): readonly Mutant[] {
  const killers = new Map<string, Set<string>>();
  const look = (id: string, name: string, value: unknown): void => {
    for (const [what, isSo] of Object.entries(spoilt)) {
      const mutant = `${who}: ${what} as ${name}`;
      if (isSo(value)) killers.set(mutant, (killers.get(mutant) ?? new Set()).add(id));
    }
    for (const [key, member] of Object.entries(isObject(value) || Array.isArray(value) ? value : {}))
      look(id, Array.isArray(value) ? name : key, member);
  };
  for (const [id, document] of documents) look(id, "", document);
  return [...killers].map(([id, own]) => ({ id, killers: own }));
}

/** Sorts the cases that match by the place in their description, the largest sort first. */
function sortCases(cases: readonly AnyCase[], pattern: RegExp): readonly Sort[] {
  const matching = cases.filter(({ id }) => pattern.test(id));
  const named = groupBy(matching, ({ id, description }) => {
    const said = description.replace(/^(?:\S+: )?(?:\/\S* )?/, "");
    const [words = /$/, name = ""] = sorts.find(([one]) => one.test(said)) ?? [];
    return [id.split("/")[2] ?? [], said.replace(words, name)].flat().join(": ");
  });
  return [...named]
    .map(([name, own]) => ({ name, cases: new Set(own.map(({ id }) => id)) }))
    .sort((a, b) => b.cases.size - a.cases.size);
}

/** Counts the mutants that would survive without some cases. */
function countAlive(mutants: readonly Mutant[], isGone: (id: string) => boolean): number {
  return mutants.filter(({ killers }) => [...killers].every(isGone)).length;
}

/** Judges each sort, prints a line each, and counts what would survive in the other half. Returns whether none is redundant. */
async function judge(read: () => Promise<Judged>, seed: string): Promise<boolean> {
  const { cases, pattern, mutants: found } = await read();
  const mutants = found.filter(({ killers }) => killers.size > 0);
  const [judges = [], others = []] = [0, 1].map((half) =>
    mutants.filter(({ id }) => createHash("sha1").update(`${seed} ${id}`).digest().readUInt8() % 2 === half),
  );
  const sorted = sortCases(cases, pattern);
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
  const judged = sorted.reduce((sum, one) => sum + one.cases.size, 0);
  console.log(
    `${cases.length} cases, ${judged} of them judged, ${gone.size} redundant by ${judges.length} mutants; without them ${countAlive(others, (id) => gone.has(id))} of ${others.length} others live`,
  );
  return gone.size === 0;
}

const { values } = readArguments({
  options: { seed: { type: "string", default: "1" }, suite: { type: "string", default: "library" } },
});
const [chosen] = chooseNamed(
  Object.entries(suites).map(([name, read]) => ({ name, read })),
  [values.suite],
);
process.exitCode = (await judge(must(chosen, "suite").read, values.seed)) ? 0 : 1;
