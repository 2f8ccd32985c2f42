import { refName, refsOf, type Schema } from "../../src/model/schema.ts";
import { must } from "../../src/text/must.ts";
import type { ValidatorName } from "../candidate.ts";
import { hexColor, httpUrl, utcDateTime } from "./contract.ts";
import { readSchema } from "./read-schema.ts";

/** Members of an object, by name. */
type Members<T> = Readonly<Record<string, T>>;

/** The words of a library in which a contract is described; `T` is its type of a schema. */
interface Kit<T> {
  readonly text: T;
  readonly number: T;
  /** A number without fraction. */
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
  /** An object whose members have any name. */
  map(item: T): T;
  either(...branches: readonly T[]): T;
  /** An object that has these members and no other. */
  record(members: Members<T>): T;
  /** The same, where each member may be missing. */
  partial(members: Members<T>): T;
  /** A type that may refer to itself. */
  named(name: string, describe: (self: T) => T): T;
}

/** Texts of a form, by their definition. */
const forms: Readonly<Record<string, RegExp>> = {
  HttpUrl: httpUrl,
  Timestamp: utcDateTime,
  HexColour: hexColor,
};

const prices = ["string", "number", "array", "object"];

/** Describes each contract as the users of a library write it: what its published schema says, in the words of the library. */
export function describeContract<T>(kit: Kit<T>): Readonly<Record<ValidatorName, T>> {
  return {
    "update-task": describeSchema(kit, readSchema("update-task")),
    ping: describeSchema(kit, readSchema("ping")),
    "raster-info": describeSchema(kit, readSchema("raster-info")),
  };
}

function describeSchema<T>(kit: Kit<T>, { $defs, definitions, ...root }: Schema): T {
  const all = (definitions ?? $defs) as Readonly<Record<string, Schema>>;
  // Types of documents have names, and what leads back to itself needs one.
  const names = new Set([...refsOf({ anyOf: root.anyOf ?? [] }).map(refName), ...findLoops(all, root)]);
  const known = new Map<string, T>();
  const define = (name: string): T => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const form = forms[name];
    const own = must(all[name], name);
    const describeSelf = (self: T): T => {
      known.set(name, self);
      return describe(own);
    };
    const made =
      form !== undefined
        ? kit.matching(name, form)
        : names.has(name)
          ? kit.named(name, describeSelf)
          : describe(own);
    known.set(name, made);
    return made;
  };
  // Branches that are quickly tried come first, as people write them.
  const price = ({ $ref, type }: Schema): number =>
    $ref === undefined ? prices.indexOf(String(type)) : price(must(all[refName($ref)], $ref));
  const byPrice = (a: Schema, b: Schema): number => price(a) - price(b);
  const describe = (schema: Schema): T => {
    const { $ref, anyOf, const: only, enum: listed, type, minimum } = schema;
    if ($ref !== undefined) return define(refName($ref));
    if (anyOf !== undefined) {
      // Other names may appear in an open vocabulary.
      if (anyOf.every((one) => one.type === "string")) return kit.text;
      const branches = anyOf
        .filter((one) => one.type !== "null")
        .toSorted(byPrice)
        .map(describe);
      const [first, ...others] = branches;
      const whole = first !== undefined && others.length === 0 ? first : kit.either(...branches);
      return branches.length === anyOf.length ? whole : kit.nullable(whole);
    }
    if (only !== undefined) return kit.literal(String(only));
    if (listed !== undefined) return kit.oneOf(listed.map(String));
    if (Array.isArray(type)) return describe({ anyOf: type.map((one) => ({ type: one })) });
    if (type === "object") return describeObject(schema);
    if (type === "array") return kit.list(describe(schema.items ?? {}));
    if (type === "integer") return minimum === undefined ? kit.integer : kit.safeInteger;
    const plain: Readonly<Record<string, T>> = { string: kit.text, number: kit.number, boolean: kit.boolean };
    return plain[String(type)] ?? kit.anything;
  };
  const describeObject = ({ properties, required, additionalProperties }: Schema): T => {
    if (properties === undefined)
      return typeof additionalProperties === "object"
        ? kit.map(describe(additionalProperties))
        : kit.anyObject;
    const members = Object.entries(properties).map(([name, one]) => {
      const isOptional = required !== undefined && !required.includes(name);
      return [name, isOptional ? kit.optional(describe(one)) : describe(one)];
    });
    return (required === undefined ? kit.partial : kit.record)(Object.fromEntries(members));
  };
  return describe(root);
}

/** Finds the definitions that lead back to themselves, one of each circle. */
function findLoops(all: Readonly<Record<string, Schema>>, root: Schema): ReadonlySet<string> {
  const loops = new Set<string>();
  const follow = (schema: Schema, trail: readonly string[]): void => {
    for (const name of refsOf(schema).map(refName)) {
      if (trail.includes(name)) loops.add(name);
      else follow(must(all[name], name), [...trail, name]);
    }
  };
  follow(root, []);
  return loops;
}
