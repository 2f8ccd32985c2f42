import type { Range } from "#scripts/model/model.ts";
import type { Reason } from "./gap.ts";
import { listSome } from "./list-some.ts";
import type { Arm, Shape, Slot } from "./shape.ts";

/** Levels of a type that are written out. */
const DEPTH = 3;

/** Says in words what a shape holds, such as `list of Label` or `integer or null`. */
export function describeShape(shape: Shape, depth = 0): string {
  if (isAnything(shape)) return "anything";
  if (shape.name !== undefined) return shape.name;
  if (shape.of !== undefined) return `${describeShape(shape.of, depth)} or null`;
  const parts = shape.arms.filter((arm) => !isNull(arm)).map((arm) => describeArm(arm, depth));
  if (shape.arms.some(isNull)) parts.push("null");
  return parts.length === 0 ? "nothing" : [...new Set(parts)].join(" or ");
}

function describeArm(arm: Arm, depth: number): string {
  if (arm.json === "values") return listValues(arm.values.filter((value) => value !== null));
  if (arm.json === "string") return arm.format || "string";
  if (arm.json === "number") return arm.integer ? "integer" : "number";
  if (arm.json === "array") return depth > DEPTH ? "list" : `list of ${describeShape(arm.items, depth + 1)}`;
  if (arm.name !== undefined) return arm.name;
  if (isAnything(arm.rest) && arm.fields.size === 0) return "any object";
  return arm.fields.size > 0 || depth > DEPTH ? "object" : `map of ${describeShape(arm.rest, depth + 1)}`;
}

function isAnything({ arms }: Shape): boolean {
  return arms.length > 4 && arms.every(({ residual }) => residual.size === 0);
}

function isNull(arm: Arm): boolean {
  return arm.json === "values" && arm.values.every((value) => value === null);
}

function listValues(values: readonly unknown[]): string {
  if (values.length === 2 && values.every((value) => typeof value === "boolean")) return "boolean";
  return listSome(values.map((value) => JSON.stringify(value)));
}

/**
 * Says what changed at a place, by what it held before and holds after; a member that is not listed holds nothing.
 *
 * `alternatives` are phrases about objects that it may hold as well, `rules` those about what its type does not say.
 */
export function describeChange(
  before: Slot | undefined,
  after: Slot | undefined,
  { alternatives = [], rules = [] }: Phrases = {},
): string {
  if (before === undefined) {
    if (after === undefined) return "changed";
    return `added: ${describeShape(after.shape)}, ${after.optional ? "optional" : "always there"}`;
  }
  if (after === undefined) return `removed, was ${before.optional ? "optional" : "always there"}`;
  const phrases = [...alternatives];
  const [old, now] = [valuesOf(before.shape), valuesOf(after.shape)];
  const gained = now.filter((value) => !old.includes(value));
  const lost = old.filter((value) => !now.includes(value));
  const both = old.length > 0 && now.length > 0;
  if (both && gained.length > 0) phrases.push(`values added: ${listValues(gained)}`);
  if (both && lost.length > 0) phrases.push(`values removed: ${listValues(lost)}`);
  const isSameName = before.shape.name !== undefined && before.shape.name === after.shape.name;
  const [type, wasNull] = withoutNull(before.shape, isSameName);
  const [newType, isNullNow] = withoutNull(after.shape, isSameName);
  if (type !== newType && phrases.length === 0) phrases.push(`${type} becomes ${newType}`);
  if (type === newType) phrases.push(...rules);
  if (!wasNull && isNullNow) phrases.push("may be null");
  if (wasNull && !isNullNow) phrases.push("is never null");
  if (before.optional && !after.optional) phrases.push("is always there");
  if (!before.optional && after.optional) phrases.push("may be missing");
  return phrases.length === 0 ? `${describeShape(after.shape)} changed` : phrases.join("; ");
}

/** Phrases about a place, besides its types. */
export interface Phrases {
  readonly alternatives?: readonly string[];
  readonly rules?: readonly string[];
}

/** Names an object that a place may hold as well, or no longer. */
export function describeAlternative(reason: Reason, isOld: boolean): string[] {
  return reason.kind === "alternative"
    ? [`${isOld ? "is no longer" : "may be"} ${reason.arm.name ?? "another object"}`]
    : [];
}

/** Says what a gap is about where types do not show it: bounds, or a keyword that no type stands for. */
export function describeRule(reason: Reason, isOld: boolean): string[] {
  if (!("other" in reason) || reason.kind === "loose") return [];
  const [before, after] = isOld ? [reason.arm, reason.other] : [reason.other, reason.arm];
  if (reason.kind === "range" || reason.kind === "length") {
    const [old, now] = [boundsOf(before, reason.kind), boundsOf(after, reason.kind)];
    return old === now ? [] : [`${reason.kind} ${old} becomes ${now}`];
  }
  const [old, now] = [rulesOf(before), rulesOf(after)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key));
  return changed.map((key) => `${key} ${old.has(key) ? (now.has(key) ? "changed" : "dropped") : "added"}`);
}

function boundsOf(arm: Arm, kind: "range" | "length"): string {
  if (arm.json === "values") return "any";
  const bounds: Range = arm.json === "number" ? arm.range : kind === "length" ? arm.length : {};
  const { min = -Infinity, max = Infinity, above, below } = bounds;
  const low = above ?? (Number.isFinite(min) ? min : undefined);
  const high = below ?? (Number.isFinite(max) ? max : undefined);
  if (low === undefined && high === undefined) return "any";
  const least = low === undefined ? [] : [`${above === undefined ? "≥" : ">"} ${low}`];
  return [...least, ...(high === undefined ? [] : [`${below === undefined ? "≤" : "<"} ${high}`])].join(
    " and ",
  );
}

function rulesOf({ checks }: Arm): ReadonlyMap<string, string> {
  return new Map(
    checks.flatMap((check) => Object.entries(check)).map(([key, value]) => [key, JSON.stringify(value)]),
  );
}

function withoutNull(shape: Shape, isSpelledOut: boolean): [text: string, isNullable: boolean] {
  if (shape.of !== undefined) return [describeShape(shape.of), true];
  if (isAnything(shape) || (shape.name !== undefined && !isSpelledOut)) return [describeShape(shape), false];
  const parts = shape.arms.filter((arm) => !isNull(arm)).map((arm) => describeArm(arm, 0));
  return [[...new Set(parts)].join(" or "), shape.arms.some(isNull)];
}

/** Lists the texts that a place knows by name: those of a vocabulary, closed or open. */
export function valuesOf({ arms }: Shape): readonly unknown[] {
  return arms.flatMap((arm) => {
    if (arm.json === "string") return arm.known;
    return arm.json === "values" ? arm.values.filter((value) => typeof value === "string") : [];
  });
}
