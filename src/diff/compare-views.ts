import { groupBy } from "#scripts/model/group-by.ts";
import { formatPointer } from "../json/pointer.ts";
import {
  type Audience,
  audiences,
  type Change,
  type Diff,
  type Effect,
  effects,
  type Proof,
  type Verdict,
} from "./change.ts";
import {
  describeAlternative,
  describeChange,
  describeRule,
  type Phrases,
  valuesOf,
} from "./describe-change.ts";
import { findGaps } from "./find-gaps.ts";
import type { Gap, Pair } from "./gap.ts";
import type { Fault, View, Views } from "./read-views.ts";
import type { Slot } from "./shape.ts";
import { Witness } from "./witness.ts";

/** Documents that are tried as the proof of one gap. */
const TRIED = 60;

/** What the report calls a place that is the whole document. */
const DOCUMENT = "document";

/** Documents of one view that the other has to take, and whom it concerns if it does not. */
interface Run {
  readonly audience: Audience;
  readonly sent: View;
  readonly read: View;
  /** Whether the documents are those of the contract before. */
  readonly isOld: boolean;
}

/** A gap with the document that proves it, where one was found. */
interface Finding {
  readonly run: Run;
  readonly gap: Gap;
  readonly proof: Proof | undefined;
}

/** A contract that is read, and how the reports call it. */
export interface NamedViews {
  readonly name: string;
  readonly views: Views;
}

/** Compares two contracts that are read; see `diffContracts`. */
export function compareViews(from: NamedViews, to: NamedViews): Diff {
  const [before, after] = [from.views, to.views];
  const runs: Run[] = [
    { audience: "strict-receiver", sent: after.strict, read: before.strict, isOld: false },
    { audience: "tolerant-receiver", sent: after.strict, read: before.tolerant, isOld: false },
    { audience: "sender", sent: before.strict, read: after.strict, isOld: true },
  ];
  const findings = runs.flatMap((run) => proveGaps(run, new Witness(run.sent.fits, run.read.fits)));
  const single = [...groupBy(findings, ({ gap }) => gap.label)].map(([label, group]) =>
    changeAt(label, group),
  );
  return diffOf(from.name, to.name, [...groupBy(single, likeness).values()].map(together));
}

/** Sums up the changes; without any, every document is valid in both contracts or in neither. */
export function diffOf(from: string, to: string, changes: readonly Change[]): Diff {
  const all = worst(changes.map(({ effects }) => effects));
  return { from, to, verdict: verdictOf(all), effects: all, changes };
}

function proveGaps(run: Run, witness: Witness): Finding[] {
  const proved = new Set<string>();
  return findGaps(run.sent.shape, run.read.shape, run.read.fits).map((gap) => {
    const key = `${gap.label} ${gap.reason.kind}`;
    const proof = proved.has(key) ? undefined : prove(gap, run, witness);
    if (proof !== undefined) proved.add(key);
    return { run, gap, proof };
  });
}

/** Looks for a document that one side sends and the other refuses at this very place; both validators are asked. */
function prove(gap: Gap, { audience, sent, read }: Run, witness: Witness): Proof | undefined {
  let tried = 0;
  for (const document of witness.documents(gap)) {
    tried += 1;
    if (tried > TRIED) return undefined;
    if (read.accepts(document) || !sent.accepts(document)) continue;
    const reason =
      gap.reason.kind === "event"
        ? `there is no event "${gap.label}"`
        : nearest(read.faults(document).filter((one) => isAt(gap, one)))?.message;
    if (reason !== undefined) return { audience, validIn: sent.name, refusedBy: read.name, reason, document };
  }
  return undefined;
}

/** Picks the outermost fault: deeper ones may come from one branch of a union only. */
function nearest(faults: readonly Fault[]): Fault | undefined {
  return faults.toSorted((a, b) => a.pointer.length - b.pointer.length)[0];
}

/** Tells whether a fault is about the place of a gap, or about what lies within. */
function isAt({ reason, trail }: Gap, { pointer }: Fault): boolean {
  const steps = trail.map(({ member }) => member ?? "0");
  const isMember = reason.kind === "missing" || reason.kind === "unexpected";
  const place = formatPointer(isMember ? [...steps, reason.member] : steps);
  return pointer === place || (!isMember && pointer.startsWith(`${place}/`));
}

