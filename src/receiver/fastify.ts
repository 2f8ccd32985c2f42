import type { Receiver } from "./create-receiver.ts";
import { type NodeRequest, receiveNode } from "./receive-node.ts";

/** The part of Fastify's request that the adapter needs. */
export interface FastifyRequestLike {
  readonly raw: NodeRequest;
  readonly body?: unknown;
  readonly rawBody?: unknown;
}

/** The part of Fastify's reply that the adapter needs. */
export interface FastifyReplyLike {
  code(status: number): unknown;
  headers(fields: Record<string, string>): unknown;
  send(text: string): unknown;
}

/** Handler of a Fastify route. */
export type FastifyHandler = (request: FastifyRequestLike, reply: FastifyReplyLike) => Promise<unknown>;

/** The part of a Fastify instance that the plugin needs. */
export interface FastifyInstanceLike {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    options: object,
    parser: (request: never, payload: never, done: FastifyDone) => void,
  ): unknown;
  all(path: string, handler: FastifyHandler): unknown;
}

/** Ends the parsing of a body. */
export type FastifyDone = (error: null) => void;

const REMEDY =
  'replace the route by app.register(toFastify(receiver), { prefix: "/webhook" }), which keeps Fastify from parsing ' +
  "its body, and see that no preParsing hook reads it";

/**
 * Makes a receiver a plugin of Fastify 5 that serves its prefix. Only within the plugin, bodies are left
 * unparsed.
 *
 * ```ts
 * import fastify from "fastify";
 * import { createReceiver } from "annotation-contracts/receiver";
 * import { toFastify } from "annotation-contracts/receiver/fastify";
 *
 * const receiver = createReceiver({
 *   secret: process.env.WEBHOOK_SECRET!,
 *   on: { "update:task": ({ task }) => console.log(`task ${task.id}: ${task.status}`) },
 * });
 *
 * const app = fastify();
 * app.register(toFastify(receiver), { prefix: "/webhook" });
 * await app.listen({ port: 3000 });
 * ```
 */
export function toFastify(receiver: Receiver): (instance: FastifyInstanceLike) => Promise<void> {
  return async (instance) => {
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser("*", {}, (_request, _payload, done) => done(null));
    instance.all("/", toFastifyHandler(receiver));
  };
}

/** Makes a receiver a handler for your own route. Its body must not be parsed: see `toFastify`. */
export function toFastifyHandler(receiver: Receiver): FastifyHandler {
  return async (request, reply) => {
    const { status, headers, body } = await receiveNode(receiver, request.raw, REMEDY, request);
    reply.code(status);
    reply.headers({ ...headers });
    return reply.send(body);
  };
}
