import { sameJson } from "#src/json/same-json.ts";
import { omit, refName, type Schema } from "#src/model/schema.ts";

/** Follows the reference of a schema, and merges the keywords beside it. */
export function resolveSchema(
  schema: Schema,
  definitions: Readonly<Record<string, Schema>>,
  steps = 16,
): Schema {
  const { $ref } = schema;
  const target = $ref?.startsWith("#/") === true ? definitions[refName($ref)] : undefined;
  if (target === undefined || steps === 0) return schema;
  const followed = resolveSchema(target, definitions, steps - 1);
  const beside = omit(schema, "$ref");
  return Object.keys(beside).length === 0 ? followed : merge([beside, followed]);
}

/** Merges schemas of one value: all members and requirements are kept; of any other keyword, the first one. */
function merge([first = {}, ...others]: readonly Schema[]): Schema {
  let merged = first;
  for (const other of others) merged = mergeTwo(merged, other);
  return merged;
}

function mergeTwo(one: Schema, other: Schema): Schema {
  const properties = { ...other.properties };
  for (const [name, schema] of Object.entries(one.properties ?? {})) {
    const known = properties[name];
    properties[name] = known === undefined || sameJson(known, schema) ? schema : { allOf: [schema, known] };
  }
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  const [own, second] = [one.oneOf ?? one.anyOf, other.oneOf ?? other.anyOf];
  const unions = own === undefined || second === undefined ? [] : [{ anyOf: second }];
  const types = sharedTypes(one, other);
  const allOf = [...(one.allOf ?? []), ...(other.allOf ?? []), ...unions];
  return {
    ...other,
    ...one,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    ...(types !== undefined && { type: types }),
    ...(allOf.length > 0 && { allOf }),
  };
}

/** Lists the JSON types that two schemas of one value share; undefined if at most one of them names any. */
function sharedTypes(one: Schema, other: Schema): readonly string[] | undefined {
  if (one.type === undefined || other.type === undefined) return undefined;
  const [own, others] = [[one.type].flat(), [other.type].flat()];
  const has = (types: readonly string[], type: string): boolean =>
    types.includes(type) || (type === "integer" && types.includes("number"));
  return [
    ...new Set([...own.filter((type) => has(others, type)), ...others.filter((type) => has(own, type))]),
  ];
}
