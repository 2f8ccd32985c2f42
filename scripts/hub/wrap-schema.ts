import { checkKeywords } from "#src/model/check-keywords.ts";
import type { Edition } from "#src/model/contract.ts";
import { mapSchema, mapValues, type Schema } from "#src/model/schema.ts";
import { contractOfDocument, readDocument } from "./hub.ts";
import { upgradeSchema } from "./upgrade-schema.ts";
import { schemasAt } from "./write-unions.ts";

/** Number of the draft for schemas that are not of 2020-12. */
const DRAFT = 7;

/**
 * Writes a JSON Schema as an OpenAPI document with one webhook, which sends such documents. If a tag identifies the
 * branches of a union, each is an event.
 *
 * @throws Error if a header should name the events, or for a keyword that its draft does not take.
 */
export function wrapSchema(edition: Edition, source: Schema): Schema {
  if (edition.envelope?.header !== undefined)
    throw new Error(
      `cannot read ${edition.source}: a JSON Schema says nothing of headers: envelope needs a tag`,
    );
  const whole = readDocument(edition, source);
  checkKeywords(contractOfDocument(edition, source, whole));
  const { document, type, definitions, isAlone } = whole;
  const at = (steps: string): string =>
    steps
      .replace(/^#\/(?:\$defs|definitions)\//, schemasAt)
      .replace(/^#(?!\/components\/)/, schemasAt + type);
  const read = (schema: Schema): Schema =>
    mapSchema(schema, (one) => {
      const { $ref } = one;
      const own = isAlone ? upgradeSchema(one, DRAFT, edition.source) : one;
      return $ref === undefined ? own : { ...own, $ref: at($ref) };
    });
  const schemas = { [type]: read(document), ...mapValues(definitions, read) };
  const content = { "application/json": { schema: { $ref: schemasAt + type } } };
  const post = { requestBody: { required: true, content }, responses: { "2XX": { description: "Taken." } } };
  return {
    openapi: "3.1.0",
    info: { title: type, version: edition.edition },
    webhooks: { [edition.name]: { post } },
    components: { schemas },
  };
}

/** Checks whether a JSON Schema is a union, so that its branches may be events. */
export function isUnion(schema: Schema): boolean {
  return (schema.oneOf ?? schema.anyOf ?? []).length > 1;
}
