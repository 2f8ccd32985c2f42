import { memory as facts } from "#generated/contracts/delivery.memory.js";
import { sameJson } from "../json/same-json.ts";
import { isObject, isRecord } from "../util/is-object.ts";

/** Members of a resource. */
export type Members = Readonly<Record<string, unknown>>;

/**
 * What is known about a changed member. `source` says where the old value is from: from the delivery, true just before
 * the update; or from the memory, true when the state was last seen. `missed`: it also changed in between.
 */
export type MemberChange<T = unknown> =
  | {
      readonly known: true;
      readonly from: T | undefined;
      readonly to: T | undefined;
      readonly source: "delivery" | "memory";
      readonly missed?: true;
    }
  | { readonly known: false; readonly to: T };

/** What a memory knows about a resource. */
export interface Remembered {
  /** Date of the state, with nine digits after the second. */
  readonly date: string;
  readonly members: Members;
  /** Members with different values in deliveries of one date. */
  readonly unsure: readonly string[];
}

/** How a delivered state compares to the remembered one. */
export type Standing = "first" | "newer" | "equal" | "stale";

/** A resource as a delivery shows it. */
interface Shown {
  readonly resource: string;
  readonly members: Members;
  /** Old values, if the delivery has any. */
  readonly before: Members | undefined;
}

/** Compares values as deliveries write them: the same address may come with or without the host. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || sameJson(a, b) || (isObject(a) && isObject(b) && sameJson(bare(a), bare(b)));
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!isObject(value)) return value;
  // Entries define members instead of assigning them, so `__proto__` stays a key.
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === facts.address ? toPath(one) : bare(one)]),
  );
}

function toPath(value: unknown): unknown {
  return typeof value === "string" ? value.replace(/^https?:\/\/[^/]+/i, "") : value;
}

/** Most levels of a value that is remembered: text that is deeper can be read, but not written again. */
const DEEPEST = 1_000;

/** Checks whether a value has more levels than can be remembered. */
function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isObject);
  for (let depth = 0; level.length > 0 && depth <= DEEPEST; depth++)
    level = level.flatMap((one): unknown[] => Object.values(one)).filter(isObject);
  return level.length > 0;
}

/**
 * Checks whether a member of a resource is really shown, and can be remembered: some deliveries leave out counts and lists
 * by null.
 */
function isShown(resource: string, member: string, value: unknown): boolean {
  if (isTooDeep(value)) return false;
  const isSummary = facts.sparse["*"]?.includes(member) ?? false;
  if (isSummary && isRecord(value) && Object.values(value).includes(null)) return false;
  return value !== null || !(isSummary || facts.sparse[resource]?.includes(member));
}

/** Pairs old and new values of an update; what neither the delivery nor the memory can know is marked as unknown. */
export function compareStates(
  { resource, members, before }: Shown,
  { held, standing }: { held: Remembered | undefined; standing: Standing },
): Record<string, MemberChange> {
  const isKept = (name: string): boolean =>
    ![facts.identity, facts.date, facts.address].includes(name) && isShown(resource, name, members[name]);
  const names = new Set([...Object.keys(members), ...Object.keys(before ?? {})].filter(isKept));
  const entries = [...names].flatMap((name): [string, MemberChange][] => {
    const to = own(members, name);
    const remembers = held !== undefined && Object.hasOwn(held.members, name) && !held.unsure.includes(name);
    const isNewer = standing === "newer" && remembers;
    if (before !== undefined && Object.hasOwn(before, name)) {
      const from = before[name];
      if (!isShown(resource, name, from) || isSame(from, to)) return [];
      const missed = isNewer && !isSame(held.members[name], from);
      return [[name, { known: true, from, to, source: "delivery", ...(missed && { missed }) }]];
    }
    if (isNewer) {
      const from = held.members[name];
      if (isSame(from, to)) return [];
      // The delivery lists its changes, without this one.
      return [
        [name, { known: true, from, to, source: "memory", ...(before !== undefined && { missed: true }) }],
      ];
    }
    if (before !== undefined || (standing === "equal" && remembers && isSame(held.members[name], to)))
      return [];
    return [[name, { known: false, to }]];
  });
  return Object.fromEntries(entries);
}

/** Returns what to remember after a state. */
export function remember(
  { resource, members }: Pick<Shown, "resource" | "members">,
  { held, standing, date }: { held: Remembered | undefined; standing: Standing; date: string },
): Remembered {
  const shown = Object.entries(members).filter(([name, value]) => isShown(resource, name, value));
  if (held === undefined || standing === "first")
    return { date, members: Object.fromEntries(shown), unsure: [] };
  if (standing === "stale") return held;
  if (standing === "newer") {
    const names = new Set(shown.map(([name]) => name));
    return {
      date,
      members: { ...held.members, ...Object.fromEntries(shown) },
      unsure: held.unsure.filter((name) => !names.has(name)),
    };
  }
  const differing = shown.flatMap(([name, value]) => (isSame(own(held.members, name), value) ? [] : [name]));
  return { ...held, unsure: [...new Set([...held.unsure, ...differing])] };
}

function own(members: Members, name: string): unknown {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

/** Writes a UTC timestamp so that texts sort by time; undefined for anything else. */
export function sortableDate(text: unknown): string | undefined {
  const [, seconds, fraction = ""] =
    /^(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:[Zz]|\+00:00)$/.exec(String(text)) ?? [];
  return seconds === undefined ? undefined : `${seconds.toUpperCase()}.${fraction.padEnd(9, "0")}Z`;
}
