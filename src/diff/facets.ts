import type { Json, Length } from "../model/model.ts";
import type { Arm, ArrayArm, Check, ObjectArm, Slot, StringArm } from "./arms.ts";
import { fitsAll } from "./find-faults.ts";
import { toRegExp } from "./text-tests.ts";
import { findOthers, findTexts } from "./texts.ts";
import { longest, within, withinLength } from "./within.ts";

/** A step into a document: a member of an object, or an item of an array. */
export interface Step {
  /** Name of the member, or index of the item. */
  readonly member: string | number;
  /** Name in reports, such as `labels`, `[]` or `*`. */
  readonly words: string;
}

/** One of the conditions for all values of an arm to be values of another. */
export type Facet =
  /** Any object, while the other side lists members. */
  | { readonly kind: "loose" }
  | { readonly kind: "range" | "length" | "step" | "format" | "pattern" | "unique" | "names" }
  | { readonly kind: "missing" | "unexpected"; readonly member: string; readonly slots: Slots }
  | { readonly kind: "needs"; readonly member: string; readonly other: string }
  | { readonly kind: "check"; readonly check: Check }
  | { readonly kind: "inner"; readonly step: Step; readonly slots: Slots };

/** What a place holds on each side; undefined for a member that a side does not list. */
export type Slots = readonly [Slot | undefined, Slot | undefined];

/** For each format, those that include all of its texts. */
const wider: Readonly<Record<string, readonly string[]>> = {
  uri: ["uri-reference", "iri", "iri-reference"],
  url: ["uri", "uri-reference", "iri", "iri-reference"],
  "uri-reference": ["iri-reference"],
  "json-pointer": [],
};

/** Returns what an array holds at a place. */
export function itemAt(arm: ArrayArm, i: number): Slot {
  return arm.prefix[i] ?? arm.items;
}

/** Lists what an object holds under a name: every pattern that the name matches, or the rest. */
export function slotsFor(arm: ObjectArm, name: string): Slot[] {
  const listed = arm.fields.get(name);
  if (listed !== undefined) return [listed];
  const found = [...arm.patterns].flatMap(([pattern, slot]) => (toRegExp(pattern).test(name) ? [slot] : []));
  return found.length > 0 ? found : [arm.rest];
}

/** Lists the conditions, unless they clearly hold, for an arm to be included in another of the same JSON type. */
export function* listFacets(a: Arm, b: Arm): Generator<Facet> {
  if (a.json === "string" && b.json === "string") yield* textFacets(a, b);
  if (a.json === "number" && b.json === "number") {
    if (!within(a, b)) yield { kind: "range" };
    if (!b.steps.every((step) => isStep(a, step))) yield { kind: "step" };
  }
  if (a.json === "array" && b.json === "array") yield* arrayFacets(a, b);
  if (a.json === "object" && b.json === "object") yield* objectFacets(a, b);
  for (const check of b.checks) yield { kind: "check", check };
}

function* textFacets(a: StringArm, b: StringArm): Generator<Facet> {
  if (!withinLength(a.length, b.length) && !hasLength(a, b.length)) yield { kind: "length" };
  const has = (format: string): boolean =>
    a.formats.some((one) => one === format || wider[one]?.includes(format));
  if (!b.formats.every(has)) yield { kind: "format" };
  const isMatched = (pattern: string): boolean =>
    a.patterns.includes(pattern) || findOthers(a, pattern)?.length === 0;
  if (!b.patterns.every(isMatched)) yield { kind: "pattern" };
}

/** Checks whether the patterns alone limit a text to a length. */
function hasLength(a: StringArm, { min = 0, max }: Length): boolean {
  return a.patterns.length > 0 && findOthers(a, `^[^]{${min},${max ?? ""}}$`)?.length === 0;
}

function isStep({ steps, integer }: { steps: readonly number[]; integer: boolean }, step: number): boolean {
  return [...steps, ...(integer ? [1] : [])].some((own) => Number.isInteger(own / step));
}

function* arrayFacets(a: ArrayArm, b: ArrayArm): Generator<Facet> {
  if (!withinLength(a.length, b.length)) yield { kind: "length" };
  if (b.unique && !a.unique && longest(a.length) > 1) yield { kind: "unique" };
  const count = Math.max(a.prefix.length, b.prefix.length);
  for (let i = 0; i <= count; i += 1) {
    const isRest = i === count;
    if (longest(a.length) <= i) return;
    const slots: Slots = [itemAt(a, i), itemAt(b, i)];
    yield { kind: "inner", step: { member: i, words: isRest ? "[]" : `[${i}]` }, slots };
  }
}

