import { withPointers } from "#src/model/addresses.ts";
import { nameDraft, withoutIgnored } from "#src/model/check-keywords.ts";
import {
  type Contract,
  type Edition,
  type EnvelopeSettings,
  type MarkedEnvelopes,
  makeSlug,
  type Root,
} from "#src/model/contract.ts";
import { mergedWithin, mergeRecords } from "#src/model/merge-records.ts";
import { nameDefinitions } from "#src/model/read-model.ts";
import { mapSchema, mapValues, omit, reachable, type Schema } from "#src/model/schema.ts";
import { identifier, typeName } from "#src/model/scope.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { listEvents } from "./envelopes.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import { checkForms } from "./upgrade-schema.ts";

/** The `$schema` of each draft, as every validator knows it. */
const dialects: Readonly<Record<string, string>> = {
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
};

/** Reads a contract of envelopes from its OpenAPI document; its schemas are JSON Schema 2020-12. */
export function contractOfOpenApi(edition: Edition, { components }: OpenApiDocument): Contract {
  const envelope = readEnvelope(edition);
  const read = (schema: Schema): Schema => {
    const plain = mapSchema(schema, toJsonSchema);
    return edition.annotations === "ignore" ? withoutIgnored(plain, dialects["2020-12"] ?? "") : plain;
  };
  const { [envelope.root]: root, ...others } = components.schemas;
  if (root === undefined) throw new Error(`cannot read OpenAPI: no schema is called "${envelope.root}"`);
  const main = makeRoot(fileName(envelope.root), envelope.root, read(root));
  // References are followed as they are written, so that an error has the path that the author knows.
  const used = mapValues(reachable([root], others), read);
  const names = nameDefinitions(used, main);
  const parts = listEvents(components.schemas, envelope).map(({ event, type }) => ({
    ...makeRoot(fileName(event), assertDefined(names.get(type), type), assertDefined(used[type], type)),
    event,
  }));
  refuseTwins([main, ...parts]);
  return {
    ...edition,
    slug: makeSlug(edition),
    dialect: assertDefined(dialects["2020-12"], "2020-12"),
    definitionsKeyword: "$defs",
    definitions: used,
    main,
    parts,
  };
}

/** A JSON Schema as it is read: the schema of the whole document and its name, and its definitions. */
interface ReadDocument {
  readonly document: Schema;
  readonly type: string;
  readonly definitions: Readonly<Record<string, Schema>>;
  readonly definitionsKeyword: string;
  readonly dialect: string;
  /** Whether a `$ref` stands for all that is beside it, as in draft-07. */
  readonly isAlone: boolean;
}

/** Reads a JSON Schema, its references as pointers. Default: draft-07. */
export function readDocument(edition: Edition, source: Schema): ReadDocument {
  checkForms(source, edition.source);
  const { $schema = dialects["draft-07"] } = source;
  const dialect = dialects[nameDraft(String($schema)) ?? ""] ?? String($schema);
  const isAlone = nameDraft(dialect) === "draft-07";
  const read = edition.annotations === "ignore" ? withoutIgnored(source, dialect) : source;
  const whole = withPointers(read, isAlone);
  const definitionsKeyword = whole.$defs === undefined ? "definitions" : "$defs";
  return {
    document: omit(whole, "$schema", "$id", "title", definitionsKeyword),
    type: identifier(whole.title, typeName(edition.name)),
    definitions: (whole[definitionsKeyword] ?? {}) as Record<string, Schema>,
    definitionsKeyword,
    dialect,
    isAlone,
  };
}

/** Makes a contract of a JSON Schema, which may have been `read` before. */
export function contractOfDocument(
  edition: Edition,
  source: Schema,
  read: ReadDocument = readDocument(edition, source),
): Contract {
  const { document, type, definitions, definitionsKeyword, dialect, isAlone } = read;
  return {
    ...edition,
    slug: makeSlug(edition),
    dialect,
    definitionsKeyword,
    definitions: mergeRecords(definitions, isAlone),
    main: makeRoot(edition.name, type, mergedWithin(document, definitions, isAlone)),
    parts: [],
  };
}

/** Returns the settings of a contract's envelopes; every contract in OpenAPI has envelopes. */
export function readEnvelope({ name, envelope }: Edition): EnvelopeSettings {
  if (envelope === undefined) throw new Error(`cannot read OpenAPI: ${name} has no settings of envelopes`);
  return envelope;
}

/** Returns what marks a contract's envelopes in TypeSpec. */
export function readMarkedEnvelope(edition: Edition): MarkedEnvelopes {
  const { name, source, samples } = edition;
  const { tag, operation, files, ...envelope } = readEnvelope(edition);
  if (tag === undefined || operation === undefined)
    throw new Error(`cannot read ${source}: the envelopes of ${name} need tag and operation`);
  const own = { envelopes: source, subscription: source, samples: source, ...files };
  return { ...envelope, tag, operation, files: { ...own, ...(samples !== undefined && { samples }) } };
}

/** Names a file after an event or a type, without separators of paths: `update:task` becomes `update-task`. */
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

function makeRoot(name: string, type: string, schema: Schema): Root {
  return {
    name,
    type,
    schema,
    description: typeof schema.description === "string" ? schema.description : "",
  };
}

/** Keywords of OpenAPI that assert nothing. */
const openApiKeywords = ["discriminator", "example", "externalDocs", "xml"];

/** Removes OpenAPI's own keywords from a schema; its example becomes the first of JSON Schema's. */
function toJsonSchema(schema: Schema): Schema {
  const { example, examples = example === undefined ? undefined : [example] } = schema;
  const own = omit(schema, ...openApiKeywords, ...(schema.type === "integer" ? ["format"] : []));
  const plain = examples === undefined ? own : { ...own, examples };
  if (plain.$ref !== undefined)
    return { ...plain, $ref: plain.$ref.replace("#/components/schemas/", "#/$defs/") };
  // Beside listed members it is intentional.
  const isVacuous = plain.additionalProperties === true && plain.properties === undefined;
  return isVacuous ? omit(plain, "additionalProperties") : plain;
}
