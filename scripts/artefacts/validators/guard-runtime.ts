// Bundled into the generated guards, hence small. A module tests one value at a time, hence the module's state.
import { MAX_LEVELS, MAX_RECURSION } from "./recursion.ts";
import { isDeeper, MAX_DEPTH } from "./residual-runtime.ts";
import { countOwn, isObject } from "./runtime.ts";

/** Checks whether a value is valid; with `partial`, a record that may lack any member. */
type Guard = (value: unknown, partial?: boolean) => boolean;

/** A test that was put off. */
interface Waiting {
  readonly guard: Guard;
  readonly value: unknown;
  readonly level: number;
}

let base = 0;
let level = 0;
let waiting: Waiting[] = [];

/** Runs a guard, then those that it deferred. */
export function runDeep(guard: Guard, value: unknown): boolean {
  base = level = 0;
  waiting = [];
  let fits = guard(value);
  for (let next = waiting.pop(); fits && next !== undefined; next = waiting.pop()) {
    base = level = next.level;
    fits = next.guard(next.value);
  }
  return fits;
}

/** Runs a guard that may be recursive; if the stack is deep, it is deferred. */
export function deep(guard: Guard, value: unknown): boolean {
  if (level >= MAX_LEVELS) return false;
  if (level - base >= MAX_RECURSION) return waiting.push({ guard, value, level: level + 1 }) > 0;
  level++;
  const fits = guard(value);
  level--;
  return fits;
}

/** Tests a value against the branch of a union that `tag` names, else against each. */
export function choose(
  value: Readonly<Record<string, unknown>>,
  tag: string | null,
  branches: readonly (readonly [name: string | null, known: readonly string[], guard: Guard])[],
): boolean {
  const named = tag === null ? undefined : branches.find(([name]) => value[tag] === name);
  if (named !== undefined) return named[2](value);
  const start = waiting.length;
  let later: Waiting[] = [];
  let most = -1;
  for (const [, known, guard] of branches) {
    const fits = guard(value);
    const putOff = waiting.splice(start);
    if (fits && putOff.length === 0) return true;
    // A branch that has only deferred tests may still match: the likeliest one.
    const score = fits ? countOwn(value, known) : most;
    if (score > most) [most, later] = [score, putOff];
  }
  return waiting.push(...later) > start;
}

/** Checks whether an object has members that are not among the known names. */
export function hasStrangers(value: Readonly<Record<string, unknown>>, known: readonly string[]): boolean {
  for (const key in value) if (!known.includes(key) && Object.hasOwn(value, key)) return true;
  return false;
}

/** Checks whether the members of `before` are known by name or members of `resource` (W6.3). */
export function isWithin(before: unknown, resource: unknown, known: readonly string[]): boolean {
  if (!isObject(before) || !isObject(resource)) return true;
  return Object.keys(before).every((key) => Object.hasOwn(resource, key) || known.includes(key));
}

/** Checks whether a value passes Ajv's check. */
export function fits(check: (value: unknown) => boolean, value: unknown): boolean {
  return !isDeeper(value, MAX_DEPTH) && check(value);
}
