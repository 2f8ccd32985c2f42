import type ipaddr from "ipaddr.js";
import type * as Undici from "undici";
import { DeliveryError } from "./delivery-error.ts";
import { type AddressPolicy, checkTargets, createAddressPolicy } from "./network/address-policy.ts";
import { type Connections, createConnections } from "./network/connections.ts";
import { blockedTarget, type Connect, createGuardedConnector } from "./network/create-guarded-connector.ts";
import { createProxyConnector } from "./network/create-proxy-connector.ts";
import { exchange } from "./network/exchange.ts";
import { type Lookup, lookupHost } from "./network/lookup-host.ts";
import type { Transport, TransportAnswer, TransportRequest } from "./network/message.ts";
import { readTarget } from "./network/read-target.ts";

export type { Transport, TransportAnswer, TransportRequest } from "./network/message.ts";

/** A transport with its own connections. */
export interface OwnTransport {
  readonly send: Transport;
  /**
   * Loads the libraries.
   *
   * Rejects with a DeliveryError `transport-unavailable` if one is not installed.
   */
  readonly ready: () => Promise<void>;
  /** Closes every connection. */
  readonly close: () => Promise<void>;
}

/** Options of the transport. */
export interface TransportOptions {
  /**
   * Allowed targets besides public addresses: host names, addresses, or ranges such as `10.0.0.0/8`; `loopbackTargets`
   * is this machine. Default: none.
   */
  readonly allowTargets?: readonly string[];
  /** URL of an HTTP proxy. It resolves names, so only addresses written in a URL are checked here. Default: none. */
  readonly proxy?: string;
  /** Time limit for opening a connection, in milliseconds. Default: 3,000. */
  readonly connectTimeout?: number;
  /** Finds the addresses of a host name. Default: the operating system's resolver. */
  readonly lookup?: Lookup;
  /** Opens connections, in place of undici's connector; for tests. */
  readonly connect?: Connect;
}

/** How long an unused connection is kept, in milliseconds. */
const KEEP_ALIVE = 4_000;

interface Loaded {
  readonly connections: Connections;
  readonly policy: AddressPolicy;
}

/**
 * Creates the default transport: undici's connections, kept for later deliveries, to public addresses only.
 *
 * The address is checked on every connection, and the checked address is the one connected to. If a name has many,
 * the first 16 allowed ones are tried, as long as the request waits. A kept connection
 * that the receiver ends before the first byte of the answer is replaced once by a new one; nothing else is retried.
 *
 * @throws DeliveryError `invalid-options` if an entry of `allowTargets` is not a name, address or range
 */
export function createTransport(options: TransportOptions = {}): OwnTransport {
  const mistakes = checkTargets(options.allowTargets ?? []);
  if (mistakes.length > 0) throw new DeliveryError("invalid-options", mistakes);
  let loading: Promise<Loaded> | undefined;
  const load = (): Promise<Loaded> => {
    loading ??= loadConnections(options).catch((error: unknown) => {
      // A library that is missing now may be installed later.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    ready: async () => void (await load()),
    send: async (request) => {
      const { connections, policy } = await load();
      if (options.proxy !== undefined) refuseLiteral(policy, request.url);
      return sendOnce(connections, request);
    },
    close: async () => (await loading?.catch(() => undefined))?.connections.close(),
  };
}

async function sendOnce(connections: Connections, request: TransportRequest): Promise<TransportAnswer> {
  const { origin } = readTarget(request.url);
  const attempt = async (fresh: boolean): Promise<TransportAnswer | undefined> => {
    const connection = connections.take(origin, request.verifyTls, fresh);
    const opened = connection.opened;
    try {
      const known = connection.address;
      if (known !== null) request.onAddress?.(known);
    } catch (error) {
      connections.give(connection, true);
      throw error;
    }
    connection.onAddress = request.onAddress;
    const result = await exchange(connection, request);
    connections.give(connection, result.keep);
    if ("answer" in result) return result.answer;
    const wasKept = opened > 0 && connection.opened === opened;
    if (wasKept && !result.answerBegan && endedIdle(result.error)) return undefined;
    throw result.error;
  };
  const answer = (await attempt(false)) ?? (await attempt(true));
  // A new connection yields an answer or throws.
  return answer as TransportAnswer;
}

/**
 * Checks whether a kept connection may have been closed before the request arrived, since the receiver ended it properly.
 * A reset counts as an answer and is not retried.
 */
function endedIdle(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === "UND_ERR_SOCKET" && message === "other side closed";
}

/** Rejects an address written in a URL. Names are resolved by the proxy. */
function refuseLiteral(policy: AddressPolicy, url: string): void {
  const host = readTarget(url).hostname.replace(/^\[|\]$/g, "");
  const isAddress = /^[\d.]+$|:/.test(host);
  if (isAddress && !policy.allows(host, host)) throw blockedTarget(host);
}

async function loadConnections(options: TransportOptions): Promise<Loaded> {
  const { allowTargets = [], proxy, connectTimeout = 3_000, lookup = lookupHost } = options;
  const [{ buildConnector, Client }, { default: reader }] = await loadLibraries();
  const policy = createAddressPolicy(reader, allowTargets);
  const build = (verifyTls: boolean): Connect =>
    options.connect ?? buildConnector({ timeout: connectTimeout, rejectUnauthorized: verifyTls });
  const connects = new Map([true, false].map((verifyTls) => [verifyTls, build(verifyTls)]));
  const connections = createConnections({
    createClient: (origin, connect) =>
      new Client(origin, {
        connect,
        pipelining: 1,
        headersTimeout: 0,
        bodyTimeout: 0,
        keepAliveTimeout: KEEP_ALIVE,
      }),
    createConnect: (verifyTls, listener) => {
      const connect = connects.get(verifyTls) ?? build(verifyTls);
      return proxy === undefined
        ? createGuardedConnector({ policy, lookup, connect }, listener)
        : createProxyConnector({ proxy, connect, connectTimeout }, listener);
    },
  });
  return { connections, policy };
}

async function loadLibraries(): Promise<[typeof Undici, { readonly default: typeof ipaddr }]> {
  try {
    return await Promise.all([import("undici"), import("ipaddr.js")]);
  } catch {
    throw new DeliveryError(
      "transport-unavailable",
      "undici and ipaddr.js are not installed; run npm install undici ipaddr.js, or give a transport",
    );
  }
}
