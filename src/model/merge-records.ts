import { sameJson } from "../json/same-json.ts";
import { doesAssert, keywordGroups, knownKeyword } from "./keywords.ts";
import { mapSchema, mapSubschemas, mapValues, omit, refName, type Schema, stepsIn } from "./schema.ts";
import { nameJsonType } from "./scope.ts";

type Definitions = Readonly<Record<string, Schema>>;

/** Keywords of a record that are joined, one by one. */
const joined = new Set(["properties", "required"]);
/** Keywords beside those about objects that a record may have, and keep if no other record of an `allOf` has them. */
const conditions = new Set(["anyOf", "oneOf", "not", "if", "then", "else"]);
/** Keywords that assert nothing but may be the target of references. */
const holding = new Set(["$defs", "definitions"]);
/** Keywords of OpenAPI only that assert nothing. */
const openApi = new Set(["example", "externalDocs", "xml"]);

/** Where records are joined. */
interface Joining {
  readonly definitions: Definitions;
  /** Whether a `$ref` stands for all that is beside it, as in draft-07. */
  readonly isAlone: boolean;
  /** Definitions on the way to this schema: one that leads back to itself is no record. */
  readonly seen: readonly string[];
  /** Definitions that were followed to get here: a member that leads back to one of them stays as it is. */
  readonly within: ReadonlySet<string>;
  /** State: definitions that were followed for this record. */
  readonly met: Set<string>;
}

/**
 * Writes out the members that records inherit through `allOf`, or a `$ref` beside members, so that each record lists
 * its own. In draft-07, a `$ref` is `alone`.
 *
 * A record is merged if all its parts are records, and what they say beyond their members can stand beside each other;
 * any other `allOf` stays.
 */
export function mergeRecords(definitions: Definitions, isAlone = false): Record<string, Schema> {
  return mapValues(definitions, (definition) =>
    typeof definition === "object" ? mergedWithin(definition, definitions, isAlone) : definition,
  );
}

/** Merges the records of every `allOf` within a schema; its references point to the given definitions. */
export function mergedWithin(schema: Schema, definitions: Definitions, isAlone = false): Schema {
  return mapSchema(schema, (node) =>
    merged(node, { definitions, isAlone, seen: [], within: new Set(), met: new Set() }),
  );
}

function merged(schema: Schema, joining: Joining): Schema {
  const [base, ...others] = basesIn(schema, joining);
  if (base === undefined) return withRest(schema, joining);
  const isMere = Object.keys(schema).every((key) => key === "type" || key === "allOf" || !doesAssert(key));
  const isReference = isMere && others.length === 0 && base.$ref !== undefined;
  return isReference ? schema : (join(schema, joining) ?? schema);
}

/** Lists what a schema inherits from: a `$ref` beside members, and the parts of `allOf`. */
function basesIn({ $ref, allOf = [], ...own }: Schema, { isAlone }: Joining): readonly Schema[] {
  if ($ref === undefined) return allOf;
  const isMore = allOf.length > 0 || "properties" in own || "unevaluatedProperties" in own;
  return isMore && !isAlone ? [{ $ref }, ...allOf] : [];
}

/** Joins a schema and what it inherits to one record; undefined if a part is no record, or two contradict each other. */
function join(schema: Schema, joining: Joining): Schema | undefined {
  const own = omit(schema, "allOf", "$ref");
  const bases = basesIn(schema, joining).map((base) => recordIn(base, joining));
  if (bases.includes(undefined) || !isMergeable(omit(own, "unevaluatedProperties"))) return undefined;
  const parts = [...(bases as readonly Schema[]), own];
  const within = new Set([...joining.within, ...joining.met]);
  const inner: Joining = { ...joining, seen: [], within, met: new Set() };
  const members = new Map<string, Schema>();
  for (const [name, one] of parts.flatMap(({ properties }) => Object.entries(properties ?? {}))) {
    const known = members.get(name);
    members.set(name, known === undefined ? one : mergeMember(known, one, inner));
  }
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
  const rest = joinRest(parts, [...members.keys()]);
  const isClash = parts.some((part, i) => parts.slice(0, i).some((other) => doClash(part, other)));
  if (rest === undefined || isClash || members.size + required.length === 0) return undefined;
  const record = {
    ...(parts.some(({ type }) => type !== undefined) && { type: "object" }),
    ...Object.assign({}, ...parts.map(keptIn)),
    ...omit(own, "type", "required", "properties", "additionalProperties"),
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(members),
    ...rest,
  };
  return withRest(record, joining);
}

/** Joins what records say of other members; undefined if one is closed to what another lists. */
function joinRest(records: readonly Schema[], names: readonly string[]): Schema | undefined {
  const closed = records.filter((one) => one.additionalProperties === false);
  const isWider = records.some((one) => one.patternProperties !== undefined && !closed.includes(one));
  const isApart = closed.some((one) => names.some((name) => !Object.hasOwn(one.properties ?? {}, name)));
  if (closed.length > 0) return isApart || isWider ? undefined : { additionalProperties: false };
  return records.some((one) => one.additionalProperties === true) ? { additionalProperties: true } : {};
}

