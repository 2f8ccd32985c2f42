import { listRefs, refName, type Schema } from "../../src/model/schema.ts";
import { assertDefined } from "../../src/util/assert-defined.ts";
import type { ValidatorName } from "../candidate.ts";
import { readSchema } from "./read-schema.ts";

/** Members of an object, by name. */
type Members<T> = Readonly<Record<string, T>>;

/** How a library describes a contract; `T` is its type of a schema. */
export interface Kit<T> {
  readonly text: T;
  readonly number: T;
  /** A number without a fraction. */
  readonly integer: T;
  /** An integer within ±(2^53 − 1). */
  readonly safeInteger: T;
  readonly boolean: T;
  readonly anything: T;
  readonly anyObject: T;
  matching(name: string, pattern: RegExp): T;
  literal(value: string): T;
  oneOf(values: readonly string[]): T;
  nullable(type: T): T;
  optional(type: T): T;
  list(item: T): T;
  /** An object with members of any name. */
  map(item: T): T;
  either(...branches: readonly T[]): T;
  /** An object that has these members and no others. */
  record(members: Members<T>): T;
  /** The same, where each member may be missing. */
  partial(members: Members<T>): T;
  /** A type that may refer to itself. */
  named(name: string, describe: (self: T) => T): T;
}

/** Matches a UTC timestamp (W-time): calendar-checked, 0 to 9 fractional digits, `Z` or `+00:00`, leap second. */
const utcDateTime =
  /^(?:\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d|23:59:60)(?:\.\d{1,9})?(?:Z|\+00:00)$/;

/** Matches an absolute `http` or `https` address (W-url). */
const httpUrl =
  /^[Hh][Tt][Tt][Pp][Ss]?:\/\/(?:[\w.~-]+|\[[\dA-Fa-f:.]+\]|[\w.~!$&'()*+,;=:%-]*@(?:[\w.~-]+|\[[\dA-Fa-f:.]+\]))(?::\d*)?(?:[/?][\w./~!$&'()*+,;=:@?-]*(?:%[\dA-Fa-f]{2}[\w./~!$&'()*+,;=:@?-]*)*)?(?:#[\w./~!$&'()*+,;=:@?-]*(?:%[\dA-Fa-f]{2}[\w./~!$&'()*+,;=:@?-]*)*)?$/;

/** Matches a hex colour (W-color). */
const hexColor = /^#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})$/;

/** Text formats, by their definition. */
const forms: Readonly<Record<string, RegExp>> = {
  HttpUrl: httpUrl,
  Timestamp: utcDateTime,
  HexColour: hexColor,
};

const prices = ["string", "number", "array", "object"];

/** Describes each contract as users of a library write it: the published schema in the API of the library. */
export function describeContract<T>(kit: Kit<T>): Readonly<Record<ValidatorName, T>> {
  return {
    "update-task": describeSchema(kit, readSchema("update-task")),
    ping: describeSchema(kit, readSchema("ping")),
    "raster-info": describeSchema(kit, readSchema("raster-info")),
  };
}

/** State of a walk through a schema. */
interface Walk<T> {
  readonly kit: Kit<T>;
  readonly definitions: Readonly<Record<string, Schema>>;
  /** Describes a definition, once. */
  readonly define: (name: string) => T;
}

function describeSchema<T>(kit: Kit<T>, { $defs, definitions: older = $defs, ...root }: Schema): T {
  const definitions = older as Walk<T>["definitions"];
  // Types of documents have names, and recursive types need one.
  const names = new Set([
    ...listRefs({ anyOf: root.anyOf ?? [] }).map(refName),
    ...findLoops(definitions, root),
  ]);
  const known = new Map<string, T>();
  const describe = (name: string): T => {
    const form = forms[name];
    if (form !== undefined) return kit.matching(name, form);
    const own = assertDefined(definitions[name], name);
    if (!names.has(name)) return describeType(walk, own);
    return kit.named(name, (self) => {
      known.set(name, self);
      return describeType(walk, own);
    });
  };
  const define = (name: string): T => {
    const made = known.get(name) ?? describe(name);
    known.set(name, made);
    return made;
  };
  const walk: Walk<T> = { kit, definitions, define };
  return describeType(walk, root);
}

function describeType<T>(walk: Walk<T>, schema: Schema): T {
  const { kit, define } = walk;
  const { $ref, anyOf, const: only, enum: listed, type, minimum } = schema;
  if ($ref !== undefined) return define(refName($ref));
  if (anyOf !== undefined) return describeUnion(walk, anyOf);
  if (only !== undefined) return kit.literal(String(only));
  if (listed !== undefined) return kit.oneOf(listed.map(String));
  if (Array.isArray(type))
    return describeUnion(
      walk,
      type.map((one) => ({ type: one })),
    );
  if (type === "object") return describeObject(walk, schema);
  if (type === "array") return kit.list(describeType(walk, schema.items ?? {}));
  if (type === "integer") return minimum === undefined ? kit.integer : kit.safeInteger;
  const plain: Readonly<Record<string, T>> = { string: kit.text, number: kit.number, boolean: kit.boolean };
  return plain[String(type)] ?? kit.anything;
}

/** Branches that are fast to try come first, as people write them. */
function describeUnion<T>(walk: Walk<T>, anyOf: readonly Schema[]): T {
  const { kit, definitions } = walk;
  // Other names may appear in an open vocabulary.
  if (anyOf.every((one) => one.type === "string")) return kit.text;
  const price = ({ $ref, type }: Schema): number =>
    $ref === undefined
      ? prices.indexOf(String(type))
      : price(assertDefined(definitions[refName($ref)], $ref));
  const branches = anyOf
    .filter((one) => one.type !== "null")
    .toSorted((a, b) => price(a) - price(b))
    .map((one) => describeType(walk, one));
  const [first, ...others] = branches;
  const whole = first !== undefined && others.length === 0 ? first : kit.either(...branches);
  return branches.length === anyOf.length ? whole : kit.nullable(whole);
}

function describeObject<T>(walk: Walk<T>, { properties, required, additionalProperties: rest }: Schema): T {
  const { kit } = walk;
  if (properties === undefined)
    return typeof rest === "object" ? kit.map(describeType(walk, rest)) : kit.anyObject;
  const members = Object.entries(properties).map(([name, one]) => {
    const type = describeType(walk, one);
    return [name, required === undefined || required.includes(name) ? type : kit.optional(type)];
  });
  return (required === undefined ? kit.partial : kit.record)(Object.fromEntries(members));
}

/** Finds the recursive definitions, one of each cycle. */
function findLoops(all: Readonly<Record<string, Schema>>, root: Schema): ReadonlySet<string> {
  const loops = new Set<string>();
  const follow = (schema: Schema, trail: readonly string[]): void => {
    for (const name of listRefs(schema).map(refName)) {
      if (trail.includes(name)) loops.add(name);
      else follow(assertDefined(all[name], name), [...trail, name]);
    }
  };
  follow(root, []);
  return loops;
}
