import { readClause } from "#src/explain/clause.ts";

/** The keywords that the published raster-info schema uses. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** A piece of a type: a word, or the name of a definition to link to. */
export interface TypePart {
  readonly word: string;
  /** Key of the definition. */
  readonly definition?: string;
}

/** A property of a definition. */
export interface Property {
  readonly name: string;
  readonly type: readonly TypePart[];
  readonly about: string;
  readonly clause: string;
}

/** A definition of the format, in words. */
export interface Definition {
  /** Key in the schema, such as `attribute_object`; also its anchor. */
  readonly key: string;
  /** Name of its type, such as `AttributeObject`. */
  readonly title: string;
  readonly about: string;
  readonly clause: string;
  /** What it is, where it is no closed object. */
  readonly type: readonly TypePart[];
  readonly properties: readonly Property[];
  /** Values of a closed vocabulary. */
  readonly values: readonly unknown[];
  /** Definitions that are first referred to here. */
  readonly below: readonly Definition[];
}

/** Puts the raster-info format into words: a tree of definitions, each below the one that first refers to it. */
export function describeDefinitions(root: Schema): Definition {
  const definitions = root.definitions ?? {};
  const { definitions: _, ...head } = root;
  const tree = describe("raster-info", head, definitions, new Set());
  const missing = Object.keys(definitions).filter((key) => !keysOf(tree).includes(key));
  if (missing.length > 0) throw new Error(`cannot describe ${missing.join(", ")}: nothing refers to it`);
  return tree;
}

/** Lists the keys of a tree of definitions. */
function keysOf({ key, below }: Definition): readonly string[] {
  return [key, ...below.flatMap(keysOf)];
}

type Definitions = Readonly<Record<string, Schema>>;

function describe(key: string, schema: Schema, definitions: Definitions, told: Set<string>): Definition {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeOf(property, definitions),
    ...clauseOf(property, definitions),
  }));
  const type: readonly TypePart[] =
    schema.properties === undefined ? typeOf(schema, definitions) : [{ word: "object, closed" }];
  const mentioned = [...type, ...properties.flatMap((property) => property.type)];
  const first = [...new Set(mentioned.flatMap(({ definition = "" }) => definition))].filter(
    (name) => name !== "" && !told.has(name),
  );
  for (const name of first) told.add(name);
  return {
    key,
    title: schema.title ?? key,
    ...clauseOf(schema, definitions),
    type,
    properties,
    values: schema.enum ?? [],
    below: first.map((name) => describe(name, definitions[name] ?? {}, definitions, told)),
  };
}

function clauseOf(schema: Schema, definitions: Definitions): { about: string; clause: string } {
  const text = schema.description ?? definitions[keyOf(schema)]?.description ?? "";
  return readClause(text)[0] ?? { about: text, clause: "" };
}

function keyOf({ $ref = "" }: Schema): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}

/** Writes a type in words: unions with "or", maps and lists by what they hold. */
function typeOf(schema: Schema, definitions: Definitions): readonly TypePart[] {
  const { $ref, anyOf, type, items, additionalProperties, enum: values } = schema;
  if ($ref !== undefined) {
    const definition = keyOf(schema);
    return [{ word: definitions[definition]?.title ?? definition, definition }];
  }
  if (anyOf !== undefined) return joinTypes(anyOf.map((branch) => typeOf(branch, definitions)));
  if (values !== undefined) return [{ word: `one of ${values.length} names` }];
  if (schema.const !== undefined) return [{ word: `always ${JSON.stringify(schema.const)}` }];
  if (items !== undefined) return [{ word: "list of " }, ...typeOf(items, definitions)];
  if (typeof additionalProperties === "object")
    return [{ word: "map to " }, ...typeOf(additionalProperties, definitions)];
  return [{ word: [type ?? "anything"].flat().join(" or ") }];
}

function joinTypes(branches: readonly (readonly TypePart[])[]): readonly TypePart[] {
  return branches.flatMap((parts, i) => (i === 0 ? parts : [{ word: " or " }, ...parts]));
}
