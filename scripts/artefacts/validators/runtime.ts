// Bundled into every generated validator, hence small. A module checks one value at a time, hence the module's state.
import type { ValidationError } from "../../hub/types/validation-error.ts";

/** Checks a value, lists what is wrong in `found`, and returns how many entries it added. */
export type Check = (value: unknown) => number;

/** An entry of `found`: an error, or a deferred check (recursion.ts). */
export interface Found {
  path: string;
  readonly received: unknown;
  readonly code?: ValidationError["code"];
  readonly expected?: ValidationError["expected"];
  readonly check?: Check;
  readonly level?: number;
}

/** Most errors that are listed. */
const MAX_ERRORS = 100;

/** More members than a branch of a union names. */
const MAX_MEMBERS = 1e6;

/** What the current validation has found so far. */
export let found: Found[] = [];
let errors = 0;

/** Runs a check from the start and lists what is wrong: nothing if the value is valid. */
export function run(check: (value: unknown) => void, value: unknown): readonly ValidationError[] {
  found = [];
  errors = 0;
  check(value);
  return found as ValidationError[];
}

type Expected = ValidationError["expected"];

// A function for each code keeps calls short, so that engines inline the callers. It is also called for a missing member of
// a partial, so nothing is created before that is known.

/** Lists an error: a value has a type that is not allowed, or is missing. */
export function fail(path: string, expected: Expected, received: unknown, partial?: boolean): void {
  if (!partial || received !== undefined)
    report(path, expected, received, received === undefined ? "required" : "type");
}

/** Lists an error: an integer is out of range. */
export function failRange(path: string, expected: Expected, received: unknown, partial?: boolean): void {
  if (Number.isInteger(received)) report(path, expected, received, "range");
  else fail(path, expected, received, partial);
}

/** Lists an error: a string does not have the format. */
export function failFormat(path: string, expected: Expected, received: unknown, partial?: boolean): void {
  if (typeof received === "string") report(path, expected, received, "format");
  else fail(path, expected, received, partial);
}

/** Lists an error: a string is none of the words. */
export function failValue(path: string, expected: Expected, received: unknown, partial?: boolean): void {
  if (typeof received === "string") report(path, expected, received, "value");
  else fail(path, expected, received, partial);
}

/** Lists an error: a string does not have the length. */
export function failLength(path: string, expected: Expected, received: unknown, partial?: boolean): void {
  if (typeof received === "string") report(path, expected, received, "length");
  else fail(path, expected, received, partial);
}

/** Lists an error, unless the list is full. */
export function report(
  path: string,
  expected: ValidationError["expected"],
  received: unknown,
  code: ValidationError["code"],
): void {
  if (errors++ < MAX_ERRORS) found.push({ code, path, expected, received });
}

/** Prepends a path to the last `entries` entries, at least one: those that a nested check has just added. */
export function prefix(entries: number, path: string): void {
  for (const entry of found.slice(-entries)) entry.path = path + entry.path;
}

/** Lists the members of an object that are not among the known names. */
export function unexpected(value: Readonly<Record<string, unknown>>, known: readonly string[]): void {
  for (const key in value) {
    if (errors > MAX_ERRORS) return;
    if (!known.includes(key) && Object.hasOwn(value, key))
      report(pointer(key), known, value[key], "unexpected");
  }
}

/** Lists the members of `before` that are neither known by name nor members of `resource` (W6.3, W-foreign). */
export function strangers(before: unknown, resource: unknown, path: string, known: readonly string[]): void {
  if (!isObject(before) || !isObject(resource)) return;
  for (const [key, member] of Object.entries(before)) {
    if (errors > MAX_ERRORS) return;
    if (Object.hasOwn(resource, key) || known.includes(key)) continue;
    report(path + pointer(key), Object.keys(resource).slice(0, MAX_ERRORS), member, "unexpected");
  }
}

/** Checks a value against the branch of a union that `tag` names, else against each; if all fail, lists the errors of the likeliest one. */
export function choose(
  value: Record<string, unknown>,
  tag: string | null,
  branches: readonly (readonly [name: string | null, known: readonly string[], check: Check])[],
): number {
  const named = tag === null ? undefined : branches.find(([name]) => value[tag] === name);
  if (named !== undefined) return named[2](value);
  const start = found.length;
  const before = errors;
  let likeliest: Found[] = [];
  let most = -1;
  let all = before;
  for (const [, known, check] of branches) {
    errors = before;
    check(value);
    const entries = found.splice(start);
    // A branch that has only deferred checks may still match, but one that already matches comes first.
    const isLater = errors === before;
    if (isLater && entries.length === 0) return 0;
    const score = countOwn(value, known) + (isLater ? MAX_MEMBERS : 0);
    if (score > most) [most, likeliest, all] = [score, entries, errors];
  }
  errors = all;
  return found.push(...likeliest) - start;
}

/** Checks a value by the check that a member names; an unknown name is an error of its own. */
export function byTag(
  tag: string,
  checks: ReadonlyMap<unknown, (value: unknown) => void>,
  value: unknown,
): void {
  const name = isObject(value) ? value[tag] : undefined;
  const check = checks.get(name);
  if (check !== undefined) check(value);
  else if (!isObject(value)) fail("", "object", value);
  else if (typeof name !== "string") fail(`/${tag}`, "string", name);
  else report(`/${tag}`, [...checks.keys()] as string[], name, "unknown-event");
}

/** Checks whether a value is an object, not an array or null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Writes a member's name as a step of a JSON Pointer. */
export function pointer(key: string): string {
  return `/${key.replace(/~/g, "~0").replace(/\//g, "~1")}`;
}

/** Counts the known names that are own members of an object. */
export function countOwn(value: object, known: readonly string[]): number {
  return known.filter((key) => Object.hasOwn(value, key)).length;
}

/** Reads a member with a name that every object inherits, such as `constructor`, if it is the object's own. */
export function own(value: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The prototype of parsed objects; a pure call, so that bundlers drop it if it is unused. */
export const plain: object = /* @__PURE__ */ Object.getPrototypeOf({});

/** Returns an object with the own members of another that may inherit members. */
export function ownOf(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const inherited: unknown = Object.getPrototypeOf(value);
  return inherited === plain || inherited === null ? value : { __proto__: null, ...value };
}

/** Checks whether a text has `min` to `max` code points. */
export function isLong(text: string, min: number, max: number = Infinity): boolean {
  // A code point is one UTF-16 unit or two.
  const units = text.length;
  if (units < min || units > 2 * max) return false;
  if (units >= 2 * min && units <= max) return true;
  const points = [...text].length;
  return points >= min && points <= max;
}
