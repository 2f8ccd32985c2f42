import { sameJson } from "../json/same-json.ts";
import { must } from "../text/must.ts";
import { doesAssert, knownKeyword } from "./keywords.ts";
import { mapSchema, mapValues, omit, refName, type Schema, stepsIn } from "./schema.ts";
import { nameJsonType } from "./scope.ts";

type Definitions = Readonly<Record<string, Schema>>;

/** Keywords that a record may have to be merged into another, beside those that assert nothing. */
const mergeable = new Set(["type", "properties", "required", "additionalProperties", "allOf"]);
/** Keywords that assert nothing but may be the target of references. */
const holding = new Set(["$defs", "definitions"]);
/** Keywords of OpenAPI only that assert nothing. */
const openApi = new Set(["example", "externalDocs", "xml"]);

/**
 * Writes out the members that records inherit through `allOf`, so that each record lists its own.
 *
 * A record is merged if all its parts are records and say nothing beyond their members; any other `allOf` stays.
 */
export function mergeRecords(definitions: Definitions): Record<string, Schema> {
  return mapValues(definitions, (definition) =>
    typeof definition === "object" ? mergedWithin(definition, definitions) : definition,
  );
}

/** Merges the records of every `allOf` within a schema; its references point to the given definitions. */
export function mergedWithin(schema: Schema, definitions: Definitions): Schema {
  return mapSchema(schema, (node) => merged(node, definitions));
}

function merged(schema: Schema, definitions: Definitions): Schema {
  if (schema.allOf === undefined) return schema;
  const bases = schema.allOf.map((base) => recordIn(base, definitions));
  const own = omit(schema, "allOf");
  if (bases.includes(undefined) || !isMergeable(own)) return schema;
  const parts = [...(bases as readonly Schema[]), ...(own.properties === undefined ? [] : [own])];
  if (parts.length < 2 && parts[0] !== own && schema.allOf[0]?.$ref !== undefined) return schema;
  return join(own, parts);
}

function join(own: Schema, parts: readonly Schema[]): Schema {
  const members = new Map<string, Schema>();
  for (const [name, schema] of parts.flatMap(({ properties }) => Object.entries(properties ?? {}))) {
    const known = members.get(name);
    members.set(name, known === undefined ? schema : mergeMember(known, schema));
  }
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
  const marks = Object.assign({}, ...parts.map(marksIn));
  return {
    type: "object",
    ...marks,
    ...omit(own, "required", "properties"),
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(members),
  };
}

/** Makes the schema of a member that two records list: one of theirs, if it implies the other. */
function mergeMember(known: Schema, schema: Schema): Schema {
  const says = (one: Schema, other: Schema): boolean =>
    Object.entries(other).every(
      ([key, value]) => !doesAssert(key) || sameJson(one[key], value) || isListed(one, key, value),
    );
  if (says(schema, known)) return schema;
  return says(known, schema) ? { ...known, ...descriptionIn(schema) } : { allOf: [known, schema] };
}

/** Checks whether each value that a schema lists satisfies a keyword, which asks for a type or lists values. */
function isListed(
  { const: only, enum: listed = only === undefined ? [] : [only] }: Schema,
  key: string,
  value: unknown,
): boolean {
  const types = [value].flat();
  const has = (one: unknown): boolean =>
    key === "type"
      ? types.includes(nameJsonType(one)) || (types.includes("integer") && Number.isInteger(one))
      : key === "enum" && types.some((other) => sameJson(one, other));
  return listed.length > 0 && listed.every(has);
}

function descriptionIn({ description }: Schema): Schema {
  return description === undefined ? {} : { description };
}

function marksIn(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key.startsWith("x-")));
}

/** Finds the record that a schema is or refers to, with inherited members; undefined if it says more. */
function recordIn(
  schema: Schema,
  definitions: Definitions,
  seen: readonly string[] = [],
): Schema | undefined {
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref);
    const isOther =
      stepsIn(schema.$ref)?.at(-1) !== name || seen.includes(name) || !Object.hasOwn(definitions, name);
    if (isOther || !Object.keys(omit(schema, "$ref")).every(isPlain)) return undefined;
    return recordIn(must(definitions[name], name), definitions, [...seen, name]);
  }
  if (!isMergeable(schema)) return undefined;
  if (schema.allOf === undefined)
    return schema.properties === undefined && schema.required === undefined ? undefined : schema;
  const bases = schema.allOf.map((base) => recordIn(base, definitions, seen));
  if (bases.includes(undefined)) return undefined;
  return join(omit(schema, "allOf"), [...(bases as readonly Schema[]), omit(schema, "allOf")]);
}

function isMergeable(schema: Schema): boolean {
  const isOpen = schema.additionalProperties === undefined || schema.additionalProperties === true;
  const isObject = schema.type === undefined || schema.type === "object";
  return isOpen && isObject && Object.keys(schema).every((key) => mergeable.has(key) || isPlain(key));
}

/** Checks whether a keyword is known to assert nothing; any other may be a typo and is rejected. */
function isPlain(key: string): boolean {
  const isKnown = knownKeyword(key)?.taken === "annotation" || openApi.has(key) || key.startsWith("x-");
  return isKnown && !holding.has(key);
}
