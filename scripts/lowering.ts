import { mapValues, refName, type Schema } from "./schema.ts";

/** What a place of a document may hold, by JSON type: the only form the validators are written from. */
export interface Shape {
  readonly string?: true | TextCheck | readonly string[];
  readonly number?: true | "integer" | "safe integer";
  readonly boolean?: true;
  readonly null?: true;
  readonly array?: true | { readonly items: Shape };
  readonly object?: true | { readonly values: Shape } | Call | Choice;
}

/** An object that is a record; with `partial`, one that may lack any member. */
export interface Call {
  readonly call: string;
  readonly partial?: true;
}

/** A string with a format of the contract. */
export interface TextCheck {
  readonly format: string;
}

/** A union of records, told apart by the value of a member. */
export interface Choice {
  readonly tag: string;
  readonly branches: readonly {
    readonly value: string;
    readonly names: readonly string[];
    readonly call: string;
  }[];
}

/** An object with listed members; becomes a function of the validator. */
export interface RecordShape {
  readonly closed: boolean;
  readonly members: Readonly<Record<string, { readonly required: boolean; readonly shape: Shape }>>;
  /** Member whose keys must be keys of another (W6.3), where the schema alone does not say so. */
  readonly before?: { readonly member: string; readonly of: string; readonly names: readonly string[] };
}

/** The lowered contract. */
export interface Lowered {
  readonly records: Readonly<Record<string, RecordShape>>;
  /** Records that come round to themselves. */
  readonly recursive: ReadonlySet<string>;
  /** Records that are also called as partials. */
  readonly partial: ReadonlySet<string>;
  /** Shape of the whole document, where it is not an envelope chosen by `event`. */
  readonly shapes: Readonly<Record<string, Shape>>;
}

/** Formats of the contract: the keywords that ask for one, and the name of the function that checks it. */
export const textFormats: readonly { name: string; check: string; format?: string; pattern: string }[] = [
  {
    name: "utc-date-time",
    check: "isUtcDateTime",
    format: "date-time",
    pattern: String.raw`^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|\+00:00)$`,
  },
  {
    name: "http-url",
    check: "isHttpUrl",
    format: "uri",
    pattern: String.raw`^[Hh][Tt][Tt][Pp][Ss]?://([^/?#@]*@)?(\[[^/?#@]+\]|[^/?#:@]+)(:[0-9]*)?([/?#]|$)`,
  },
  {
    name: "http-url-or-path",
    check: "isPlatformUrl",
    format: "uri-reference",
    pattern: String.raw`^([Hh][Tt][Tt][Pp][Ss]?://([^/?#@]*@)?(\[[^/?#@]+\]|[^/?#:@]+)(:[0-9]*)?([/?#]|$)|/[^/?#])`,
  },
  {
    name: "hex-colour",
    check: "isHexColour",
    pattern: "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
  },
];

const any: Shape = { string: true, number: true, boolean: true, null: true, array: true, object: true };

/**
 * Rewrites the definitions of a contract into shapes: unions become a choice by JSON type or by tag, what is
 * vacuous (an attribute object beside "any object") merges, and equal records become one.
 */
