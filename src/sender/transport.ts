import { lookup as resolveName } from "node:dns";
import { isIP, type Socket } from "node:net";
import type ipaddr from "ipaddr.js";
import type * as Undici from "undici";
import { type AddressPolicy, createAddressPolicy } from "./address-policy.ts";
import { describeFailure, type FailureCode, type NewAttempt } from "./attempt.ts";
import type { WebhookEdition } from "./edition.ts";
import type { Settings } from "./options.ts";
import { SenderError } from "./sender-error.ts";

interface TransportRequest extends Pick<NewAttempt, "headers" | "body"> {
  readonly url: string;
  /** Whether the certificate of the target is verified (W4.3.4). */
  readonly verifyTls: boolean;
}

/** What became of a request; `response` is the body as far as it was read. */
type Outcome = Pick<
  NewAttempt,
  "status" | "failure" | "response" | "responseTruncated" | "retryAfter" | "address"
>;

/** Makes POST requests (W-method), follows no redirect, and connects to allowed addresses only. */
export interface Transport {
  readonly post: (request: TransportRequest) => Promise<Outcome>;
  /** Cuts off every running request, and refuses later ones: their failure is `closed`. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

type TransportOptions = Pick<
  Settings<WebhookEdition>,
  "allowTargets" | "proxy" | "connectTimeout" | "timeout" | "maxResponseBytes"
>;

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
  const running = new Set<ResponseReader>();
  let isCut = false;
  const onSocket = (host: string, { remoteAddress }: Socket): void => {
    if (addresses.size >= MAX_HOSTS) addresses.clear();
    if (remoteAddress !== undefined) addresses.set(host, remoteAddress);
  };
  const [verified, unverified] = [true, false].map((verifyTls) =>
    createDispatcher(undici, policy, options, verifyTls, onSocket),
  ) as [Undici.Dispatcher, Undici.Dispatcher];
  const exchange = async ({ url, headers, body, verifyTls }: TransportRequest): Promise<Result> => {
    const { hostname, origin, pathname, search } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, "");
    if (isCut) throw new CutOff("closed");
    if (isIP(host) > 0 && !policy.allows(host, host)) throw blockedTarget(host);
    const target = { origin, path: pathname + search, method: "POST", headers, body } as const;
    const read = new ResponseReader(options.maxResponseBytes);
    const timer = setTimeout(() => read.cut(new CutOff("timeout")), options.timeout);
    const dispatch = (): Promise<Result> => {
      (verifyTls ? verified : unverified).dispatch(target, read);
      return read.result;
    };
    running.add(read);
    try {
      const result = await dispatch();
      return read.restart(result.cause) ? await dispatch() : result;
    } finally {
      clearTimeout(timer);
      running.delete(read);
    }
  };
  return {
    post: async (request) => {
      const result: Result = await exchange(request).catch((cause: unknown) => ({ ...nothing, cause }));
      const { cause, ...read } = result;
      const failure = cause === undefined ? null : describe(cause);
      const found = addresses.get(new URL(request.url).hostname) ?? null;
      return { ...read, failure, address: failure?.code === "blocked" ? null : found };
    },
    cut: () => {
      isCut = true;
      for (const read of running) read.cut(new CutOff("closed"));
    },
    close: async () => void (await Promise.all([verified.destroy(), unverified.destroy()])),
  };
}

/** The sender's own end of a request: it is the failure, whatever the transport throws. */
class CutOff extends Error {
  readonly code: FailureCode;
  constructor(code: FailureCode) {
    super(code);
    this.code = code;
  }
}

function describe(cause: unknown): Outcome["failure"] {
  return cause instanceof CutOff ? { code: cause.code, detail: "" } : describeFailure(cause);
}

function blockedTarget(host: string): Error {
  return createCodedError("EBLOCKED", `${host} is not a public address`);
}

/** Creates an error with a code, like errors of the runtime. */
function createCodedError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
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
  const tunnel = { proxyTunnel: true, requestTls: tls, connectTimeout: timeout, ...limits };
  if (proxy !== undefined) return new ProxyAgent({ uri: proxy, ...tunnel });
  const connect = buildConnector({ ...tls, timeout, lookup: createGuardedLookup(policy) } as never);
  return new Agent({
    ...limits,
    connect: (target, callback) =>
      connect(target, (...[error, socket]: [Error | null, Socket | null | undefined]) => {
        if (socket) watch(socket);
        if (socket) onSocket(target.hostname, socket);
        (callback as (...all: unknown[]) => void)(error, socket);
      }),
  });
}

