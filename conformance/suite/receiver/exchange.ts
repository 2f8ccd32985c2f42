import { once } from "node:events";
import {
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { connect } from "node:net";
import { addAbortSignal } from "node:stream";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import type { ReceiverCase } from "#generated/internal/cases-receiver.d.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { readAtMost } from "#src/util/read-at-most.ts";
import type { BuiltRequest } from "./build-request.ts";

/** How requests share connections. */
export type Sharing = NonNullable<ReceiverCase["connection"]>;

/** Header values that no HTTP client sends. */
const forbidden = /[^\t\x20-\x7e\x80-\xff]/;

/**
 * Sends requests and reads their outcomes in order.
 *
 * @throws the socket's error if no connection can be opened.
 */
export async function exchange(
  requests: readonly BuiltRequest[],
  sharing: Sharing,
  target: Target,
): Promise<readonly Outcome[]> {
  const isRaw = requests.some(
    ({ transfer, headers }) => transfer.end !== undefined || headers.some((one) => forbidden.test(one)),
  );
  if (sharing === "pipelined" || isRaw) return exchangeRaw(requests, target);
  const keepAlive = sharing === "kept";
  const settings = { keepAlive, maxSockets: sharing === "parallel" ? Infinity : 1 };
  const agent = target.url.protocol === "https:" ? new HttpsAgent(settings) : new HttpAgent(settings);
  try {
    if (sharing === "parallel") return await Promise.all(requests.map((one) => send(one, target, agent)));
    const outcomes: Outcome[] = [];
    for (const one of requests) outcomes.push(await send(one, target, agent));
    // Without `keepAlive`, this side closes the connection.
    const isClosed = (i: number, outcome: Outcome): boolean =>
      keepAlive && isClosedUnannounced(outcomes[i - 1], outcome);
    return outcomes.map((outcome, i) => (isClosed(i, outcome) ? closed : outcome));
  } finally {
    agent.destroy();
  }
}

const closed: Outcome = {
  failure: "the connection was closed, although the previous response did not announce it",
};
const silent: Outcome = { failure: "the connection was closed without a response" };

/**
 * Checks whether a request needed a new connection, although the previous response announced keep-alive.
 */
function isClosedUnannounced(before: Outcome | undefined, outcome: Outcome): boolean {
  if (before === undefined || "failure" in before || "failure" in outcome) return false;
  return before.response.isKept === true && outcome.response.isReused === false;
}

/** Reads the name or address of a host, without the brackets of a URL. */
function readHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

/**
 * Sends all requests over one socket at once and reads the responses. It supports what HTTP clients do not: pipelining,
 * half-closing, and forbidden header bytes.
 */
async function exchangeRaw(requests: readonly BuiltRequest[], target: Target): Promise<readonly Outcome[]> {
  const { url, ca, timeout, signal } = target;
  const isSecure = url.protocol === "https:";
  const host = readHost(url);
  const options = { host, port: Number(url.port || (isSecure ? 443 : 80)) };
  const socket = isSecure
    ? connectTls({ ...options, servername: host, ...(ca && { ca }) })
    : connect(options);
  const late = AbortSignal.timeout(timeout);
  addAbortSignal(AbortSignal.any([signal, late]), socket);
  let received = Buffer.alloc(0);
  let outcome: Outcome = silent;
  try {
    socket.write(Buffer.concat(requests.map(writeRequest)));
    if (requests.some(({ transfer }) => transfer.end !== undefined)) socket.end();
    for await (const chunk of socket) {
      received = Buffer.concat([received, chunk]);
      if (readResponses(received, requests).length === requests.length) break;
    }
  } catch (cause) {
    const { code, message } = readErrorDetails(cause);
    if (code === "ECONNREFUSED") throw cause;
    outcome = late.aborted ? writeLate(timeout) : { failure: message };
  }
  const responses = readResponses(received, requests, true);
  const left = requests.slice(responses.length);
  // Requests after a response that ends its connection were not read (RFC 9112, 9.3.2), so they are sent again.
  const isEnded = /^HTTP\/1\.0|^connection:\s*close/im.test(responses.at(-1)?.head ?? "");
  const rest = isEnded && left.length > 0 ? await exchangeRaw(left, target) : left.map(() => outcome);
  return [...responses.map((response) => ({ response })), ...rest];
}

function writeLate(timeout: number): Outcome {
  return { failure: `no response within ${timeout} ms`, isLate: true };
}

function writeRequest({ method, path, headers, pieces, transfer }: BuiltRequest): Buffer {
  const lines = headers.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${headers[i + 1]}\r\n`] : []));
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1");
  const frame = ({ bytes }: { readonly bytes: Uint8Array }): Buffer =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
  const body = transfer.chunked
    ? [...pieces.map(frame), Buffer.from("0\r\n\r\n")]
    : pieces.map(({ bytes }) => bytes);
  return Buffer.concat([head, ...body]);
}

/** Reads the complete responses and, once the connection has ended, a last one without a length. */
function readResponses(bytes: Buffer, requests: readonly BuiltRequest[], isEnd = false): readonly Response[] {
  const found: Response[] = [];
  let rest = bytes;
  while (found.length < requests.length) {
    const end = rest.indexOf("\r\n\r\n");
    const head = rest.subarray(0, end + 4).toString("latin1");
    const [, digits] = /^HTTP\/1\.[01] ([1-5]\d\d)/.exec(head) ?? [];
    if (end < 0 || digits === undefined) break;
    rest = rest.subarray(end + 4);
    if (Number(digits) < 200) continue;
    // A response to HEAD or with one of these statuses has no body, whatever its headers say (RFC 9112, 6.3).
    const isBare = /^(?:204|304)$/.test(digits) || requests[found.length]?.method === "HEAD";
    const body = isBare ? 0 : readBody(head, rest, isEnd);
    if (body === undefined) break;
    found.push({ status: Number(digits), head, headers: {}, body: rest.subarray(0, body) });
    rest = rest.subarray(body);
  }
  return found;
}

/** Returns the length of a body including its framing; undefined until it is complete. */
function readBody(head: string, rest: Buffer, isEnd: boolean): number | undefined {
  const [, length] = /^content-length:\s*(\d+)/im.exec(head) ?? [];
  if (length !== undefined) return rest.length >= Number(length) ? Number(length) : undefined;
  if (!/^transfer-encoding:\s*chunked/im.test(head)) return isEnd ? rest.length : undefined;
  const last = rest.indexOf("0\r\n\r\n");
  return last < 0 ? undefined : last + 5;
}

/** A response of the receiver. */
export interface Response {
  readonly status: number;
  /** The status line and header lines, as received. */
  readonly head: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Whether the connection stays open according to the response, and whether it was open before the request. */
  readonly isKept?: boolean;
  readonly isReused?: boolean;
}

/** The outcome of a request: a response, or how the connection failed. */
export type Outcome =
  | { readonly response: Response }
  | { readonly failure: string /** Whether there was no response in time. */; readonly isLate?: true };

/** The target of requests. */
export interface Target {
  readonly url: URL;
  /** Certificate authority in PEM, for `https:`. Default: the runtime's authorities. */
  readonly ca?: string | undefined;
  /** Milliseconds to wait for one response. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** Milliseconds to wait for `100 Continue`. A sender must not wait indefinitely (RFC 9110, 10.1.1). */
const CONTINUE_WAIT = 1_000;

/** Milliseconds to wait for a response to the headers alone: a receiver may reject a long body before it is sent. */
const EARLY_WAIT = 50;

/** Minimum size of a long body, in bytes. */
const LONG = 65_536;

/** Maximum size of a response's body, in bytes. */
const MOST = 1_048_576;

/** Codes of errors that occur before a connection is open, so no part of the request arrived. */
const unopened =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|EPROTO|ERR_(?:SSL|TLS)_|CERT_|[A-Z_]*(?:SELF_SIGNED|UNABLE_TO)_)/;

/**
 * Sends a request piece by piece and reads its response. It stops sending when a response arrives early. If a reset may
 * have discarded an early response, it sends the request again, and waits before sending the body.
 */
async function send(
  built: BuiltRequest,
  target: Target,
  agent: HttpAgent,
  isPatient = false,
): Promise<Outcome> {
  const { url, ca, timeout, signal } = target;
  const { method, path, headers, trailers, pieces } = built;
  const start = url.protocol === "https:" ? requestHttps : requestHttp;
  const options = { host: readHost(url), port: url.port, method, path, headers: [...headers], agent, signal };
  const client = start({ ...options, ...(ca && { ca }) });
  client.setNoDelay(true);
  const pending = readOutcome(client, timeout);
  // It is awaited below. Until then, its failure must not count as unhandled.
  pending.catch(() => {});
  const isLong = pieces.reduce((sum, { bytes }) => sum + bytes.length, 0) > LONG;
  try {
    if (trailers.length > 0) client.addTrailers([...trailers] as [string, string][]);
    await writeBody(client, built, isPatient ? CONTINUE_WAIT : isLong ? EARLY_WAIT : 0);
    const outcome = await pending;
    if (isPatient || !isLong || "response" in outcome || outcome.isLate) return outcome;
  } finally {
    if (!client.writableFinished) client.destroy();
  }
  return send(built, target, agent, true);
}

/** Writes the headers, waits, and then writes the body until a response arrives. */
async function writeBody(
  client: ClientRequest,
  { pieces, transfer }: BuiltRequest,
  milliseconds: number,
): Promise<void> {
  const over = new AbortController();
  const ended = once(over.signal, "abort");
  for (const event of ["response", "error", "close"]) client.once(event, () => over.abort());
  const continued = once(client, "continue").catch(() => {});
  client.flushHeaders();
  const wait = transfer.expectContinue ? CONTINUE_WAIT : milliseconds;
  if (wait > 0) await Promise.race([ended, sleep(wait), ...(transfer.expectContinue ? [continued] : [])]);
  for (const { bytes, pause } of pieces) {
    await (pause > 0 ? sleep(pause) : nextTurn());
    if (over.signal.aborted) return;
    await Promise.race([ended, new Promise((resolve) => client.write(bytes, resolve))]);
  }
  if (!over.signal.aborted) client.end();
}

/** Waits for the response or the end of the connection. */
function readOutcome(client: ClientRequest, timeout: number): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(writeLate(timeout));
      client.destroy();
    }, timeout);
    const settle = (outcome: Outcome): void => {
      clearTimeout(timer);
      resolve(outcome);
    };
    let isResponding = false;
    client.on("error", (cause: NodeJS.ErrnoException) => {
      const { code, message } = readErrorDetails(cause);
      if (isResponding) return;
      if (unopened.test(code)) reject(cause);
      else settle(code === "ECONNRESET" ? silent : { failure: message || code });
    });
    client.on("close", () => {
      if (!isResponding) settle(silent);
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

/** Reads a response. A connection reset after a rejection may discard the response text. */
async function readResponse(
  message: IncomingMessage,
  connection: Pick<Response, "isKept" | "isReused">,
): Promise<Outcome> {
  const { statusCode: status = 0, statusMessage, httpVersion, rawHeaders, headers } = message;
  const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}\r\n`] : []));
  const head = `HTTP/${httpVersion} ${status} ${statusMessage}\r\n${lines.join("")}\r\n`;
  const { body, isCut, cause } = await readAtMost(message, MOST);
  if (isCut && cause === undefined) return { failure: `a response with a body of more than ${MOST} bytes` };
  if (!message.complete && status < 400) return { failure: "a response that was cut off" };
  return { response: { status, head, headers, body: Buffer.from(body), ...connection } };
}