/** Checks whether two records say different things by keywords that one record has once. */
function doClash(one: Schema, other: Schema): boolean {
  return Object.keys(one)
    .filter(isKept)
    .some((key) => {
      const group = keywordGroups.find((keys) => keys.includes(key) && keys.every(isKept)) ?? [key];
      return group.some((key) => key in other) && group.some((key) => !sameJson(one[key], other[key]));
    });
}

/** Makes the schema of a member that two records list: one of theirs, if it implies the other. */
function mergeMember(known: Schema, schema: Schema, joining: Joining): Schema {
  if (typeof known === "boolean") return known ? schema : known;
  if (typeof schema === "boolean") return schema ? known : schema;
  const says = (one: Schema, other: Schema): boolean =>
    Object.entries(other).every(
      ([key, value]) =>
        !doesAssert(key) ||
        [one, findTarget(one, joining) ?? {}].some(
          (part) => sameJson(part[key], value) || isListed(part, key, value),
        ),
    );
  if (says(schema, known)) return schema;
  const said = { ...descriptionIn(known), ...descriptionIn(schema) };
  return says(known, schema) ? { ...known, ...said } : merged({ ...said, allOf: [known, schema] }, joining);
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

/** Picks the marks of a record, and the keywords that it keeps where it is joined to others. */
function keptIn(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key.startsWith("x-") || isKept(key)));
}

/** Finds the record that a schema is or refers to, with inherited members; undefined if it says more. */
function recordIn(schema: Schema, joining: Joining): Schema | undefined {
  if (typeof schema !== "object") return undefined;
  const isInherited = basesIn(schema, joining).length > 0;
  if (schema.$ref === undefined || isInherited) {
    const record = isInherited ? join(schema, joining) : withRest(schema, joining);
    return record !== undefined && isMergeable(record) ? record : undefined;
  }
  const name = refName(schema.$ref);
  const target = findTarget(schema, joining);
  const isMore = Object.keys(omit(schema, "$ref")).some((key) => !isPlain(key));
  if (isMore || target === undefined || joining.seen.includes(name) || joining.within.has(name))
    return undefined;
  joining.met.add(name);
  return recordIn(target, { ...joining, seen: [...joining.seen, name] });
}

/** Finds the definition that a schema refers to. */
function findTarget({ $ref = "" }: Schema, { definitions }: Joining): Schema | undefined {
  const [root, ...steps] = stepsIn($ref) ?? [];
  const isDefinition = steps.length === (root === "components" ? 2 : 1);
  return isDefinition && Object.hasOwn(definitions, refName($ref)) ? definitions[refName($ref)] : undefined;
}

/** Writes what an object says of other members as `additionalProperties`, if `unevaluatedProperties` means the same. */
function withRest(schema: Schema, { isAlone }: Joining): Schema {
  const { unevaluatedProperties, additionalProperties = unevaluatedProperties, ...others } = schema;
  if (unevaluatedProperties === undefined || isAlone) return schema;
  const isSame =
    schema.additionalProperties !== undefined || listsOnly(others, Object.keys(schema.properties ?? {}));
  return isSame ? ({ ...others, additionalProperties } as Schema) : schema;
}

/** Checks whether the schemas in the place of an object list no members but some. */
function listsOnly(schema: Schema, names: readonly string[]): boolean {
  let isOnly = schema.$ref === undefined;
  mapSubschemas(schema, (inner, [keyword = ""]) => {
    const isInPlace = conditions.has(keyword) || keyword === "allOf" || keyword === "dependentSchemas";
    const isWider = ["patternProperties", "additionalProperties", "unevaluatedProperties"].some(
      (key) => key in inner,
    );
    const isListed = Object.keys(inner.properties ?? {}).every((name) => names.includes(name));
    isOnly &&= !isInPlace || (!isWider && isListed && listsOnly(inner, names));
    return inner;
  });
  return isOnly;
}

function isMergeable({ type = "object", additionalProperties: rest = true, ...others }: Schema): boolean {
  const isKnown = (key: string): boolean => joined.has(key) || isKept(key) || isPlain(key);
  return type === "object" && typeof rest === "boolean" && Object.keys(others).every(isKnown);
}

/** Checks whether a record keeps a keyword as it is where it is joined to others. */
function isKept(key: string): boolean {
  const isOther = joined.has(key) || key === "additionalProperties" || key === "unevaluatedProperties";
  return conditions.has(key) || (knownKeyword(key)?.about === "object" && !isOther);
}

/** Checks whether a keyword is known to assert nothing; any other may be a typo and is rejected. */
function isPlain(key: string): boolean {
  const isKnown = knownKeyword(key)?.taken === "annotation" || openApi.has(key) || key.startsWith("x-");
  return isKnown && !holding.has(key);
}
