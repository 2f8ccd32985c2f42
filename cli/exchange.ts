import { type IncomingHttpHeaders, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { RemoteTargetError, readTarget, TargetError } from "#conformance/suite/receiver/read-target.ts";
import { readAtMost } from "#src/util/read-at-most.ts";
import { UsageError } from "./io.ts";
import type { HeaderLines } from "./saved-delivery.ts";

/** A request; lines of the same name stay lines of their own. */
interface HttpRequest {
  readonly method: "GET" | "POST";
  readonly headers: HeaderLines;
  readonly body?: Uint8Array;
  readonly signal: AbortSignal;
  /** Maximum bytes of the response that are read. Default: 16 KiB. */
  readonly maxBytes?: number;
}

/** The response to a request. */
export interface HttpResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
  /** Whether the body is cut: it is longer than the maximum, or broke off. */
  readonly truncated: boolean;
}

/** Names that belong to a connection; a replay has its own. */
const ofConnection =
  /^(?:host|connection|content-length|transfer-encoding|keep-alive|te|trailer|upgrade|expect|proxy-connection|proxy-authorization)$/i;

/** Sends a request; follows no redirect and never retries. Rejects without a response. */
export function exchange(
  url: URL,
  { method, headers, body = new Uint8Array(), signal, maxBytes = 16 * 1024 }: HttpRequest,
): Promise<HttpResponse> {
  const lines = [
    ["Host", url.host],
    ...headers.filter(([name]) => !ofConnection.test(name)),
    ["Connection", "close"],
    ...(method === "POST" ? [["Content-Length", String(body.length)]] : []),
  ].flat();
  return new Promise((resolve, reject) => {
    const start = url.protocol === "https:" ? requestHttps : requestHttp;
    const outgoing = start(url, { method, signal, headers: lines });
    let hasResponse = false;
    let broken = false;
    // Before Node's own listener, which treats a reset as the end of a body without length.
    outgoing.on("socket", (socket) => socket.prependListener("error", () => (broken = true)));
    // The reader of the response sees errors that come after its beginning.
    outgoing.on("error", (cause) => hasResponse || reject(cause));
    outgoing.on("response", async (incoming) => {
      hasResponse = true;
      const { statusCode: status = 0, statusMessage: statusText = "", headers } = incoming;
      const { body, isCut } = await readAtMost(incoming, maxBytes);
      resolve({ status, statusText, headers, body, truncated: isCut || broken || !incoming.complete });
      outgoing.destroy();
    });
    outgoing.on("upgrade", ({ statusCode: status = 0, statusMessage: statusText = "", headers }, socket) => {
      socket.destroy();
      resolve({ status, statusText, headers, body: new Uint8Array(), truncated: false });
    });
    // Anything else that ends the connection ends the wait.
    outgoing.on("close", () => hasResponse || reject(new Error("the connection closed without a response")));
    outgoing.end(body);
  });
}

/**
 * Parses the URL of a receiver that an option names: `http` or `https`, of this machine only unless others are allowed; an
 * error says what allows them.
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
