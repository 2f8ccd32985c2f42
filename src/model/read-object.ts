import type { Field, RecordType, Type } from "./model.ts";
import { omit, type Schema } from "./schema.ts";
import { anything, type Form, nothing, type Reading, type Scope, typeName } from "./scope.ts";
import { takeLength } from "./take-bounds.ts";

/** Reads an object: a record with listed members, a map, or any object. */
export function readObject(reading: Reading): Form {
  const { schema, left } = reading;
  const length = takeLength(left, schema, "Properties");
  // Patterns decide which members `additionalProperties` applies to.
  if (left.has("patternProperties")) return { kind: "map", values: anything, ...length };
  if (!isRecord(schema)) {
    const values = readRest(reading);
    if (values === anything && length.length === undefined) return { kind: "json", types: ["object"] };
    return { kind: "map", values, ...length };
  }
  left.delete("properties");
  left.delete("required");
  const rest = readRest(reading);
  return { kind: "record", fields: readFields(reading, rest), rest, ...length, ...readBefore(reading) };
}

/** Checks whether an object lists members. */
export function isRecord(schema: Schema): boolean {
  return schema.properties !== undefined || (schema.required?.length ?? 0) > 0;
}

function readRest({ schema, left, name, scope }: Reading): Type {
  left.delete("additionalProperties");
  const values = schema.additionalProperties ?? true;
  if (typeof values === "boolean") return values ? anything : nothing;
  return Object.keys(values).length === 0 ? anything : scope.read(values, typeName(name, "value"));
}

function readFields({ schema, name, scope }: Reading, rest: Type): Field[] {
  const required = new Set(schema.required);
  const listed = Object.entries(schema.properties ?? {}).map(([member, one]) => ({
    name: member,
    type: scope.read(one, typeName(name, member)),
    optional: !required.has(member),
    doc: findDoc(one, scope),
  }));
  const unlisted = [...required].filter((member) => !Object.hasOwn(schema.properties ?? {}, member));
  return [...listed, ...unlisted.map((member) => ({ name: member, type: rest, optional: false, doc: "" }))];
}

/** Finds the description of a member: its own, else that of its reference. */
function findDoc(schema: Schema | boolean, scope: Scope): string {
  if (typeof schema === "boolean") return "";
  if (typeof schema.description === "string") return schema.description;
  return schema.$ref === undefined ? "" : findDoc(scope.find(schema.$ref), { ...scope, find: () => true });
}

/** Reads the rule of an update: old values have keys of the resource (W6.3). */
function readBefore({ schema, scope }: Reading): Pick<RecordType, "before"> {
  const { member, mark } = scope.contract.envelope?.before ?? { member: "", mark: "" };
  const of = schema[mark];
  const old = schema.properties?.[member];
  if (typeof of !== "string") return {};
  if (old === undefined) throw new Error(`cannot read "${mark}": no member is called "${member}"`);
  const target = old.$ref === undefined ? old : scope.find(old.$ref);
  const known = typeof target === "boolean" ? [] : Object.keys(target.properties ?? {});
  return { before: { member, of, known } };
}

/** Returns the constant of a record's member, if that is a single string. */
export function readConstant(schema: Schema | boolean | undefined): string | undefined {
  if (typeof schema !== "object") return undefined;
  const value = schema.const ?? (schema.enum?.length === 1 ? schema.enum[0] : undefined);
  const others = Object.keys(omit(schema, "const", "enum", "type", "title", "description"));
  return typeof value === "string" && others.length === 0 ? value : undefined;
}
