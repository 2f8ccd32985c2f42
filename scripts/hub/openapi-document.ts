import { reachable, type Schema } from "#src/model/schema.ts";
import { assertDefined } from "#src/util/assert-defined.ts";

/** The parts of an OpenAPI 3.1 document that the pipeline reads. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly Server[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks: Readonly<Record<string, PathItem>>;
  readonly security?: readonly unknown[];
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes?: Readonly<Record<string, unknown>>;
  };
}

/** Where the operations are. */
export interface Server {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, Schema>>;
}

/** Operations of a path or a webhook, by HTTP method. */
export type PathItem = Readonly<Record<string, Schema>>;

/** Picks the schemas that a part of a document refers to, in their original order. */
export function schemasUsed(part: object, schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const found = JSON.stringify(part).matchAll(/"\$ref":"([^"]+)"/g);
  return reachable(
    [...found].map(([, $ref]) => ({ $ref: assertDefined($ref, "$ref") })),
    schemas,
  );
}
