import type { Receiver } from "./create-receiver.ts";
import { type NodeRequest, type NodeResponse, receiveNode } from "./receive-node.ts";
import type { Answer } from "./refusal.ts";

export type { NodeRequest, NodeResponse } from "./receive-node.ts";

/** Listener of node:http, and of compatible servers. */
export type NodeListener = (request: NodeRequest, response: NodeResponse) => Promise<void>;

/**
 * Makes a receiver a listener of node:http. It also serves node:https and node:http2 in its compatible form.
 *
 * ```ts
 * import { createServer } from "node:http";
 * import { createReceiver } from "annotation-contracts/receiver";
 * import { toNodeListener } from "annotation-contracts/receiver/node";
 *
 * const receiver = createReceiver({
 *   secret: process.env.WEBHOOK_SECRET!,
 *   on: { "update:task": ({ task }) => console.log(`task ${task.id}: ${task.status}`) },
 * });
 *
 * createServer(toNodeListener(receiver)).listen(3000);
 * ```
 */
export function toNodeListener(receiver: Receiver): NodeListener {
  return listen(receiver, "call the listener before anything that reads the request");
}

/** Makes the listener of a framework that keeps node:http's request and response. */
export function listen(receiver: Receiver, remedy: string): NodeListener {
  return async (request, response) => writeAnswer(response, await receiveNode(receiver, request, remedy));
}

/** Writes an answer, unless something else has answered meanwhile, such as a time limit of the server's own. */
export function writeAnswer(response: NodeResponse, { status, headers, body }: Answer): void {
  const { stream, headersSent } = response;
  if (headersSent === true) return;
  response.statusCode = status;
  const { connection, ...others } = headers;
  // HTTP/2 knows no such header: the stream is closed, once the answer is sent.
  const written = stream === undefined ? headers : others;
  for (const [name, value] of Object.entries(written)) response.setHeader(name, value);
  response.end(body);
  if (connection === "close") stream?.close();
}