function* objectFacets(a: ObjectArm, b: ObjectArm): Generator<Facet> {
  if (isLoose(a) && b.fields.size > 0) yield { kind: "loose" };
  else yield* memberFacets(a, b);
}

/** Checks whether an object may hold anything under any name. */
function isLoose({ fields, patterns, rest, checks }: ObjectArm): boolean {
  return fields.size + patterns.size + checks.length + rest.shape.parts.length === 0;
}

/** Lists the facets of two objects, member by member. */
export function* memberFacets(a: ObjectArm, b: ObjectArm): Generator<Facet> {
  if (!withinLength(sizes(a), b.length)) yield { kind: "length" };
  const inner = (name: string, ...slots: Slots): Facet => ({
    kind: "inner",
    step: { member: name, words: `.${name}` },
    slots,
  });
  for (const [name, slot] of a.fields)
    for (const other of slotsFor(b, name))
      if (!b.fields.has(name) && other.shape.arms.length === 0)
        yield { kind: "unexpected", member: name, slots: [slot, undefined] };
      else yield inner(name, slot, other);
  for (const [name, slot] of b.fields) {
    const own = a.fields.get(name);
    if (!slot.optional && own?.optional !== false)
      yield { kind: "missing", member: name, slots: [own, slot] };
    if (own === undefined) for (const one of slotsFor(a, name)) yield inner(name, one, slot);
  }
  yield* patternFacets(a, b);
  if (b.names !== undefined) yield { kind: "names" };
  for (const [member, others] of b.needs)
    for (const other of others)
      if (!a.needs.get(member)?.includes(other) && a.fields.get(other)?.optional !== false)
        yield { kind: "needs", member, other };
}

/** Lists the facets of members that neither object lists: by the patterns that their names match, and the rest. */
function* patternFacets(a: ObjectArm, b: ObjectArm): Generator<Facet> {
  const inner = (pattern: string, ...slots: Slots): Facet => ({
    kind: "inner",
    step: { member: nameFor(pattern, a, b) ?? "extra", words: `./${pattern}/` },
    slots,
  });
  for (const [pattern, slot] of b.patterns) {
    const own = a.patterns.get(pattern);
    for (const one of own === undefined ? [...a.patterns.values(), a.rest] : [own])
      yield inner(pattern, one, slot);
  }
  for (const [pattern, slot] of a.patterns) if (!b.patterns.has(pattern)) yield inner(pattern, slot, b.rest);
  yield { kind: "inner", step: { member: spareName(a, b), words: ".*" }, slots: [a.rest, b.rest] };
}

function isTaken(a: ObjectArm, b: ObjectArm): (name: string) => boolean {
  return (name) => a.fields.has(name) || b.fields.has(name);
}

/** Finds a name that matches a pattern and that neither object lists. */
export function nameFor(pattern: string, a: ObjectArm, b: ObjectArm): string | undefined {
  const taken = isTaken(a, b);
  const others = findTexts({ patterns: [pattern], length: {} });
  return (
    others.find((name) => !taken(name)) ??
    ["extra", "a", "A", "1", "a.b", "x-a", "/a", "x-extra"].find(
      (name) => toRegExp(pattern).test(name) && !taken(name),
    )
  );
}

/** Finds a name that neither object lists and, if possible, that matches none of their patterns. */
function spareName(a: ObjectArm, b: ObjectArm): string {
  const taken = isTaken(a, b);
  const patterns = [...a.patterns.keys(), ...b.patterns.keys()].map(toRegExp);
  const names = ["extra", "extra_", "Extra", "0", " ", "\u00e9", "a-b", "extra__"];
  const isFree = (name: string): boolean => !taken(name) && !patterns.some((one) => one.test(name));
  const fitting = (name: string): boolean => a.names === undefined || fitsAll(a.names.parts, name);
  return (
    names.find((name) => isFree(name) && fitting(name)) ??
    names.find(isFree) ??
    names.find((name) => !taken(name)) ??
    "extra___"
  );
}

/** Returns how many members an object may have, from those it requires and those it allows. */
function sizes({ fields, rest, patterns, length }: ObjectArm): { min: number; max: number } {
  const required = [...fields.values()].filter(({ optional }) => !optional).length;
  const most = rest.shape.arms.length === 0 && patterns.size === 0 ? fields.size : Infinity;
  return { min: Math.max(required, length.min ?? 0), max: Math.min(most, length.max ?? Infinity) };
}

/** Returns the constant of a member, or undefined if it has none. */
export function constantAt({ fields }: ObjectArm, name: string): Json | undefined {
  const slot = fields.get(name);
  const [only, ...more] = slot?.shape.arms ?? [];
  return more.length === 0 && only?.json === "values" && only.values.length === 1
    ? only.values[0]
    : undefined;
}
