import type { Json } from "#scripts/model/model.ts";
import { isEqual } from "#scripts/schema.ts";
import type { Gap, Pair, Reason, Step } from "./gap.ts";
import { type Arm, anything, type Fits, type ObjectArm, type Shape, type Slot } from "./shape.ts";
import { holdsNumber, holdsSize, longest, within, withinLength } from "./within.ts";

interface At {
  readonly label: string;
  readonly slots: readonly [Slot | undefined, Slot | undefined];
  readonly trail: readonly Step[];
  readonly pair: Pair | undefined;
  /** Event of the envelope that is compared. */
  readonly event: string | undefined;
}

type Tag = NonNullable<ObjectArm["tag"]>;

type Pairs = Map<Arm, Map<Arm, Pair>>;

/**
 * Lists the places where a value of the first shape may be none of the second; an empty list proves that every value
 * of the first is one of the second, and so does one of kind "known" alone. `fits` checks a value by a schema of the second side.
 *
 * A pair of arms that is met again is taken to hold: its own places are listed where it was met first.
 */
export function findGaps(a: Shape, b: Shape, fits: Fits): Gap[] {
  const gaps: Gap[] = [];
  const sink: Sink = { gaps, pairs: new Map(), refused: new Map(), queue: [], fits };
  compareShapes(a, b, { label: "", slots: whole(a, b), trail: [], pair: undefined, event: undefined }, sink);
  drain(sink);
  return gaps;
}

/** Makes the slots of places that hold a shape in any case. */
function whole(a: Shape, b: Shape): At["slots"] {
  return [
    { shape: a, optional: false },
    { shape: b, optional: false },
  ];
}

interface Sink {
  readonly gaps: Gap[];
  readonly pairs: Pairs;
  /** Arms of the second side that were found not to include an arm of the first. */
  readonly refused: Map<Arm, Set<Arm>>;
  /** Comparisons of inner places that are due; outer places come first, so that the way to each is short. */
  readonly queue: (() => void)[];
  readonly fits: Fits;
}

function drain({ queue }: Sink): void {
  for (const compare of queue) compare();
}

function compareShapes(a: Shape, b: Shape, at: At, sink: Sink): void {
  const named = a.name !== undefined && a.name === b.name && !isRecord(a) && at.trail.length > 0;
  const here: At = named ? { ...at, label: a.name, slots: whole(a, b) } : at;
  const refused = a.arms.flatMap((arm) =>
    arm.json === "values"
      ? arm.values.filter((value) => !b.arms.some((other) => takes(other, value, sink.fits)))
      : [],
  );
  if (refused.length > 0) add({ kind: "values", values: refused }, here, sink);
  for (const arm of a.arms) {
    if (arm.json === "values" || isEmpty(arm)) continue;
    const others = b.arms.filter(({ json }) => json === arm.json);
    const [first] = others;
    if (arm.json === "object") {
      const objects = b.arms.filter((other) => other.json === "object");
      compareObject(arm, objects, a, here, sink);
    } else if (first === undefined) add({ kind: "type", arm }, here, sink);
    else if (others.length === 1 || !others.some((other) => isWithin(arm, other, here, sink)))
      compareArms(arm, first, here, sink);
  }
}

function later(a: Shape, b: Shape, at: At, sink: Sink): void {
  sink.queue.push(() => compareShapes(a, b, at, sink));
}

function isRecord({ arms }: Shape): boolean {
  return arms.length === 1 && arms[0]?.json === "object";
}

function add(reason: Reason, { label, slots, trail, pair }: At, { gaps }: Sink): void {
  gaps.push({ reason, label, slots, trail, pair });
}

/** Compares without a trace unless it finds no gap. */
function isWithin(arm: Arm, other: Arm, at: At, sink: Sink): boolean {
  const refused = sink.refused.get(arm) ?? new Set();
  if (refused.has(other)) return false;
  const pairs: Pairs = new Map([...sink.pairs].map(([key, row]) => [key, new Map(row)]));
  const trial: Sink = { ...sink, gaps: [], pairs, queue: [] };
  const isRefused = (): boolean => trial.gaps.some(({ reason }) => reason.kind !== "known");
  compareArms(arm, other, at, trial);
  for (const compare of trial.queue) {
    if (isRefused()) break;
    compare();
  }
  if (isRefused()) {
    // Met pairs are taken to hold: what fails with that fails in every case, and unions in unions are tried once.
    sink.refused.set(arm, refused.add(other));
    return false;
  }
  sink.gaps.push(...trial.gaps);
  for (const [key, row] of trial.pairs) sink.pairs.set(key, row);
  return true;
}

