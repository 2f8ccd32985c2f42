import { mapSchema, mapValues, omit, type Schema } from "#src/model/schema.ts";
import { vocabularySentence } from "#src/model/vocabulary-sentence.ts";

/** The parts of an OpenAPI document that carry marks. */
interface Marked {
  readonly "x-doc"?: unknown;
  readonly info: Readonly<Record<string, unknown>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/**
 * Resolves what the source marks by extension, since `@typespec/versioning` has no word for it.
 *
 * `x-doc` maps an edition to the description that holds from that edition on. `{vocabulary}` in a description gives way
 * to the values that the schema has in this edition, and to whether others may appear. `x-required` lists the editions
 * that require an optional member: `@madeRequired` and `@madeOptional` refuse each other. `x-partial` makes every member
 * optional: `OptionalProperties` refuses a member that `@madeRequired` made required. A member that is optional anyway may
 * be null there, as the old value of one that was not there is.
 */
export function resolveMarks<Document extends Marked>(document: Document): Document {
  const { version } = document.info as { version: string };
  const schemas = mapValues(document.components.schemas, (schema) =>
    mapSchema(schema, (node) => withVocabulary(described(partial(required(node, version)), version))),
  );
  const { "x-doc": texts, ...unmarked } = document;
  const info = described(texts === undefined ? document.info : { ...document.info, "x-doc": texts }, version);
  // Nothing but an optional mark is gone.
  return { ...unmarked, info, components: { ...document.components, schemas } } as Document;
}

function described(schema: Schema, version: string): Schema {
  const { "x-doc": texts, ...plain } = schema;
  if (texts === undefined) return schema;
  const holding = Object.entries(texts as Record<string, string>).findLast(
    ([since]) => compareEditions(since, version) <= 0,
  );
  return holding === undefined ? plain : { ...plain, description: holding[1] };
}

/** Requires the members whose mark names this edition, and takes the marks off. */
function required(schema: Schema, version: string): Schema {
  const { properties = {}, required: others = [] } = schema;
  const marked = Object.entries(properties).filter(([, member]) => member["x-required"] !== undefined);
  if (marked.length === 0) return schema;
  const names = marked.filter(([, member]) => (member["x-required"] as string[]).includes(version));
  return {
    ...schema,
    properties: mapValues(properties, (member) => omit(member, "x-required")),
    required: [...others, ...names.map(([name]) => name)],
  };
}

/** Says in a description what the values of a vocabulary are, where `{vocabulary}` stands for them. */
function withVocabulary(schema: Schema): Schema {
  const { description } = schema;
  if (typeof description !== "string" || !description.includes("{vocabulary}")) return schema;
  const sentence = vocabularySentence(schema);
  if (sentence === undefined) {
    throw new Error(`cannot resolve {vocabulary} in "${description}": the schema lists no strings`);
  }
  return { ...schema, description: description.replace("{vocabulary}", sentence) };
}

function partial(schema: Schema): Schema {
  if (schema["x-partial"] !== true) return schema;
  const properties = mapValues(schema.properties ?? {}, (member, name) =>
    schema.required?.includes(name) ? member : nullable(member),
  );
  return { ...omit(schema, "x-partial", "required"), properties };
}

function nullable({ description, ...schema }: Schema): Schema {
  const branches = schema.anyOf ?? [schema];
  const isNullable = branches.some(({ type }) => type === "null");
  return {
    anyOf: isNullable ? branches : [...branches, { type: "null" }],
    ...(description !== undefined && { description }),
  };
}

/** Orders two editions such as `2.4` and `2.65` by their numbers. */
export function compareEditions(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
