import { lookup as lookupAddress } from "node:dns/promises";
import { isIP, type Socket } from "node:net";
import type { buildConnector } from "undici";
import type { AddressPolicy } from "./address-policy.ts";
import { createCodedError } from "./create-coded-error.ts";

/** Finds the addresses of a host name. */
export type Lookup = (host: string) => Promise<readonly string[]>;

/** Opens a connection; undici's own, or a test's. */
export type Connect = buildConnector.connector;

/** Creates the error of a target without an address that deliveries may go to. */
export function blockedTarget(host: string): Error {
  return createCodedError("EBLOCKED", `${host} is no public address`);
}

/** Asks the operating system, as browsers and other programs do. */
export const lookupHost: Lookup = async (host) =>
  (await lookupAddress(host, { all: true, verbatim: true })).map(({ address }) => address);

/** What a guarded connector needs. */
export interface Guard {
  readonly policy: AddressPolicy;
  readonly lookup: Lookup;
  readonly connect: Connect;
}

/** Receives the address before the connection to it is opened, and the socket once it is open. */
export interface ConnectListener {
  readonly onAddress: (address: string) => void;
  readonly onSocket: (socket: Socket) => void;
}

/**
 * Creates a connector that resolves the name itself, checks each address, and connects to exactly the address that was
 * checked: a name that resolves to another address a moment later changes nothing.
 *
 * Several allowed addresses are tried in their order. The certificate is still checked against the name.
 */
export function createGuardedConnector(
  { policy, lookup, connect }: Guard,
  listener: ConnectListener,
): Connect {
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, "");
    const attempt = async (): Promise<Socket> => {
      const found = isIP(host) > 0 ? [host] : await lookup(host);
      const allowed = found.filter((address) => policy.allows(host, address));
      if (allowed.length === 0) throw blockedTarget(host);
      return connectInTurn(allowed, (hostname) => {
        listener.onAddress(hostname);
        const servername = options.servername || (isIP(host) > 0 ? "" : host);
        return openSocket(connect, { ...options, hostname, host: options.host ?? host, servername });
      });
    };
    tellSocket(attempt(), listener, callback);
  };
}

/** Tells undici and the listener of a socket once it is open, or undici alone of the error. */
export function tellSocket(
  opening: Promise<Socket>,
  { onSocket }: ConnectListener,
  callback: buildConnector.Callback,
): void {
  opening.then(
    (socket) => {
      onSocket(socket);
      callback(null, socket);
    },
    (error: Error) => callback(error, null),
  );
}

async function connectInTurn(
  addresses: readonly string[],
  connect: (address: string) => Promise<Socket>,
): Promise<Socket> {
  let failure: unknown;
  for (const address of addresses) {
    try {
      return await connect(address);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Opens a connection by a connector of undici's kind. */
export function openSocket(connect: Connect, options: buildConnector.Options): Promise<Socket> {
  return new Promise((resolve, reject) => {
    connect(options, (...[error, socket]) => (error === null ? resolve(socket) : reject(error)));
  });
}
