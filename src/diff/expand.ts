import type { Json, JsonType } from "../model/model.ts";
import { type Node, omit, type Schema } from "../model/schema.ts";
import { isRecord } from "../text/is-object.ts";
import type { ArmBase, Check, Part } from "./arms.ts";
import { ELSEWHERE } from "./read-contract.ts";

/** Arms that a combination of unions may make; past that, unions stay checks. */
export const MOST = 300;

/** Follows references that stand alone. */
export function targetOf(part: Part): Part {
  let last = part;
  for (const seen = new Set<Node>(); typeof last.node !== "boolean" && last.node.$ref !== undefined; ) {
    if (Object.keys(last.node).some((key) => key !== "$ref" && !isQuiet(key))) break;
    if (seen.has(last.node)) throw new RangeError("a reference leads to itself");
    seen.add(last.node);
    last = { view: last.view, node: last.view.target(last.node.$ref) };
  }
  return last;
}

/** Tells whether a keyword asserts nothing. */
export function isQuiet(key: string): boolean {
  return (
    ["title", "default", "example", "examples"].includes(key) || (key.startsWith("x-") && key !== ELSEWHERE)
  );
}

const plainNodes = new WeakMap<Schema, Map<string, Schema>>();

/** Copies a schema without keywords that are resolved, always to the same copy. */
function plain(node: Schema, ...keywords: readonly string[]): Schema {
  if (!keywords.some((keyword) => node[keyword] !== undefined)) return node;
  const row = plainNodes.get(node) ?? new Map<string, Schema>();
  const key = keywords.join();
  const copy = row.get(key) ?? omit(node, ...keywords);
  plainNodes.set(node, row.set(key, copy));
  wholeNodes.set(copy, wholeOf(node));
  return copy;
}

const wholeNodes = new WeakMap<Schema, Schema>();

/** Gives the schema that a copy without some keywords was made of. */
export function wholeOf(node: Schema): Schema {
  return wholeNodes.get(node) ?? node;
}

const unevaluated = ["unevaluatedItems", "unevaluatedProperties"];

/** Lists the schemas that hold together, references and `allOf` resolved; undefined where one takes nothing. */
export function flatten(parts: readonly Part[]): (Part & { node: Schema })[] | undefined {
  const found = new Map<Schema, Part & { node: Schema }>();
  const queue = [...parts];
  for (const { view, node } of queue) {
    if (node === false) return undefined;
    if (node === true || found.has(node)) continue;
    // What is not looked at elsewhere is a matter of the whole schema, and stays a check of that.
    found.set(node, { view, node: plain(node, "$ref", "allOf", ...unevaluated) });
    if (node.$ref !== undefined) queue.push({ view, node: view.target(node.$ref) });
    for (const one of node.allOf ?? []) queue.push({ view, node: one });
  }
  return [...found.values()];
}

interface Row {
  readonly parts: ArmBase["parts"];
  readonly checks: readonly Check[];
  /** Unions that no branch has been chosen of yet. */
  readonly open: readonly Check[];
  /** How many rows more there may be. */
  readonly budget: { left: number };
}

/** Writes unions out: a row for each choice of branches. Those that would make too many rows stay checks. */
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

/** Lists the values of a constant or an enumeration, as the only item. */
export function valuesOf(node: Schema): (readonly Json[])[] {
  if (Object.hasOwn(node, "const")) return [[node.const as Json]];
  return node.enum === undefined ? [] : [node.enum as readonly Json[]];
}

/** Lists all values of some types, where those are few. */
export function finiteValues(types: readonly JsonType[]): Json[] {
  return types.flatMap((type): Json[] =>
    type === "null" ? [null] : type === "boolean" ? [false, true] : [],
  );
}

/** Tells whether a schema names a JSON type. */
export function allows({ type }: Schema, json: JsonType): boolean {
  return type === undefined || [type].flat().some((one) => (one === "integer" ? "number" : one) === json);
}

/** Keywords that stay checks, with the JSON type that they are about. */
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

/** Tells whether a check is about values of a type. */
export function isAbout(keyword: string, type: JsonType): boolean {
  return checked[keyword] === "any" || checked[keyword] === type;
}

/** Tells whether a schema that must not hold could hold for values of a type. */
export function mayTest(node: Schema, keyword: string, type: JsonType): boolean {
  const inner = node[keyword];
  return keyword !== "not" || !isRecord(inner) || allows(inner, type);
}

/** Lists what no arm says; patterns of several schemas are theirs alone, since a name may match one of each. */
export function checksOf(part: Part & { node: Schema }, _: number, parts: ArmBase["parts"]): Check[] {
  const isShared = parts.filter(({ node }) => node.patternProperties !== undefined).length > 1;
  const patterns = isShared ? ["patternProperties"] : [];
  const whole = { ...part, node: wholeOf(part.node) };
  return [
    ...[...patterns, "not", "if", "contains", "dependentSchemas", ELSEWHERE].map((keyword) => ({
      keyword,
      part,
    })),
    ...unevaluated.map((keyword) => ({ keyword, part: whole })),
  ].filter(({ keyword, part: { node } }) => node[keyword] !== undefined);
}
