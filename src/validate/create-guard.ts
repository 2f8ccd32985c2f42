import type { Mode, ValidateOptions } from "./result.ts";

/** Checks whether a parsed value is valid; stops at the first error. Default mode: `strict`. */
export type Guard<T> = (value: unknown, options?: ValidateOptions) => value is T;

/** Creates the guard of an edition from the guards of its modes. */
export function createGuard<T>(
  guards: Readonly<Record<Mode, (value: unknown, event?: string) => value is T>>,
): Guard<T> {
  return (value, { mode = "strict", event } = {}): value is T => guards[mode](value, event);
}
