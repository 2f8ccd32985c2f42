import { createByteCollector } from "./create-byte-collector.ts";
import type { Receiver } from "./create-receiver.ts";
import {
  LINGER_MS,
  type ReadBody,
  rejectConsumed,
  rejectIncomplete,
  rejectSlow,
} from "./incoming-delivery.ts";
import type { ReceiverResponse, Step } from "./rejection.ts";

/** The part of node:http's request that the listener needs. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly complete: boolean;
  readonly readableDidRead: boolean;
  /** Properties that body parsers add to a request. */
  readonly body?: unknown;
  readonly rawBody?: unknown;
  /** Only the socket's server is used: node:http stores there whether a half-closed connection gets a response. */
  readonly socket?: object | null;
  on(event: string, listener: (chunk: Uint8Array) => void): unknown;
  resume(): unknown;
}

/** The part of node:http's response that the listener needs. */
export interface NodeResponse {
  statusCode: number;
  readonly headersSent?: boolean;
  /** Exists only in HTTP/2. */
  readonly stream?: { close(): unknown };
  setHeader(name: string, value: string): unknown;
  end(text: string): unknown;
}

/** A request listener of node:http and compatible servers. */
export type NodeListener = (request: NodeRequest, response: NodeResponse) => Promise<void>;

const hint =
  "mount the receiver before anything that reads the request, such as express.json(), or make the parser keep the raw bytes";

/**
 * Turns a receiver into a request listener of node:http. It also works with node:https, the compatibility API of
 * node:http2, Express, Koa, Nest and Fastify.
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
  return async (request, response) => writeResponse(response, await receiveNode(receiver, request));
}

/** Writes a response, unless something else has already responded, such as the server's timeout. */
function writeResponse(response: NodeResponse, { status, headers, body }: ReceiverResponse): void {
  const { stream, headersSent } = response;
  if (headersSent === true) return;
  response.statusCode = status;
  const { connection, ...others } = headers;
  // HTTP/2 has no such header, so the stream is closed after the response is sent.
  const written = stream === undefined ? headers : others;
  for (const [name, value] of Object.entries(written)) response.setHeader(name, value);
  response.end(body);
  if (connection === "close") stream?.close();
}

/**
 * Passes a request of node:http to a receiver. Raw bytes that a parser kept (`rawBody: true`, `express.raw()`) are used
 * instead of the stream. A parsed body is rejected with a hint.
 */
export async function receiveNode(receiver: Receiver, request: NodeRequest): Promise<ReceiverResponse> {
  const { method, headers } = request;
  respondHalfClosed(request);
  const kept = [request.rawBody, request.body].find((body) => body instanceof Uint8Array);
  const read = request.readableDidRead ? rejectConsumed(hint) : readBody(request);
  const response = await receiver.handle({ method, headers, body: kept ?? read });
  const { connection } = response.headers;
  if (connection === "close" || (await dropRest(request))) return response;
  return { ...response, headers: { ...response.headers, connection: "close" } };
}

/**
 * Makes the server respond to a sender that closed its side of the connection after the request (W-half). Otherwise,
 * node:http would drop such a request while it is being handled.
 */
function respondHalfClosed({ socket }: NodeRequest): void {
  const { server } = (socket ?? {}) as { readonly server?: { httpAllowHalfOpen?: boolean } };
  if (server?.httpAllowHalfOpen === false) server.httpAllowHalfOpen = true;
}

function readBody(request: NodeRequest): ReadBody {
  return ({ maxBytes, readTimeout }) =>
    new Promise((resolve) => {
      const collector = createByteCollector(maxBytes);
      const settle = (step: Step<Uint8Array>): void => {
        clearTimeout(timer);
        resolve(step);
      };
      const timer = setTimeout(() => settle(rejectSlow(readTimeout)), readTimeout);
      const abort = (): void => settle(rejectIncomplete());
      request.on("data", (chunk) => {
        const tooLarge = collector.add(chunk);
        if (tooLarge !== undefined) settle(tooLarge);
      });
      request.on("end", () => settle({ ok: true, value: collector.bytes() }));
      request.on("error", abort);
      request.on("close", abort);
    });
}

/**
 * Reads and discards the rest of a rejected request, so its sender can read the response. Returns whether the request
 * ended.
 */
function dropRest(request: NodeRequest): Promise<boolean> | true {
  if (request.complete) return true;
  return new Promise((resolve) => {
    const settle = (ended: boolean): void => {
      clearTimeout(timer);
      resolve(ended);
    };
    const timer = setTimeout(() => settle(false), LINGER_MS);
    request.on("end", () => settle(true));
    request.on("close", () => settle(true));
    request.resume();
  });
}
