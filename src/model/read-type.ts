import { sameJson } from "../json/same-json.ts";
import { assertDefined } from "../util/assert-defined.ts";
import { itemAt } from "../util/item-at.ts";
import { keywords } from "./keywords.ts";
import { type Json, type JsonType, jsonTypes, type Range, type Type } from "./model.ts";
import { readObject } from "./read-object.ts";
import { readUnion } from "./read-union.ts";
import { type Node, omit, pick, type Schema } from "./schema.ts";
import {
  anything,
  assertionsIn,
  type Form,
  identifier,
  isBody,
  listJsonTypes,
  makeJsonType,
  nameJsonType,
  nothing,
  type Reading,
  type Scope,
  typeName,
  typesIn,
  withResidual,
} from "./scope.ts";
import { takeBounds, takeLength } from "./take-bounds.ts";
import { textFormats } from "./text-formats.ts";

/** Reads the type of a member, an item or a value; one that needs a name is declared under its title, else `hint`. */
export function readType(schema: Schema | boolean, hint: string, scope: Scope): Type {
  if (typeof schema === "boolean") return schema ? anything : nothing;
  const name = typeof schema.title === "string" ? identifier(typeName(schema.title), hint) : hint;
  const form = readForm(schema, name, scope);
  return isBody(form) ? scope.declare(name, form, schema, hint) : form;
}

/** Reads a schema; assertions that no kind expresses become its residual. */
export function readForm(schema: Schema, name: string, scope: Scope): Form {
  const left = assertionsIn(schema, scope);
  const form = chooseForm({ schema, left, name, scope });
  return withResidual(form, schema, left);
}

function chooseForm(reading: Reading): Form {
  const { schema, left, name, scope } = reading;
  if (left.has("unevaluatedProperties") || left.has("unevaluatedItems"))
    return makeJsonType(listJsonTypes(schema, scope));
  if (left.delete("$ref")) return scope.refer(assertDefined(schema.$ref, "$ref"));
  const [only, ...others] = schema.allOf ?? [];
  if (left.size === 1 && left.has("allOf") && others.length === 0 && only !== undefined) {
    left.clear();
    return readFormOrBoolean(only, name, scope);
  }
  if (left.has("const") || left.has("enum")) return readValues(reading);
  const union = tryUnion(reading);
  if (union !== undefined) return union;
  // A keyword for one JSON type accepts any value of another type.
  const isAbout = [...left].some((key) => keywords[key]?.about !== undefined);
  return left.has("type") || isAbout ? formOfTypes(reading) : makeJsonType(listJsonTypes(schema, scope));
}

/** Reads `anyOf` or `oneOf` if it says everything: there is no other keyword but a `type` that every branch has. */
function tryUnion(reading: Reading): Form | undefined {
  const { schema, left, scope } = reading;
  const key = left.has("anyOf") ? "anyOf" : "oneOf";
  const branches = schema[key];
  if (branches === undefined || [...left].some((one) => one !== key && one !== "type")) return undefined;
  const outer = typesIn(schema);
  const inner = branches.flatMap((branch) => [...listJsonTypes(branch, scope)]);
  if (schema.type === "integer" || inner.some((type) => !outer.has(type))) return undefined;
  const union = readUnion(reading, branches, key === "oneOf");
  if (union !== undefined) left.clear();
  return union;
}

function readFormOrBoolean(schema: Schema | boolean, name: string, scope: Scope): Form {
  return typeof schema === "boolean" ? readType(schema, name, scope) : readForm(schema, name, scope);
}

/** Reads `const` and `enum`: a constant, a vocabulary, or other values. */
function readValues({ schema, left, name, scope }: Reading): Form {
  const listed = (left.delete("const") ? [schema.const] : schema.enum) as readonly Json[];
  if (schema.const === undefined) left.delete("enum");
  const values = listed.filter((value) => fitsType(value, schema));
  left.delete("type");
  if (values.length === 0) return nothing;
  if (values.length === 1) return { kind: "constant", value: itemAt(values, 0) };
  const words = values.filter((value) => typeof value === "string");
  if (words.length === values.length) return { kind: "vocabulary", values: words, open: false };
  if (words.length === values.length - 1 && words.length > 1 && values.includes(null)) {
    return { kind: "nullable", of: readType({ ...omit(schema, "type", ...left), enum: words }, name, scope) };
  }
  return { kind: "enumeration", values };
}

