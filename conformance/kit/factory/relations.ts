import { sameJson } from "#src/json/same-json.ts";
import { isRecord } from "#src/util/is-object.ts";
import { writeMember } from "#src/util/read-member.ts";
import type { Random } from "../../suites/runner/shuffle.ts";
import { shuffle } from "../../suites/runner/shuffle.ts";
import type { Members } from "./create-value.ts";
import { pickInteger } from "./texts.ts";

/** An object with members that must agree. */
interface Fitting {
  readonly object: Members;
  /** Members that must stay as they are. */
  readonly given: Members;
  readonly random: Random;
  /** Creates another value for the place that the steps lead to. */
  readonly create: (...steps: readonly string[]) => unknown;
}

/** How to make objects keep the rules that a valid delivery may break (`deliveryRules`). */
export interface Relation {
  readonly rules: readonly string[];
  readonly settle: (fitting: Fitting) => void;
}

/** The relations, one a row. The rule about secrets needs none: the strict schema has no such member. */
export const relations: readonly Relation[] = [
  { rules: ["url-id"], settle: endAddressInIdentifier },
  { rules: ["date-order"], settle: (fitting) => putInOrder(fitting, "created_date", "updated_date", toTime) },
  { rules: ["frame-order"], settle: (fitting) => putInOrder(fitting, "start_frame", "stop_frame", Number) },
  { rules: ["event-repeated"], settle: nameEventsOnce },
  { rules: ["scope"], settle: fitScope },
  { rules: ["before-update-empty", "before-update-equal", "before-update-foreign"], settle: changeSomething },
];

/** Tries to find another value; every schema has many. */
const TRIES = 100;

function endAddressInIdentifier({ object, given }: Fitting): void {
  const { url, id } = object;
  if (typeof url !== "string" || typeof id !== "number") return;
  const [, end] = /\/(-?\d+)\/?$/.exec(url) ?? [];
  if (given.url === undefined) object.url = `${url.slice(0, url.lastIndexOf("/"))}/${id}`;
  else if (given.id === undefined && end !== undefined) object.id = Number(end);
}

function toTime(value: unknown): number {
  return Date.parse(String(value));
}

/** Swaps two members that are in the wrong order; where one of them must stay, the other becomes equal to it. */
function putInOrder(
  { object, given }: Fitting,
  ...[first, last, measure]: readonly [string, string, (value: unknown) => number]
): void {
  if (!(Object.hasOwn(object, first) && Object.hasOwn(object, last))) return;
  if (measure(object[first]) <= measure(object[last])) return;
  const [before, after] = [object[first], object[last]];
  if (given[first] === undefined) object[first] = after;
  if (given[last] === undefined) object[last] = before;
}

function nameEventsOnce({ object, given }: Fitting): void {
  if (Array.isArray(object.events) && given.events === undefined) object.events = [...new Set(object.events)];
}

const scopes: readonly unknown[] = ["project", "organization"];

/** A webhook of a project names a project, and one of an organization names an organization and no project (W-scope). */
function fitScope({ object, given, random }: Fitting): void {
  if (!Object.hasOwn(object, "events") || !scopes.includes(object.type)) return;
  const wantsOrganization = given.project === null || typeof given.organization === "number";
  if (given.type === undefined && typeof given.project === "number") object.type = "project";
  else if (given.type === undefined && wantsOrganization) object.type = "organization";
  const scope = String(object.type);
  object[scope] ??= given[scope] === null ? null : pickInteger(1, 9_999, random);
  if (scope === "organization" && given.project === undefined) object.project = null;
}

/** An update changes at least one member of its resource, and has the old value of each (W6.3). */
function changeSomething({ object, given, random, create }: Fitting): void {
  if (!Object.hasOwn(object, "before_update")) return;
  const name = String(object.event).replace(/^update:/, "");
  const resource = object[name];
  // Overrides may leave it out.
  if (!isRecord(resource)) return;
  const wanted = given.before_update as Members | undefined;
  object.before_update =
    wanted === undefined
      ? createOldValues(resource, random, (key) => create("before_update", key))
      : keep(object.before_update as Members, Object.keys(wanted));
  const before = object.before_update as Members;
  const kept = given[name] ?? {};
  for (const key of Object.keys(before)) {
    const isSettled = Object.hasOwn(resource, key) && !sameJson(before[key], resource[key]);
    if (!isSettled && !Object.hasOwn(kept, key))
      writeMember(
        resource,
        key,
        createOther(before[key], () => create(name, key)),
      );
  }
}

function keep(object: Members, keys: readonly string[]): Members {
  return Object.fromEntries(Object.entries(object).filter(([key]) => keys.includes(key)));
}

/** Chooses some members, except those that identify a resource, and creates another value of each. */
function createOldValues(resource: Members, random: Random, create: (key: string) => unknown): Members {
  const changeable = Object.keys(resource).filter((key) => key !== "id" && key !== "url");
  const keys = shuffle(changeable.length === 0 ? Object.keys(resource) : changeable, random);
  const changed = keys.slice(0, pickInteger(1, Math.min(4, keys.length), random));
  return Object.fromEntries(changed.map((key) => [key, createOther(resource[key], () => create(key))]));
}

function createOther(value: unknown, create: () => unknown): unknown {
  for (let left = TRIES; left > 0; left -= 1) {
    const other = create();
    if (!sameJson(other, value)) return other;
  }
  throw new Error(`cannot create another value than ${JSON.stringify(value)}`);
}
