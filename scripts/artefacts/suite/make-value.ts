import { sameJson } from "#src/json/same-json.ts";
import { omit, refName, type Schema } from "#src/model/schema.ts";

type Definitions = Readonly<Record<string, Schema>>;

/** Makes a value that fits a schema, as far as its keywords say what to write; whoever takes it has to check it. */
export type MakeValue = (schema: Schema) => unknown;

/** Most definitions within each other, and most values of one document: what is optional beyond them is left out. */
const LEVELS = 8;
const VALUES = 5_000;

/** Texts of each format of JSON Schema. */
const formatted: Readonly<Record<string, string>> = {
  date: "2024-03-04",
  "date-time": "2024-03-04T07:55:10Z",
  duration: "P1D",
  email: "person@service.example",
  hostname: "service.example",
  "idn-email": "person@service.example",
  "idn-hostname": "service.example",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  iri: "https://service.example/1",
  "json-pointer": "/a",
  regex: "^a$",
  "relative-json-pointer": "0",
  time: "07:55:10Z",
  uri: "https://service.example/1",
  "uri-reference": "/1",
  "uri-template": "https://service.example/{id}",
  uuid: "123e4567-e89b-12d3-a456-426614174000",
};

/** Makes a text of a format that has more than 255 characters, where there is one. */
export function longText(format: string | undefined): string | undefined {
  const text = formatted[format ?? ""];
  if (format === "date-time") return `2024-03-04T07:55:10.${"1".repeat(300)}Z`;
  return text !== undefined && /^(?:uri|iri|json-pointer)/.test(format ?? "")
    ? text + "a".repeat(300)
    : undefined;
}

/** Texts that patterns often ask for. */
const common = [
  "text",
  ...Object.values(formatted),
  ..."a A 1 a1 1.0 1.0.0 a/b a.b #123456 $a _a a:b @a/b ./a 10s".split(" "),
  "1 a",
  ...["a".repeat(32), "a".repeat(40), "a".repeat(64), "0".repeat(11), "12345678-1234-1234-1234-123456789012"],
];

/**
 * Prepares values of schemas that refer to some definitions: with every member that can be made. `flag` compiles the
 * patterns.
 */
export function createMaker(definitions: Definitions, flag: "u" | ""): MakeValue {
  return (schema) => {
    const walk: Walk = { definitions, flag, within: [], left: { values: VALUES } };
    return make(schema, walk);
  };
}

interface Walk {
  readonly definitions: Definitions;
  readonly flag: "u" | "";
  /** Definitions that the value stands in. */
  readonly within: readonly string[];
  readonly left: { values: number };
}

/** What no value can be made of. */
class Impossible extends Error {}

function make(given: Schema | boolean, walk: Walk): unknown {
  if (given === false) throw new Impossible("nothing fits");
  if (given === true) return "text";
  walk.left.values--;
  const { $ref } = given;
  if ($ref !== undefined) {
    const name = refName($ref);
    const target = $ref.startsWith("#/") ? walk.definitions[name] : undefined;
    const depth = walk.within.filter((one) => one === name).length;
    if (target === undefined || depth > 0 || walk.within.length > LEVELS)
      throw new Impossible(`no end of ${name}`);
    const inner = { ...walk, within: [...walk.within, name] };
    return make(merge([omit(given, "$ref"), target]), inner);
  }
  const schema = withBranches(given, walk);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches === undefined) return plainValue(schema, walk);
  const rest = omit(schema, "oneOf", "anyOf");
  return makeFirst(branches, (branch) => make(merge([rest, resolve(branch, walk.definitions)]), walk));
}

/** Takes the first that can be made. */
function makeFirst<One>(all: readonly One[], makeOne: (one: One) => unknown): unknown {
  for (const one of all) {
    try {
      return makeOne(one);
    } catch (cause) {
      if (!(cause instanceof Impossible)) throw cause;
    }
  }
  throw new Impossible("no branch fits");
}

function withBranches(schema: Schema, walk: Walk): Schema {
  const { allOf } = schema;
  if (allOf === undefined) return schema;
  const merged = merge([omit(schema, "allOf"), ...allOf.map((one) => resolve(one, walk.definitions))]);
  return withBranches(merged, walk);
}

/** Follows the reference of a schema; what stands beside it is merged. */
export function resolve(schema: Schema, definitions: Definitions, steps = 16): Schema {
  const { $ref } = schema;
  const target = $ref?.startsWith("#/") === true ? definitions[refName($ref)] : undefined;
  if (target === undefined || steps === 0) return schema;
  const followed = resolve(target, definitions, steps - 1);
  const beside = omit(schema, "$ref");
  return Object.keys(beside).length === 0 ? followed : merge([beside, followed]);
}

/** Joins schemas of one value: members and what is required are gathered, of other keywords the first counts. */
function merge([first = {}, ...others]: readonly Schema[]): Schema {
  let merged = first;
  for (const other of others) merged = mergeTwo(merged, other);
  return merged;
}

