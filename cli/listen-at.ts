import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { explainNetworkError } from "#src/util/network-error.ts";
import { UsageError } from "./io.ts";

/**
 * Starts a server; resolves to its URL, which ends in a slash.
 *
 * @throws UsageError when it cannot listen there.
 */
export async function listenAt(server: Server, host: string, port: number): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new UsageError(`cannot listen at ${host}, port ${port}: ${explainNetworkError(cause)}`);
  }
  // A server that listens at a port has an address of this form.
  const found = server.address() as AddressInfo;
  return `http://${found.family === "IPv6" ? `[${found.address}]` : found.address}:${found.port}/`;
}
