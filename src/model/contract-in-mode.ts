import type { Contract, Mode } from "./contract.ts";
import { doesAssert } from "./keywords.ts";
import { mapSubschemas, mapValues, omit, refName, type Schema, stepsIn } from "./schema.ts";

type Definitions = Readonly<Record<string, Schema>>;

/** Derives the strict or tolerant form of every schema of a contract. All rules of the modes are here (W-modes). */
export function contractInMode(contract: Contract, mode: Mode): Contract {
  const { mark } = contract.envelope?.before ?? {};
  const change = (schema: Schema): Schema => {
    const changed = inMode(schema, mode, contract.definitions);
    // An old value that the resource has no member for is kept like any unknown member; a rule warns of it (W-foreign).
    return mode === "tolerant" && mark !== undefined ? omit(changed, mark) : changed;
  };
  return {
    ...contract,
    definitions: mapValues(contract.definitions, change),
    main: { ...contract.main, schema: change(contract.main.schema) },
    parts: contract.parts.map((part) => ({ ...part, schema: change(part.schema) })),
  };
}

/** Derives the strict or tolerant form of a schema; its references point to the given definitions. */
export function inMode(schema: Schema, mode: Mode, definitions: Definitions = {}): Schema {
  return mode === "strict" ? strict(schema, definitions) : tolerant(schema);
}

/** Keywords that test a value without describing it: closing or loosening their schemas would invert the meaning. */
const tests = new Set(["not", "if", "contains", "propertyNames"]);

/** Keywords with schemas that describe the same value as the schema around them. */
const inPlace = new Set(["allOf", "anyOf", "oneOf", "then", "else", "dependentSchemas", "dependencies"]);

/** What a sender must meet: no unknown member, `$schema` included (W-schema, R-schema), every format asserted. */
function strict(written: Schema, definitions: Definitions): Schema {
  if (typeof written !== "object") return written;
  const schema = withInherited(written);
  const isShared = Object.keys(schema).some((key) => inPlace.has(key)) && saysMore(schema);
  const inner = mapSubschemas(schema, (one, [keyword = ""]) => {
    if (tests.has(keyword)) return one;
    return inPlace.has(keyword) && isShared ? open(one, definitions, []) : strict(one, definitions);
  });
  if (isShared) return closedOver(inner);
  return isOpenOnPurpose(inner) || inner.properties === undefined || inner.additionalProperties === false
    ? inner
    : { ...inner, properties: listMembers([inner], inner), additionalProperties: false };
}

/** Writes a `$ref` beside other lists of members as a part of `allOf`, which says the same. In draft-07 nothing stands beside one. */
function withInherited(schema: Schema): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const isMore = own.properties !== undefined || Object.keys(schema).some((key) => inPlace.has(key));
  return $ref === undefined || !isMore ? schema : { ...own, allOf: [{ $ref }, ...allOf] };
}

/** Checks whether several places list members of one object. Branches of a mere union, or a lone one, do not count. */
function saysMore(schema: Schema): boolean {
  const asserted = Object.keys(schema).filter(doesAssert);
  if (asserted.length === 1 && schema.allOf?.length === 1) return false;
  const { anyOf: _, oneOf: __, ...others } = schema;
  return others.properties !== undefined || Object.keys(others).some((key) => inPlace.has(key));
}

function isOpenOnPurpose({ additionalProperties, unevaluatedProperties }: Schema): boolean {
  return (
    (additionalProperties !== undefined && additionalProperties !== false) ||
    unevaluatedProperties !== undefined
  );
}

/** Makes everything deeper strict but leaves the object itself open, since other places list more of its members. */
function open(schema: Schema, definitions: Definitions, seen: readonly string[]): Schema {
  if (typeof schema !== "object") return schema;
  const { $ref } = schema;
  if ($ref !== undefined) {
    const name = refName($ref);
    const target = stepsIn($ref)?.length === 2 && !seen.includes(name) ? definitions[name] : undefined;
    if (target === undefined || saysNothingOfMembers(target)) return schema;
    return { ...omit(schema, "$ref"), allOf: [open(target, definitions, [...seen, name])] };
  }
  return mapSubschemas(schema, (one, [keyword = ""]) => {
    if (tests.has(keyword)) return one;
    return inPlace.has(keyword) ? open(one, definitions, seen) : strict(one, definitions);
  });
}

function saysNothingOfMembers(schema: Schema): boolean {
  return (
    typeof schema !== "object" ||
    !Object.keys(schema).some((key) => key === "properties" || key === "$ref" || inPlace.has(key))
  );
}

/** Closes an object: only members listed by it or by a schema in its place are allowed. */
function closedOver(schema: Schema): Schema {
  const places = listInPlace(schema);
  if (places.some(isOpenOnPurpose) || places.every(({ properties }) => properties === undefined))
    return schema;
  const patterns = places.flatMap(({ patternProperties }) => Object.keys(patternProperties ?? {}));
  const matched = Object.fromEntries(
    patterns.map((pattern) => [
      pattern,
      (schema.patternProperties as Definitions | undefined)?.[pattern] ?? {},
    ]),
  );
  return {
    ...schema,
    properties: listMembers(places, schema),
    ...(patterns.length > 0 && { patternProperties: matched }),
    additionalProperties: false,
  };
}

/** Lists the members that some places of an object name or require, each with its own schema there, if any. */
function listMembers(places: readonly Schema[], { properties: own = {} }: Schema): Definitions {
  const names = places.flatMap(({ properties = {}, required = [] }) => [
    ...Object.keys(properties),
    ...required,
  ]);
  return Object.fromEntries(names.map((name) => [name, Object.hasOwn(own, name) ? (own[name] ?? {}) : {}]));
}

/** Lists a schema and those that describe the same value. */
function listInPlace(schema: Schema): Schema[] {
  const found = [schema];
  mapSubschemas(schema, (one, [keyword = ""]) => {
    if (inPlace.has(keyword)) found.push(...listInPlace(one));
    return one;
  });
  return found;
}

/** How a receiver reads: unknown members are kept, types and required members asserted, formats not (R-tolerant). */
function tolerant(schema: Schema): Schema {
  if (typeof schema !== "object") return schema;
  const inner = mapSubschemas(schema, (one, [keyword = ""]) => (tests.has(keyword) ? one : tolerant(one)));
  const closing = ["additionalProperties", "unevaluatedProperties"].filter((key) => inner[key] === false);
  const loose = omit(inner, "format", "pattern", ...closing);
  // Branches without their formats may match at once.
  const isVague = schema.oneOf?.some(
    (branch, index) => JSON.stringify(branch) !== JSON.stringify(loose.oneOf?.[index]),
  );
  return isVague === true && loose.anyOf === undefined ? renamed(loose, "oneOf", "anyOf") : loose;
}

function renamed(schema: Schema, from: string, to: string): Schema {
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key === from ? to : key, value]));
}
