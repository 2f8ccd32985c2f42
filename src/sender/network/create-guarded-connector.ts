import { isIP, Socket } from "node:net";
import type { buildConnector } from "undici";
import type { AddressPolicy } from "./address-policy.ts";
import { createCodedError } from "./create-coded-error.ts";
import type { Lookup } from "./lookup-host.ts";

/** Opens a connection; from undici or a test. */
export type Connect = buildConnector.connector;

/** Creates the error of a target without an allowed address. */
export function blockedTarget(host: string): Error {
  return createCodedError("EBLOCKED", `${host} is no public address`);
}

/** What a guarded connector needs. */
interface Guard {
  readonly policy: AddressPolicy;
  readonly lookup: Lookup;
  readonly connect: Connect;
}

/** Most addresses of a name that are tried. More do not help a receiver, and one delivery would knock at many doors. */
const MOST_ADDRESSES = 16;

/** Receives the address before its connection is opened, and the socket once it is open. */
export interface ConnectListener {
  /** Aborts when nobody waits for the connection any more: the opening socket is cut off. */
  readonly dropped: AbortSignal;
  readonly onAddress: (address: string) => void;
  readonly onSocket: (socket: Socket) => void;
}

/**
 * Creates a connector that resolves the name itself, checks each address, and connects to exactly the checked
 * address, even if the name resolves to another one a moment later.
 *
 * Of several allowed addresses, the first 16 are tried in order, as long as somebody waits. The certificate is
 * still checked against the name.
 */
export function createGuardedConnector(
  { policy, lookup, connect }: Guard,
  listener: ConnectListener,
): Connect {
  return createConnector(listener, async (options) => {
    const host = options.hostname.replace(/^\[|\]$/g, "");
    const found = isIP(host) > 0 ? [host] : await lookup(host);
    const allowed = found.filter((address) => policy.allows(host, address));
    if (allowed.length === 0) throw blockedTarget(host);
    return connectInTurn(allowed, listener.dropped, (hostname) => {
      listener.onAddress(hostname);
      const servername = options.servername || (isIP(host) > 0 ? "" : host);
      const target = { ...options, hostname, host: options.host ?? host, servername };
      return openSocket(connect, target, listener.dropped);
    });
  });
}

/** Creates a connector of undici's kind. It passes an open socket to undici and the listener, an error to undici only. */
export function createConnector(
  { onSocket }: ConnectListener,
  open: (options: buildConnector.Options) => Promise<Socket>,
): Connect {
  return (options, callback) => {
    open(options).then(
      (socket) => {
        onSocket(socket);
        callback(null, socket);
      },
      (error: Error) => callback(error, null),
    );
  };
}

async function connectInTurn(
  addresses: readonly string[],
  dropped: AbortSignal,
  connect: (address: string) => Promise<Socket>,
): Promise<Socket> {
  let failure: unknown;
  for (const address of addresses.slice(0, MOST_ADDRESSES)) {
    dropped.throwIfAborted();
    try {
      return await connect(address);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Opens a connection with a connector of undici's kind, unless it is dropped before. */
export function openSocket(
  connect: Connect,
  options: buildConnector.Options,
  dropped: AbortSignal,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    // undici's connector returns the opening socket, though its type does not say so.
    let opening: unknown;
    const cut = (): void => {
      if (opening instanceof Socket) opening.destroy(dropped.reason);
    };
    dropped.addEventListener("abort", cut);
    opening = connect(options, (...[error, socket]) => {
      dropped.removeEventListener("abort", cut);
      if (error === null) resolve(socket);
      else reject(error);
    });
  });
}
