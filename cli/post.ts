import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { readTarget, TargetError } from "#conformance/suite/receiver/read-target.ts";
import { type ReceiverResponse, respond } from "#src/receiver/rejection.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { itemAt } from "#src/util/item-at.ts";
import { shorten } from "#src/util/shorten.ts";
import { UsageError } from "./io.ts";
import { explainNetworkError } from "./network-error.ts";
import type { HeaderLines } from "./saved-delivery.ts";

/** The response to a request; its body is cut at `MAX_BODY`. */
export interface HttpResponse {
  readonly status: number;
  readonly statusText: string;
  readonly body: Uint8Array;
  readonly truncated: boolean;
}

/** Maximum bytes of a body that are read. */
const MAX_BODY: number = 16 * 1024;

/** Names that belong to a connection; a replay has its own. */
const ofConnection = new Set(["host", "connection", "content-length", "transfer-encoding", "keep-alive"]);
const others = new Set(["te", "trailer", "upgrade", "expect", "proxy-connection", "proxy-authorization"]);

/** Posts a body with header lines; follows no redirect and never retries. Rejects without a response. */
export function post(
  url: URL,
  headers: HeaderLines,
  body: Uint8Array,
  signal: AbortSignal,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const outgoing = send(url, { method: "POST", agent: false, signal, headers: toFields(headers) });
    outgoing.setHeader("Content-Length", body.length);
    let hasResponse = false;
    let broken = false;
    // Before Node's own listener, which treats a reset as the end of a body without length.
    outgoing.on("socket", (socket) => {
      socket.prependListener("error", () => {
        broken = true;
      });
    });
    // The reader of the response sees errors that come after its beginning.
    outgoing.on("error", (cause) => hasResponse || reject(cause));
    outgoing.on("response", async (incoming) => {
      hasResponse = true;
      const { statusCode: status = 0, statusMessage: statusText = "" } = incoming;
      const read = await readBounded(incoming);
      resolve({ status, statusText, ...read, truncated: read.truncated || broken || !incoming.complete });
      outgoing.destroy();
    });
    outgoing.on("upgrade", ({ statusCode: status = 0, statusMessage: statusText = "" }, socket) => {
      socket.destroy();
      resolve({ status, statusText, body: new Uint8Array(), truncated: false });
    });
    // Anything else that ends the connection ends the wait.
    outgoing.on("close", () => hasResponse || reject(new Error("the connection closed without a response")));
    outgoing.end(body);
  });
}

/** Leaving the loop, by the bound or by an error, destroys the socket. */
async function readBounded(
  incoming: AsyncIterable<Uint8Array>,
): Promise<Pick<HttpResponse, "body" | "truncated">> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let truncated = false;
  try {
    for await (const chunk of incoming) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MAX_BODY) break;
    }
  } catch {
    truncated = true;
  }
  return {
    body: Buffer.concat(chunks).subarray(0, MAX_BODY),
    truncated: truncated || size > MAX_BODY,
  };
}

/** Lines of the same name stay lines of their own. */
function toFields(headers: HeaderLines): Record<string, string | string[]> {
  const fields = new Map<string, { readonly name: string; readonly values: string[] }>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    if (ofConnection.has(key) || others.has(key)) continue;
    getOrMake(fields, key, () => ({ name, values: [] })).values.push(value);
  }
  return Object.fromEntries(
    [...fields.values()].map(({ name, values }) => [name, values.length === 1 ? itemAt(values, 0) : values]),
  );
}

/** Time limit of the receiver in milliseconds: that of the platform. */
const LIMIT_MS = 10_000;
/** Maximum length of the text that is passed back. */
const TEXT = 1_000;

/** Sends a delivery on to a receiver, byte for byte, and resolves to its response; 502 or 504 if there is none. */
export async function forwardDelivery(
  url: string,
  body: Uint8Array,
  headers: HeaderLines,
): Promise<ReceiverResponse> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  try {
    const response = await post(new URL(url), headers, body, limit);
    return respond(response.status, shorten(new TextDecoder().decode(response.body), TEXT));
  } catch (cause) {
    if (limit.aborted) return respond(504, `${url} did not respond within ${LIMIT_MS / 1_000} s`);
    return respond(502, `cannot forward to ${url}: ${explainNetworkError(cause)}`);
  }
}

/**
 * Parses the URL of a receiver that an option names: `http` or `https`, of this machine only unless others are allowed.
 *
 * @throws UsageError
 */
export function parseTarget(option: string, text: string, allowRemote: boolean): URL {
  try {
    return readTarget(text, allowRemote);
  } catch (cause) {
    if (!(cause instanceof TargetError)) throw cause;
    throw new UsageError(
      `${option}: ${cause.message.replace("remote targets are not allowed", "pass --allow-remote")}`,
    );
  }
}
