// Bundled into the validators of contracts with recursive records.

import type { ValidationError } from "../../hub/types/validation-error.ts";
import { type Check, type Found, found, prefix, report, run } from "./runtime.ts";

/** Levels of recursion before a check is deferred, so that no document overflows the stack. */
export const MAX_RECURSION: number = 200;
/** Nested records that are followed. */
export const MAX_LEVELS: number = 10_000;

let base = 0;
let level = 0;

/** Runs a check as `run` does, then those that it deferred. */
export function runDeep(check: (value: unknown) => void, value: unknown): readonly ValidationError[] {
  base = level = 0;
  const errors: Found[] = [];
  for (const entry of run(check, value) as readonly Found[]) {
    if (entry.check === undefined) errors.push(entry);
    else resume(entry.check, entry);
  }
  return errors as ValidationError[];
}

/** Runs a deferred check; its errors are added to the list that is being walked. */
function resume(check: Check, { path, received, level: reached = 0 }: Found): void {
  base = level = reached;
  const entries = check(received);
  if (entries > 0) prefix(entries, path);
}

/** Runs a check that may be recursive; if the stack is deep, it is deferred. */
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
