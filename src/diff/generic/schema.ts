import { decodeFragment, formatPointer, parsePointer } from "../../json/pointer.ts";
import { isObject } from "../../util/is-object.ts";
import { readMember } from "../../util/read-member.ts";

/** JSON Schema, draft-07 or 2020-12, as far as the pipeline looks into it; `true` and `false` are schemas too. */
export interface Schema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
}

/** A schema, with `true` and `false`. */
export type Node = Schema | boolean;

/** Where a keyword has schemas: as its value, in a list, by name; `items` of draft-07 has one or a list. */
const applicators: Readonly<Record<string, "one" | "list" | "names" | "one or list">> = {
  additionalItems: "one",
  additionalProperties: "one",
  allOf: "list",
  anyOf: "list",
  contains: "one",
  contentSchema: "one",
  definitions: "names",
  $defs: "names",
  dependencies: "names",
  dependentSchemas: "names",
  else: "one",
  if: "one",
  items: "one or list",
  not: "one",
  oneOf: "list",
  patternProperties: "names",
  prefixItems: "list",
  properties: "names",
  propertyNames: "one",
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: "one",
  unevaluatedItems: "one",
  unevaluatedProperties: "one",
};

/**
 * Rewrites the direct subschemas of a schema. The callback gets each with its place below the schema. An unchanged
 * schema is returned as it is, not copied: contracts of several megabytes are kept in two modes.
 */
export function mapSubschemas(
  schema: Schema,
  rewrite: (schema: Schema, place: readonly string[]) => unknown,
): Schema {
  let isChanged = false;
  const inner = (one: unknown, ...place: string[]): unknown => {
    const rewritten = isSchema(one) ? rewrite(one, place) : one;
    isChanged ||= rewritten !== one;
    return rewritten;
  };
  const rewritten = mapValues(schema, (value, keyword) => {
    const holds = Object.hasOwn(applicators, keyword) ? applicators[keyword] : undefined;
    if (holds === undefined) return value;
    if (Array.isArray(value))
      return holds === "one" ? value : value.map((one, index) => inner(one, keyword, String(index)));
    if (holds === "names" && isSchema(value))
      return mapValues(value, (one, name) => inner(one, keyword, name));
    return holds === "one" || holds === "one or list" ? inner(value, keyword) : value;
  });
  return isChanged ? rewritten : schema;
}

/** Rewrites a schema and every schema within it, innermost first. */
export function mapSchema(schema: Schema, rewrite: (schema: Schema) => Schema): Schema {
  return rewrite(mapSubschemas(schema, (inner) => mapSchema(inner, rewrite)));
}

/** Calls a visitor with a schema and every schema within it, each with its place as a JSON Pointer. */
export function visitSchema(
  schema: Schema,
  visit: (schema: Schema, pointer: string) => void,
  pointer = "",
): void {
  visit(schema, pointer);
  mapSubschemas(schema, (inner, place) => {
    visitSchema(inner, visit, pointer + formatPointer(place));
    return inner;
  });
}

/** Lists the targets of every `$ref` in a schema, in document order and without repetition. */
export function listRefs(schema: Schema): string[] {
  const found = new Set<string>();
  visitSchema(schema, ({ $ref }) => {
    if (typeof $ref === "string") found.add($ref);
  });
  return [...found];
}

/** Picks the definitions that some schemas reach through `$ref`, directly or not, in their given order. */
export function reachable(
  from: readonly Schema[],
  definitions: Readonly<Record<string, Schema>>,
): Record<string, Schema> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const queue = from.flatMap(listRefs);
  // Schemas in places unknown to any draft are found only by reference.
  const enter = (roots: readonly unknown[], steps: readonly string[]): void => {
    for (const root of roots) {
      const target = steps.reduce(readMember, root);
      if (isSchema(target)) queue.push(...listRefs(target));
    }
  };
  for (let ref = queue.pop(); ref !== undefined; ref = queue.pop()) {
    if (seen.has(ref)) continue;
    seen.add(ref);
    const [name, ...deeper] = stepsInDefinition(ref) ?? [];
    if (name === undefined) {
      enter(from, stepsIn(ref) ?? []);
      continue;
    }
    if (!Object.hasOwn(definitions, name))
      throw new Error(`cannot resolve "${ref}": no definition is called "${name}"`);
    enter([definitions[name]], []);
    enter([definitions[name]], deeper);
    names.add(name);
  }
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => names.has(name)));
}

/** Lists the steps from the definitions to the target of a local reference; undefined for `#` and `#/properties/…`. */
function stepsInDefinition(ref: string): string[] | undefined {
  const steps = stepsIn(ref);
  const at = steps?.[0] === "components" ? 2 : 1;
  return ["$defs", "definitions", "schemas"].includes(steps?.[at - 1] ?? "") ? steps?.slice(at) : undefined;
}

/** Splits a local reference such as `#/$defs/User` into its steps; undefined if it is not a JSON Pointer. */
export function stepsIn(ref: string): string[] | undefined {
  return /^#(\/|$)/.test(ref) ? parsePointer(decodeFragment(ref.slice(1))) : undefined;
}

/** Returns the name of the definition in a local reference such as `#/$defs/User`, unescaped. */
export function refName(ref: string): string {
  return stepsIn(ref)?.at(-1) ?? ref.slice(ref.lastIndexOf("/") + 1);
}

/** Lists the known values of an open vocabulary: any string is valid. */
export function knownValues({ anyOf = [] }: Schema): readonly unknown[] | undefined {
  const known = anyOf.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]));
  const isOpen = anyOf.some((one) => one.type === "string" && Object.keys(one).length === 1);
  return isOpen && known.length > 0 ? known : undefined;
}

/** Rewrites the values of an object and keeps its keys. */
export function mapValues<From, To>(
  source: Readonly<Record<string, From>>,
  rewrite: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, rewrite(value, key)]));
}

/** Returns an object without some of its keys, or the same object if it has none of them. */
export function omit(source: Schema, ...keys: readonly string[]): Schema {
  if (!keys.some((key) => Object.hasOwn(source, key))) return source;
  return Object.fromEntries(Object.entries(source).filter(([key]) => !keys.includes(key)));
}

/** Copies some of the keys of an object, in the object's order. */
export function pick(source: Schema, keys: ReadonlySet<string>): Schema {
  return Object.fromEntries(Object.entries(source).filter(([key]) => keys.has(key)));
}

function isSchema(value: unknown): value is Schema {
  return isObject(value) && !Array.isArray(value);
}
