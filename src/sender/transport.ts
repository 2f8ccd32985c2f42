import { lookup as resolveName } from "node:dns";
import { isIP, type Socket } from "node:net";
import type ipaddr from "ipaddr.js";
import type * as Undici from "undici";
import { type AddressPolicy, createAddressPolicy } from "./address-policy.ts";
import type { NewAttempt } from "./attempt.ts";
import { SenderError } from "./sender-error.ts";

interface TransportRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Whether the certificate of the target is verified (W4.3.4). */
  readonly verifyTls: boolean;
  /** Maximum bytes of the response's body to read. */
  readonly maxResponseBytes: number;
}

interface Exchange {
  /** Rejects if no status came. */
  readonly response: Promise<TransportResponse>;
  readonly abort: (reason: unknown) => void;
}

/** Makes POST requests (W-method), follows no redirect, and connects to allowed addresses only. */
export interface Transport {
  readonly send: (request: TransportRequest) => Exchange;
  /** IP address last connected to for the host of a URL; null if none was. */
  readonly findAddress: (url: string) => string | null;
  readonly close: () => Promise<void>;
}

/** Options of the transport. */
export interface TransportOptions {
  readonly allowTargets: readonly string[];
  readonly proxy: string | undefined;
  readonly connectTimeout: number;
}

/** How long an unused connection is kept, in milliseconds: less than common servers keep it. */
const KEEP_ALIVE = 4_000;

/** Hosts whose last address is remembered; beyond it, all are forgotten. */
const MAX_HOSTS = 10_000;

/**
 * Creates the transport: undici's connections, kept for later deliveries, to public addresses only.
 *
 * The address is checked on every connection, and the checked address is the one connected to. A kept connection
 * that the receiver ends before the first byte of the response is replaced once by a new one; nothing else is retried.
 *
 * @throws SenderError `transport-unavailable` if a library is not installed.
 */
export async function createTransport(options: TransportOptions): Promise<Transport> {
  const [undici, { default: reader }] = await loadLibraries();
  const policy = createAddressPolicy(reader, options.allowTargets);
  const addresses = new Map<string, string>();
  const broken = watchBroken();
  const onSocket = (host: string, socket: Socket): void => {
    if (addresses.size >= MAX_HOSTS) addresses.clear();
    if (socket.remoteAddress !== undefined && options.proxy === undefined)
      addresses.set(host, socket.remoteAddress);
    socket.on("error", broken.note);
  };
  const open = (verifyTls: boolean): Undici.Dispatcher =>
    createDispatcher(undici, policy, options, verifyTls, onSocket);
  const dispatchers = { verified: open(true), unverified: open(false) };
  return {
    send: (request) => {
      const { hostname, origin, pathname, search } = new URL(request.url);
      const host = hostname.replace(/^\[|\]$/g, "");
      if (isIP(host) > 0 && !policy.allows(host, host)) return rejectAtOnce(blockedTarget(host));
      const dispatcher = request.verifyTls ? dispatchers.verified : dispatchers.unverified;
      const { headers, body } = request;
      const target = { origin, path: pathname + search, method: "POST", headers, body } as const;
      return exchange(request.maxResponseBytes, broken.current, (handler) =>
        dispatcher.dispatch(target, handler),
      );
    },
    findAddress: (url) => addresses.get(new URL(url).hostname) ?? null,
    close: async () => {
      await Promise.all([dispatchers.verified.destroy(), dispatchers.unverified.destroy()]);
    },
  };
}

/** Makes a request, and once more over a new connection if a kept one had ended meanwhile. */
function exchange(
  maxBytes: number,
  current: () => Error | undefined,
  dispatch: (handler: Undici.Dispatcher.DispatchHandler) => void,
): Exchange {
  let reader = createResponseReader(maxBytes, current);
  let aborted = false;
  const start = (): Promise<TransportResponse> => {
    dispatch(reader.handler);
    return reader.response;
  };
  const response = start().catch((error: unknown) => {
    if (aborted || reader.hasBegun() || !endedIdle(error)) throw error;
    reader = createResponseReader(maxBytes, current);
    return start();
  });
  return {
    response,
    abort: (reason) => {
      aborted = true;
      reader.abort(reason);
    },
  };
}

