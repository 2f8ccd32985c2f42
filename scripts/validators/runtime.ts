// This module is bundled into every generated validator, so it is small. A validator checks one value at a time, so
// state is in module variables.
import type { ValidationError } from "../facts/types.ts";

/** Checks a value, adds its errors to `found`, and returns how many entries it added. */
export type Check = (value: unknown) => number;

/** An entry of `found`: an error, or a check that is deferred until the stack is shallow again. */
interface Found {
  path: string;
  readonly received: unknown;
  readonly code?: ValidationError["code"];
  readonly expected?: Expected;
  readonly check?: Check;
  readonly level?: number;
}

type Expected = ValidationError["expected"];

/** Maximum number of errors to list. */
const MAX_ERRORS = 100;
/** A number larger than the number of properties of any union branch. */
const MAX_MEMBERS = 1e6;
/** Levels of recursion after which a check is deferred, so no document can overflow the stack. */
export const MAX_RECURSION: number = 200;
/** Maximum depth of nested records. */
export const MAX_LEVELS: number = 10_000;

/** What the current validation has found. */
export let found: Found[] = [];
let errors = 0;
let base = 0;
let level = 0;

/** Runs a check and all checks that it defers, and returns the errors; the list is empty if the value is valid. */
export function run(check: (value: unknown) => void, value: unknown): readonly ValidationError[] {
  found = [];
  errors = base = level = 0;
  check(value);
  if (found.length === 0) return [];
  // A deferred check adds entries to the list that this loop walks.
  for (const { check: deferred, path, received, level: reached = 0 } of found) {
    if (deferred === undefined) continue;
    base = level = reached;
    prefix(deferred(received), path);
  }
  return found.filter(({ check }) => check === undefined) as ValidationError[];
}

/** Runs the check of a record. */
export function runRecord(check: Check, value: unknown): readonly ValidationError[] {
  return run(isObject(value) ? check : (other) => fail("", "object", other), value);
}

/** Runs a check that may be recursive, or defers it if the stack is deep. */
export function deep(check: Check, received: unknown): number {
  const start = found.length;
  if (level >= MAX_LEVELS) report("", `at most ${MAX_LEVELS} levels`, received, "too-deep");
  else if (level - base >= MAX_RECURSION) found.push({ path: "", received, check, level: level + 1 });
  else {
    level++;
    check(received);
    level--;
  }
  return found.length - start;
}

/**
 * Adds an error: a value is missing, or its type is not allowed. For a string, and for an integer
 * out of range, it uses the given code.
 */
export function fail(
  path: string,
  expected: Expected,
  received: unknown,
  code: ValidationError["code"] = "type",
): void {
  const isOwn = code === "range" ? Number.isInteger(received) : typeof received === "string";
  report(path, expected, received, received === undefined ? "required" : isOwn ? code : "type");
}

/** Adds an error, unless the list is full. */
export function report(
  path: string,
  expected: Expected,
  received: unknown,
  code: ValidationError["code"],
): void {
  if (errors++ < MAX_ERRORS) found.push({ code, path, expected, received });
}

/** Prepends a path to the last `entries` entries, which a nested check has just added. */
export function prefix(entries: number, path: string): void {
  for (const entry of found.slice(found.length - entries)) entry.path = path + entry.path;
}

/** Adds an error for each unknown property of an object. */
export function unexpected(value: Readonly<Record<string, unknown>>, known: readonly string[]): void {
  for (const key in value) {
    if (errors > MAX_ERRORS) return;
    if (!known.includes(key) && Object.hasOwn(value, key))
      report(pointer(key), known, value[key], "unexpected");
  }
}

/** Adds an error for each property of `before` that is neither known nor a property of `resource` (W6.3, W-foreign). */
export function strangers(before: unknown, resource: unknown, path: string, known: readonly string[]): void {
  if (!isObject(before) || !isObject(resource)) return;
  for (const [key, member] of Object.entries(before)) {
    if (errors > MAX_ERRORS) return;
    if (Object.hasOwn(resource, key) || known.includes(key)) continue;
    report(path + pointer(key), Object.keys(resource).slice(0, MAX_ERRORS), member, "unexpected");
  }
}

/**
 * Checks a value against the branch of a union that its `tag` property selects, or otherwise against each branch. If
 * all fail, it keeps the errors of the most likely one.
 */
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
    // A branch with only deferred checks may still match, but a branch that already matches takes precedence.
    const isLater = errors === before;
    if (isLater && entries.length === 0) return 0;
    const score = known.filter((key) => Object.hasOwn(value, key)).length + (isLater ? MAX_MEMBERS : 0);
    if (score > most) [most, likeliest, all] = [score, entries, errors];
  }
  errors = all;
  return found.push(...likeliest) - start;
}

/** Checks a value with the function that the value of its `tag` property selects. An unknown value of the property is a separate error. */
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

/** Formats a property's name as a step of a JSON Pointer. */
export function pointer(key: string): string {
  return `/${key.replace(/~/g, "~0").replace(/\//g, "~1")}`;
}

/** The prototype of parsed objects. The call is pure, so bundlers drop it if it is unused. */
export const plain: object = /* @__PURE__ */ Object.getPrototypeOf({});

/** Returns an object with only the own properties of another object, which may also inherit some. */
export function ownOf(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const inherited: unknown = Object.getPrototypeOf(value);
  return inherited === plain || inherited === null ? value : { __proto__: null, ...value };
}
