import type { Receiver } from "./create-receiver.ts";
import type { FastifyReplyLike, FastifyRequestLike } from "./fastify.ts";
import { writeAnswer } from "./node.ts";
import { type NodeRequest, type NodeResponse, type ParsedBody, receiveNode } from "./receive-node.ts";

/** Request of a Nest application on Express, of one on Fastify, or of its middleware. */
export type NestRequest = NodeRequest | FastifyRequestLike;

/** The reply that belongs to it. */
export type NestResponse = NodeResponse | FastifyReplyLike;

const REMEDY = "create the application with NestFactory.create(AppModule, { rawBody: true })";

/**
 * Makes a receiver a middleware of NestJS, or the body of a controller's method that takes `@Req()` and `@Res()`; on
 * Express and on Fastify.
 *
 * ```ts
 * import { Module } from "@nestjs/common";
 * import { NestFactory } from "@nestjs/core";
 * import { createReceiver } from "annotation-contracts/receiver";
 * import { toNest } from "annotation-contracts/receiver/nest";
 *
 * const receiver = createReceiver({
 *   secret: process.env.WEBHOOK_SECRET!,
 *   on: { "update:task": ({ task }) => console.log(`task ${task.id}: ${task.status}`) },
 * });
 *
 * class AppModule {}
 * Module({})(AppModule);
 *
 * const app = await NestFactory.create(AppModule);
 * app.use("/webhook", toNest(receiver));
 * await app.listen(3000);
 * ```
 *
 * As middleware it runs before Nest's body parser. A controller runs after it and needs the bytes kept, by
 * `NestFactory.create(AppModule, { rawBody: true })`, and a parser that takes more than 100 kB: on Express
 * `app.useBodyParser("json", { limit: "10mb" })`, on Fastify (1 MiB)
 * `app.useBodyParser("application/json", { bodyLimit: 10_485_760 })`. Its method is
 * `@All("webhook") receive(@Req() request, @Res() response) { return nest(request, response); }` with
 * `const nest = toNest(receiver)`. Nest's parser then answers for invalid JSON, before any signature is verified.
 */
export function toNest(receiver: Receiver): (request: NestRequest, response: NestResponse) => Promise<void> {
  return async (request, response) => {
    const raw = "raw" in request ? request.raw : request;
    // What a parser kept is on the framework's request.
    const parsed = request as ParsedBody;
    const answer = await receiveNode(receiver, raw, REMEDY, parsed);
    if (!("code" in response)) return writeAnswer(response, answer);
    response.code(answer.status);
    response.headers({ ...answer.headers });
    response.send(answer.body);
  };
}