/** Gathers what was found at one place into a change. */
function changeAt(label: string, group: readonly Finding[]): Change {
  const [before, after] = slotsOf(group);
  const event = group.find(({ gap }) => gap.reason.kind === "event");
  const kind = kindOf(event, before, after);
  return {
    kind,
    places: [label || DOCUMENT],
    what: event === undefined ? describeChange(before, after, phrasesOf(group)) : `event ${kind}`,
    events: eventsOf(group),
    effects: effectsOf(group, kind, event !== undefined, [before, after]),
    proofs: group.flatMap(({ proof }) => proof ?? []),
  };
}

function kindOf(
  event: Finding | undefined,
  before: Slot | undefined,
  after: Slot | undefined,
): Change["kind"] {
  if (event !== undefined) return event.run.isOld ? "removed" : "added";
  if (before === undefined && after !== undefined) return "added";
  return after === undefined && before !== undefined ? "removed" : "changed";
}

function phrasesOf(group: readonly Finding[]): Phrases {
  const all = (describe: typeof describeRule): string[] => [
    ...new Set(group.flatMap(({ gap: { reason }, run: { isOld } }) => describe(reason, isOld))),
  ];
  return { alternatives: all(describeAlternative), rules: all(describeRule) };
}

/** Finds what the place held before and holds after. */
function slotsOf(group: readonly Finding[]): [Slot | undefined, Slot | undefined] {
  const { gap, run } = group[0]!;
  const [sent, read] = gap.slots;
  return run.isOld ? [sent, read] : [read, sent];
}

function eventsOf(group: readonly Finding[]): string[] {
  const events = new Set<string>();
  const seen = new Set<Pair>();
  const climb = (pair: Pair | undefined): void => {
    if (pair === undefined || seen.has(pair)) return;
    seen.add(pair);
    if (pair.event !== undefined) events.add(pair.event);
    for (const parent of pair.parents) climb(parent);
  };
  for (const { gap } of group) {
    climb(gap.pair);
    if (gap.reason.kind === "event") events.add(gap.label);
  }
  return [...events];
}

function effectsOf(
  group: readonly Finding[],
  kind: Change["kind"],
  isEvent: boolean,
  [before, after]: readonly [Slot | undefined, Slot | undefined],
): Record<Audience, Effect> {
  const of = (audience: Audience): Effect => {
    const own = group.filter(({ run, gap }) => run.audience === audience && gap.reason.kind !== "known");
    if (own.some(({ proof }) => proof !== undefined)) return "breaks";
    return own.length > 0 ? "unknown" : "none";
  };
  const tolerant = of("tolerant-receiver");
  const isNewEvent = isEvent && kind === "added";
  // A tolerant receiver reports an event that it does not know as such (W6.1); a member that code reads may not go.
  const handler: Effect = isNewEvent || kind !== "removed" ? tolerant : "breaks";
  const means = ({ shape }: Slot): string => JSON.stringify(valuesOf(shape));
  const isOther = before !== undefined && after !== undefined && means(before) !== means(after);
  return {
    "strict-receiver": of("strict-receiver"),
    "tolerant-receiver": isNewEvent ? "notices" : tolerant,
    handler: isNewEvent || (handler === "none" && isOther) ? "notices" : handler,
    sender: of("sender"),
  };
}

/** Makes a key for changes that share a line: those with the same words about a member of the same name. */
function likeness({ places, what, effects, kind }: Change): string {
  const [place = ""] = places;
  const member = what.startsWith("event ") ? "" : place.slice(Math.max(place.lastIndexOf("."), 0));
  return JSON.stringify([member, what, kind, effects]);
}

function together(group: readonly Change[]): Change {
  return {
    // Alike in its effects: the proofs of the first place stand for those of the others.
    ...group[0]!,
    places: group.flatMap(({ places }) => places),
    events: [...new Set(group.flatMap(({ events }) => events))],
  };
}

function worst(all: readonly Readonly<Record<Audience, Effect>>[]): Record<Audience, Effect> {
  const of = (audience: Audience): Effect =>
    effects.findLast((effect) => all.some((one) => one[audience] === effect)) ?? "none";
  return {
    "strict-receiver": of("strict-receiver"),
    "tolerant-receiver": of("tolerant-receiver"),
    handler: of("handler"),
    sender: of("sender"),
  };
}

/** Tells which step of a version number some effects ask for; what cannot be decided counts as a break. */
export function verdictOf(all: Readonly<Record<Audience, Effect>>): Verdict {
  const isBroken = (effect: Effect): boolean => effect === "breaks" || effect === "unknown";
  if (isBroken(all["tolerant-receiver"]) || isBroken(all.handler) || isBroken(all.sender)) return "major";
  return audiences.some((audience) => all[audience] !== "none") ? "minor" : "patch";
}