function mergeTwo(one: Schema, other: Schema): Schema {
  const properties = { ...other.properties };
  for (const [name, schema] of Object.entries(one.properties ?? {})) {
    const known = properties[name];
    properties[name] = known === undefined || sameJson(known, schema) ? schema : { allOf: [schema, known] };
  }
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  const [own, second] = [one.oneOf ?? one.anyOf, other.oneOf ?? other.anyOf];
  const unions = own === undefined || second === undefined ? [] : [{ anyOf: second }];
  const types = sharedTypes(one, other);
  const allOf = [...(one.allOf ?? []), ...(other.allOf ?? []), ...unions];
  return {
    ...other,
    ...one,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    ...(types !== undefined && { type: types }),
    ...(allOf.length > 0 && { allOf }),
  };
}

/** Lists the JSON types that two schemas of one value share; undefined where at most one of them says any. */
function sharedTypes(one: Schema, other: Schema): readonly string[] | undefined {
  if (one.type === undefined || other.type === undefined) return undefined;
  const [own, others] = [[one.type].flat(), [other.type].flat()];
  const has = (types: readonly string[], type: string): boolean =>
    types.includes(type) || (type === "integer" && types.includes("number"));
  return [
    ...new Set([...own.filter((type) => has(others, type)), ...others.filter((type) => has(own, type))]),
  ];
}

function plainValue(schema: Schema, walk: Walk): unknown {
  if ("const" in schema) return schema.const;
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? guessTypes(schema));
  if (types.length === 0) throw new Impossible("no type fits");
  const [type = "null"] = types.filter((one) => one !== "null");
  const { enum: listed } = schema;
  if (listed !== undefined)
    return listed.find((one) => schema.type === undefined || types.includes(jsonType(one))) ?? listed[0];
  return makers[type]?.(schema, walk) ?? null;
}

function guessTypes(schema: Schema): readonly string[] {
  if (schema.items !== undefined || schema.minItems !== undefined) return ["array"];
  if (schema.pattern !== undefined || schema.format !== undefined || schema.minLength !== undefined)
    return ["string"];
  return schema.minimum === undefined && schema.maximum === undefined ? ["object"] : ["number"];
}

/** Names the JSON type of a value as schemas do. */
function jsonType(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

const makers: Readonly<Record<string, (schema: Schema, walk: Walk) => unknown>> = {
  string: makeText,
  integer: (schema) => makeNumber(schema, 1),
  number: (schema) => makeNumber(schema, 0.5),
  boolean: () => true,
  array: makeList,
  object: makeObject,
};

function makeText(schema: Schema, { flag }: Walk): string {
  const { format, pattern, minLength = 0, maxLength, examples, default: usual } = schema;
  const own = [usual, ...(Array.isArray(examples) ? examples : [])].filter((one) => typeof one === "string");
  const least = Number(minLength);
  const form = formatted[format ?? ""];
  const texts = pattern === undefined && form !== undefined ? [form] : [...own, ...common];
  const fits = texts.find((text) => {
    const length = [...text].length;
    return (
      length >= least &&
      length <= Number(maxLength ?? length) &&
      (pattern === undefined || new RegExp(pattern, flag).test(text))
    );
  });
  if (fits !== undefined) return fits;
  if (pattern !== undefined) throw new Impossible(`no text fits ${pattern}`);
  return "t".repeat(Math.max(least, Math.min(1, Number(maxLength ?? 1))));
}

function makeNumber(schema: Schema, usual: number): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema as Readonly<
    Record<string, number | undefined>
  >;
  const step = multipleOf ?? 1;
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step);
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step);
  const wanted = multipleOf ?? usual;
  if (least !== undefined && wanted < least) return Math.ceil(least / step) * step;
  return most !== undefined && wanted > most ? Math.floor(most / step) * step : wanted;
}

function makeList({ items, prefixItems, minItems = 0, maxItems }: Schema, walk: Walk): unknown[] {
  const given = (prefixItems ?? (Array.isArray(items) ? items : [])) as readonly Schema[];
  const known = given.map((one) => make(one, walk));
  const count = Math.max(Number(minItems), known.length, Number(maxItems ?? 1) === 0 ? 0 : 1);
  const rest = Array.isArray(items) ? true : (items ?? true);
  try {
    return Array.from({ length: count }, (_, i) => known[i] ?? make(rest as Schema, walk));
  } catch (cause) {
    if (!(cause instanceof Impossible) || Number(minItems) > 0) throw cause;
    return [];
  }
}

function makeObject(
  { properties = {}, required = [], additionalProperties, minProperties }: Schema,
  walk: Walk,
): object {
  const made: [string, unknown][] = [];
  const names = [...new Set([...required, ...Object.keys(properties)])];
  for (const name of names) {
    const isRequired = required.includes(name);
    if (!isRequired && walk.left.values < 0) continue;
    try {
      made.push([name, make(properties[name] ?? (additionalProperties as Schema | undefined) ?? true, walk)]);
    } catch (cause) {
      if (isRequired || !(cause instanceof Impossible)) throw cause;
    }
  }
  const isMap =
    made.length < Math.max(Number(minProperties ?? 0), typeof additionalProperties === "object" ? 1 : 0);
  if (isMap && additionalProperties !== false) {
    try {
      made.push(["name", make((additionalProperties as Schema | undefined) ?? true, walk)]);
    } catch (cause) {
      if (minProperties !== undefined || !(cause instanceof Impossible)) throw cause;
    }
  }
  return Object.fromEntries(made);
}
