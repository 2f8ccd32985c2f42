import { lookup as resolveName } from "node:dns";
import { isIP, type Socket } from "node:net";
import type ipaddr from "ipaddr.js";
import type * as Undici from "undici";
import { type AddressPolicy, createAddressPolicy } from "./address-policy.ts";
import type { NewAttempt } from "./attempt.ts";
import type { WebhookEdition } from "./edition.ts";
import type { Settings } from "./options.ts";
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

type TransportOptions = Pick<Settings<WebhookEdition>, "allowTargets" | "proxy" | "connectTimeout">;

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
  let reader = new ResponseReader(maxBytes, current);
  let aborted = false;
  const start = (): Promise<TransportResponse> => {
    dispatch(reader);
    return reader.response;
  };
  const response = start().catch((error: unknown) => {
    if (aborted || reader.hasBegun() || !endedIdle(error)) throw error;
    reader = new ResponseReader(maxBytes, current);
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
class ResponseReader implements Undici.Dispatcher.DispatchHandler {
  readonly response: Promise<TransportResponse>;
  readonly #maxBytes: number;
  readonly #brokenBy: () => Error | undefined;
  readonly #chunks: Uint8Array[] = [];
  #resolve: (response: TransportResponse) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;
  #controller: Undici.Dispatcher.DispatchController | undefined;
  #ended: Error | undefined;
  #size = 0;
  #status = 0;
  #informational = 0;
  #retryAfter: string | undefined;
  /** Whether the body has no length of its own. */
  #endsByClose = false;

  /** Reads at most `maxBytes` of the body; `brokenBy` is the error that ends a connection just now. */
  constructor(maxBytes: number, brokenBy: () => Error | undefined) {
    this.#maxBytes = maxBytes;
    this.#brokenBy = brokenBy;
    this.response = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  onRequestStart(controller: Undici.Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ended !== undefined) controller.abort(this.#ended);
  }

  onResponseStart(
    controller: Undici.Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, unknown>>,
  ): void {
    this.#controller = controller;
    if (status < 200) {
      this.#informational += 1;
      if (status === 101 || status < 100) this.#refuse(`status ${status}`);
      else if (this.#informational > MAX_INFORMATIONAL) this.#refuse("1xx without end");
      return;
    }
    this.#status = status;
    this.#endsByClose = headers["content-length"] === undefined && headers["transfer-encoding"] === undefined;
    const { "retry-after": retryAfter } = headers;
    if (typeof retryAfter === "string") this.#retryAfter = retryAfter.slice(0, MAX_RETRY_AFTER);
  }

  onResponseData(_: unknown, chunk: Uint8Array): void {
    if (this.#ended !== undefined) return;
    // A copy: undici may use the memory again.
    this.#chunks.push(Buffer.from(chunk));
    this.#size += chunk.length;
    if (this.#size <= this.#maxBytes) return;
    this.#finish(true);
    this.#cut(new Error("the rest is not read"));
  }

  onResponseEnd(): void {
    // A body that ends with the connection also ends where the connection broke.
    const broken = this.#endsByClose ? this.#brokenBy() : undefined;
    if (broken !== undefined) this.onResponseError(undefined, broken);
    else this.#finish(false);
  }

  onResponseError(_: unknown, error: unknown): void {
    if (this.#status === 0) this.#reject(error);
    else this.#finish(true, error);
  }

  hasBegun(): boolean {
    return this.#informational > 0 || this.#status > 0;
  }

  abort(reason: unknown): void {
    this.onResponseError(undefined, reason);
    this.#cut(reason instanceof Error ? reason : new Error(String(reason)));
  }

  #finish(responseTruncated: boolean, cause?: unknown): void {
    this.#resolve({
      status: this.#status,
      response: new Uint8Array(Buffer.concat(this.#chunks).subarray(0, this.#maxBytes)),
      responseTruncated,
      ...(this.#retryAfter !== undefined && { retryAfter: this.#retryAfter }),
      ...(cause !== undefined && { cause }),
    });
  }

  #cut(reason: Error): void {
    this.#ended = reason;
    this.#controller?.abort(reason);
  }

  #refuse(code: string): void {
    this.#cut(createCodedError(code, `the response is not what HTTP allows: ${code}`));
  }
}