/** Finds the object that stands for another: by its tag, as the only one, as one that includes it, by its name. */
function compareObject(
  arm: ObjectArm,
  others: readonly ObjectArm[],
  { arms }: Shape,
  outer: At,
  sink: Sink,
): void {
  const isOnly = arms.filter(({ json }) => json === "object").length === 1;
  const tag = tagOf(arm, isOnly, others);
  const event = outer.trail.length === 0 ? eventOf(arm, tag) : undefined;
  const at = { ...outer, event };
  const here = event === undefined ? at : { ...at, label: event };
  const tags = others.map((other) => tagOf(other, others.length === 1, [arm]));
  const isTagged = tag !== undefined && tags.every((other) => other?.member === tag.member);
  const other = isTagged
    ? others[tags.findIndex((one) => one?.value === tag.value)]
    : others[isOnly && others.length === 1 ? 0 : -1];
  if (other !== undefined) compareArms(arm, other, here, sink);
  else if (others.length === 0) add({ kind: "type", arm }, at, sink);
  else if (isTagged) add({ kind: event === undefined ? "alternative" : "event", arm }, here, sink);
  else if (others.some((one) => isWithin(arm, one, at, sink))) return;
  else {
    const same = others.find(({ name }) => name !== undefined && name === arm.name);
    if (same === undefined) add({ kind: "alternative", arm }, at, sink);
    else compareArms(arm, same, at, sink);
  }
}

/** Finds the tag of an object; one that has no neighbours gets that of the other side, if such a constant is always there. */
function tagOf(arm: ObjectArm, isOnly: boolean, others: readonly ObjectArm[]): Tag | undefined {
  const member = others[0]?.tag?.member;
  if (arm.tag !== undefined || !isOnly || member === undefined) return arm.tag;
  const slot = arm.fields.get(member);
  const [constant] = slot?.optional === false && slot.shape.arms.length === 1 ? slot.shape.arms : [];
  const [value, ...more] = constant?.json === "values" ? constant.values : [];
  return typeof value === "string" && more.length === 0 ? { member, value } : undefined;
}

/** Names the event of an envelope, which has its tag in any case. */
function eventOf({ fields }: ObjectArm, tag: Tag | undefined): string | undefined {
  return tag !== undefined && fields.get(tag.member)?.optional === false ? tag.value : undefined;
}

function compareArms(a: Arm, b: Arm, at: At, sink: Sink): void {
  const pair = enter(a, b, at, sink);
  if (pair === undefined) return;
  const inside: At = { ...at, pair };
  const differs = (kind: "range" | "length" | "residual"): void =>
    add({ kind, arm: a, other: b }, inside, sink);
  if (![...b.residual].every((text) => a.residual.has(text))) differs("residual");
  if (a.json === "string" && b.json === "string" && !withinLength(a.length, b.length)) differs("length");
  if (a.json === "string" && b.json === "string" && isOtherVocabulary(a.known, b.known))
    add({ kind: "known" }, inside, sink);
  if (a.json === "number" && b.json === "number" && !within(a, b)) differs("range");
  if (a.json === "array" && b.json === "array") {
    if (!withinLength(a.length, b.length)) differs("length");
    const items = {
      label: `${at.label}[]`,
      slots: whole(a.items, b.items),
      trail: [...at.trail, { arm: a }],
    };
    if (longest(a.length) > 0) later(a.items, b.items, { ...inside, ...items }, sink);
  }
  if (a.json === "object" && b.json === "object") {
    if (!withinLength(sizes(a), b.length)) differs("length");
    if (isLoose(a) && b.fields.size > 0) add({ kind: "loose", other: b }, inside, sink);
    else compareMembers(a, b, inside, sink);
  }
}

