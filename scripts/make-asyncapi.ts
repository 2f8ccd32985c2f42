import { envelope } from "#src/model/contract.ts";
import { mapSchema, mapValues, omit, type Schema } from "#src/model/schema.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import type { CompiledSpec } from "./hub/compile-spec.ts";
import { listEnvelopes } from "./hub/finish-openapi.ts";
import type { Operation } from "./hub/openapi-document.ts";

/**
 * Creates the AsyncAPI 3.1 document of an edition: one channel, with a message for each event that the platform sends.
 */
export function makeAsyncApi({ platform, receiver }: CompiledSpec): object {
  const events = listEnvelopes(receiver.components.schemas);
  const messages = events.map(({ event, type }) => {
    const [operation] = Object.values(platform.webhooks?.[event] ?? {});
    return [type, writeMessage(event, type, assertDefined(operation, event))] as const;
  });
  const { title, version, description, license } = platform.info as {
    readonly license?: { readonly name: string };
  } & Schema;
  const { url, ...server } = receiver.servers[0]!;
  const method = Object.keys(receiver.paths["/"] ?? {})[0]!.toUpperCase();
  const { [envelope.root]: _, ...schemas } = platform.components.schemas;
  const refs = events.map(({ type }) => [type, { $ref: `#/components/messages/${type}` }] as const);
  return {
    asyncapi: "3.1.0",
    info: { title, version, description, ...(license !== undefined && { license: { name: license.name } }) },
    defaultContentType: "application/json",
    servers: { receiver: { ...splitAddress(url), ...server } },
    channels: {
      deliveries: {
        address: "/",
        description: receiver.components.schemas[envelope.root]?.description,
        messages: Object.fromEntries(refs),
      },
    },
    operations: {
      [`send${envelope.root}`]: {
        action: "send",
        channel: { $ref: "#/channels/deliveries" },
        bindings: { http: { method, bindingVersion: "0.3.0" } },
        messages: events.map(({ type }) => ({ $ref: `#/channels/deliveries/messages/${type}` })),
      },
    },
    components: {
      messages: Object.fromEntries(messages),
      schemas: mapValues(schemas, (schema) => mapSchema(schema, (node) => omit(node, "discriminator"))),
    },
  };
}

function writeMessage(
  event: string,
  type: string,
  { description, parameters = [], requestBody }: Operation,
): object {
  const examples = Object.entries(requestBody?.content["application/json"]?.examples ?? {});
  const headers = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  return {
    name: event,
    title: event,
    summary: description,
    contentType: "application/json",
    ...(parameters.length > 0 && { headers: { type: "object", properties: headers } }),
    payload: { $ref: `#/components/schemas/${type}` },
    examples: examples.map(([name, { value }]) => ({ name, payload: value })),
  };
}

function splitAddress(url: string): { host: string; protocol: string } {
  const [, protocol = "https", host = "localhost"] = /^(https?):\/\/([^/]+)/.exec(url) ?? [];
  return { host, protocol };
}