/**
 * Checks whether a connection that was used before may have ended before the request arrived. A reset counts as an
 * outcome and is not retried.
 */
function endedIdle(error: unknown): boolean {
  const { code, message, socket } = error as {
    code?: unknown;
    message?: unknown;
    socket?: { bytesRead?: number } | null;
  };
  return code === "UND_ERR_SOCKET" && message === "other side closed" && (socket?.bytesRead ?? 0) > 0;
}

function rejectAtOnce(error: Error): Exchange {
  const response = Promise.reject(error);
  response.catch(() => undefined);
  return { response, abort: () => undefined };
}

/**
 * Notes the error of a connection while its listeners run: undici takes a broken connection for the end of a body
 * without length.
 */
function watchBroken(): { readonly note: (error: Error) => void; readonly current: () => Error | undefined } {
  let now: Error | undefined;
  return {
    note: (error) => {
      now = error;
      queueMicrotask(() => {
        now = undefined;
      });
    },
    current: () => now,
  };
}

function blockedTarget(host: string): Error {
  return createCodedError("EBLOCKED", `${host} is not a public address`);
}

function createDispatcher(
  { Agent, buildConnector, ProxyAgent }: typeof Undici,
  policy: AddressPolicy,
  { proxy, connectTimeout: timeout }: TransportOptions,
  verifyTls: boolean,
  onSocket: (host: string, socket: Socket) => void,
): Undici.Dispatcher {
  // The time limit of an attempt covers headers and body.
  const limits = { headersTimeout: 0, bodyTimeout: 0, keepAliveTimeout: KEEP_ALIVE, pipelining: 1 } as const;
  const tls = { rejectUnauthorized: verifyTls };
  // The proxy resolves names; it is asked to open a tunnel for http, too.
  if (proxy !== undefined)
    return new ProxyAgent({
      uri: proxy,
      proxyTunnel: true,
      requestTls: tls,
      connectTimeout: timeout,
      ...limits,
    });
  const connect = buildConnector({ ...tls, timeout, lookup: createGuardedLookup(policy) } as never);
  return new Agent({
    ...limits,
    connect: (target, callback) =>
      connect(target, (...[error, socket]: [Error | null, Socket | null | undefined]) => {
        if (socket) onSocket(target.hostname, socket);
        (callback as (...all: unknown[]) => void)(error, socket);
      }),
  });
}

