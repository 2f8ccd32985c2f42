import { sameJson } from "#src/json/same-json.ts";
import { envelope } from "#src/model/contract.ts";
import { mapValues, omit, reachable, type Schema } from "#src/model/schema.ts";
import { easeSchema } from "./ease-schema.ts";
import type { OpenApiDocument, Server } from "./hub/openapi-document.ts";

/** The published documents of an edition, one for each side. */
export interface PublishedOpenApi {
  /** What the platform serves, under `paths`, and sends, under `webhooks`. */
  readonly platform: OpenApiDocument;
  /** What a receiver serves: one path that takes any delivery. */
  readonly receiver: Omit<OpenApiDocument, "webhooks">;
}

/**
 * Makes the two published documents of an edition. All other artefacts use the original document.
 *
 * They are written for other tools; the JSON Schemas are more exact.
 */
export function publishOpenApi(openapi: OpenApiDocument): PublishedOpenApi {
  const ease = (schema: Schema) => easeSchema(schema, openapi.components.schemas);
  const eased = {
    ...openapi,
    servers: openapi.servers.map(withoutVariableTexts),
    security: openapi.security ?? [],
    paths: mapValues(openapi.paths, (item) => withSchemas(item, ease)),
    webhooks: mapValues(openapi.webhooks, (item) => withSchemas(item, ease)),
    components: { ...openapi.components, schemas: mapValues(openapi.components.schemas, ease) },
  };
  return { platform: withUsed(eased), receiver: withUsed(makeReceiver(eased)) };
}

/** Makes the receiver's side: one operation that takes any delivery. */
function makeReceiver(openapi: OpenApiDocument): PublishedOpenApi["receiver"] {
  const { root } = envelope;
  const { webhooks: _, ...document } = openapi;
  const operations = Object.values(openapi.webhooks).flatMap((item) => Object.entries(item));
  const [method, ...others] = new Set(operations.map(([name]) => name));
  const [first = {}, ...further] = operations.map(([, one]) => omit(one, ...ownKeys));
  if (method === undefined || others.length > 0)
    throw new Error(`cannot write the receiver's OpenAPI: the deliveries are sent in different ways`);
  const shared: Schema = Object.fromEntries(
    Object.entries(first).filter(([key, value]) => further.every((one) => sameJson(one[key], value))),
  );
  const examples = Object.assign({}, ...operations.map(([, one]) => readMedia(one).examples));
  const media = { schema: { $ref: `#/components/schemas/${root}` }, examples };
  const operation = {
    operationId: `receive${root}`,
    summary: `Receive a ${root.toLowerCase()}`,
    description: openapi.components.schemas[root]?.description,
    ...shared,
    requestBody: { required: true, content: { "application/json": media } },
  };
  const tags = openapi.tags.filter(({ name }) => (shared.tags as string[] | undefined)?.includes(name));
  const info = {
    ...openapi.info,
    title: `${openapi.info.title}: the receiver`,
    description: [about, openapi.info.description].filter((one) => one !== undefined).join("\n\n"),
  };
  return { ...document, info, servers: [server], tags, paths: { "/": { [method]: operation } } };
}

const about =
  "The receiver's side: one operation that takes any delivery. The platform's side, which lists each delivery under `webhooks`, is a document of its own.";

const server: Server = { url: "https://receiver.example", description: "The webhook's target URL (W4.3)." };

/** Properties of an operation that are about its own event. */
const ownKeys = ["operationId", "summary", "description", "requestBody"];

function readMedia({ requestBody }: Schema): { readonly examples?: object } {
  const { content = {} } = (requestBody ?? {}) as {
    content?: Readonly<Record<string, { examples?: object }>>;
  };
  return content["application/json"] ?? {};
}

/** Rewrites the schemas of an operation's parameters and bodies, and leaves its examples. */
function withSchemas<Node>(node: Node, rewrite: (schema: Schema) => Schema): Node {
  if (Array.isArray(node)) return node.map((one) => withSchemas(one, rewrite)) as Node;
  if (typeof node !== "object" || node === null) return node;
  return mapValues(node as Schema, (value, key) => {
    if (key === "examples") return value;
    return key === "schema" ? rewrite(value as Schema) : withSchemas(value, rewrite);
  }) as Node;
}

/** Removes the texts from the variables of a server: swagger-parser's schema of OpenAPI 3.1 rejects them. */
function withoutVariableTexts(server: Server): Server {
  const { variables, ...rest } = server;
  if (variables === undefined) return server;
  return { ...rest, variables: mapValues(variables, (one) => omit(one, "description")) };
}

/** Keeps the schemas that an operation uses. */
function withUsed<Document extends PublishedOpenApi["receiver"]>(openapi: Document): Document {
  const { components, ...document } = openapi;
  const { schemas, ...others } = components;
  return { ...openapi, components: { ...others, schemas: reachable([document, others], schemas) } };
}
