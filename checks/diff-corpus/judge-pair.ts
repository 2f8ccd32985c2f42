import { type Audience, type Diff, isWhole } from "#src/diff/change.ts";
import { examine, planRuns } from "#src/diff/compare-contracts.ts";
import { diffContracts } from "#src/diff/diff-contracts.ts";
import { flatten } from "#src/diff/expand.ts";
import { type Fault, findFaults } from "#src/diff/find-faults.ts";
import { pickNodes } from "#src/diff/prove.ts";
import { isLibrary, PLACE, type ReadContract, readContract, readPlace } from "#src/diff/read-contract.ts";
import type { Examined } from "#src/diff/run.ts";
import type { View } from "#src/diff/view.ts";
import type { Sample } from "#src/diff/witness.ts";
import { parsePointer } from "#src/json/pointer.ts";
import { listRefs, type Node } from "#src/model/schema.ts";
import { getOrMake } from "#src/text/get-or-make.ts";
import { readCause } from "#src/text/read-cause.ts";
import { countPlaces, isOpen, type PlaceCounts } from "./count-places.ts";
import { fetchDocument, type Pair } from "./fetch-document.ts";
import { createJudge } from "./judge-proofs.ts";
import { RandomDocuments, takeFirst } from "./random-documents.ts";

/** Least number of documents that each pair of versions is tested with, including those around each compared place. */
const DOCUMENTS = 10_000;
/** Documents around one place; fewer where fewer are asked for in all. */
const AROUND = 60;
/** This many around a place are enough. */
const ENOUGH = 50;

/** What was found about a pair. */
export interface Judgement extends PlaceCounts {
  readonly seconds: number;
  readonly megabytes: number;
  readonly verdict: Diff["verdict"];
  readonly changes: number;
  readonly proofs: number;
  readonly documents: number;
  /** Compared places, and those of them around which fewer than 50 documents could be made. */
  readonly compared: number;
  readonly thin: number;
  /** Changes with an effect that is unknown. */
  readonly unknown: readonly string[];
  /** Proofs that a second validator does not confirm, and documents that refute a change called safe. */
  readonly wrong: readonly string[];
}

/** Compares the two versions, and checks the result with other programs. */
export function judgePair(before: unknown, after: unknown, count: number = DOCUMENTS): Judgement {
  const [from, to] = [
    { name: "before", document: before },
    { name: "after", document: after },
  ];
  const started = performance.now();
  const diff = diffContracts(from, to);
  const seconds = (performance.now() - started) / 1000;
  const megabytes = process.resourceUsage().maxRSS / 1024;
  const isList = isLibrary(before) && isLibrary(after);
  const [old, now] = [readContract(from, isList), readContract(to, isList)];
  const runs = planRuns(old, now).map(examine);
  const tried = runs.map((run) =>
    tryRun(run, run.run.isOld ? [old, now] : [now, old], diff, {
      all: Math.ceil(count / runs.length),
      around: Math.ceil(AROUND * Math.min(1, count / DOCUMENTS)),
    }),
  );
  return {
    seconds,
    megabytes,
    verdict: diff.verdict,
    changes: diff.changes.reduce((sum, { places }) => sum + places.length, 0),
    ...countPlaces(before, after, diff, runs, [old, now]),
    proofs: diff.changes.reduce((sum, { proofs }) => sum + proofs.length, 0),
    documents: sum(tried, "documents"),
    compared: sum(tried, "compared"),
    thin: sum(tried, "thin"),
    unknown: diff.changes
      .filter(isOpen)
      .map(({ places, what, tried = "" }) => `${places[0]}: ${what}: ${tried}`),
    wrong: tried.flatMap(({ wrong }) => wrong),
  };
}

interface Tried {
  readonly documents: number;
  readonly compared: number;
  readonly thin: number;
  readonly wrong: readonly string[];
}

function tryRun(
  examined: Examined,
  [ours, theirs]: readonly ReadContract[],
  diff: Diff,
  count: { readonly all: number; readonly around: number },
): Tried {
  const { run, entries } = examined;
  const [sends, reads] = [findJudge(run.sent, ours), findJudge(run.read, theirs)];
  const splits = ({ document, entry }: Sample): boolean => {
    const nodes = pickNodes(entries, entries.pairs.get(entry));
    return sends(nodes.ours, document) && !reads(nodes.theirs, document);
  };
  const wrong = new Set(listNoProofs(diff, run.audience, splits));
  const unwritten = listUnwritten(examined, diff);
  const judge = (sample: Sample): void => {
    if (!splits(sample)) return;
    const { theirs: node } = pickNodes(entries, entries.pairs.get(sample.entry));
    const faults = findFaults(run.read, node, sample.document);
    const isTold = ({ schema, pointer }: Fault): boolean =>
      (schema !== undefined && unwritten.has(readPlace(schema))) ||
      tells(diff, run.audience, sample.entry, {
        place: schema === undefined ? "#" : String(schema[PLACE]),
        member: parsePointer(pointer)?.at(-1),
        reach: (place, isOpen) => reachedFrom(theirs?.places.get(place), run.read, isOpen),
      });
    if (!faults.some(isTold))
      wrong.add(`${sample.entry} ${run.audience}: ${faults[0]?.message}: ${excerpt(sample.document)}`);
  };
  const around = examined.comparison.pairs.map((pair) => {
    const samples = takeFirst(examined.witness.surroundings(pair), count.around);
    samples.forEach(judge);
    return samples.length;
  });
  const random = [...randomDocuments(examined, count.all - around.reduce((total, one) => total + one, 0))];
  random.forEach(judge);
  return {
    documents: around.reduce((total, one) => total + one, random.length),
    compared: around.length,
    thin: around.filter((one) => one < ENOUGH).length,
    wrong: [...wrong].slice(0, 5),
  };
}

