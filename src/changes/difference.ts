import type { Issue, Job, Project, Task } from "../generated/webhook/latest.ts";
import { sameJson } from "../json/same-json.ts";
import { isObject, isRecord } from "../util/is-object.ts";
import { readOwnProperty } from "../util/read-property.ts";

/** Properties of a resource. */
type Values = Readonly<Record<string, unknown>>;

/**
 * A changed property. The old value comes from the delivery (the value just before the update) or from the store (the
 * value last seen); `source` says which. `missed` means that the value also changed in between.
 */
export type PropertyChange<T = unknown> =
  | {
      readonly known: true;
      readonly from: T | undefined;
      readonly to: T | undefined;
      readonly source: "delivery" | "store";
      readonly missed?: true;
    }
  | { readonly known: false; readonly to: T };

/** The stored state of a resource. */
export interface State {
  /** Date of the state, with nine fractional digits. */
  readonly date: string;
  readonly values: Values;
  /** Properties whose values differ between deliveries with the same date. */
  readonly unsure: readonly string[];
}

/** How a delivered state compares to the stored one. */
export type Standing = "first" | "newer" | "equal" | "stale";

/** A resource in a delivery. */
export interface Shown {
  readonly resource: string;
  readonly values: Values;
  /** Old values, if the delivery has any. */
  readonly before: Values | undefined;
  /** Date of the state, if it has one. */
  readonly date: string | undefined;
}

/** Properties that never count as changes: the identifier and URL of the resource, and the date of the state. */
const ignored: readonly string[] = ["id", "updated_date", "url"];

/** Properties that are null, or contain null, only because a background job sent the delivery. */
const summaries: readonly string[] = ["labels", "tasks", "jobs", "issues", "comments"] satisfies readonly (
  | keyof Project
  | keyof Task
  | keyof Job
  | keyof Issue
)[];
const jobStorages: readonly string[] = ["target_storage", "source_storage"] satisfies readonly (keyof Job)[];

/** Compares a delivered state with the stored one by date. */
export function compareDates(held: State | undefined, date: string | undefined): Standing {
  if (held === undefined || date === undefined) return "first";
  if (date < held.date) return "stale";
  return date === held.date ? "equal" : "newer";
}

/**
 * Pairs the old and new values of an update. An old value that neither the delivery nor the store has is marked as
 * unknown.
 */
export function compareStates(
  { resource, values, before }: Shown,
  held: State | undefined,
  standing: Standing,
): Record<string, PropertyChange> {
  const compare = (name: string): PropertyChange | undefined => {
    const to = readOwnProperty(values, name);
    const isHeld = held !== undefined && Object.hasOwn(held.values, name) && !held.unsure.includes(name);
    const stored = isHeld ? held.values[name] : undefined;
    const isNewer = standing === "newer" && isHeld;
    if (before !== undefined && Object.hasOwn(before, name)) {
      const from = before[name];
      if (!isShown(resource, name, from) || isSame(from, to)) return undefined;
      const missed = isNewer && !isSame(stored, from);
      return { known: true, from, to, source: "delivery", ...(missed && { missed }) };
    }
    if (isNewer) {
      if (isSame(stored, to)) return undefined;
      // A delivery with old values lists all its changes, and this property is not among them.
      return {
        known: true,
        from: stored,
        to,
        source: "store",
        ...(before !== undefined && { missed: true }),
      };
    }
    const isKnown = before !== undefined || (standing === "equal" && isHeld && isSame(stored, to));
    return isKnown ? undefined : { known: false, to };
  };
  const names = new Set([...Object.keys(values), ...Object.keys(before ?? {})]);
  const entries = [...names]
    .filter((name) => !ignored.includes(name) && isShown(resource, name, values[name]))
    .flatMap((name): [string, PropertyChange][] => {
      const change = compare(name);
      return change === undefined ? [] : [[name, change]];
    });
  // `fromEntries` defines properties instead of assigning them, so `__proto__` stays an ordinary key.
  return Object.fromEntries(entries);
}

/** Returns the state to store next. */
export function mergeStates(
  { resource, values }: Shown,
  held: State | undefined,
  { standing, date }: { readonly standing: Standing; readonly date: string },
): State {
  const shown = Object.entries(values).filter(([name, value]) => isShown(resource, name, value));
  if (held === undefined || standing === "first")
    return { date, values: Object.fromEntries(shown), unsure: [] };
  if (standing === "stale") return held;
  if (standing === "newer") {
    const names = new Set(shown.map(([name]) => name));
    return {
      date,
      values: { ...held.values, ...Object.fromEntries(shown) },
      unsure: held.unsure.filter((name) => !names.has(name)),
    };
  }
  const differing = shown.flatMap(([name, value]) =>
    isSame(readOwnProperty(held.values, name), value) ? [] : [name],
  );
  return { ...held, unsure: [...new Set([...held.unsure, ...differing])] };
}

/** Checks whether a delivery contains the actual value of a property and the store can hold it. */
function isShown(resource: string, name: string, value: unknown): boolean {
  if (isTooDeep(value)) return false;
  const isSummary = summaries.includes(name);
  if (isSummary && isRecord(value) && Object.values(value).includes(null)) return false;
  return value !== null || !(isSummary || (resource === "job" && jobStorages.includes(name)));
}

/** Maximum depth of a stored value. Deeper JSON can be parsed but not serialized. */
const DEEPEST = 1_000;

function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isObject);
  for (let depth = 0; level.length > 0 && depth <= DEEPEST; depth++)
    level = level.flatMap((one): unknown[] => Object.values(one)).filter(isObject);
  return level.length > 0;
}

/** Compares two values of deliveries. The same URL may appear with or without its host. */
function isSame(a: unknown, b: unknown): boolean {
  return sameJson(a, b) || (isObject(a) && isObject(b) && sameJson(bare(a), bare(b)));
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === "url" ? toPath(one) : bare(one)]),
  );
}

function toPath(value: unknown): unknown {
  return typeof value === "string" ? value.replace(/^https?:\/\/[^/]+/i, "") : value;
}
