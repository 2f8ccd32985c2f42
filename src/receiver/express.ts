import type { Receiver } from "./create-receiver.ts";
import { listen, type NodeListener } from "./node.ts";

export type { NodeListener } from "./node.ts";

const REMEDY = 'move app.use("/webhook", toExpress(receiver)) above app.use(express.json())';

/**
 * Makes a receiver a handler of Express 5 (and 4). It must be mounted before `app.use(express.json())`.
 *
 * ```ts
 * import express from "express";
 * import { createReceiver } from "annotation-contracts/receiver";
 * import { toExpress } from "annotation-contracts/receiver/express";
 *
 * const receiver = createReceiver({
 *   secret: process.env.WEBHOOK_SECRET!,
 *   on: { "update:task": ({ task }) => console.log(`task ${task.id}: ${task.status}`) },
 * });
 *
 * const app = express();
 * app.use("/webhook", toExpress(receiver));
 * app.use(express.json());
 * app.listen(3000);
 * ```
 */
export function toExpress(receiver: Receiver): NodeListener {
  return listen(receiver, REMEDY);
}