/** Describes the proofs for an audience that are wrong. */
function listNoProofs(
  { changes }: Diff,
  audience: Audience,
  splits: (sample: Sample) => boolean,
): readonly string[] {
  return changes.flatMap(({ places, proofs }) =>
    proofs
      .filter((one) => one.audience === audience)
      .filter(
        ({ document, event = "" }) => !splits({ document: document as Sample["document"], entry: event }),
      )
      .map(
        ({ document, reason }) => `${places[0]}: no proof for ${audience}: ${reason}: ${excerpt(document)}`,
      ),
  );
}

function excerpt(document: unknown): string {
  return JSON.stringify(document).slice(0, 300);
}

/** Lists the schemas that reject the proofs of changes where nothing is written: such a change has no place to report. */
function listUnwritten({ run, entries }: Examined, { changes }: Diff): ReadonlySet<string | undefined> {
  const proofs = changes
    .filter(({ schemas }) =>
      schemas.every(({ before, after }) => before === undefined && after === undefined),
    )
    .flatMap(({ proofs }) => proofs.filter(({ audience }) => audience === run.audience));
  const faults = proofs.flatMap(({ document, event = "" }) =>
    findFaults(run.read, pickNodes(entries, entries.pairs.get(event)).theirs, document),
  );
  return new Set(faults.map(({ schema }) => readPlace(schema)));
}

const judges = new Map<string, ReturnType<typeof createJudge>>();

/** Returns the judge of a contract in a mode: compiling it takes longer than asking it. */
function findJudge(view: View, contract: ReadContract | undefined): ReturnType<typeof createJudge> {
  return getOrMake(judges, view.name, () => createJudge(view, Object.keys(contract?.definitions ?? {})));
}

function sum(some: readonly Tried[], key: "documents" | "compared" | "thin"): number {
  return some.reduce((total, one) => total + one[key], 0);
}

/** Where a document is rejected. */
interface Refused {
  /** Schema that rejects it. */
  readonly place: string;
  readonly member: string | undefined;
  /** Lists the places that the schema at a place refers to; with `isOpen`, also those that schemas within it refer to. */
  readonly reach: (place: string, isOpen: boolean) => readonly string[];
}

/** Checks whether a change is reported as breaking at a schema, in or around it, where it refers to, or at its member. */
function tells(
  { changes }: Diff,
  audience: Audience,
  entry: string,
  { place, member, reach }: Refused,
): boolean {
  return changes.some(({ effects, schemas, events, what, places }) => {
    if (effects[audience] === "none" || effects[audience] === "notices")
      return isWhole(what) && events.includes(entry);
    // A parameter is written in a list, without its name.
    if (member !== undefined && places.includes(`${entry}.${member}`)) return true;
    const all = schemas.flatMap(({ before, after }) => [before, after]).filter((one) => one !== undefined);
    return all.some(
      (one) =>
        (member !== undefined && parsePointer(one.slice(1))?.at(-1) === member) ||
        [one, ...reach(one, effects[audience] === "unknown")].some(
          (other) => place.startsWith(other) || other.startsWith(place),
        ),
    );
  });
}

/** Lists the places of schemas that a schema consists of; with open ones also the places within them. */
function reachedFrom(node: Node | undefined, view: View, isOpen: boolean): string[] {
  const parts = node === undefined ? [] : (flatten([{ view, node }]) ?? []);
  const inner = isOpen ? parts.flatMap((part) => listRefs(part.node).map((ref) => view.target(ref))) : [];
  return [...parts.map((part) => part.node), ...inner].flatMap((one) => readPlace(one) ?? []);
}

/** Makes random documents of all kinds; a kind may have none. */
function* randomDocuments({ comparison: { begun } }: Examined, count: number): Generator<Sample> {
  const random = new RandomDocuments();
  for (let i = 0; begun.length > 0 && i < count; i += 1) {
    const { a, entry } = begun[i % begun.length]!;
    const document = random.make(a);
    if (document !== undefined) yield { document, entry };
  }
}

if (import.meta.main) {
  const [text = "", cache = "", count = ""] = process.argv.slice(2);
  const pair: Pair = JSON.parse(text);
  try {
    const [before, after] = [
      await fetchDocument(pair, pair.from, cache),
      await fetchDocument(pair, pair.to, cache),
    ];
    console.log(JSON.stringify(judgePair(before, after, Number(count || DOCUMENTS))));
  } catch (cause) {
    const { message } = readCause(cause);
    console.log(JSON.stringify({ refused: message }));
  }
}
