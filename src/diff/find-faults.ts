import { formatPointer } from "../json/pointer.ts";
import type { Node, Schema } from "../model/schema.ts";
import { getOrMake } from "../util/get-or-make.ts";
import { isRecord } from "../util/is-object.ts";
import type { Part } from "./arms.ts";
import { evaluated } from "./evaluated.ts";
import { keywordTests } from "./keyword-tests.ts";
import { memberSchemas } from "./members.ts";
import { ELSEWHERE } from "./read-contract.ts";
import type { View } from "./view.ts";

/** Why a value is rejected. */
export interface Fault {
  /** Place as a JSON Pointer. For a missing or unexpected member, it is the place of that member. */
  readonly pointer: string;
  readonly message: string;
  /** Schema that rejects it; absent if that is `false`. */
  readonly schema?: Schema;
}

/** A value that is checked against a schema of a view. */
interface At {
  readonly view: View;
  readonly schema: Schema;
  readonly value: unknown;
  readonly steps: readonly string[];
  /** Faults found so far. If absent, the check stops at the first fault. */
  readonly faults: Fault[] | undefined;
}

type Members = Readonly<Record<string, unknown>>;
type Named<Value> = Readonly<Record<string, Value>>;

const nowhere: readonly string[] = [];

/** Checks whether a value fits a schema of a view. */
export function fits(view: View, schema: Node, value: unknown): boolean {
  return check(view, schema, value, nowhere, undefined);
}

/** Checks whether a value fits every part of a shape or an arm. */
export function fitsAll(parts: readonly Part[], value: unknown): boolean {
  return parts.every(({ view, node }) => fits(view, node, value));
}

/** Lists why a value does not fit a schema of a view. */
export function findFaults(view: View, schema: Node, value: unknown): Fault[] {
  const faults: Fault[] = [];
  check(view, schema, value, nowhere, faults);
  return faults;
}

function check(
  view: View,
  schema: Node,
  value: unknown,
  steps: readonly string[],
  faults: Fault[] | undefined,
): boolean {
  if (schema === true) return true;
  if (schema === false) return refuse({ steps, faults }, "is not allowed");
  // Anything but a schema asserts nothing, as in other validators.
  if (typeof schema !== "object") return true;
  const at = { view, schema, value, steps, faults };
  return each(at, pickRules(schema), (rule) => rule(at));
}

/** Tests each item: all of them if faults are listed, else up to the first that fails. */
function each<Item>(
  { faults }: Pick<At, "faults">,
  items: Iterable<Item>,
  test: (item: Item) => boolean,
): boolean {
  let isFine = true;
  for (const item of items) {
    isFine = test(item) && isFine;
    if (!isFine && faults === undefined) return false;
  }
  return isFine;
}

/** Checks the value of a place against another schema. */
function checkHere({ view, value, steps, faults }: At, schema: Node): boolean {
  return check(view, schema, value, steps, faults);
}

/** Checks a member or an item against a schema. */
function checkBelow(
  { view, steps, faults }: At,
  step: string | number,
  schema: Node,
  inner: unknown,
): boolean {
  return check(view, schema, inner, faults === undefined ? nowhere : [...steps, String(step)], faults);
}

function refuse(
  { steps, faults, schema }: Pick<At, "steps" | "faults"> & { readonly schema?: Schema },
  words: string,
  member?: string,
): false {
  const pointer = faults === undefined ? "" : formatPointer(steps);
  const place = member === undefined ? pointer : pointer + formatPointer([member]);
  const message = `${pointer || "the document"} ${words}`;
  faults?.push({ pointer: place, message, ...(schema !== undefined && { schema }) });
  return false;
}

/** Tests a value by some keywords of a schema. */
type Rule = (at: At) => boolean;
type Row = readonly [keywords: readonly string[], rule: Rule];

function onLists(test: (value: readonly unknown[], at: At) => boolean): Rule {
  return (at) => !Array.isArray(at.value) || test(at.value, at);
}

function onObjects(test: (value: Members, at: At) => boolean): Rule {
  return (at) => !isRecord(at.value) || test(at.value, at);
}

/** The rules of the keywords, in the order in which faults are listed. */
const rows: readonly Row[] = [
  [["$ref"], (at) => checkHere(at, at.view.target(at.schema.$ref ?? ""))],
  ...keywordTests.map(({ keyword, words, holds }): Row => {
    const rule: Rule = (at) => {
      const asked = at.schema[keyword];
      return holds(at.value, asked) || refuse(at, words(asked));
    };
    return [[keyword], rule];
  }),
  [["prefixItems", "items"], onLists(checkItems)],
  [["contains"], onLists(checkContains)],
  [["unevaluatedItems"], onLists(checkOtherItems)],
  [["required"], onObjects(checkRequired)],
  [["properties", "patternProperties", "additionalProperties"], onObjects(checkMembers)],
  [["propertyNames"], onObjects(checkNames)],
  [["dependentRequired"], onObjects(checkDependents)],
  [["dependentSchemas"], onObjects(checkDependentSchemas)],
  [["unevaluatedProperties"], onObjects(checkOtherMembers)],
  [["allOf"], (at) => each(at, at.schema.allOf ?? [], (one) => checkHere(at, one))],
  [
    ["anyOf"],
    (at) =>
      (at.schema.anyOf ?? []).some((one) => fits(at.view, one, at.value)) || refuseBranches(at, "anyOf"),
  ],
  [["oneOf"], checkOne],
  [["not"], (at) => !fits(at.view, at.schema.not as Node, at.value) || refuse(at, "must NOT be valid")],
  [["if"], checkCondition],
  // The other document is not read, so senders never pass and readers never reject because of it.
  [[ELSEWHERE], (at) => at.view.isReading || refuse(at, "is held to a schema that is not read")],
];

