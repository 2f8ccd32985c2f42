import { once } from "node:events";
import {
  type ClientRequest,
  type Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from "node:http";
import { request as requestHttps } from "node:https";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { readErrorDetails } from "#src/util/error-details.ts";
import type { BuiltRequest } from "./build-request.ts";

/** A response of the receiver. */
export interface Response {
  readonly status: number;
  /** Status line and header lines, as received. */
  readonly head: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Whether the connection stays open, as the response says; and whether it was open before the request. */
  readonly isKept?: boolean;
  readonly isReused?: boolean;
}

/** The outcome of a request: a response, or how the connection failed. */
export type Outcome =
  | { readonly response: Response }
  | { readonly failure: string /** Whether no response came in time. */; readonly isLate?: true };

/** Where requests go. */
export interface Target {
  readonly url: URL;
  /** Certificate authority in PEM, for `https:`. Default: those of the runtime. */
  readonly ca?: string | undefined;
  /** Milliseconds for one response. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** Milliseconds that a body waits for `100 Continue`: a sender must not wait without a limit (RFC 9110, 10.1.1). */
const CONTINUE_WAIT = 1_000;

/** Milliseconds that a long body waits for a response to its head: a receiver may reject the announced body. */
const EARLY_WAIT = 50;

/** Bytes from which a body counts as long. */
const LONG = 65_536;

/** Maximum bytes of a response's body. */
const MOST = 1_048_576;

/** Errors of a connection that could not be opened: nothing of the request arrived. */
const unopened =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|EPROTO|ERR_(?:SSL|TLS)_|CERT_|[A-Z_]*(?:SELF_SIGNED|UNABLE_TO)_)/;

/**
 * Sends a request piece by piece and reads its response. One that comes early ends the sending. If a reset may have discarded an
 * early response, the request is sent once more and waits before its body.
 *
 * @throws the error of the socket if no connection opens.
 */
export async function sendRequest(built: BuiltRequest, target: Target, agent: HttpAgent): Promise<Outcome> {
  const outcome = await send(built, target, agent, false);
  const isLong = built.pieces.reduce((sum, { bytes }) => sum + bytes.length, 0) > LONG;
  return "response" in outcome || outcome.isLate || !isLong ? outcome : send(built, target, agent, true);
}

async function send(
  built: BuiltRequest,
  target: Target,
  agent: HttpAgent,
  isPatient: boolean,
): Promise<Outcome> {
  const { url, ca, timeout, signal } = target;
  const { method, path, headers, trailers } = built;
  const start = url.protocol === "https:" ? requestHttps : requestHttp;
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  const client = start({
    host: hostname,
    port: url.port,
    method,
    path,
    headers: [...headers],
    agent,
    signal,
    ...(ca && { ca }),
  });
  client.setNoDelay(true);
  const outcome = readOutcome(client, timeout);
  // It is awaited below; until then its failure must not count as unhandled.
  outcome.catch(() => {});
  try {
    if (trailers.length > 0) client.addTrailers([...trailers] as [string, string][]);
    await writeBody(client, built, isPatient);
    return await outcome;
  } finally {
    if (!client.writableFinished) client.destroy();
  }
}

/** Writes the head, and then the body until a response comes. */
async function writeBody(
  client: ClientRequest,
  { pieces, transfer }: BuiltRequest,
  isPatient: boolean,
): Promise<void> {
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    for (const event of ["response", "error", "close"])
      client.once(event, () => {
        isOver = true;
        resolve();
      });
  });
  const continued = once(client, "continue").catch(() => {});
  client.flushHeaders();
  const isLong = pieces.reduce((sum, { bytes }) => sum + bytes.length, 0) > LONG;
  const wait = transfer.expectContinue || isPatient ? CONTINUE_WAIT : isLong ? EARLY_WAIT : 0;
  if (wait > 0) await Promise.race([over, sleep(wait), ...(transfer.expectContinue ? [continued] : [])]);
  for (const { bytes, pause } of pieces) {
    await (pause > 0 ? sleep(pause) : nextTurn());
    if (isOver) return;
    await Promise.race([over, new Promise((resolve) => client.write(bytes, resolve))]);
  }
  if (!isOver) client.end();
}

/** Waits for the response, or what the receiver does to its connection. */
function readOutcome(client: ClientRequest, timeout: number): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve({ failure: `no response within ${timeout} ms`, isLate: true });
      client.destroy();
    }, timeout);
    const settle = (outcome: Outcome): void => {
      clearTimeout(timer);
      resolve(outcome);
    };
    client.on("error", (cause: NodeJS.ErrnoException) => {
      const { code, message } = readErrorDetails(cause);
      if (isResponding) return;
      if (unopened.test(code)) reject(cause);
      else
        settle({
          failure: code === "ECONNRESET" ? "the connection was closed without a response" : message || code,
        });
    });
    let isResponding = false;
    client.on("close", () => {
      if (!isResponding) settle({ failure: "the connection was closed without a response" });
    });
    client.on("upgrade", (_, socket) => {
      settle({ failure: "101 Switching Protocols" });
      socket.destroy();
    });
    client.on("response", (message) => {
      isResponding = true;
      const isKept =
        client.shouldKeepAlive && client.writableFinished && message.headers.connection !== "close";
      void readResponse(message, { isKept, isReused: client.reusedSocket }).then(settle);
    });
  });
}

/** Reads a response. A rejection may be followed by a reset, which discards its text. */
async function readResponse(
  message: IncomingMessage,
  connection: Pick<Response, "isKept" | "isReused">,
): Promise<Outcome> {
  const { statusCode: status = 0, statusMessage, httpVersion, rawHeaders, headers } = message;
  const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}\r\n`] : []));
  const head = `HTTP/${httpVersion} ${status} ${statusMessage}\r\n${lines.join("")}\r\n`;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of message) {
      size += chunk.length;
      if (size > MOST) return { failure: `a response with a body of more than ${MOST} bytes` };
      chunks.push(chunk);
    }
  } catch {
    // What has come is judged below.
  }
  if (!message.complete && status < 400) return { failure: "a response that broke off" };
  return { response: { status, head, headers, body: Buffer.concat(chunks), ...connection } };
}
