import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createLastHook } from "../util/call-hook.ts";
import type { PingHandler } from "./ping-handler.ts";

/** Options of a listener. */
export interface NodeListenerOptions {
  /** Receives the handler's errors, after the answer 500. Default: `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/** Makes a handler a listener of `node:http`; it passes on everything but the request's body. */
export function toNodeListener(
  handler: PingHandler,
  { onError = console.error }: NodeListenerOptions = {},
): RequestListener {
  const report = createLastHook(onError);
  return (incoming, outgoing) => {
    answer(handler, incoming, outgoing).catch((error: unknown) => {
      // Something else may have answered meanwhile, such as a time limit of the server's own.
      if (!outgoing.headersSent) outgoing.writeHead(500).end();
      report(error);
    });
  };
}

async function answer(
  handler: PingHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const request = toRequest(incoming);
  if (request === undefined) {
    outgoing.writeHead(400).end();
    return;
  }
  const response = await handler(request);
  const body = new Uint8Array(await response.arrayBuffer());
  outgoing.writeHead(response.status, [...response.headers].flat()).end(body);
}

/** Converts a request; undefined if the Fetch API cannot represent it, for example the method TRACE. */
function toRequest({ method = "GET", url = "/", rawHeaders }: IncomingMessage): Request | undefined {
  const headers = new Headers();
  try {
    for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i]!, rawHeaders[i + 1]!);
    return new Request(new URL(url, "http://localhost"), { method, headers });
  } catch {
    return undefined;
  }
}
