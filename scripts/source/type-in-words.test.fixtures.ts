import { refName, type Schema } from "#src/model/schema.ts";
import { assertDefined } from "#src/util/assert-defined.ts";

/** What the source documents call a definition of ours. */
const sourceWords: Readonly<Record<string, string>> = {
  Integer: "integer",
  HttpUrl: "string (URL)",
  Timestamp: "string, ISO 8601 UTC timestamp",
  HexColour: "string (hex colour)",
  User: "user object",
  DataStorage: "storage object",
  Label: "label object",
  Segment: "segment object",
  JobSummary: "job summary object",
  dimensions: "dimensions list",
  attributes: "attributes",
  groups: "groups",
  structural_info: "structural info",
  datatype: "datatype",
  srs: "srs object",
  value: "value",
  component: "component object",
  array: "array",
};

/** Names the type of a member in the words of the source documents. */
export function typeInWords(schema: Schema, definitions: Readonly<Record<string, Schema>>): string {
  const { $ref, anyOf, type, items, additionalProperties } = schema;
  if ($ref !== undefined) {
    const name = refName($ref);
    return sourceWords[name] ?? typeInWords(assertDefined(definitions[name], name), definitions);
  }
  if (anyOf !== undefined) {
    return [...new Set(anyOf.map((branch) => typeInWords(branch, definitions)))].join(" or ");
  }
  if (schema.const !== undefined) return "string";
  if (type === "array") {
    const each = typeInWords(items ?? {}, definitions);
    return each === "anything" ? "array" : `array of ${each}s`;
  }
  if (
    type === "object" &&
    typeof additionalProperties === "object" &&
    additionalProperties.$ref !== undefined
  ) {
    const each = typeInWords(additionalProperties, definitions);
    return `map from ${each} name to ${each}`;
  }
  return type === undefined ? "anything" : String(type);
}

/** Lists the values that a member is known to have, through references. */
export function knownValues(
  schema: Schema,
  definitions: Readonly<Record<string, Schema>>,
): readonly unknown[] {
  const { $ref, anyOf = [], enum: values } = schema;
  const target = $ref === undefined ? undefined : definitions[refName($ref)];
  if (target !== undefined) return knownValues(target, definitions);
  const own = schema.const === undefined ? (values ?? []) : [schema.const];
  return [...own, ...anyOf.flatMap((branch) => knownValues(branch, definitions))];
}
