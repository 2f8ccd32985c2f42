import { parsePointer } from "../json/pointer.ts";
import { type Contract, slugOf } from "./contract.ts";
import { readSchema } from "./published-schema.ts";

/** What the source document says about a place. */
export interface Clause {
  /** Such as `W2.3`. */
  readonly clause: string;
  /** A sentence with full stop. */
  readonly about: string;
}

/** The keywords of a published schema that lead from a document's root to a place. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly description?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
}

/** A schema that applies to a place, after references and unions, with the descriptions passed on the way to it. */
interface Reached {
  readonly schema: Schema;
  readonly descriptions: readonly string[];
}

/** A member by whose value a schema is known, such as `event`. */
type Tag = readonly [name: string, value: unknown];

/** What both kinds of map can do. */
interface Memory<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

const schemas = new Map<string, Schema>();
const targets = new WeakMap<Schema, Schema>();
const tags = new WeakMap<Schema, readonly Tag[]>();

/**
 * Finds the clause of the source document that a place of a document falls under: the nearest description in the
 * published schema that names one. A member that the contract does not list falls under the clause of its object.
 */
export function findClause(contract: Contract, value: unknown, pointer: string): Clause | undefined {
  const root = loadSchema(contract);
  let reached = expand(root, root, value);
  let nearest: Clause | undefined;
  let here = value;
  for (const segment of parsePointer(pointer) ?? []) {
    nearest = innermost(reached) ?? nearest;
    here = memberOf(here, segment);
    reached = reached.flatMap(({ schema }) => {
      const next = stepInto(schema, segment);
      return next === undefined ? [] : expand(root, next, here);
    });
    if (reached.length === 0) return nearest;
  }
  return outermost(reached) ?? nearest;
}

function loadSchema({ name, mode }: Contract): Schema {
  const file = name === "webhook" ? "delivery" : "raster-info";
  const path = `${slugOf[name]}/${mode}/${file}.schema.json`;
  return remember(schemas, path, () => readSchema(path) as Schema);
}

/** Follows references, and unions by the value at hand, to the schemas that apply to it. */
function expand(root: Schema, schema: Schema, value: unknown, passed: readonly string[] = []): Reached[] {
  const descriptions = schema.description === undefined ? passed : [...passed, schema.description];
  if (schema.$ref !== undefined) return expand(root, resolve(root, schema), value, descriptions);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches === undefined) return [{ schema, descriptions }];
  const fitting = branches.filter((branch) => fits(resolve(root, branch), value));
  return (fitting.length > 0 ? fitting : branches).flatMap((branch) =>
    expand(root, branch, value, descriptions),
  );
}

function resolve(root: Schema, schema: Schema): Schema {
  const { $ref } = schema;
  if ($ref === undefined) return schema;
  return remember(targets, schema, () => {
    const target = (parsePointer($ref.slice(1)) ?? []).reduce(memberOf, root);
    return (target ?? {}) as Schema;
  });
}

/** Checks whether a branch of a union can be meant: by the JSON type, and by members such as `event` that name it. */
function fits(schema: Schema, value: unknown): boolean {
  const { type } = schema;
  if (value === undefined) return true;
  if (type !== undefined && ![type].flat().some((name) => isOfType(value, name))) return false;
  return tagsOf(schema).every(([name, tag]) => {
    const member = memberOf(value, name);
    return member === undefined || member === tag;
  });
}

function tagsOf(schema: Schema): readonly Tag[] {
  return remember(tags, schema, () =>
    Object.entries(schema.properties ?? {}).flatMap(([name, { const: tag }]): Tag[] =>
      tag === undefined ? [] : [[name, tag]],
    ),
  );
}

/** Works a value out once for each key. */
function remember<K, V>(memory: Memory<K, V>, key: K, create: () => V): V {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const value = create();
  memory.set(key, value);
  return value;
}

function isOfType(value: unknown, type: string): boolean {
  if (value === null) return type === "null";
  if (Array.isArray(value)) return type === "array";
  return typeof value === (type === "integer" ? "number" : type);
}

function stepInto({ properties, additionalProperties, items }: Schema, segment: string): Schema | undefined {
  if (properties !== undefined && Object.hasOwn(properties, segment)) return properties[segment];
  if (typeof additionalProperties === "object") return additionalProperties;
  return /^\d+$/.test(segment) ? items : undefined;
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

/** Picks the description that stands at the place itself. */
function outermost(reached: readonly Reached[]): Clause | undefined {
  return reached.flatMap(({ descriptions }) => descriptions.flatMap(readClause))[0];
}

/** Picks the description of the definition that the place refers to. */
function innermost([first]: readonly Reached[]): Clause | undefined {
  return first?.descriptions.flatMap(readClause).at(-1);
}

/** Reads the first sentence that ends in a clause. */
export function readClause(description: string): readonly Clause[] {
  const [, about, clause] = /^(.*?) \(([WR]\d+(?:\.\d+)*)\)(?:\.|$)/s.exec(description) ?? [];
  return about === undefined || clause === undefined ? [] : [{ clause, about: `${about}.` }];
}
