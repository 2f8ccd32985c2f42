import { lookup as resolveName } from "node:dns";
import { isIP } from "node:net";
import type ipaddr from "ipaddr.js";
import type * as Undici from "undici";
import { readAtMost } from "../util/read-at-most.ts";
import { type AddressPolicy, createAddressPolicy } from "./address-policy.ts";
import { describeFailure, type NewAttempt, RequestError } from "./attempt.ts";
import type { Settings } from "./options.ts";
import { SenderError } from "./sender-error.ts";

interface TransportRequest extends Pick<NewAttempt, "headers" | "body"> {
  readonly url: string;
  /** Whether the certificate of the target is verified (W4.3.4). */
  readonly verifyTls: boolean;
}

/** The outcome of a request; `response` is the part of the body that was read. */
type Outcome = Pick<NewAttempt, "status" | "failure" | "response" | "responseTruncated" | "retryAfter">;

/** Makes POST requests (W-method). It does not follow redirects, and only connects to allowed addresses. */
export interface Transport {
  readonly post: (request: TransportRequest) => Promise<Outcome>;
  /** Aborts every running request, and rejects later ones with the failure `closed`. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

type TransportOptions = Pick<
  Settings,
  "allowTargets" | "proxy" | "connectTimeout" | "timeout" | "maxResponseBytes"
>;

/** How long to keep an unused connection, in milliseconds; common servers keep it longer. */
const KEEP_ALIVE = 4_000;

/** Maximum number of informational responses before the final response; more are treated as an attack. */
const MAX_INFORMATIONAL = 16;

/** Maximum length of a `Retry-After` header, in characters: enough for a date in any format. */
const MAX_RETRY_AFTER = 64;

/**
 * Creates the transport: undici connections to public addresses, which later deliveries reuse.
 *
 * It checks the address of every connection, and connects to the address that it checked. If the receiver closes a
 * reused connection before the first byte of the response, the request is sent once more over a new connection; nothing
 * else is retried.
 *
 * @throws SenderError `transport-unavailable` if a library is not installed.
 */
export async function createTransport(options: TransportOptions): Promise<Transport> {
  const [undici, { default: reader }] = await loadLibraries();
  const policy = createAddressPolicy(reader, options.allowTargets);
  const running = new Set<AbortController>();
  let isCut = false;
  const verified = createDispatcher(undici, policy, options, true);
  const unverified = createDispatcher(undici, policy, options, false);
  const exchange = async (
    { url, headers, body, verifyTls }: TransportRequest,
    controller: AbortController,
  ): Promise<Outcome> => {
    const { hostname, origin, pathname, search } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, "");
    if (isCut) throw new RequestError("closed");
    if (isIP(host) > 0 && !policy.allows(host, host)) throw createBlockedError();
    const dispatcher = verifyTls ? verified : unverified;
    const target = { origin, path: pathname + search, method: "POST", headers, body } as const;
    return readResponse(await request(dispatcher, target, controller), options.maxResponseBytes);
  };
  return {
    post: async (given) => {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(new RequestError("timeout")), options.timeout);
      running.add(controller);
      try {
        return await exchange(given, controller);
      } catch (cause) {
        return {
          status: null,
          failure: describeFailure(cause),
          response: new Uint8Array(),
          responseTruncated: false,
        };
      } finally {
        clearTimeout(timer);
        running.delete(controller);
      }
    },
    cut: () => {
      isCut = true;
      for (const controller of running) controller.abort(new RequestError("closed"));
    },
    close: async () => void (await Promise.all([verified.destroy(), unverified.destroy()])),
  };
}

/** Makes a request; repeats it over a new connection if a reused one was closed before the request arrived. */
async function request(
  dispatcher: Undici.Dispatcher,
  target: Undici.Dispatcher.RequestOptions,
  controller: AbortController,
): Promise<Undici.Dispatcher.ResponseData> {
  let informational = 0;
  const onInfo = ({ statusCode }: { statusCode: number }): void => {
    informational += 1;
    const isEndless = informational > MAX_INFORMATIONAL;
    if (statusCode !== 101 && statusCode >= 100 && !isEndless) return;
    const detail = isEndless ? "endless 1xx responses" : `status ${statusCode}`;
    controller.abort(new RequestError("protocol", detail));
  };
  const options = { ...target, signal: controller.signal, onInfo };
  return dispatcher.request(options).catch((error: unknown) => {
    const { code, message, socket } = Object(error);
    // A reset is an outcome, and so is the end of a new connection.
    const isIdleEnd = code === "UND_ERR_SOCKET" && message === "other side closed" && socket?.bytesRead > 0;
    if (!isIdleEnd || informational > 0) throw error;
    return dispatcher.request(options);
  });
}

async function readResponse(
  { statusCode: status, headers, body }: Undici.Dispatcher.ResponseData,
  maxBytes: number,
): Promise<Outcome> {
  const { body: response, isCut: responseTruncated, cause } = await readAtMost(body, maxBytes);
  const failure = cause === undefined ? null : describeFailure(cause);
  const { "retry-after": retryAfter } = headers;
  const asked = typeof retryAfter === "string" && { retryAfter: retryAfter.slice(0, MAX_RETRY_AFTER) };
  return { status, failure, response, responseTruncated, ...asked };
}

const createBlockedError = (): RequestError => new RequestError("blocked", "EBLOCKED");

function createDispatcher(
  { Agent, buildConnector, ProxyAgent }: typeof Undici,
  policy: AddressPolicy,
  { proxy, connectTimeout: timeout }: TransportOptions,
  verifyTls: boolean,
): Undici.Dispatcher {
  // The time limit of an attempt covers headers and body.
  const limits = { headersTimeout: 0, bodyTimeout: 0, keepAliveTimeout: KEEP_ALIVE, pipelining: 1 } as const;
  const tls = { rejectUnauthorized: verifyTls };
  // The proxy resolves names. It opens a tunnel, even for http.
  const tunnel = { proxyTunnel: true, requestTls: tls, connectTimeout: timeout, ...limits };
  if (proxy !== undefined) return new ProxyAgent({ uri: proxy, ...tunnel });
  const connect = buildConnector({ ...tls, timeout, lookup: createGuardedLookup(policy) } as never);
  return new Agent({ ...limits, connect });
}

/** Creates a lookup function for `node:net` that returns only allowed addresses. */
function createGuardedLookup(policy: AddressPolicy) {
  return (host: string, given: { all?: boolean }, done: (...all: unknown[]) => void): void =>
    resolveName(host, { ...given, all: true, verbatim: true }, (error, found = []) => {
      const allowed = found.filter(({ address }) => policy.allows(host, address));
      const [first] = allowed;
      if (error !== null || first === undefined) done(error ?? createBlockedError());
      else if (given.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
}

async function loadLibraries(): Promise<[typeof Undici, { readonly default: typeof ipaddr }]> {
  try {
    return await Promise.all([import("undici"), import("ipaddr.js")]);
  } catch {
    const hint = "undici and ipaddr.js are not installed; run npm install undici@7 ipaddr.js";
    throw new SenderError("transport-unavailable", hint);
  }
}
