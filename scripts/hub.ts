import { type Contract, type Edition, type Root, slugOf } from "./contracts.ts";
import { eventsOf, type OpenApi, parseSource, type Sources } from "./openapi.ts";
import { mapSchema, mapValues, omit, reachable, refName, type Schema } from "./schema.ts";

/** Reads the webhook contract out of the OpenAPI document, whose schemas are JSON Schema 2020-12. */
export function contractOfOpenApi(edition: Edition, { components }: OpenApi): Contract {
  const definitions = mapValues(components.schemas, (schema) => mapSchema(schema, toJsonSchema));
  const { Delivery, ...others } = definitions;
  if (Delivery === undefined) throw new Error('cannot read OpenAPI: no schema is called "Delivery"');
  return {
    ...edition,
    slug: slugOf(edition),
    dialect: "https://json-schema.org/draft/2020-12/schema",
    definitionsKeyword: "$defs",
    definitions: reachable([Delivery], others),
    main: rootOf("delivery", "Delivery", Delivery),
    parts: eventsOf(components.schemas).map(({ event, type }) => ({
      ...rootOf(event.replace(":", "-"), type, definitions[type] as Schema),
      event,
    })),
  };
}

/** Reads a contract out of a hand-written draft-07 schema. */
export function contractOfSchema(edition: Edition, sources: Sources): Contract {
  const schema = parseSource(sources, edition.source) as Schema;
  return {
    ...edition,
    slug: slugOf(edition),
    dialect: String(schema.$schema),
    definitionsKeyword: "definitions",
    definitions: schema.definitions as Record<string, Schema>,
    main: rootOf(edition.name, String(schema.title), omit(schema, "$schema", "$id", "title", "definitions")),
    parts: [],
  };
}

function rootOf(name: string, type: string, schema: Schema): Root {
  return { name, type, schema, description: String(schema.description) };
}

/** Takes OpenAPI's own keywords out of a schema. */
function toJsonSchema(schema: Schema): Schema {
  const plain = omit(schema, "discriminator", ...(schema.type === "integer" ? ["format"] : []));
  if (plain.$ref !== undefined) return { ...plain, $ref: `#/$defs/${refName(plain.$ref)}` };
  return plain.additionalProperties === true ? omit(plain, "additionalProperties") : plain;
}
