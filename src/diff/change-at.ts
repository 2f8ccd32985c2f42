import { type Audience, audiences, type Change, type Effect, isWhole } from "./change.ts";
import {
  describeAlternative,
  describeChange,
  describeRule,
  describeSlot,
  type Held,
} from "./describe-change.ts";
import type { Gap, Pair } from "./gap.ts";
import { ELSEWHERE } from "./read-contract.ts";
import type { Finding, Run } from "./run.ts";

/** What the report calls the whole document. */
const DOCUMENT = "document";

/** Describes how two contracts differ at the places of a gap. */
export function findingsAt(
  gap: Gap,
  { audience, isOld }: Run,
  found: Pick<Finding, "proof" | "tried">,
): Finding[] {
  const { reason, pair } = gap;
  const facet = reason.kind === "facet" ? reason.facet : undefined;
  const shared = {
    audience,
    isOld,
    rule: facet === undefined ? reason.kind : facet.kind === "check" ? facet.check.keyword : facet.kind,
    alternatives: describeAlternative(reason, isOld),
    phrases: describeRule(reason, isOld),
    ...(reason.kind === "whole" && { noun: reason.noun }),
    events: listEvents(pair),
    sites: [...pair.sites],
    ...(reason.kind === "contradiction" && { contradiction: reason.place ?? "its top" }),
    ...found,
  };
  return gap.sites.map(({ label, slots }) => {
    const [sent, read] = slots.map((slot) => slot && describeSlot(slot));
    return { ...shared, label, held: isOld ? [sent, read] : [read, sent] };
  });
}

/** Lists the events with documents that contain a pair. */
function listEvents(start: Pair): string[] {
  const events = new Set<string>();
  const seen = new Set([start]);
  for (const pair of seen) {
    if (pair.entry) events.add(pair.entry);
    for (const one of pair.others) events.add(one);
    for (const parent of pair.parents) seen.add(parent);
  }
  return [...events];
}

/** Makes a key of the places that a finding is about, before and after. */
export function placeKey({ rule, label, held: [before, after] }: Finding): string {
  return `${rule === "whole" ? label : ""} ${before?.place ?? ""} ${after?.place ?? ""}`;
}

/** Gathers what was found at one place into a change. */
export function changeAt(group: readonly Finding[]): Change {
  const [before, after] = (group.find(({ held }) => !held.includes(undefined)) ?? group[0]!).held;
  const whole = group.find(({ noun }) => noun !== undefined);
  const kind = nameKind(whole, before, after);
  const all = <Item>(list: (finding: Finding) => readonly Item[]): Item[] => [
    ...new Set(group.flatMap(list)),
  ];
  const [from, to] = [before?.place, after?.place];
  return {
    kind,
    places: [pickLabel(group) || DOCUMENT],
    schemas: [{ ...(from !== undefined && { before: from }), ...(to !== undefined && { after: to }) }],
    reach: Math.max(1, all(({ sites }) => sites).length),
    what:
      whole === undefined
        ? describeChange({
            label: pickLabel(group),
            held: [before, after],
            alternatives: all(({ alternatives }) => alternatives),
            rules: all(({ phrases }) => phrases),
          })
        : `${whole.noun} ${kind}`,
    events: all(({ events }) => events),
    effects: rateEffects(group, kind, whole !== undefined, [before, after]),
    proofs: audiences.flatMap(
      (audience) => group.find(({ proof }) => proof?.audience === audience)?.proof ?? [],
    ),
    ...describeAttempts(group),
  };
}

/** Picks the shortest label of a place, which is that of its definition if it has one. */
function pickLabel(group: readonly Finding[]): string {
  const [label = ""] = group.map(({ label }) => label).toSorted((a, b) => a.length - b.length);
  return label;
}

/** Says what was tried for an effect that stays unknown. */
function describeAttempts(group: readonly Finding[]): Pick<Change, "tried"> {
  const open = group.filter(({ proof, rule, audience }) => {
    const isProved = group.some((one) => one.audience === audience && one.proof !== undefined);
    return proof === undefined && rule !== "known" && !isProved;
  });
  if (open.length === 0) return {};
  const [place] = open.flatMap(({ contradiction }) => contradiction ?? []);
  if (place !== undefined)
    return { tried: `no document can be valid: the schema at ${place} contradicts itself` };
  const rules = [...new Set(open.map(({ rule }) => (rule === ELSEWHERE ? "other documents" : rule)))].join(
    ", ",
  );
  const count = open.reduce((sum, { tried }) => sum + tried, 0);
  const shown =
    count === 0 ? "no document could be made to try" : `none of ${count} documents shows a difference`;
  return { tried: `no rule decides ${rules}, and ${shown}` };
}

function nameKind(
  whole: Finding | undefined,
  before: Held | undefined,
  after: Held | undefined,
): Change["kind"] {
  if (whole !== undefined) return whole.isOld ? "removed" : "added";
  if (before === undefined && after !== undefined) return "added";
  return after === undefined && before !== undefined ? "removed" : "changed";
}

function rateEffects(
  group: readonly Finding[],
  kind: Change["kind"],
  isAll: boolean,
  [before, after]: readonly [Held | undefined, Held | undefined],
): Record<Audience, Effect> {
  const of = (audience: Audience): Effect => {
    const own = group.filter((one) => one.audience === audience && one.rule !== "known");
    if (own.some(({ proof }) => proof !== undefined)) return "breaks";
    return own.length > 0 ? "unknown" : "none";
  };
  const tolerant = of("tolerant-receiver");
  const isNew = isAll && kind === "added";
  // A tolerant receiver reports an unknown event as such (W6.1); a member that code reads must not disappear.
  const handler: Effect = isNew || kind !== "removed" ? tolerant : "breaks";
  const means = ({ values }: Held): string => JSON.stringify(values);
  const isOther = before !== undefined && after !== undefined && means(before) !== means(after);
  return {
    "strict-receiver": of("strict-receiver"),
    "tolerant-receiver": isNew ? "notices" : tolerant,
    handler: isNew || (handler === "none" && isOther) ? "notices" : handler,
    sender: of("sender"),
  };
}

/** Makes a key for changes that share a line: they say the same about a member of the same name. */
export function likeness({ places, what, effects, kind }: Change): string {
  const [place = ""] = places;
  const member = isWhole(what) ? "" : place.slice(Math.max(place.lastIndexOf("."), 0));
  return JSON.stringify([member, what, kind, effects]);
}

/** Joins several changes into one line. */
export function together(group: readonly Change[]): Change {
  return {
    // The effects are alike, so the proofs of the first place stand for the others.
    ...group[0]!,
    places: group.flatMap(({ places }) => places),
    schemas: group.flatMap(({ schemas }) => schemas),
    reach: group.reduce((sum, { reach }) => sum + reach, 0),
    events: [...new Set(group.flatMap(({ events }) => events))],
  };
}
