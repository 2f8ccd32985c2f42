import type { Length, Range } from "../model/model.ts";
import type { Schema } from "../model/schema.ts";
import type { NumberArm, StringArm } from "./arms.ts";
import { isKnownFormat, toRegExp } from "./text-tests.ts";

/** Returns the bounds of texts that fit all of some schemas. */
export function textFacets(nodes: readonly Schema[]): Pick<StringArm, "length" | "formats" | "patterns"> {
  const formats = nodes.flatMap(({ format = "" }) => (isKnownFormat(format) ? [format] : []));
  const patterns = nodes.flatMap(({ pattern }) => (pattern === undefined ? [] : [pattern]));
  for (const pattern of patterns) toRegExp(pattern);
  return {
    length: intersectLengths(nodes, "Length"),
    formats: [...new Set(formats)].sort(),
    patterns: [...new Set(patterns)].sort(),
  };
}

/** Returns the bounds of numbers that fit all of some schemas. */
export function numberFacets(nodes: readonly Schema[]): Pick<NumberArm, "integer" | "range" | "steps"> {
  const steps = nodes.flatMap(({ multipleOf }) => (typeof multipleOf === "number" ? [multipleOf] : []));
  const integer =
    nodes.some(({ type }) => type !== undefined && ![type].flat().includes("number")) ||
    steps.some(Number.isInteger);
  const range = {
    ...limit("min", nodes, "minimum", Math.max),
    ...limit("max", nodes, "maximum", Math.min),
    ...limit("above", nodes, "exclusiveMinimum", Math.max),
    ...limit("below", nodes, "exclusiveMaximum", Math.min),
  };
  return { integer, range: integer ? integers(range) : range, steps: [...new Set(steps)] };
}

/** Writes bounds of integers as the integers they allow. */
function integers({ min = -Infinity, max = Infinity, above, below }: Range): Range {
  const least = Math.max(Math.ceil(min), above === undefined ? -Infinity : Math.floor(above) + 1);
  const most = Math.min(Math.floor(max), below === undefined ? Infinity : Math.ceil(below) - 1);
  return { ...(least > -Infinity && { min: least }), ...(most < Infinity && { max: most }) };
}

function limit(
  bound: string,
  nodes: readonly Schema[],
  keyword: string,
  tightest: (...all: number[]) => number,
): Record<string, number> {
  const found = nodes.map((node) => node[keyword]).filter((one) => typeof one === "number");
  return found.length === 0 ? {} : { [bound]: tightest(...found) };
}

/** Returns the lengths that all of some schemas allow. */
export function intersectLengths(nodes: readonly Schema[], what: "Length" | "Items" | "Properties"): Length {
  return { ...limit("min", nodes, `min${what}`, Math.max), ...limit("max", nodes, `max${what}`, Math.min) };
}
