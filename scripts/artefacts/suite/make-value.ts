import { lengthOf, numberFacets } from "#src/diff/bounds.ts";
import { hasFormat, toRegExp } from "#src/diff/text-tests.ts";
import { findTexts } from "#src/diff/texts.ts";
import { sameJson } from "#src/json/same-json.ts";
import { omit, refName, type Schema } from "#src/model/schema.ts";
import { isObject } from "#src/text/is-object.ts";

type Definitions = Readonly<Record<string, Schema>>;

/** Makes a value that fits a schema, as far as its keywords say what to write; whoever takes it has to check it. */
export type MakeValue = (schema: Schema) => unknown;

/** Most definitions within each other, and most values of one document: what is optional beyond them is left out. */
const LEVELS = 16;
const VALUES = 5_000;
/** Most members that are added for their number. */
const MEMBERS = 100;

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

/** Prepares values of schemas that refer to some definitions: with every member that can be made. */
export function createMaker(definitions: Definitions): MakeValue {
  return (schema) => make(schema, { definitions, within: [], left: { values: VALUES } });
}

interface Walk {
  readonly definitions: Definitions;
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
  const [schema, within] = gather(given, walk);
  const inner = { ...walk, within };
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches === undefined) return plainValue(schema, inner);
  const rest = omit(schema, "oneOf", "anyOf");
  return makeFirst(branches, (branch) => make(merge([rest, branch]), inner));
}

/** Joins what a value has to fit at once, references and `allOf` followed; lists the definitions that it stands in then. */
function gather(given: Schema, { definitions, within }: Walk): readonly [Schema, readonly string[]] {
  const met = new Set<string>();
  const parts: Schema[] = [];
  const add = (one: Schema): void => {
    const { $ref, allOf = [] } = one;
    parts.push(omit(one, "$ref", "allOf"));
    if ($ref !== undefined) {
      const name = refName($ref);
      const target = $ref.startsWith("#/") ? definitions[name] : undefined;
      if (target === undefined || within.includes(name) || within.length > LEVELS)
        throw new Impossible(`no end of ${name}`);
      if (!met.has(name)) {
        met.add(name);
        add(target);
      }
    }
    for (const inner of allOf) add(inner);
  };
  add(given);
  return [merge(parts), [...within, ...met]];
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

function makeText(schema: Schema): string {
  const { format, pattern, examples, default: usual } = schema;
  const length = lengthOf([schema], "Length");
  const { min = 0, max = Infinity } = length;
  const isFit = (text: string): boolean => {
    const size = [...text].length;
    const isFormed = pattern === undefined || (toRegExp(pattern).test(text) && hasFormat(text, format ?? ""));
    return size >= min && size <= max && isFormed;
  };
  const own = [usual, ...(Array.isArray(examples) ? examples : [])].filter((one) => typeof one === "string");
  const form = formatted[format ?? ""];
  const known = (pattern === undefined && form !== undefined ? [form] : [...own, ...common]).find(isFit);
  if (known !== undefined) return known;
  if (pattern === undefined) return "t".repeat(Math.max(min, Math.min(1, max)));
  const made = findTexts({ patterns: [pattern], length }).find(isFit);
  if (made === undefined) throw new Impossible(`no text fits ${pattern}`);
  return made;
}

function makeNumber(schema: Schema, usual: number): number {
  const { range, steps, integer } = numberFacets([schema]);
  const { min = -Infinity, max = Infinity, above = -Infinity, below = Infinity } = range;
  const [step = 1] = steps;
  const edges = [min, max, above, below].filter(Number.isFinite);
  const near = edges.flatMap((edge) => {
    const [down, up] = [Math.floor(edge / step), Math.ceil(edge / step)];
    return [up, down, down + 1, up - 1].map((count) => count * step);
  });
  const least = Math.max(min, above);
  const tried = [steps[0] ?? usual, ...near, least + (Math.min(max, below) - least) / 2];
  const isFit = (one: number): boolean =>
    one >= min && one <= max && one > above && one < below && (!integer || Number.isInteger(one));
  return tried.find(isFit) ?? usual;
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

function makeObject(schema: Schema, walk: Walk): object {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const made = new Map<string, unknown>();
  for (const name of new Set([...required, ...Object.keys(properties)])) {
    const isRequired = required.includes(name);
    if (!isRequired && walk.left.values < 0) continue;
    try {
      made.set(name, make(properties[name] ?? additionalProperties, walk));
    } catch (cause) {
      if (isRequired || !(cause instanceof Impossible)) throw cause;
    }
  }
  try {
    addUnlisted(made, schema, walk);
  } catch (cause) {
    if (schema.minProperties !== undefined || !(cause instanceof Impossible)) throw cause;
  }
  return Object.fromEntries(made);
}

/** Adds a member with a name that a pattern asks for, or where members are missing, any. */
function addUnlisted(made: Map<string, unknown>, schema: Schema, walk: Walk): void {
  const { additionalProperties = true, patternProperties = {}, propertyNames, minProperties } = schema;
  const [patterned] = Object.entries(patternProperties as Readonly<Record<string, Schema>>);
  const least = Math.max(Number(minProperties ?? 0), typeof additionalProperties === "object" ? 1 : 0);
  if (patterned === undefined && (made.size >= least || additionalProperties === false)) return;
  const [pattern, member] = patterned ?? [undefined, additionalProperties];
  const names = {
    ...(isObject(propertyNames) && propertyNames),
    type: "string",
    ...(pattern !== undefined && { pattern }),
  };
  const name = Object.keys(names).length === 1 ? "name" : String(make(names, walk));
  for (let i = 1; i === 1 || (patterned === undefined && made.size < least && i < MEMBERS); i += 1) {
    const key = i === 1 ? name : name + i;
    if (!made.has(key)) made.set(key, make(member, walk));
  }
}
