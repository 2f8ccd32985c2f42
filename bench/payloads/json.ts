/** Any value that JSON can carry. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A JSON object. */
export type JsonObject = { readonly [key: string]: Json };

/** Repeats a maker `count` times and returns what it made. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Finds how many units make a text of about `target` characters, if it grows evenly. */
export function unitsFor(target: number, textOf: (units: number) => string): number {
  let units = 40;
  for (let round = 0; round < 4; round++)
    units = Math.max(1, Math.round((units * target) / textOf(units).length));
  return units;
}
