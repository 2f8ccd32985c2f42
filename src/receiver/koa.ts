import type { Receiver } from "./create-receiver.ts";
import { type NodeRequest, receiveNode } from "./receive-node.ts";

/** The part of Koa's context that the adapter needs. */
export interface KoaContext {
  readonly req: NodeRequest;
  status: number;
  body: unknown;
  set(fields: Record<string, string>): void;
}

const REMEDY = "move the middleware with toKoa(receiver) above app.use(bodyParser())";

/**
 * Makes a receiver a middleware of Koa. It must be mounted before `app.use(bodyParser())`.
 *
 * ```ts
 * import Koa from "koa";
 * import { createReceiver } from "annotation-contracts/receiver";
 * import { toKoa } from "annotation-contracts/receiver/koa";
 *
 * const receiver = createReceiver({
 *   secret: process.env.WEBHOOK_SECRET!,
 *   on: { "update:task": ({ task }) => console.log(`task ${task.id}: ${task.status}`) },
 * });
 *
 * const receive = toKoa(receiver);
 * const app = new Koa();
 * app.use((context, next) => (context.path === "/webhook" ? receive(context) : next()));
 * app.listen(3000);
 * ```
 */
export function toKoa(receiver: Receiver): (context: KoaContext) => Promise<void> {
  return async (context) => {
    const { status, headers, body } = await receiveNode(receiver, context.req, REMEDY);
    context.status = status;
    context.set({ ...headers });
    context.body = body;
  };
}
