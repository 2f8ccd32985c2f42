import type { Json, JsonType } from "../model/model.ts";
import { type Node, omit, type Schema } from "../model/schema.ts";
import { getOrMake } from "../util/get-or-make.ts";
import { isRecord } from "../util/is-object.ts";
import type { ArmBase, Check, Part } from "./arms.ts";
import { ELSEWHERE } from "./read-contract.ts";

/** Most arms that a combination of unions may produce; beyond that, unions stay checks. */
export const MOST = 300;

/** Follows references that stand alone. */
export function followReferences(part: Part): Part {
  let last = part;
  for (const seen = new Set<Node>(); typeof last.node !== "boolean" && last.node.$ref !== undefined; ) {
    if (Object.keys(last.node).some((key) => key !== "$ref" && !isQuiet(key))) break;
    if (seen.has(last.node)) throw new RangeError("a reference leads to itself");
    seen.add(last.node);
    last = { view: last.view, node: last.view.target(last.node.$ref) };
  }
  return last;
}

/** Checks whether a keyword asserts nothing. */
export function isQuiet(key: string): boolean {
  return (
    ["title", "default", "example", "examples"].includes(key) || (key.startsWith("x-") && key !== ELSEWHERE)
  );
}

const plainNodes = new WeakMap<Schema, Map<string, Schema>>();

/** Copies a schema without resolved keywords, always to the same copy. */
function plain(node: Schema, ...keywords: readonly string[]): Schema {
  if (!keywords.some((keyword) => node[keyword] !== undefined)) return node;
  const row = getOrMake(plainNodes, node, () => new Map<string, Schema>());
  const copy = getOrMake(row, keywords.join(), () => omit(node, ...keywords));
  wholeNodes.set(copy, findWhole(node));
  return copy;
}

const wholeNodes = new WeakMap<Schema, Schema>();

/** Returns the schema that was copied without some keywords. */
export function findWhole(node: Schema): Schema {
  return wholeNodes.get(node) ?? node;
}

const unevaluated = ["unevaluatedItems", "unevaluatedProperties"];

/** Lists the schemas that apply together, references and `allOf` resolved; undefined if one accepts nothing. */
export function flatten(parts: readonly Part[]): (Part & { node: Schema })[] | undefined {
  const found = new Map<Schema, Part & { node: Schema }>();
  const queue = [...parts];
  for (const { view, node } of queue) {
    if (node === false) return undefined;
    if (node === true || found.has(node)) continue;
    // `unevaluated…` concerns the whole schema, so it stays a check of that schema.
    found.set(node, { view, node: plain(node, "$ref", "allOf", ...unevaluated) });
    if (node.$ref !== undefined) queue.push({ view, node: view.target(node.$ref) });
    for (const one of node.allOf ?? []) queue.push({ view, node: one });
  }
  return [...found.values()];
}

interface Row {
  readonly parts: ArmBase["parts"];
  readonly checks: readonly Check[];
  /** Unions without a chosen branch yet. */
  readonly open: readonly Check[];
  /** How many more rows are allowed. */
  readonly budget: { left: number };
}

/** Writes unions out: one row for each choice of branches. Unions that would make too many rows stay checks. */
export function expand(row: Row): Row[] {
  const [next, ...open] = row.open;
  if (next === undefined) return [row];
  const { keyword, part } = next;
  const branches = part.node[keyword] as readonly Node[];
  if (branches.length > row.budget.left + 1) return expand({ ...row, open, checks: [...row.checks, next] });
  row.budget.left -= Math.max(0, branches.length - 1);
  const checks = keyword === "oneOf" && branches.length > 1 ? [...row.checks, next] : row.checks;
  const rest = (one: Row["parts"][number]): Row["parts"][number] =>
    one.node[keyword] === part.node[keyword] ? { view: one.view, node: plain(one.node, keyword) } : one;
  const parts = row.parts.map(rest);
  return branches.flatMap((node) => {
    const more = flatten([{ view: part.view, node }]);
    const own = more?.filter((one) => !parts.some(({ node }) => node === one.node));
    return own === undefined
      ? []
      : expand({ parts: [...parts, ...own], checks, open: [...open, ...unionsIn(own)], budget: row.budget });
  });
}

export function unionsIn(parts: ArmBase["parts"]): Check[] {
  return parts.flatMap((part) =>
    ["anyOf", "oneOf"].flatMap((keyword) => (part.node[keyword] === undefined ? [] : [{ keyword, part }])),
  );
}

/** Returns the values of a constant or an enumeration as a list with one item; an empty list if there are none. */
export function readValues(node: Schema): (readonly Json[])[] {
  if (Object.hasOwn(node, "const")) return [[node.const as Json]];
  return node.enum === undefined ? [] : [node.enum as readonly Json[]];
}

/** Lists all values of some types, if those are few. */
export function finiteValues(types: readonly JsonType[]): Json[] {
  return types.flatMap((type): Json[] =>
    type === "null" ? [null] : type === "boolean" ? [false, true] : [],
  );
}

/** Checks whether a schema allows a JSON type. */
export function allows({ type }: Schema, json: JsonType): boolean {
  return type === undefined || [type].flat().some((one) => (one === "integer" ? "number" : one) === json);
}

/** Keywords that stay checks, with the JSON type that they apply to. */
const checked: Readonly<Record<string, JsonType | "any">> = {
  not: "any",
  if: "any",
  anyOf: "any",
  oneOf: "any",
  contains: "array",
  unevaluatedItems: "array",
  dependentSchemas: "object",
  unevaluatedProperties: "object",
  patternProperties: "object",
  [ELSEWHERE]: "any",
};

/** Checks whether a keyword applies to values of a type. */
export function isAbout(keyword: string, type: JsonType): boolean {
  return checked[keyword] === "any" || checked[keyword] === type;
}

/** Checks whether the schema of a `not` could match values of a type. */
export function mayTest(node: Schema, keyword: string, type: JsonType): boolean {
  const inner = node[keyword];
  return keyword !== "not" || !isRecord(inner) || allows(inner, type);
}

/** Lists what no arm expresses. Patterns of several schemas stay apart, since a name may match one of each. */
export function listChecks(part: Part & { node: Schema }, _: number, parts: ArmBase["parts"]): Check[] {
  const isShared = parts.filter(({ node }) => node.patternProperties !== undefined).length > 1;
  const patterns = isShared ? ["patternProperties"] : [];
  const whole = { ...part, node: findWhole(part.node) };
  return [
    ...[...patterns, "not", "if", "contains", "dependentSchemas", ELSEWHERE].map((keyword) => ({
      keyword,
      part,
    })),
    ...unevaluated.map((keyword) => ({ keyword, part: whole })),
  ].filter(({ keyword, part: { node } }) => node[keyword] !== undefined);
}
