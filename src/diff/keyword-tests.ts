import { sameJson } from "../json/same-json.ts";
import { nameJsonType } from "../model/scope.ts";
import { isRecord } from "../util/is-object.ts";
import { listSome } from "./list-some.ts";
import { hasFormat, toRegExp } from "./text-tests.ts";

/** The test of a keyword that looks at the value alone, not at schemas within. */
interface KeywordTest {
  readonly keyword: string;
  /** Describes why a value is rejected. */
  readonly words: (asked: unknown) => string;
  readonly holds: (value: unknown, asked: unknown) => boolean;
}

/** Makes the test of a keyword. The reader has already checked the type of the keyword's own value. */
function asks<Asked>(
  keyword: string,
  words: (asked: Asked) => string,
  holds: (value: unknown, asked: Asked) => boolean,
): KeywordTest {
  return {
    keyword,
    words: (asked) => words(asked as Asked),
    holds: (value, asked) => holds(value, asked as Asked),
  };
}

function bound(keyword: string, words: string, test: (value: number, limit: number) => boolean): KeywordTest {
  return asks<number>(
    keyword,
    (limit) => `must be ${words} ${limit}`,
    (value, limit) => typeof value !== "number" || test(value, limit),
  );
}

/** Makes the rules of sizes; a value of another type passes. */
function sizes(what: string, words: string, measure: (value: unknown) => number | undefined): KeywordTest[] {
  return [
    asks<number>(
      `min${what}`,
      (min) => `must NOT have fewer than ${min} ${words}`,
      (value, min) => (measure(value) ?? min) >= min,
    ),
    asks<number>(
      `max${what}`,
      (max) => `must NOT have more than ${max} ${words}`,
      (value, max) => (measure(value) ?? max) <= max,
    ),
  ];
}

/** The tests of the keywords, in the order in which faults are listed. */
export const keywordTests: readonly KeywordTest[] = [
  asks<string | readonly string[]>(
    "type",
    (type) => `must be ${[type].flat().join(",")}`,
    (value, type) =>
      typeof type === "string" ? isOfType(value, type) : type.some((one) => isOfType(value, one)),
  ),
  asks<readonly unknown[]>(
    "enum",
    (all) => `must be equal to one of the allowed values: ${listSome(all.map((one) => JSON.stringify(one)))}`,
    (value, all) => all.some((one) => sameJson(one, value)),
  ),
  asks("const", (one) => `must be equal to constant: ${JSON.stringify(one)}`, sameJson),
  // Counted in code points.
  ...sizes("Length", "characters", (value) => (typeof value === "string" ? [...value].length : undefined)),
  asks<string>(
    "pattern",
    (pattern) => `must match pattern "${pattern}"`,
    (value, pattern) => typeof value !== "string" || toRegExp(pattern).test(value),
  ),
  asks<string>(
    "format",
    (format) => `must match format "${format}"`,
    (value, format) => typeof value !== "string" || hasFormat(value, format),
  ),
  bound("minimum", ">=", (value, limit) => value >= limit),
  bound("maximum", "<=", (value, limit) => value <= limit),
  bound("exclusiveMinimum", ">", (value, limit) => value > limit),
  bound("exclusiveMaximum", "<", (value, limit) => value < limit),
  bound("multipleOf", "multiple of", (value, step) => Number.isInteger(value / step)),
  ...sizes("Items", "items", (value) => (Array.isArray(value) ? value.length : undefined)),
  ...sizes("Properties", "properties", (value) => (isRecord(value) ? Object.keys(value).length : undefined)),
  asks(
    "uniqueItems",
    () => "must NOT have duplicate items",
    (value, isAsked) =>
      isAsked !== true ||
      !Array.isArray(value) ||
      value.every((one, i) => value.findIndex((other) => sameJson(one, other)) === i),
  ),
];

/** Checks whether a value is of a type; `2.0` is an integer. */
function isOfType(value: unknown, type: string): boolean {
  return type === "integer" ? Number.isInteger(value) : nameJsonType(value) === type;
}