function fitsType(value: Json, { type }: Schema): boolean {
  if (type === undefined) return true;
  const names = [type].flat();
  return names.includes(nameJsonType(value)) || (names.includes("integer") && Number.isInteger(value));
}

/** Reads one or several types; each of several takes the keywords that apply to it. */
function formOfTypes(reading: Reading): Form {
  const { schema, left } = reading;
  const { type = jsonTypes } = schema;
  const names = [type].flat();
  left.delete("type");
  if (names.length === 1) return formOfType(itemAt(names, 0), reading);
  const types = typesIn(schema);
  if (types.size < names.length) return { ...makeJsonType(types), residual: pick(schema, new Set(["type"])) };
  const others = names.filter((type) => type !== "null");
  const about = [...left].filter((key) => keywords[key]?.about !== undefined);
  if (about.length === 0 && !names.includes("integer") && others.length !== 1)
    return { kind: "json", types: names as readonly JsonType[] };
  for (const key of about) left.delete(key);
  const branches = names.map((type) => {
    const own = new Set(
      about.filter((key) =>
        typesIn({ type }).has(assertDefined(assertDefined(keywords[key], key).about, "about")),
      ),
    );
    return { type, ...pick(schema, own) };
  });
  return readUnion(reading, branches, false) ?? { kind: "json", types: [...types] };
}

function formOfType(type: string, reading: Reading): Form {
  switch (type) {
    case "string":
      return readString(reading);
    case "integer":
    case "number":
      return readNumber(type, reading);
    case "boolean":
      return { kind: "boolean" };
    case "null":
      return { kind: "constant", value: null };
    case "array":
      return readList(reading);
    case "object":
      return readObject(reading);
    default:
      throw new Error(`cannot read ${reading.name}: "${type}" is no type of JSON`);
  }
}

function readString({ schema, left }: Reading): Type {
  const { format, pattern } = schema;
  const known = textFormats.find((one) => one.pattern === pattern && one.format === format);
  const text = known !== undefined && left.delete("pattern") ? { format: known.name } : {};
  if (known !== undefined) left.delete("format");
  return { kind: "string", ...text, ...takeLength(left, schema, "Length") };
}

function readNumber(kind: "integer" | "number", { schema, left }: Reading): Type {
  const range: Range = takeBounds(left, schema, {
    min: "minimum",
    max: "maximum",
    above: "exclusiveMinimum",
    below: "exclusiveMaximum",
  });
  const { MIN_SAFE_INTEGER: least, MAX_SAFE_INTEGER: most } = Number;
  const safe = (range.min ?? -Infinity) >= least && (range.max ?? Infinity) <= most;
  const vacuous = sameJson(range, { min: least, max: most }) || Object.keys(range).length === 0;
  const limits = kind === "integer" && vacuous ? {} : vacuous && !safe ? {} : { range };
  return kind === "integer" ? { kind, safe, ...limits } : { kind, ...limits };
}

function readList({ schema, left, name, scope }: Reading): Type {
  const length = takeLength(left, schema, "Items");
  const isTuple = left.has("prefixItems") || left.has("additionalItems") || Array.isArray(schema.items);
  if (isTuple) return { kind: "list", items: readTupleItem(schema), ...length };
  const items = left.delete("items")
    ? readType(assertDefined(schema.items, "items"), typeName(name, "item"), scope)
    : anything;
  return { kind: "list", items, ...length };
}

/** Reads the type that all items of a tuple have, such as the numbers of a point; the residual checks each. */
function readTupleItem({ prefixItems, items, additionalItems }: Schema): Type {
  const [first, rest] = Array.isArray(items) ? [items, additionalItems] : [prefixItems, items];
  const all = [...((first ?? []) as readonly Node[]), ...(rest === false ? [] : [rest as Node])];
  const types = new Set(all.map((one) => (typeof one === "object" ? one.type : undefined)));
  const [type] = types;
  if (types.size > 1) return anything;
  if (type === "number") return { kind: type };
  return type === "string" || type === "boolean" ? { kind: type } : anything;
}
