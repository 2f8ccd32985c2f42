import { type Contract, type Edition, type EnvelopeSettings, type Root, slugOf } from "./contracts.ts";
import { eventsOf } from "./envelopes.ts";
import { mergedWithin, mergeRecords } from "./merge-records.ts";
import { typeName } from "./model/scope.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import { mapSchema, mapValues, omit, reachable, refName, type Schema } from "./schema.ts";
import { parseSource, type Sources } from "./sources.ts";

/** Reads a contract of envelopes out of its OpenAPI document, whose schemas are JSON Schema 2020-12. */
export function contractOfOpenApi(edition: Edition, { components }: OpenApiDocument): Contract {
  const envelope = envelopeOf(edition);
  const definitions = mapValues(components.schemas, (schema) => mapSchema(schema, toJsonSchema));
  const { [envelope.root]: root, ...others } = definitions;
  if (root === undefined) throw new Error(`cannot read OpenAPI: no schema is called "${envelope.root}"`);
  const main = rootOf(fileName(envelope.root), envelope.root, root);
  const parts = eventsOf(components.schemas, envelope).map(({ event, type }) => ({
    ...rootOf(fileName(event), type, definitions[type] as Schema),
    event,
  }));
  refuseTwins([main, ...parts]);
  return {
    ...edition,
    slug: slugOf(edition),
    dialect: "https://json-schema.org/draft/2020-12/schema",
    definitionsKeyword: "$defs",
    definitions: reachable([root], others),
    main,
    parts,
  };
}

/** Reads a contract out of a hand-written schema. */
export function contractOfSchema(edition: Edition, sources: Sources): Contract {
  return contractOfDocument(edition, parseSource(sources, edition.source) as Schema);
}

/** Reads a contract out of a JSON Schema, draft-07 where it does not say otherwise. */
export function contractOfDocument(edition: Edition, document: Schema): Contract {
  const definitionsKeyword = document.$defs === undefined ? "definitions" : "$defs";
  const type = typeof document.title === "string" ? document.title : typeName(edition.name);
  const dialect = document.$schema ?? "http://json-schema.org/draft-07/schema#";
  const definitions = (document[definitionsKeyword] ?? {}) as Record<string, Schema>;
  const schema = omit(document, "$schema", "$id", "title", definitionsKeyword);
  return {
    ...edition,
    slug: slugOf(edition),
    dialect: String(dialect),
    definitionsKeyword,
    definitions: mergeRecords(definitions),
    main: rootOf(edition.name, type, mergedWithin(schema, definitions)),
    parts: [],
    ...(typeof document.$id === "string" && { id: document.$id }),
  };
}

/** Says what is special about a contract's envelopes; a contract in OpenAPI has them. */
export function envelopeOf({ name, envelope }: Edition): EnvelopeSettings {
  if (envelope === undefined) throw new Error(`cannot read OpenAPI: ${name} has no settings of envelopes`);
  return envelope;
}

/** Names a file after an event or a type, so that it stays in its folder: `update:task` is `update-task`. */
function fileName(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z0-9_]+/);
  const file = words.filter((word) => word !== "").join("-");
  if (file === "") throw new Error(`cannot name a file after "${name}": it has neither letter nor digit`);
  return file;
}

function refuseTwins(roots: readonly Root[]): void {
  for (const [name, twins] of Map.groupBy(roots, ({ name }) => name)) {
    const names = twins.map(({ event, type }) => `"${event ?? type}"`);
    if (names.length > 1)
      throw new Error(`cannot name files after ${names.join(" and ")}: each is "${name}"`);
  }
}

function rootOf(name: string, type: string, schema: Schema): Root {
  return {
    name,
    type,
    schema,
    description: typeof schema.description === "string" ? schema.description : "",
  };
}

/** Takes OpenAPI's own keywords out of a schema. */
function toJsonSchema(schema: Schema): Schema {
  const plain = omit(schema, "discriminator", ...(schema.type === "integer" ? ["format"] : []));
  if (plain.$ref !== undefined) return { ...plain, $ref: `#/$defs/${refName(plain.$ref)}` };
  // Beside listed members it is said on purpose.
  const isVacuous = plain.additionalProperties === true && plain.properties === undefined;
  return isVacuous ? omit(plain, "additionalProperties") : plain;
}