/** Creates a lookup of `node:net` that gives only allowed addresses. */
function createGuardedLookup(policy: AddressPolicy) {
  return (host: string, given: { all?: boolean }, done: (...all: unknown[]) => void): void =>
    resolveName(host, { ...given, all: true, verbatim: true }, (error, found = []) => {
      const allowed = found.filter(({ address }) => policy.allows(host, address));
      const [first] = allowed;
      if (error !== null || first === undefined) done(error ?? blockedTarget(host));
      else if (given.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
}

async function loadLibraries(): Promise<[typeof Undici, { readonly default: typeof ipaddr }]> {
  try {
    return await Promise.all([import("undici"), import("ipaddr.js")]);
  } catch {
    throw new SenderError(
      "transport-unavailable",
      "undici and ipaddr.js are not installed; run npm install undici ipaddr.js",
    );
  }
}

/** The response to a request; `response` is its body as far as it was read. */
interface TransportResponse extends Pick<NewAttempt, "response" | "responseTruncated" | "retryAfter"> {
  readonly status: number;
  /** What cut the body off; absent if it was read to its end or to the limit. */
  readonly cause?: unknown;
}

/** Creates an error with a code, like errors of the runtime. */
function createCodedError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

/** Maximum of informational responses before the response itself; more count as an attack. */
const MAX_INFORMATIONAL = 16;

/** Maximum characters of a header `Retry-After`: enough for a date of any form. */
const MAX_RETRY_AFTER = 64;

/** Reads one response; the first result counts. */
interface ResponseReader {
  readonly handler: Undici.Dispatcher.DispatchHandler;
  readonly response: Promise<TransportResponse>;
  readonly hasBegun: () => boolean;
  readonly abort: (reason: unknown) => void;
}

/** Creates the reader of one response; `brokenBy` is the error that ends a connection just now. */
function createResponseReader(maxBytes: number, brokenBy: () => Error | undefined): ResponseReader {
  let resolve: (response: TransportResponse) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const response = new Promise<TransportResponse>((...settle) => {
    [resolve, reject] = settle;
  });
  const head: Head = { status: undefined, informational: 0, endsByClose: false, retryAfter: undefined };
  const chunks: Uint8Array[] = [];
  let size = 0;
  let controller: Undici.Dispatcher.DispatchController | undefined;
  let ended: Error | undefined;
  const finish = (truncated: boolean, cause?: unknown): void =>
    resolve({
      status: head.status ?? 0,
      response: new Uint8Array(Buffer.concat(chunks).subarray(0, maxBytes)),
      responseTruncated: truncated,
      ...(head.retryAfter !== undefined && { retryAfter: head.retryAfter }),
      ...(cause !== undefined && { cause }),
    });
  const fail = (error: unknown): void => (head.status === undefined ? reject(error) : finish(true, error));
  const cut = (reason: Error): void => {
    ended = reason;
    controller?.abort(reason);
  };
  const handler: Undici.Dispatcher.DispatchHandler = {
    onRequestStart: (given) => {
      controller = given;
      if (ended !== undefined) controller.abort(ended);
    },
    onResponseStart: (given, status, headers) => {
      controller = given;
      const fault = readHead(head, status, headers);
      if (fault !== undefined) cut(fault);
    },
    onResponseData: (_, chunk) => {
      if (ended !== undefined) return;
      // A copy: undici may use the memory again.
      chunks.push(Buffer.from(chunk));
      size += chunk.length;
      if (size <= maxBytes) return;
      finish(true);
      cut(new Error("the rest is not read"));
    },
    onResponseEnd: () => {
      // A body that ends with the connection also ends where the connection broke.
      const broken = head.endsByClose ? brokenBy() : undefined;
      if (broken !== undefined) fail(broken);
      else finish(false);
    },
    onResponseError: (_, error) => fail(error),
  };
  return {
    handler,
    response,
    hasBegun: () => head.informational > 0 || head.status !== undefined,
    abort: (reason) => {
      fail(reason);
      cut(reason instanceof Error ? reason : new Error(String(reason)));
    },
  };
}

/** What is known about a response before its body. */
interface Head {
  status: number | undefined;
  informational: number;
  /** Whether the body has no length of its own. */
  endsByClose: boolean;
  retryAfter: string | undefined;
}

/** Reads status and headers; returns what HTTP does not allow. */
function readHead(head: Head, status: number, headers: Readonly<Record<string, unknown>>): Error | undefined {
  const fault = (code: string): Error =>
    createCodedError(code, `the response is not what HTTP allows: ${code}`);
  if (status === 101 || status < 100) return fault(`status ${status}`);
  if (status < 200) {
    head.informational += 1;
    return head.informational > MAX_INFORMATIONAL ? fault("1xx without end") : undefined;
  }
  head.status = status;
  head.endsByClose = headers["content-length"] === undefined && headers["transfer-encoding"] === undefined;
  const { "retry-after": retryAfter } = headers;
  if (typeof retryAfter === "string") head.retryAfter = retryAfter.slice(0, MAX_RETRY_AFTER);
  return undefined;
}
