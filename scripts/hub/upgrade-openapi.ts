import { upgradeSchema } from "#src/diff/upgrade-schema.ts";
import { formatPointer } from "#src/json/pointer.ts";
import { mapSchema, mapValues, type Schema } from "#src/model/schema.ts";
import { isObject, isRecord } from "#src/text/is-object.ts";

/** Number of the draft for schemas of OpenAPI 3.0. */
const DRAFT = 4;

/**
 * Converts an OpenAPI 3.0 document to 3.1: its schemas become 2020-12. Any other document stays as it is.
 *
 * @throws Error if a keyword has a value that no draft allows; `name` names the document.
 */
export function upgradeOpenApi(name: string, document: Schema): Schema {
  if (!/^3\.0/.test(String(document.openapi))) return document;
  const upgrade = (schema: unknown, steps: readonly string[]): unknown =>
    isRecord(schema)
      ? mapSchema(schema, (one) => upgradeOne(one, `${name}: #${formatPointer(steps)}`))
      : schema;
  const walk = (node: unknown, steps: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((one, i) => walk(one, [...steps, String(i)]));
    if (!isObject(node)) return node;
    return mapValues(node, (value, key) => {
      const inner = [...steps, key];
      if (key === "example" || key === "examples") return value;
      if (key === "schema") return upgrade(value, inner);
      const isSchemas = inner.length === 2 && inner.join("/") === "components/schemas" && isRecord(value);
      return isSchemas ? mapValues(value, (one, name) => upgrade(one, [...inner, name])) : walk(value, inner);
    });
  };
  return { ...(walk(document, []) as Schema), openapi: "3.1.0" };
}

function upgradeOne(schema: Schema, place: string): Schema {
  const { $ref, type, nullable, allOf, anyOf, oneOf } = schema;
  if ($ref !== undefined) return { $ref };
  const upgraded = upgradeSchema(schema, DRAFT, place);
  // In 3.0 it has no meaning without a type; but authors write it beside references, and tools read it.
  const isMeant = nullable === true && type === undefined && (allOf ?? anyOf ?? oneOf) !== undefined;
  return isMeant ? { anyOf: [upgraded, { type: "null" }] } : upgraded;
}
