import { formatPointer } from "../json/pointer.ts";
import {
  type Api,
  callbacksIn,
  child,
  type Found,
  itemsIn,
  type Operation,
  parametersIn,
} from "../model/open-api.ts";
import type { Node, Schema } from "../model/schema.ts";
import { getOrMake } from "../util/get-or-make.ts";
import { isRecord } from "../util/is-object.ts";

/** Ends the key of an operation's parameters, which are the members of a document of their own. */
export const PARAMETERS = " parameters";

/** Where schemas of parameters are written, as JSON Pointers. */
export const origins: WeakMap<object, string> = new WeakMap();

/** Where a document goes: delivered to receivers, sent to a server, or its answer. */
export type Direction = "delivery" | "request" | "response";

/** A kind of document that a contract describes, with its schema as it is written. */
export interface Body {
  /** Key of its counterpart: a webhook, or method, path and status, callback or PARAMETERS, or empty if it is the only one. */
  readonly key: string;
  /** Key of its operation or webhook; PARAMETERS ends that of the operation's parameters. Absent without operations. */
  readonly operation?: string;
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
 * Lists the documents that an OpenAPI document describes: bodies of webhooks and callbacks, requests and answers of
 * operations, and the parameters of all of them.
 *
 * @throws Error if it lists none, or has something else where an object belongs.
 */
export function listBodies(name: string, document: Schema): Body[] {
  const api: Api = { name, document };
  const parameters: Body[] = [];
  const sent = (operation: Operation, key: string, direction: Direction): Body[] => {
    parameters.push(describeParameters(api, operation, key, direction));
    return contentsIn(api, child(api, operation[2], "requestBody"), { key, operation: key, direction });
  };
  const deliveries = (operations: readonly Operation[], start = ""): Body[] =>
    operations.flatMap((one) => {
      const [event, method, , siblings] = one;
      return sent(one, siblings === 1 ? start + event : `${start}${event} ${method}`, "delivery");
    });
  const operations = itemsIn(api, "paths").flatMap((one) => {
    const [path, method, operation] = one;
    const key = `${method.toUpperCase()} ${path}`;
    const responses = child(api, operation, "responses");
    return [
      ...sent(one, key, "request"),
      ...Object.keys(responses.value).flatMap((status) =>
        contentsIn(api, child(api, responses, status), {
          key: `${key} ${status}`,
          operation: key,
          direction: "response",
        }),
      ),
      ...deliveries(callbacksIn(api, operation), `${key} `),
    ];
  });
  const all = [...deliveries(itemsIn(api, "webhooks")), ...operations];
  const bodies = [...(all.length > 0 ? all : componentsIn(api)), ...parameters];
  if (bodies.length === 0)
    throw new Error(`cannot read ${name}: it lists no webhook or operation with a body`);
  return bodies;
}

/**
 * Describes what the caller of an operation chooses as an object: a member such as `query.limit` for each parameter,
 * `body` for the media type of the body, and `answer 200 text/plain` for each that it may ask for.
 */
function describeParameters(
  api: Api,
  [address, , operation, , item]: Operation,
  key: string,
  direction: Direction,
): Body {
  const body = child(api, operation, "requestBody");
  const types = [...mediaTypesIn(api, child(api, body, "content")).keys()];
  const properties: Record<string, unknown> = {};
  const required: string[] = [];
  const list = (member: string, schema: unknown, place: string): void => {
    properties[member] = schema;
    if (isRecord(schema)) origins.set(schema, place);
  };
  if (types.length > 0) list("body", { enum: types }, `${body.place}/content`);
  if (types.length > 0 && body.value.required === true) required.push("body");
  if (direction === "request")
    for (const { member, place } of listAnswers(api, operation)) list(member, {}, place);
  for (const found of parametersIn(api, item, operation)) {
    const member = nameParameter(found.value, address);
    const content = child(api, found, "content");
    const [type] = Object.keys(content.value);
    const { value, place } = type === undefined ? found : child(api, content, type);
    list(member, isRecord(value.schema) ? { ...value.schema } : (value.schema ?? true), `${place}/schema`);
    // No address can leave out its part, whatever is said of that.
    if (found.value.required === true && found.value.in !== "path") required.push(member);
  }
  const schema = { type: "object", properties, required };
  return { key: key + PARAMETERS, operation: key, direction, schema, place: `${operation.place}/parameters` };
}

/** Lists the media types of an operation's good answers, each as a member that its caller may ask for. */
function listAnswers(api: Api, operation: Found): { member: string; place: string }[] {
  const responses = child(api, operation, "responses");
  const good = Object.keys(responses.value).filter((status) => status.startsWith("2"));
  return good.flatMap((status) => {
    const types = mediaTypesIn(api, child(api, child(api, responses, status), "content"));
    return [...types].map(([type, { place }]) => ({ member: `answer ${status} ${type}`, place }));
  });
}

/** Names a parameter by what its sender must know: where and how it is written. The name within a path is not sent. */
function nameParameter({ in: where, name, style, explode }: Found["value"], address: string): string {
  const usual = where === "query" || where === "cookie" ? "form" : "simple";
  const isForm = (style ?? usual) === "form";
  const how = `${style ?? usual}${(explode ?? isForm) ? ", exploded" : ""}`;
  const slots: readonly string[] = address.match(/\{[^}]*\}/g) ?? [];
  const slot = slots.indexOf(`{${name}}`) + 1;
  const own = where === "path" && slot > 0 ? slot : where === "header" ? String(name).toLowerCase() : name;
  return `${where}.${own}${how === "form, exploded" || how === "simple" ? "" : ` (${how})`}`;
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

/** Lists the bodies of some media types. That of JSON has the key alone, so that its counterpart has the same. */
function contentsIn(api: Api, body: Found, of: Omit<Body, "schema" | "place">): Body[] {
  return [...mediaTypesIn(api, child(api, body, "content"))].map(([type, { value, place }]) => ({
    ...of,
    key: type === JSON_TYPE ? of.key : `${of.key} ${type}`,
    // A body without a schema may be anything.
    schema: value.schema ?? true,
    place: `${place}/schema`,
  }));
}

/** Media type that a body has unless another is named. */
const JSON_TYPE = "application/json";

/** Finds media types by name, without their charset. Any type counts as JSON. */
function mediaTypesIn(api: Api, content: Found): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const written of Object.keys(content.value)) {
    const type = written.toLowerCase().replace(/\s*;\s*charset=[^;]*/, "");
    getOrMake(found, type === "*/*" ? JSON_TYPE : type, () => child(api, content, written));
  }
  return found;
}
