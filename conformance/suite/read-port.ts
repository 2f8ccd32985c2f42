import type { AddressInfo } from "node:net";

/**
 * Reads the port that a server listens on.
 *
 * @throws Error when it does not listen, or on no port.
 */
export function readPort(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error(`cannot read the port of a server that listens on ${address ?? "nothing"}`);
  return address.port;
}
