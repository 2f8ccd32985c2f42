import { formatPointer } from "#src/json/pointer.ts";
import { mapSchema, mapValues, type Schema } from "#src/model/schema.ts";
import { isObject, isRecord } from "#src/util/is-object.ts";
import { readMember, readOwnMember } from "#src/util/read-member.ts";
import { checkForms, upgradeSchema } from "./upgrade-schema.ts";

/** Number of the draft for schemas of OpenAPI 3.0. */
const DRAFT = 4;

/**
 * Converts an OpenAPI document to 3.1: schemas of 3.0 become 2020-12, and a discriminator refers to schemas that it
 * only names.
 *
 * @throws Error if a keyword has a value that no draft allows; `name` names the document.
 */
export function upgradeOpenApi(name: string, document: Schema): Schema {
  const isOld = /^3\.0/.test(String(document.openapi));
  const schemas = readMember(document.components, "schemas");
  const upgrade = (schema: unknown, steps: readonly string[]): unknown => {
    if (!isRecord(schema)) return schema;
    checkForms(schema, name, steps);
    return mapSchema(schema, (one) =>
      withReferences(isOld ? upgradeOne(one, `${name}: #${formatPointer(steps)}`) : one, schemas),
    );
  };
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
  return { ...(walk(document, []) as Schema), ...(isOld && { openapi: "3.1.0" }) };
}

/** Replaces the names of schemas in a discriminator's mapping, which OpenAPI allows and tools follow as addresses. */
function withReferences(schema: Schema, schemas: unknown): Schema {
  const { discriminator } = schema;
  if (!isRecord(discriminator) || !isRecord(discriminator.mapping)) return schema;
  const mapping = mapValues(discriminator.mapping, (one) =>
    readOwnMember(schemas, String(one)) === undefined
      ? one
      : `#${formatPointer(["components", "schemas", String(one)])}`,
  );
  return { ...schema, discriminator: { ...discriminator, mapping } };
}

function upgradeOne(schema: Schema, place: string): Schema {
  const { $ref, type, nullable, allOf, anyOf, oneOf } = schema;
  if ($ref !== undefined) return { $ref };
  const upgraded = upgradeSchema(schema, DRAFT, place);
  // In 3.0 it has no meaning without a type; but authors write it beside references, and tools read it.
  const isMeant = nullable === true && type === undefined && (allOf ?? anyOf ?? oneOf) !== undefined;
  return isMeant ? { anyOf: [upgraded, { type: "null" }] } : upgraded;
}
