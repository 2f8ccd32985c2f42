import { formatPointer } from "#src/json/pointer.ts";
import { omit, type Schema, visitSchema } from "#src/model/schema.ts";
import { isRecord } from "#src/util/is-object.ts";

const types = new Set(["string", "number", "integer", "boolean", "null", "array", "object"]);
const isNumber = (value: unknown): boolean => typeof value === "number";
const isLimit = (value: unknown): boolean => isNumber(value) || typeof value === "boolean";
const isType = (value: unknown): boolean => typeof value === "string" && types.has(value);

/** The required form of each keyword's value. */
const forms: Readonly<Record<string, readonly [is: (value: unknown) => boolean, words: string]>> = {
  type: [
    (value) => (Array.isArray(value) ? value.every(isType) : isType(value)),
    "a type or a list of types",
  ],
  $ref: [(value) => typeof value === "string", "text"],
  pattern: [(value) => typeof value === "string", "text"],
  ...each(["enum", "required"], Array.isArray, "a list"),
  ...each(["allOf", "anyOf", "oneOf", "prefixItems"], areSchemas, "a list of schemas"),
  items: [(value) => isNode(value) || areSchemas(value), "a schema"],
  ...each(
    ["additionalProperties", "additionalItems", "contains", "not", "if", "then", "else"],
    isNode,
    "a schema",
  ),
  ...each(["propertyNames", "unevaluatedItems", "unevaluatedProperties"], isNode, "a schema"),
  dependencies: [
    (value) => isRecord(value) && Object.values(value).every((one) => Array.isArray(one) || isNode(one)),
    "an object of lists and schemas",
  ],
  dependentRequired: [isLists, "an object of lists"],
  ...each(
    ["properties", "patternProperties", "dependentSchemas"],
    (value) => isRecord(value) && Object.values(value).every(isNode),
    "an object of schemas",
  ),
  ...each(
    ["minimum", "maximum", "multipleOf", "minLength", "maxLength", "minItems", "maxItems"],
    isNumber,
    "a number",
  ),
  ...each(["minProperties", "maxProperties", "minContains", "maxContains"], isNumber, "a number"),
  ...each(["exclusiveMinimum", "exclusiveMaximum"], isLimit, "a number"),
};

function isNode(value: unknown): boolean {
  return isRecord(value) || typeof value === "boolean";
}

function areSchemas(value: unknown): boolean {
  return Array.isArray(value) && value.every(isNode);
}

function isLists(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(Array.isArray);
}

function each(
  names: readonly string[],
  is: (value: unknown) => boolean,
  words: string,
): Record<string, readonly [(value: unknown) => boolean, string]> {
  return Object.fromEntries(names.map((name) => [name, [is, words]]));
}

/**
 * Checks the form of each keyword in a schema, and in every schema within it; `name` and `place` are for errors.
 *
 * @throws Error if a keyword has a value that no draft allows.
 */
export function checkForms(schema: Schema, name: string, place: readonly string[] = []): void {
  visitSchema(schema, (one, pointer) => checkForm(one, `${name}: #${formatPointer(place)}${pointer}`));
}

function checkForm(schema: Schema, place: string): void {
  for (const [key, value] of Object.entries(schema)) {
    const [is, words] = (Object.hasOwn(forms, key) ? forms[key] : undefined) ?? [];
    if (is !== undefined && !is(value)) throw new Error(`cannot read ${place}: "${key}" is not ${words}`);
  }
}

/**
 * Rewrites the keywords of an older draft, or of OpenAPI 3.0, as those of 2020-12; `place` is for errors.
 *
 * @throws Error if a keyword has a value that no draft allows.
 */
export function upgradeSchema(schema: Schema, draft: number, place: string): Schema {
  checkForm(schema, place);
  const { nullable, type, items, additionalItems, dependencies, required, ...others } = schema;
  const names = required?.filter((one) => typeof one === "string") ?? [];
  return {
    ...bounds(others),
    ...(type !== undefined && { type: nullable === true && draft === 4 ? [type, "null"].flat() : type }),
    ...(names.length > 0 && { required: names }),
    ...(Array.isArray(items)
      ? { prefixItems: items, ...(additionalItems !== undefined && { items: additionalItems }) }
      : items !== undefined && { items }),
    ...(isRecord(dependencies) && dependents(dependencies)),
  } as Schema;
}

/** Rewrites bounds of draft-04, where a flag beside a bound excludes it. */
function bounds(schema: Schema): Schema {
  const { exclusiveMinimum: above, exclusiveMaximum: below, minimum, maximum } = schema;
  const flags = Object.entries({ exclusiveMinimum: above, exclusiveMaximum: below });
  const dropped = flags.flatMap(([key, value]) => (typeof value === "boolean" ? [key] : []));
  return {
    ...omit(
      schema,
      ...dropped,
      ...(above === true ? ["minimum"] : []),
      ...(below === true ? ["maximum"] : []),
    ),
    ...(above === true && minimum !== undefined && { exclusiveMinimum: minimum }),
    ...(below === true && maximum !== undefined && { exclusiveMaximum: maximum }),
  };
}

function dependents(dependencies: Readonly<Record<string, unknown>>): Schema {
  const all = Object.entries(dependencies);
  const lists = all.filter(([, one]) => Array.isArray(one));
  const schemas = all.filter(([, one]) => !Array.isArray(one));
  return {
    ...(lists.length > 0 && { dependentRequired: Object.fromEntries(lists) }),
    ...(schemas.length > 0 && { dependentSchemas: Object.fromEntries(schemas) }),
  };
}
