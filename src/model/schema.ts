import { isRecord } from "../util/is-object.ts";

/** Definitions of schemas by name. */
export type Definitions = Readonly<Record<string, Schema>>;

/** JSON Schema, draft-07 or 2020-12, with the keywords that the contracts and their published schemas use. */
export interface Schema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly $defs?: Definitions;
  readonly definitions?: Definitions;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Definitions;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly unevaluatedProperties?: Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly then?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Returns the definitions of a schema, under either keyword. */
export function readDefinitions({ $defs, definitions }: Schema): Definitions {
  return $defs ?? definitions ?? {};
}

/** Keywords whose value is one schema, a list of schemas, or an object of schemas. */
const one = new Set(["additionalProperties", "unevaluatedProperties", "items", "not"]);
const list = new Set(["anyOf", "oneOf"]);
const named = new Set(["properties", "$defs", "definitions"]);

/** Rewrites the direct subschemas of a schema. */
export function mapSubschemas(schema: Schema, rewrite: (schema: Schema) => unknown): Schema {
  const inner = (value: unknown): unknown => (isRecord(value) ? rewrite(value as Schema) : value);
  return mapValues(schema, (value, keyword) => {
    if (one.has(keyword)) return inner(value);
    if (list.has(keyword)) return (value as readonly unknown[]).map(inner);
    return named.has(keyword) ? mapValues(value as Record<string, unknown>, inner) : value;
  });
}

/** Rewrites a schema and every schema within it, innermost first. */
export function mapSchema(schema: Schema, rewrite: (schema: Schema) => Schema): Schema {
  return rewrite(mapSubschemas(schema, (inner) => mapSchema(inner, rewrite)));
}

/** Lists the targets of every `$ref` in a part of a document, in order and without duplicates. */
export function listRefs(part: object): string[] {
  const found = JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g);
  return [...new Set([...found].flatMap(([, ref]) => ref ?? []))];
}

/** Picks the definitions that a part of a document refers to, directly or indirectly. Keeps their order. */
export function reachable(
  part: object,
  definitions: Readonly<Record<string, Schema>>,
): Record<string, Schema> {
  const names = new Set<string>();
  const enter = (from: object): void => {
    for (const name of listRefs(from).map(refName)) {
      const target = definitions[name];
      if (target === undefined) throw new Error(`cannot resolve "$ref": no definition is called "${name}"`);
      if (names.has(name)) continue;
      names.add(name);
      enter(target);
    }
  };
  enter(part);
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => names.has(name)));
}

/** Returns the name of the definition in a reference such as `#/$defs/User`. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

/** Rewrites the values of an object and keeps its keys. */
export function mapValues<From, To>(
  source: Readonly<Record<string, From>>,
  rewrite: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, rewrite(value, key)]));
}

/** Returns an object without some of its keys. */
export function omit(source: Schema, ...keys: readonly string[]): Schema {
  return Object.fromEntries(Object.entries(source).filter(([key]) => !keys.includes(key)));
}
