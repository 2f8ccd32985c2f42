import { once } from "node:events";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { RemoteTargetError, readTarget, TargetError } from "#conformance/suite/receiver/read-target.ts";
import { explainNetworkError } from "#src/util/network-error.ts";
import { readAtMost } from "#src/util/read-at-most.ts";
import { UsageError } from "./command.ts";
import type { SavedDelivery } from "./saved-delivery.ts";

/** A delivery to post. Header lines with the same name stay separate. */
interface PostedDelivery extends Required<SavedDelivery> {
  readonly signal: AbortSignal;
}

/** The response to a delivery. */
export interface HttpResponse {
  readonly status: number;
  readonly statusText: string;
  /** The body, at most 16 KiB. */
  readonly body: Uint8Array;
  /** Whether the body is incomplete, because it exceeds the maximum or the connection broke. */
  readonly truncated: boolean;
}

/** Headers that belong to a connection. A replay sets its own. */
const ofConnection =
  /^(?:host|connection|content-length|transfer-encoding|keep-alive|te|trailer|upgrade|expect|proxy-connection|proxy-authorization)$/i;

/** Posts a delivery. It never follows redirects or retries, and rejects if there is no response. */
export function exchange(url: URL, { headers, body, signal }: PostedDelivery): Promise<HttpResponse> {
  const lines = [
    ["Host", url.host],
    ...headers.filter(([name]) => !ofConnection.test(name)),
    ["Connection", "close"],
    ["Content-Length", String(body.length)],
  ].flat();
  return new Promise((resolve, reject) => {
    const start = url.protocol === "https:" ? requestHttps : requestHttp;
    const outgoing = start(url, { method: "POST", signal, headers: lines });
    let hasResponse = false;
    let broken = false;
    // Runs before Node's own listener, which treats a reset as the end of a body without length.
    outgoing.on("socket", (socket) => socket.prependListener("error", () => (broken = true)));
    // Once the response has started, its reader handles errors.
    outgoing.on("error", (cause) => hasResponse || reject(cause));
    outgoing.on("response", async (incoming) => {
      hasResponse = true;
      const { statusCode: status = 0, statusMessage: statusText = "" } = incoming;
      const { body, isCut } = await readAtMost(incoming, 16 * 1024);
      resolve({ status, statusText, body, truncated: isCut || broken || !incoming.complete });
      outgoing.destroy();
    });
    outgoing.on("upgrade", ({ statusCode: status = 0, statusMessage: statusText = "" }, socket) => {
      socket.destroy();
      resolve({ status, statusText, body: new Uint8Array(), truncated: false });
    });
    // Any other end of the connection also ends the wait.
    outgoing.on("close", () => hasResponse || reject(new Error("the connection closed without a response")));
    outgoing.end(body);
  });
}

/**
 * Parses a receiver's URL from an option: `http` or `https`, on this machine unless others are allowed. The error says
 * how to allow them.
 *
 * @throws UsageError
 */
export function parseTarget(
  option: string,
  text: string,
  allowRemote: boolean,
  permission = "pass --allow-remote",
): URL {
  try {
    return readTarget(text, allowRemote);
  } catch (cause) {
    if (!(cause instanceof TargetError)) throw cause;
    const hint = cause instanceof RemoteTargetError ? `; to allow it, ${permission}` : "";
    throw new UsageError(`${option}: ${cause.message}${hint}`);
  }
}

/**
 * Starts a server and resolves to its URL, which ends in a slash.
 *
 * @throws UsageError if the server cannot listen at this address.
 */
export async function listenAt(server: Server, host: string, port: number): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new UsageError(`cannot listen on ${host}, port ${port}: ${explainNetworkError(cause)}`);
  }
  // A server that listens on a port has an address of this form.
  const found = server.address() as AddressInfo;
  return `http://${found.family === "IPv6" ? `[${found.address}]` : found.address}:${found.port}/`;
}
