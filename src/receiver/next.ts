import type { Receiver } from "./create-receiver.ts";
import { listen, type NodeListener } from "./node.ts";

/** What a file `route.ts` of Next exports; Next answers other methods with 405. */
export interface NextRoute {
  readonly POST: (request: Request) => Promise<Response>;
}

const REMEDY =
  "add the line export const config = { api: { bodyParser: false } }; to the file of the API route";

/**
 * Makes a receiver a route handler of Next (App Router), in a file such as `app/webhook/route.ts`.
 *
 * ```ts
 * import { createReceiver } from "annotation-contracts/receiver";
 * import { toNextRoute } from "annotation-contracts/receiver/next";
 *
 * const receiver = createReceiver({
 *   secret: process.env.WEBHOOK_SECRET!,
 *   on: { "update:task": ({ task }) => console.log(`task ${task.id}: ${task.status}`) },
 * });
 *
 * export const { POST } = toNextRoute(receiver);
 * ```
 */
export function toNextRoute(receiver: Receiver): NextRoute {
  return { POST: receiver.fetch };
}

/**
 * Makes a receiver an API route of Next (Pages Router), in a file such as `pages/api/webhook.ts`, which must also
 * export `config` with `bodyParser: false`.
 *
 * ```ts
 * import { createReceiver } from "annotation-contracts/receiver";
 * import { toNextApi } from "annotation-contracts/receiver/next";
 *
 * const receiver = createReceiver({
 *   secret: process.env.WEBHOOK_SECRET!,
 *   on: { "update:task": ({ task }) => console.log(`task ${task.id}: ${task.status}`) },
 * });
 *
 * export const config = { api: { bodyParser: false } };
 * export default toNextApi(receiver);
 * ```
 */
export function toNextApi(receiver: Receiver): NodeListener {
  return listen(receiver, REMEDY);
}
