import { sameJson } from "../json/same-json.ts";
import { isObject, isRecord } from "../util/is-object.ts";

/** Properties of a resource. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * What is known about a changed property. `source` says where the old value is from: from the delivery, true just before
 * the update; or from the store, true when the state was last seen. `missed`: it also changed in between.
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
  /** Date of the state, with nine digits after the second. */
  readonly date: string;
  readonly values: Values;
  /** Properties with different values in deliveries of one date. */
  readonly unsure: readonly string[];
}

/** How a delivered state compares to the stored one. */
export type Standing = "first" | "newer" | "equal" | "stale";

/** A resource as a delivery shows it. */
export interface Shown {
  readonly resource: string;
  readonly values: Values;
  /** Old values, if the delivery has any. */
  readonly before: Values | undefined;
  /** Date of the state, if it has one. */
  readonly date: string | undefined;
}

/** Properties that never count as a change: they identify a resource, date a state or only repeat the identifier. */
const ignored: readonly string[] = ["id", "updated_date", "url"];

/** Properties that are null, or contain null, in deliveries of background jobs, which do not count or show them. */
const summaries: readonly string[] = ["labels", "tasks", "jobs", "issues", "comments"];
const jobStorages: readonly string[] = ["target_storage", "source_storage"];

/** Compares a shown state with the stored one, by date. */
export function compareDates(held: State | undefined, date: string | undefined): Standing {
  if (held === undefined || date === undefined) return "first";
  if (date < held.date) return "stale";
  return date === held.date ? "equal" : "newer";
}

/** Pairs old and new values of an update; what neither the delivery nor the store can know is marked as unknown. */
export function compareStates(
  { resource, values, before }: Shown,
  held: State | undefined,
  standing: Standing,
): Record<string, PropertyChange> {
  const compare = (name: string): PropertyChange | undefined => {
    const to = own(values, name);
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
      // A delivery with old values lists its changes, without this one.
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
  // Entries define properties instead of assigning them, so `__proto__` stays a key.
  return Object.fromEntries(entries);
}

/** Returns what to store after a state. */
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
  const differing = shown.flatMap(([name, value]) => (isSame(own(held.values, name), value) ? [] : [name]));
  return { ...held, unsure: [...new Set([...held.unsure, ...differing])] };
}

/** Reads a property that an object has itself. */
export function own(values: Values, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Writes a UTC timestamp so that texts sort by time; undefined for anything else. */
export function sortableDate(text: unknown): string | undefined {
  const [, seconds, fraction = ""] =
    /^(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:[Zz]|\+00:00)$/.exec(String(text)) ?? [];
  return seconds === undefined ? undefined : `${seconds.toUpperCase()}.${fraction.padEnd(9, "0")}Z`;
}

/** Checks whether a property is really shown, and can be stored. */
function isShown(resource: string, name: string, value: unknown): boolean {
  if (isTooDeep(value)) return false;
  const isSummary = summaries.includes(name);
  if (isSummary && isRecord(value) && Object.values(value).includes(null)) return false;
  return value !== null || !(isSummary || (resource === "job" && jobStorages.includes(name)));
}

/** Maximum levels of a stored value: text that is deeper can be read, but not written again. */
const DEEPEST = 1_000;

function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isObject);
  for (let depth = 0; level.length > 0 && depth <= DEEPEST; depth++)
    level = level.flatMap((one): unknown[] => Object.values(one)).filter(isObject);
  return level.length > 0;
}

/** Compares values as deliveries write them: the same URL may come with or without the host. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || sameJson(a, b) || (isObject(a) && isObject(b) && sameJson(bare(a), bare(b)));
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
