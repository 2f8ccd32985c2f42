// Bundled into every generated validator, hence small. A module checks one value at a time, hence the module's state.
import type { ValidationError } from "./validation-error.ts";

/** Checks a value, lists what is wrong in `found`, and returns how many entries it added. */
export type Check = (value: unknown) => number;

/** An entry of `found`: an error, or a check that was put off (recursion.ts). */
export interface Found {
  path: string;
  readonly received: unknown;
  readonly code?: ValidationError["code"];
  readonly expected?: ValidationError["expected"];
  readonly check?: Check;
  readonly level?: number;
}

/** Errors listed at the most. */
const MAX_ERRORS = 100;

/** What the running validation has found so far. */
export let found: Found[] = [];
let errors = 0;

/** Runs a check from the start and lists what is wrong: nothing, where the value is valid. */
export function run(check: Check, value: unknown): readonly ValidationError[] {
  found = [];
  errors = 0;
  check(value);
  return found as ValidationError[];
}

/** Lists an error whose code follows from what was expected and found; a partial may lack any member. */
export function fail(
  path: string,
  expected: ValidationError["expected"],
  received: unknown,
  partial?: boolean,
): void {
  if (partial !== true || received !== undefined)
    report(codeOf(expected, received), path, expected, received);
}

function codeOf(expected: ValidationError["expected"], received: unknown): ValidationError["code"] {
  if (received === undefined) return "required";
  if (typeof received === "string" && typeof expected !== "string") return "value";
  if (typeof received === "string" && expected.includes("-")) return "format";
  if (Number.isInteger(received) && expected.includes("integer")) return "range";
  return "type";
}

/** Lists an error, unless the list is full. */
export function report(
  code: ValidationError["code"],
  path: string,
  expected: ValidationError["expected"],
  received: unknown,
): void {
  if (errors++ < MAX_ERRORS) found.push({ code, path, expected, received });
}

/** Puts a path before the last `entries` entries: those that a nested check has just added. */
export function prefix(entries: number, path: string): void {
  for (const entry of found.slice(found.length - entries)) entry.path = path + entry.path;
}

/** Lists the members of an object that are not among the known names. */
export function unexpected(value: Readonly<Record<string, unknown>>, known: readonly string[]): void {
  for (const key in value) {
    if (errors > MAX_ERRORS) return;
    if (!known.includes(key) && Object.hasOwn(value, key))
      report("unexpected", pointer(key), known, value[key]);
  }
}

/** Lists the members of `before` that are neither known by name nor members of `resource` (W6.3). */
export function strangers(before: unknown, resource: unknown, path: string, known: readonly string[]): void {
  if (!isObject(before) || !isObject(resource)) return;
  for (const [key, member] of Object.entries(before)) {
    if (errors > MAX_ERRORS) return;
    if (Object.hasOwn(resource, key) || known.includes(key)) continue;
    report("unexpected", path + pointer(key), Object.keys(resource).slice(0, MAX_ERRORS), member);
  }
}

/** Checks a value against the branch of a union it was meant to be: named by `tag`, else the likeliest first. */
export function choose(
  value: Record<string, unknown>,
  tag: string,
  branches: readonly (readonly [name: string, known: readonly string[], check: Check])[],
): number {
  const named = branches.find(([name]) => value[tag] === name);
  if (named !== undefined) return named[2](value);
  const score = (known: readonly string[]): number => known.filter((key) => Object.hasOwn(value, key)).length;
  const start = found.length;
  const before = errors;
  let chosen: { entries: Found[]; errors: number } | undefined;
  for (const [, , check] of branches.toSorted((a, b) => score(b[1]) - score(a[1]))) {
    errors = before;
    check(value);
    const entries = found.splice(start);
    if (entries.length === 0 && errors === before) return 0;
    // A branch that has only put checks off may be right yet, but not before one that is right already.
    if (chosen === undefined || (errors === before && chosen.errors > before)) chosen = { entries, errors };
  }
  errors = chosen?.errors ?? before;
  return found.push(...(chosen?.entries ?? [])) - start;
}

/** Makes a check that picks another by the value of a member; a value that names none is an error of its own. */
export function byTag(tag: string, checks: ReadonlyMap<unknown, Check>): Check {
  return (value) => {
    const start = found.length;
    const name = isObject(value) ? value[tag] : undefined;
    const check = checks.get(name);
    if (check !== undefined) return check(value);
    if (!isObject(value)) fail("", "object", value);
    else if (typeof name !== "string") fail(`/${tag}`, "string", name);
    else report("unknown-event", `/${tag}`, [...checks.keys()] as string[], name);
    return found.length - start;
  };
}

/** Tells an object from an array and from null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Writes a member's name as a step of a JSON Pointer. */
export function pointer(key: string): string {
  return `/${key.replace(/~/g, "~0").replace(/\//g, "~1")}`;
}
