import type { Mode, Validate, ValidateOptions } from "./result.ts";

/** Checks whether a parsed value is valid. Default mode: `strict`. */
export type Guard<T> = (value: unknown, options?: ValidateOptions) => value is T;

/** Creates the type guard of an edition from its modes. */
export function createGuard<T>(modes: Readonly<Record<Mode, { readonly validate: Validate }>>): Guard<T> {
  return (value, { mode = "strict" } = {}): value is T => modes[mode].validate(value).length === 0;
}
