import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { connect } from "node:net";
import { connect as connectTls } from "node:tls";
import type { ReceiverCase } from "#generated/internal/cases-receiver.d.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import type { BuiltRequest } from "./build-request.ts";
import { type Outcome, type Response, sendRequest, type Target } from "./send-request.ts";

/** How requests share connections. */
export type Sharing = NonNullable<ReceiverCase["connection"]>;

/** Names of header values that no HTTP client sends. */
const forbidden = /[^\t\x20-\x7e\x80-\xff]/;

/**
 * Sends requests and reads the outcome of each, in their order.
 *
 * @throws the error of the socket if no connection opens.
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
    if (sharing === "parallel")
      return await Promise.all(requests.map((one) => sendRequest(one, target, agent)));
    const outcomes: Outcome[] = [];
    for (const one of requests) outcomes.push(await sendRequest(one, target, agent));
    // Without `keepAlive` it is this side that closes.
    const isClosed = (i: number, outcome: Outcome): boolean =>
      keepAlive && isClosedUnannounced(outcomes[i - 1], outcome);
    return outcomes.map((outcome, i) => (isClosed(i, outcome) ? closed : outcome));
  } finally {
    agent.destroy();
  }
}

const closed: Outcome = { failure: "the connection was closed, though the response before did not say so" };

/** Checks whether a request needed a connection of its own, though that of the request before was said to stay open. */
function isClosedUnannounced(before: Outcome | undefined, outcome: Outcome): boolean {
  if (before === undefined || "failure" in before || "failure" in outcome) return false;
  return before.response.isKept === true && outcome.response.isReused === false;
}

/**
 * Sends requests over one socket, all at once, and reads their responses: for what an HTTP client does not do, such as
 * pipelining, half a close, and header bytes that are not allowed.
 */
async function exchangeRaw(
  requests: readonly BuiltRequest[],
  { url, ca, timeout, signal }: Target,
): Promise<readonly Outcome[]> {
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const socket =
    url.protocol === "https:"
      ? connectTls({ host, port, servername: host, ...(ca && { ca }) })
      : connect({ host, port });
  let received = Buffer.alloc(0);
  let failure = "the connection was closed without a response";
  let isLate = false;
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => void socket.destroy();
    const timer = setTimeout(() => {
      isLate = true;
      stop();
    }, timeout);
    signal.addEventListener("abort", stop, { once: true });
    socket.once(url.protocol === "https:" ? "secureConnect" : "connect", () => {
      socket.write(Buffer.concat(requests.map(writeRequest)));
      if (requests.some(({ transfer }) => transfer.end !== undefined)) socket.end();
    });
    socket.on("data", (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (readResponses(received, requests).length === requests.length) stop();
    });
    socket.on("error", (cause) => {
      if (readErrorDetails(cause).code === "ECONNREFUSED") reject(cause);
      failure = cause.message;
    });
    socket.on("close", () => {
      clearTimeout(timer);
      resolve();
    });
  });
  const responses = readResponses(received, requests, true);
  const outcomes = responses.map((response): Outcome => ({ response }));
  const left = requests.slice(responses.length);
  // What follows a response that ends its connection was not read (RFC 9112, 9.3.2), and is sent again.
  const isEnded = /^HTTP\/1\.0|^connection:\s*close/im.test(responses.at(-1)?.head ?? "");
  if (isEnded && left.length > 0)
    return [...outcomes, ...(await exchangeRaw(left, { url, ca, timeout, signal }))];
  const late: Outcome = isLate ? { failure: `no response within ${timeout} ms`, isLate: true } : { failure };
  return [...outcomes, ...left.map(() => late)];
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

/** Reads the responses that have come in full; at the end of the connection also one without a length. */
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
    const body = readBody(head, rest, isEnd);
    if (body === undefined) break;
    found.push({ status: Number(digits), head, headers: {}, body: rest.subarray(0, body) });
    rest = rest.subarray(body);
  }
  return found;
}

/** Returns the length of a body, its frames included; undefined until all of it has come. */
function readBody(head: string, rest: Buffer, isEnd: boolean): number | undefined {
  const [, length] = /^content-length:\s*(\d+)/im.exec(head) ?? [];
  if (length !== undefined) return rest.length >= Number(length) ? Number(length) : undefined;
  if (!/^transfer-encoding:\s*chunked/im.test(head)) return isEnd ? rest.length : undefined;
  const last = rest.indexOf("0\r\n\r\n");
  return last < 0 ? undefined : last + 5;
}