const known = new WeakMap<Schema, readonly Rule[]>();
/** Schemas with the same keywords share a list. */
const shared = new Map<string, readonly Rule[]>();

/** Lists the rules of the keywords that a schema has. */
function pickRules(schema: Schema): readonly Rule[] {
  return getOrMake(known, schema, () => {
    const own = rows.filter(([keywords]) => keywords.some((keyword) => schema[keyword] !== undefined));
    const key = own.map(([[keyword]]) => keyword).join();
    return getOrMake(shared, key, () => own.map(([, rule]) => rule));
  });
}

function checkItems(value: readonly unknown[], at: At): boolean {
  const { prefixItems, items = true } = at.schema;
  const first: readonly Node[] = Array.isArray(prefixItems) ? prefixItems : [];
  return each(at, value.keys(), (i) => checkBelow(at, i, first[i] ?? items, value[i]));
}

function checkContains(value: readonly unknown[], at: At): boolean {
  const { contains, minContains: min = 1, maxContains: max = Infinity } = at.schema;
  const found = value.filter((one) => fits(at.view, contains as Node, one)).length;
  if (found >= Number(min) && found <= Number(max)) return true;
  return refuse(at, `must contain at least ${min} valid item(s)`);
}

function checkOtherItems(value: readonly unknown[], at: At): boolean {
  const seen = evaluated(at, fits);
  const rest = [...value.keys()].filter((i) => !seen.has(i));
  return each(at, rest, (i) => checkBelow(at, i, at.schema.unevaluatedItems as Node, value[i]));
}

function checkMembers(value: Members, at: At): boolean {
  return each(at, Object.keys(value), (name) =>
    each(at, memberSchemas(at.schema, name), (one) => checkMember(at, value, name, one)),
  );
}

function checkOtherMembers(value: Members, at: At): boolean {
  const seen = evaluated(at, fits);
  const rest = Object.keys(value).filter((name) => !seen.has(name));
  return each(at, rest, (name) =>
    checkMember(at, value, name, at.schema.unevaluatedProperties as Node, "unevaluated"),
  );
}

function checkMember(at: At, value: Members, name: string, node: Node, what = "additional"): boolean {
  if (node === false) return refuse(at, `must NOT have ${what} properties: ${name}`, name);
  return node === true || checkBelow(at, name, node, value[name]);
}

function checkNames(value: Members, at: At): boolean {
  const node = at.schema.propertyNames as Node;
  return each(
    at,
    Object.keys(value),
    (name) => fits(at.view, node, name) || refuse(at, `property name must be valid: ${name}`, name),
  );
}

function checkRequired(value: Members, at: At): boolean {
  return each(
    at,
    at.schema.required ?? [],
    (name) => Object.hasOwn(value, name) || refuse(at, `must have required property '${name}'`, name),
  );
}

function checkDependents(value: Members, at: At): boolean {
  const rows = Object.entries(at.schema.dependentRequired as Named<readonly string[]>)
    .filter(([name]) => Object.hasOwn(value, name))
    .flatMap(([name, others]) => others.map((other) => [name, other] as const));
  return each(
    at,
    rows,
    ([name, other]) =>
      Object.hasOwn(value, other) ||
      refuse(at, `must have property ${other} when property ${name} is present`, other),
  );
}

function checkDependentSchemas(value: Members, at: At): boolean {
  const all = Object.entries(at.schema.dependentSchemas as Named<Node>);
  return each(at, all, ([name, one]) => !Object.hasOwn(value, name) || checkHere(at, one));
}

function checkOne(at: At): boolean {
  const count = (at.schema.oneOf ?? []).filter((one) => fits(at.view, one, at.value)).length;
  if (count > 1) return refuse(at, "must match exactly one schema in oneOf");
  return count === 1 || refuseBranches(at, "oneOf");
}

function checkCondition(at: At): boolean {
  const { if: condition, then = true, else: other = true } = at.schema;
  return checkHere(at, (fits(at.view, condition as Node, at.value) ? then : other) as Node);
}

/** Lists the faults of the branches that a value was meant for: those with its type and constants, else all. */
function refuseBranches(at: At, keyword: "anyOf" | "oneOf"): false {
  const { view, value, steps, faults } = at;
  if (faults !== undefined) {
    const pointer = formatPointer(steps);
    const found = (at.schema[keyword] ?? []).map((one) => {
      const own: Fault[] = [];
      check(view, one, value, steps, own);
      return own;
    });
    const isOther = ({ pointer: place, message }: Fault): boolean =>
      place === pointer || message.includes("must be equal to constant");
    const meant = found.filter((own) => !own.some(isOther));
    faults.push(...(meant.length > 0 ? meant : found).flat());
  }
  return refuse(at, `must match ${keyword === "anyOf" ? "a" : "exactly one"} schema in ${keyword}`);
}
