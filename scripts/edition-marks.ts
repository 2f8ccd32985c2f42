import { mapSchema, mapValues, omit, type Schema } from "./schema.ts";

/** The parts of an OpenAPI document that carry marks. */
interface Marked {
  readonly "x-doc"?: unknown;
  readonly info: Readonly<Record<string, unknown>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/**
 * Resolves what the source marks by extension, since `@typespec/versioning` has no word for it.
 *
 * `x-doc` maps an edition to the description that holds from that edition on. `x-partial` makes every member
 * optional: `OptionalProperties` refuses a member that `@madeRequired` made required.
 */
export function resolveMarks<Document extends Marked>(document: Document): Document {
  const { version } = document.info as { version: string };
  const schemas = mapValues(document.components.schemas, (schema) =>
    mapSchema(schema, (node) => described(partial(node), version)),
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

function partial(schema: Schema): Schema {
  return schema["x-partial"] === true ? omit(schema, "x-partial", "required") : schema;
}

/** Orders two editions such as `2.4` and `2.65` by their numbers. */
export function compareEditions(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
