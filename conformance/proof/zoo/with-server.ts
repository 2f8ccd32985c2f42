import { once } from "node:events";
import type { Server } from "node:http";
import { readPort } from "../../suites/runner/read-port.ts";

/** Listens on a free port of this machine while the address is in use, and closes the server then. */
export async function withServer<T>(server: Server, use: (url: string) => Promise<T>): Promise<T> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  try {
    return await use(`http://127.0.0.1:${readPort(server)}/`);
  } finally {
    server.close().closeAllConnections();
  }
}