export function lower(definitions: Readonly<Record<string, Schema>>): Lowered {
  const records: Record<string, RecordShape> = {};
  const calls = new Map<string, Call>();
  const open = new Set<string>();
  const recursive = new Set<string>();
  const partial = new Set<string>();

  function shapeOf(schema: Schema, name?: string): Shape {
    if (schema.$ref !== undefined) return shapeOfDefinition(refName(schema.$ref));
    const union = schema.anyOf ?? schema.oneOf;
    if (union !== undefined) return union.map((branch) => shapeOf(branch)).reduce(join(records));
    if (schema.const !== undefined) return { string: [String(schema.const)] };
    if (schema.enum !== undefined) return { string: schema.enum.map(String) };
    if (schema.type === undefined) return any;
    const types = typeof schema.type === "string" ? [schema.type] : schema.type;
    return types.map((type) => shapeOfType(type, schema, name)).reduce(join(records));
  }

  function shapeOfType(type: string, schema: Schema, name?: string): Shape {
    if (type === "string") return { string: textOf(schema) };
    if (type === "integer") return { number: schema.maximum === undefined ? "integer" : "safe integer" };
    if (type === "array") return { array: schema.items === undefined ? true : listOf(shapeOf(schema.items)) };
    if (type !== "object") return { [type]: true };
    if (schema.properties !== undefined) return { object: callOf(schema, name) };
    const values = schema.additionalProperties;
    return { object: typeof values === "object" ? mapOf(shapeOf(values)) : true };
  }

  function shapeOfDefinition(name: string): Shape {
    const schema = definitions[name];
    if (schema === undefined) throw new Error(`cannot lower "${name}": no such definition`);
    if (!open.has(name)) return shapeOf(schema, name);
    recursive.add(name);
    return { object: { call: name } };
  }

  function callOf(schema: Schema, name?: string): Call {
    if (name === undefined)
      throw new Error(`cannot lower an object without a name: ${JSON.stringify(schema)}`);
    const known = calls.get(name);
    if (known !== undefined) return known;
    open.add(name);
    const record = recordOf(schema);
    open.delete(name);
    const call = twinOf(record) ?? { call: name };
    if (call.call === name) records[name] = record;
    if (call.partial === true) partial.add(call.call);
    calls.set(name, call);
    return call;
  }

  /** Finds a record that is equal to this one, or would be if its members were optional. */
  function twinOf(record: RecordShape): Call | undefined {
    const optional = (one: RecordShape): RecordShape => ({
      ...one,
      members: mapValues(one.members, ({ shape }) => ({ required: false, shape })),
    });
    for (const [call, other] of Object.entries(records)) {
      if (equal(other, record)) return { call };
      if (equal(optional(other), record)) return { call, partial: true };
    }
    return undefined;
  }

  function recordOf(schema: Schema): RecordShape {
    const required = new Set(schema.required);
    const record: RecordShape = {
      closed: schema.additionalProperties === false,
      members: mapValues(schema.properties ?? {}, (member, key) => ({
        required: required.has(key),
        shape: shapeOf(member),
      })),
    };
    const of = schema["x-before-update-of"];
    return typeof of === "string" ? { ...record, ...beforeOf(record, of) } : record;
  }

  function beforeOf(record: RecordShape, of: string): Pick<RecordShape, "before"> {
    const shape = record.members.before_update?.shape.object;
    const target = typeof shape === "object" && "call" in shape ? records[shape.call] : undefined;
    if (target?.closed === true) return {};
    return { before: { member: "before_update", of, names: Object.keys(target?.members ?? {}) } };
  }

  const shapes = mapValues(definitions, (_, name) => shapeOfDefinition(name));
  return { records, recursive, partial, shapes };
}

/** Joins two branches of a union, JSON type by JSON type. */
function join(records: Readonly<Record<string, RecordShape>>): (a: Shape, b: Shape) => Shape {
  return (a, b) => {
    const joined: Record<string, unknown> = { ...a };
    for (const [type, constraint] of Object.entries(b)) {
      const other = a[type as keyof Shape];
      joined[type] = other === undefined ? constraint : joinConstraints(type, other, constraint, records);
    }
    return joined;
  };
}

function joinConstraints(type: string, a: unknown, b: unknown, records: Lowered["records"]): unknown {
  if (a === true || b === true) return true;
  if (equal(a, b)) return a;
  if (Array.isArray(a) && Array.isArray(b)) return [...new Set([...a, ...b])];
  if (isCall(a) && isCall(b)) return choiceOf([a.call, b.call], records);
  throw new Error(`cannot lower a union with two different branches of type ${type}`);
}

/** Makes a choice of records that each name themselves in a member of their own value. */
function choiceOf(calls: readonly string[], records: Lowered["records"]): Choice {
  const tag = "type";
  const branches = calls.map((call) => {
    const members = records[call]?.members ?? {};
    const value = members[tag]?.shape.string;
    if (!Array.isArray(value) || value.length !== 1)
      throw new Error(`cannot lower a union: ${call} has no tag`);
    return { value: value[0] as string, names: Object.keys(members), call };
  });
  return { tag, branches };
}

function textOf({ format, pattern }: Schema): true | TextCheck {
  if (format === undefined && pattern === undefined) return true;
  const known = textFormats.find((text) => text.format === format && text.pattern === pattern);
  if (known === undefined) throw new Error(`cannot lower a string: no format for ${format} and ${pattern}`);
  return { format: known.name };
}

function listOf(items: Shape): NonNullable<Shape["array"]> {
  return equal(items, any) ? true : { items };
}

function mapOf(values: Shape): NonNullable<Shape["object"]> {
  return equal(values, any) ? true : { values };
}

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "call" in value;
}

function equal(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
