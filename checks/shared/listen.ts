import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { readPort } from "#conformance/suite/read-port.ts";

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Cuts every connection, and stops. */
  readonly close: () => Promise<void>;
}

/** Starts a server on a free port. Default: of loopback. */
export async function listen(listener?: RequestListener, host = "127.0.0.1"): Promise<Listening> {
  const server = createServer(listener);
  await once(server.listen(0, host), "listening");
  return {
    port: readPort(server),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Finds a port of loopback where nothing listens. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen();
  await close();
  return port;
}
