import type { Place, Places } from "#generated/facts/facts.d.ts";

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
  /** Its type in words, unless it is a closed object. */
  readonly type: readonly TypePart[];
  readonly properties: readonly Property[];
  /** Values of a closed vocabulary. */
  readonly values: readonly unknown[];
  /** Definitions that are first mentioned here. */
  readonly below: readonly Definition[];
}

/** Describes the raster-info format: a tree of definitions, each below the one that first mentions it. */
export function describeDefinitions({ root, definitions }: Places): Definition {
  const tree = describe("raster-info", root, definitions, new Set());
  const missing = Object.keys(definitions).filter((key) => !listKeys(tree).includes(key));
  if (missing.length > 0) throw new Error(`cannot describe ${missing.join(", ")}: nothing refers to it`);
  return tree;
}

/** Lists the keys of a tree of definitions. */
function listKeys({ key, below }: Definition): readonly string[] {
  return [key, ...below.flatMap(listKeys)];
}

type Definitions = Places["definitions"];

function describe(key: string, place: Place, definitions: Definitions, told: Set<string>): Definition {
  const { title = key, about = "", clause = "", members } = place;
  const properties = Object.entries(members ?? {}).map(([name, member]) => ({
    name,
    type: writeType(member, definitions),
    about: member.about ?? "",
    clause: member.clause ?? "",
  }));
  const type = members === undefined ? writeType(place, definitions) : [{ word: "object, closed" }];
  const mentioned = [...type, ...properties.flatMap((property) => property.type)];
  const first = [...new Set(mentioned.flatMap(({ definition = "" }) => definition))].filter(
    (name) => name !== "" && !told.has(name),
  );
  for (const name of first) told.add(name);
  return {
    key,
    title,
    about,
    clause,
    type,
    properties,
    values: (place.closed && members === undefined && place.values) || [],
    below: first.map((name) => describe(name, definitions[name] ?? place, definitions, told)),
  };
}

/** Writes a type in words: unions with "or", maps and lists by their content. */
function writeType(place: Place, definitions: Definitions): readonly TypePart[] {
  const { definition, anyOf, values = [], closed, items, rest, type } = place;
  if (definition !== undefined) return [{ word: definitions[definition]?.title ?? definition, definition }];
  if (anyOf !== undefined)
    return anyOf.flatMap((one, i) => [
      ...(i === 0 ? [] : [{ word: " or " }]),
      ...writeType(one, definitions),
    ]);
  if (closed && values.length === 1) return [{ word: `always ${JSON.stringify(values[0])}` }];
  if (closed) return [{ word: `one of ${values.length} names` }];
  if (items !== undefined) return [{ word: "list of " }, ...writeType(items, definitions)];
  return rest === undefined ? [{ word: type }] : [{ word: "map to " }, ...writeType(rest, definitions)];
}
