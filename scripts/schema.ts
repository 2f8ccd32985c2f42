/** JSON Schema as the pipeline uses it: the keywords that the two contracts need. */
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
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
}

/** Keywords whose value is one schema. */
const single = new Set(["items", "additionalProperties", "not"]);
/** Keywords whose value is a list of schemas. */
const lists = new Set(["anyOf", "oneOf", "allOf"]);
/** Keywords whose value maps names to schemas. */
const maps = new Set(["properties", "$defs", "definitions"]);

/** Rewrites a schema and every schema within it, innermost first. */
export function mapSchema(schema: Schema, rewrite: (schema: Schema) => Schema): Schema {
  const inner = (value: unknown): unknown => (isSchema(value) ? mapSchema(value, rewrite) : value);
  return rewrite(
    mapValues(schema, (value, keyword) => {
      if (single.has(keyword)) return inner(value);
      if (lists.has(keyword)) return (value as Schema[]).map(inner);
      if (maps.has(keyword)) return mapValues(value as Record<string, unknown>, inner);
      return value;
    }),
  );
}

/** Lists the targets of every `$ref` in a schema, in document order and without repetition. */
export function refsOf(schema: Schema): string[] {
  const found = new Set<string>();
  mapSchema(schema, (node) => {
    if (node.$ref !== undefined) found.add(node.$ref);
    return node;
  });
  return [...found];
}

/** Picks the definitions that some schemas reach through `$ref`, directly or not, in their given order. */
export function reachable(
  from: readonly Schema[],
  definitions: Readonly<Record<string, Schema>>,
): Record<string, Schema> {
  const seen = new Set<string>();
  const queue = from.flatMap(refsOf);
  for (let ref = queue.pop(); ref !== undefined; ref = queue.pop()) {
    const name = refName(ref);
    const target = definitions[name];
    if (target === undefined) throw new Error(`cannot resolve "${ref}": no definition is called "${name}"`);
    if (!seen.has(name)) queue.push(...refsOf(target));
    seen.add(name);
  }
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => seen.has(name)));
}

/** Reads the definition's name out of a local reference such as `#/$defs/User`. */
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

/** Copies an object without some of its keys. */
export function omit(source: Schema, ...keys: readonly string[]): Schema {
  return Object.fromEntries(Object.entries(source).filter(([key]) => !keys.includes(key)));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null;
}