/** The error of a connection while its listeners run: undici takes a broken one for the end of a body without length. */
let breaking: Error | undefined;

function watch(socket: Socket): void {
  socket.on("error", (error) => {
    breaking = error;
    queueMicrotask(() => {
      breaking = undefined;
    });
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
    const hint = "undici and ipaddr.js are not installed; run npm install undici ipaddr.js";
    throw new SenderError("transport-unavailable", hint);
  }
}

/** What was read; `cause` is what cut it off. */
interface Result extends Pick<Outcome, "status" | "response" | "responseTruncated" | "retryAfter"> {
  readonly cause?: unknown;
}

const nothing: Result = { status: null, response: new Uint8Array(), responseTruncated: false };

/** Maximum of informational responses before the response itself; more count as an attack. */
const MAX_INFORMATIONAL = 16;

/** Maximum characters of a header `Retry-After`: enough for a date of any form. */
const MAX_RETRY_AFTER = 64;

type Controller = Undici.Dispatcher.DispatchController;

/** Reads one response; the first result counts. */
class ResponseReader implements Undici.Dispatcher.DispatchHandler {
  result!: Promise<Result>;
  readonly #maxBytes: number;
  readonly #chunks: Uint8Array[] = [];
  #settle!: (result: Result) => void;
  #controller: Controller | undefined;
  #ended: Error | undefined;
  #size = 0;
  #status = 0;
  #informational = 0;
  #retryAfter: string | undefined;
  /** Whether the body has no length of its own. */
  #endsByClose = false;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#begin();
  }

  #begin(): void {
    this.result = new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  /** Prepares for a second try: a kept connection may have ended before the request arrived. A reset is an outcome. */
  restart(error: unknown): boolean {
    const { code, message, socket } = Object(error) as { [Name in "code" | "message"]?: string } & {
      socket?: Socket;
    };
    const isOver = this.#ended !== undefined || this.#informational + this.#status > 0;
    if (isOver || code !== "UND_ERR_SOCKET" || message !== "other side closed" || !socket?.bytesRead)
      return false;
    this.#begin();
    return true;
  }

  /** Ends the request for a reason of the sender. */
  cut(reason: Error): void {
    this.onResponseError(undefined, reason);
    this.#stop(reason);
  }

  onRequestStart(controller: Controller): void {
    this.#controller = controller;
    if (this.#ended !== undefined) controller.abort(this.#ended);
  }

  onResponseStart(_: Controller, status: number, headers: Readonly<Record<string, unknown>>): void {
    if (status < 200) {
      this.#informational += 1;
      const code = this.#informational > MAX_INFORMATIONAL ? "1xx without end" : `status ${status}`;
      if (status === 101 || status < 100 || this.#informational > MAX_INFORMATIONAL)
        this.#stop(createCodedError(code, `the response is not what HTTP allows: ${code}`));
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
    this.#stop(new Error("the rest is not read"));
  }

  onResponseEnd(): void {
    // A body that ends with the connection also ends where the connection broke.
    if (this.#endsByClose && breaking !== undefined) this.onResponseError(undefined, breaking);
    else this.#finish(false);
  }

  onResponseError(_: unknown, error: unknown): void {
    if (this.#status === 0) this.#settle({ ...nothing, cause: error });
    else this.#finish(true, error);
  }

  #finish(responseTruncated: boolean, cause?: unknown): void {
    this.#settle({
      status: this.#status,
      response: new Uint8Array(Buffer.concat(this.#chunks).subarray(0, this.#maxBytes)),
      responseTruncated,
      ...(this.#retryAfter !== undefined && { retryAfter: this.#retryAfter }),
      ...(cause !== undefined && { cause }),
    });
  }

  #stop(reason: Error): void {
    this.#ended = reason;
    this.#controller?.abort(reason);
  }
}
