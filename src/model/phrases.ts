import type { Expectation } from "../util/phrase-expected.ts";
import { type JsonType, jsonTypes, type Length, type Range } from "./model.ts";

/** What a place allows by JSON type: a phrase, or the list of its only values. */
export type Allowed = Readonly<Partial<Record<JsonType, Expectation>>>;

/** Joins what a place allows into a phrase or, if values are listed, a list with `<object>` for unlisted types. */
export function joinAllowed(allowed: Allowed): Expectation {
  const types = jsonTypes.flatMap((name) => {
    const own = allowed[name];
    return own === undefined ? [] : [{ name, own }];
  });
  if (types.length === 0) return "nothing";
  if (types.every(({ own }) => typeof own === "string")) return types.map(({ own }) => own).join(" or ");
  return types.flatMap(({ name, own }) => (typeof own === "string" ? [`<${name}>`] : own));
}

/** Describes the allowed texts, such as `string of 1 to 3 characters`. */
export function phraseText(format = "string", length?: Length): string {
  return length === undefined ? format : `${format} of ${phraseLength(length, "character")}`;
}

/** Describes the allowed numbers, such as `integer at least 0`. */
export function phraseNumber(kind: "number" | "integer", range?: Range): string {
  return range === undefined ? kind : `${kind} ${phraseRange(range)}`;
}

/** Describes a range, such as `at least 0 and at most 9`. */
function phraseRange({ min, max, above, below }: Range): string {
  const limits = [
    min === undefined ? [] : [`at least ${min}`],
    above === undefined ? [] : [`above ${above}`],
    max === undefined ? [] : [`at most ${max}`],
    below === undefined ? [] : [`below ${below}`],
  ];
  return limits.flat().join(" and ");
}

/** Describes a length, such as `1 to 3 items`. */
export function phraseLength({ min, max }: Length, unit: "character" | "item" | "member"): string {
  const last = max ?? min;
  const units = last === 1 ? unit : `${unit}s`;
  if (min === undefined) return `at most ${max} ${units}`;
  if (max === undefined) return `at least ${min} ${units}`;
  return min === max ? `${min} ${units}` : `${min} to ${max} ${units}`;
}
