import { fullFormats } from "ajv-formats/dist/formats.js";
import type { JsonType } from "../../model/model.ts";
import type { Schema } from "./schema.ts";

/**
 * How the pipeline handles a keyword.
 *
 * - `type`: a kind of the intermediate form expresses it, and the emitted validators check it themselves. In a
 *   combination that no kind expresses, it is a residual.
 * - `annotation`: it asserts nothing and is kept for readers.
 * - `residual`: Ajv's own keyword checks it, in code that is bundled where it is needed.
 * - `refused`: generation stops and names keyword, file and place.
 */
type Taken = "type" | "annotation" | "residual" | "refused";

/** A keyword of JSON Schema, draft-07 or 2020-12. */
export interface Keyword {
  readonly taken: Taken;
  /** JSON type that it applies to; values of other types always fit. */
  readonly about?: JsonType;
  /** Drafts that have it. Default: both. */
  readonly only?: "draft-07" | "2020-12";
  /** Remark for the table in the documentation. */
  readonly note?: string;
}

/**
 * Every keyword the pipeline knows, in alphabetical order. Any other is rejected, unless it starts with `x-` or the
 * contract's `annotations` list it.
 */
export const keywords: Readonly<Record<string, Keyword>> = {
  $anchor: { taken: "residual", only: "2020-12", note: "references by it are read as pointers" },
  $comment: { taken: "annotation" },
  $defs: { taken: "annotation", note: "checked where a `$ref` points to it" },
  $dynamicAnchor: { taken: "refused", only: "2020-12" },
  $dynamicRef: { taken: "refused", only: "2020-12" },
  $id: { taken: "residual", note: "references by it are read as pointers" },
  $ref: {
    taken: "type",
    note: "beside members it is read as `allOf`; one that leaves the document is refused",
  },
  $schema: { taken: "annotation", note: "draft-07 or 2020-12; any other is refused" },
  $vocabulary: { taken: "refused", only: "2020-12" },
  additionalItems: { taken: "residual", about: "array", only: "draft-07" },
  additionalProperties: { taken: "type", about: "object" },
  allOf: { taken: "type", note: "records are merged into one; anything else is a residual" },
  anyOf: {
    taken: "type",
    note: "branches differ in JSON type or tag, or are records that are tried in turn; else a residual",
  },
  const: { taken: "type", note: "arrays and objects are compared by the residual" },
  contains: { taken: "residual", about: "array" },
  contentEncoding: { taken: "annotation" },
  contentMediaType: { taken: "annotation" },
  contentSchema: { taken: "annotation", only: "2020-12" },
  default: { taken: "annotation" },
  definitions: { taken: "annotation", note: "checked where a `$ref` points to it" },
  dependencies: { taken: "residual", about: "object" },
  dependentRequired: { taken: "residual", about: "object", only: "2020-12" },
  dependentSchemas: { taken: "residual", about: "object", only: "2020-12" },
  deprecated: { taken: "annotation", only: "2020-12" },
  description: { taken: "annotation" },
  discriminator: { taken: "annotation", note: "from OpenAPI; the tag of a union is found in its records" },
  else: { taken: "residual" },
  enum: { taken: "type", note: "arrays and objects are compared by the residual" },
  examples: { taken: "annotation" },
  exclusiveMaximum: { taken: "type", about: "number" },
  exclusiveMinimum: { taken: "type", about: "number" },
  format: {
    taken: "type",
    about: "string",
    note: "with the pattern of a text format; another known format is a residual, an unknown one is refused unless `annotations` ignore it",
  },
  if: { taken: "residual" },
  items: { taken: "type", about: "array", note: "a list of schemas is a residual" },
  maxContains: { taken: "residual", about: "array", only: "2020-12" },
  maxItems: { taken: "type", about: "array" },
  maxLength: { taken: "type", about: "string" },
  maxProperties: { taken: "type", about: "object" },
  maximum: { taken: "type", about: "number" },
  minContains: { taken: "residual", about: "array", only: "2020-12" },
  minItems: { taken: "type", about: "array" },
  minLength: { taken: "type", about: "string" },
  minProperties: { taken: "type", about: "object" },
  minimum: { taken: "type", about: "number" },
  multipleOf: { taken: "residual", about: "number" },
  not: { taken: "residual" },
  oneOf: { taken: "type", note: "where no two branches can hold at once; else a residual" },
  pattern: { taken: "type", about: "string", note: "of a text format; any other is a residual" },
  patternProperties: { taken: "residual", about: "object" },
  prefixItems: { taken: "residual", about: "array", only: "2020-12" },
  properties: { taken: "type", about: "object" },
  propertyNames: { taken: "residual", about: "object" },
  readOnly: { taken: "annotation" },
  required: { taken: "type", about: "object" },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { taken: "residual" },
  title: { taken: "annotation" },
  type: { taken: "type" },
  unevaluatedItems: { taken: "residual", about: "array", only: "2020-12" },
  unevaluatedProperties: {
    taken: "residual",
    about: "object",
    only: "2020-12",
    note: "as `additionalProperties` where no other place lists more members",
  },
  uniqueItems: { taken: "residual", about: "array" },
  writeOnly: { taken: "annotation" },
};

/** Finds the entry of a keyword. */
export function knownKeyword(keyword: string): Keyword | undefined {
  return Object.hasOwn(keywords, keyword) ? keywords[keyword] : undefined;
}

/** Checks whether a keyword asserts something about a value. A keyword that no draft has does not. */
export function doesAssert(keyword: string): boolean {
  const { taken = "annotation" } = knownKeyword(keyword) ?? {};
  return taken !== "annotation";
}

/** Checks whether the format of a schema is checked. */
export function isKnownFormat({ format }: Schema): boolean {
  return Object.hasOwn(fullFormats, String(format));
}

/** Keywords that depend on each other, so the same validator has to check them. */
export const keywordGroups: readonly (readonly string[])[] = [
  ["properties", "patternProperties", "additionalProperties"],
  ["items", "prefixItems", "additionalItems"],
  ["if", "then", "else"],
  ["contains", "minContains", "maxContains"],
];
