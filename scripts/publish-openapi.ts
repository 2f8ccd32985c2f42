import { envelope } from "#src/model/contract.ts";
import { mapSchema, mapValues, omit, reachable, type Schema } from "#src/model/schema.ts";
import { isRecord } from "#src/util/is-object.ts";
import type { OpenApiDocument, Server } from "./hub/openapi-document.ts";
import { readProse } from "./plain-prose.ts";
import { simplifySchema } from "./simplify-schema.ts";

/**
 * Creates the published form of a compiled document, for other tools and their users. The JSON Schemas are more
 * precise.
 */
export function publishOpenApi(openapi: OpenApiDocument): OpenApiDocument {
  const { schemas } = openapi.components;
  const simplify = (schema: Schema): Schema => simplifySchema(removeMark(schema), schemas);
  const { webhooks, components, ...document } = openapi;
  const simplified = {
    ...document,
    servers: openapi.servers.map(removeVariableTexts),
    paths: mapValues(openapi.paths, (item) => mapOperationSchemas(item, simplify)),
    ...(webhooks && { webhooks: mapValues(webhooks, (item) => mapOperationSchemas(item, simplify)) }),
  };
  const used = reachable([simplified, omit(components as never, "schemas")], mapValues(schemas, simplify));
  return writeProse({ ...simplified, components: { ...components, schemas: used } } as OpenApiDocument);
}

/** Removes the keyword that only the pipeline reads. */
function removeMark(schema: Schema): Schema {
  return mapSchema(schema, (node) => omit(node, envelope.before.mark));
}

/** Simplifies every description: its clauses move to `x-clauses` beside it. Samples do not change. */
export function writeProse<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map((one) => writeProse(one)) as Node;
  if (!isRecord(node)) return node;
  const entries = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    if (key === "examples") return [[key, value]];
    if (key !== "description" || typeof value !== "string") return [[key, writeProse(value)]];
    const { text, clauses } = readProse(value);
    return [[key, text], ...(clauses.length > 0 ? ([["x-clauses", clauses]] as [string, unknown][]) : [])];
  });
  return Object.fromEntries(entries) as Node;
}

/** Rewrites the schemas of an operation's parameters and bodies, but not its examples. */
function mapOperationSchemas<Node>(node: Node, rewrite: (schema: Schema) => Schema): Node {
  if (Array.isArray(node)) return node.map((one) => mapOperationSchemas(one, rewrite)) as Node;
  if (!isRecord(node)) return node;
  return mapValues(node as Schema, (value, key) => {
    if (key === "examples") return value;
    return key === "schema" ? rewrite(value as Schema) : mapOperationSchemas(value, rewrite);
  }) as Node;
}

/** Removes the descriptions of server variables, because swagger-parser's OpenAPI 3.1 schema rejects them. */
function removeVariableTexts(server: Server): Server {
  const { variables, ...rest } = server;
  const texts = mapValues(variables ?? {}, (one) => omit(one, "description"));
  return Object.keys(texts).length === 0 ? rest : { ...rest, variables: texts };
}