function isOtherVocabulary(a: readonly string[], b: readonly string[]): boolean {
  return a.length > 0 && b.length > 0 && !isEqual(a, b);
}

/** Notes a pair of arms; undefined where it was met before. */
function enter(a: Arm, b: Arm, at: At, { pairs }: Sink): Pair | undefined {
  const row = pairs.get(a) ?? new Map<Arm, Pair>();
  pairs.set(a, row);
  const known = row.get(b);
  if (known !== undefined) {
    if (at.pair !== undefined) known.parents.add(at.pair);
    return undefined;
  }
  const event = at.trail.length === 0 ? at.event : undefined;
  const pair: Pair = { parents: new Set(at.pair === undefined ? [] : [at.pair]), event };
  row.set(b, pair);
  return pair;
}

/** Tells whether an object may hold anything under any name. */
function isLoose({ fields, rest }: ObjectArm): boolean {
  return fields.size === 0 && rest === anything;
}

/** Tells how many members an object has, by what it must and may list. */
function sizes({ fields, rest, length }: ObjectArm): { min: number; max: number } {
  const required = [...fields.values()].filter(({ optional }) => !optional).length;
  const most = rest.arms.length === 0 ? fields.size : Infinity;
  return { min: Math.max(required, length.min ?? 0), max: Math.min(most, length.max ?? Infinity) };
}

function compareMembers(a: ObjectArm, b: ObjectArm, at: At, sink: Sink): void {
  const isSame = a.name !== undefined && a.name === b.name;
  const owner =
    isSame && !at.trail.every(({ member }) => member === undefined) ? a.name : at.label || a.name || "";
  const inside = (member: string, ours?: Slot, theirs?: Slot): At => ({
    ...at,
    label: owner === "" ? member : `${owner}.${member}`,
    slots: [ours, theirs],
    trail: [...at.trail, { arm: a, member }],
  });
  for (const [member, slot] of a.fields) {
    if (slot.shape.arms.every(isEmpty)) continue;
    const other = b.fields.get(member);
    if (other === undefined && b.rest.arms.length === 0)
      add({ kind: "unexpected", arm: a, member }, { ...inside(member, slot), trail: at.trail }, sink);
    else later(slot.shape, other?.shape ?? b.rest, inside(member, slot, other), sink);
  }
  for (const [member, slot] of b.fields) {
    const own = a.fields.get(member);
    if (!slot.optional && own?.optional !== false)
      add({ kind: "missing", arm: a, member }, { ...inside(member, own, slot), trail: at.trail }, sink);
    if (own === undefined) later(a.rest, slot.shape, inside(member, undefined, slot), sink);
  }
  if (a.rest.arms.length > 0) later(a.rest, b.rest, { ...inside(spare(a, b)), label: `${owner}.*` }, sink);
}

/** Finds a name that neither object lists. */
function spare(a: ObjectArm, b: ObjectArm): string {
  const isTaken = (name: string): boolean => a.fields.has(name) || b.fields.has(name);
  let name = "extra";
  while (isTaken(name)) name = `${name}_`;
  return name;
}

/** Tells whether an arm takes a value; of arrays and objects, only where it lists them. */
function takes(arm: Arm, value: Json, fits: Fits): boolean {
  return holds(arm, value) && arm.checks.every((check) => fits(check, value));
}

function holds(arm: Arm, value: Json): boolean {
  if (arm.json === "values") return arm.values.some((one) => isEqual(one, value));
  if (arm.json === "string") return typeof value === "string" && holdsSize(arm.length, [...value].length);
  return arm.json === "number" && typeof value === "number" && holdsNumber(arm, value);
}

/** Tells whether no value is one of an arm; records that hold themselves in every way are taken to have some. */
function isEmpty(arm: Arm): boolean {
  switch (arm.json) {
    case "values":
      return arm.values.length === 0;
    case "array":
      return (arm.length.min ?? 0) > longest(arm.length);
    case "object":
      return [...arm.fields.values()].some(({ shape, optional }) => !optional && shape.arms.length === 0);
    default:
      return false;
  }
}
