import { type Contract, type Edition, envelope } from "#src/model/contract.ts";
import { readTypeName } from "#src/model/names.ts";
import { mapSchema, mapValues, omit, reachable, type Schema } from "#src/model/schema.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { listEnvelopes } from "./finish-openapi.ts";
import type { OpenApiDocument } from "./openapi-document.ts";

/** Reads the contract of an edition from its OpenAPI document, whose schemas are JSON Schema 2020-12. */
export function readOpenApi(edition: Edition, { components }: OpenApiDocument): Contract {
  const { [envelope.root]: root, ...others } = components.schemas;
  const main = assertDefined(root, envelope.root);
  const read = (schema: Schema): Schema => mapSchema(schema, toJsonSchema);
  return {
    ...edition,
    dialect: "https://json-schema.org/draft/2020-12/schema",
    definitionsKeyword: "$defs",
    definitions: mapValues(reachable(main, others), read),
    main: { type: envelope.root, schema: read(main) },
    envelopes: listEnvelopes(components.schemas),
  };
}

/** Reads the contract of an edition from a draft-07 JSON Schema. */
export function readJsonSchema(edition: Edition, source: Schema): Contract {
  return {
    ...edition,
    dialect: String(source.$schema),
    definitionsKeyword: "definitions",
    definitions: source.definitions as Contract["definitions"],
    main: {
      type: readTypeName(source.title),
      schema: omit(source, "$schema", "$id", "title", "definitions"),
    },
    envelopes: [],
  };
}

/** Removes OpenAPI's own keywords from a schema. An integer without `minimum` keeps its `format`. */
function toJsonSchema(schema: Schema): Schema {
  const isBounded = schema.type === "integer" && schema.minimum !== undefined;
  const plain = omit(schema, "discriminator", ...(isBounded ? ["format"] : []));
  if (plain.$ref !== undefined)
    return { ...plain, $ref: plain.$ref.replace("#/components/schemas/", "#/$defs/") };
  // It is intentional if properties are listed.
  const isVacuous = plain.additionalProperties === true && plain.properties === undefined;
  return isVacuous ? omit(plain, "additionalProperties") : plain;
}
