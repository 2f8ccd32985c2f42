import { formatPointer } from "../json/pointer.ts";
import { type Api, callbacksIn, child, type Found, itemsIn } from "../model/open-api.ts";
import type { Node, Schema } from "../model/schema.ts";

/** Where a document goes: delivered to receivers, sent to a server, or its answer. */
export type Direction = "delivery" | "request" | "response";

/** A kind of document that a contract describes, with its schema as it is written. */
export interface Body {
  /** Key of its counterpart: a webhook, or method, path and status or callback. Empty if there is only one. */
  readonly key: string;
  readonly direction: Direction;
  readonly schema: unknown;
  /** Where the schema is, as a JSON Pointer. */
  readonly place: string;
}

/** A kind of document with its schema in 2020-12. Every schema in it carries its place. */
export interface Entry extends Omit<Body, "schema" | "place"> {
  readonly schema: Node;
}

/**
 * Lists the documents that an OpenAPI document describes: bodies of webhooks and callbacks, and requests and answers of
 * operations.
 *
 * @throws Error if it lists none, or has something else where an object belongs.
 */
export function listBodies(name: string, document: Schema): Body[] {
  const api: Api = { name, document };
  const deliveries = (operations: ReturnType<typeof itemsIn>, start = ""): Body[] =>
    operations.flatMap(([event, method, operation, siblings]) => {
      const key = siblings === 1 ? start + event : `${start}${event} ${method}`;
      return contentsIn(api, child(api, operation, "requestBody"), key, "delivery");
    });
  const operations = itemsIn(api, "paths").flatMap(([path, method, operation]) => {
    const key = `${method.toUpperCase()} ${path}`;
    const responses = child(api, operation, "responses");
    return [
      ...contentsIn(api, child(api, operation, "requestBody"), key, "request"),
      ...Object.keys(responses.value).flatMap((status) =>
        contentsIn(api, child(api, responses, status), `${key} ${status}`, "response"),
      ),
      ...deliveries(callbacksIn(api, operation), `${key} `),
    ];
  });
  const all = [...deliveries(itemsIn(api, "webhooks")), ...operations];
  const bodies = all.length > 0 ? all : componentsIn(api);
  if (bodies.length === 0)
    throw new Error(`cannot read ${name}: it lists no webhook or operation with a body`);
  return bodies;
}

/** Lists the schemas of an API that has nothing else. */
function componentsIn(api: Api): Body[] {
  const { value, place } = child(
    api,
    child(api, { value: api.document, place: "" }, "components"),
    "schemas",
  );
  return Object.entries(value).map(([key, schema]) => ({
    key,
    direction: "delivery",
    schema,
    place: place + formatPointer([key]),
  }));
}

/** Lists the bodies of some media types; those that share a schema are one. */
function contentsIn(api: Api, body: Found, key: string, direction: Direction): Body[] {
  const content = child(api, body, "content");
  const found = new Map<string, Body>();
  for (const type of Object.keys(content.value)) {
    const { value, place } = child(api, content, type);
    // A body without a schema may be anything.
    const schema = value.schema ?? true;
    const text = JSON.stringify(schema);
    const own = found.size === 0 ? key : `${key} ${type}`;
    if (!found.has(text)) found.set(text, { key: own, direction, schema, place: `${place}/schema` });
  }
  return [...found.values()];
}
