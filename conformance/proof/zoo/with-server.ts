import { once } from "node:events";
import type { Server } from "node:http";
import { readPort } from "../../suites/runner/read-port.ts";

/** Runs a server on a free port of this machine while its address is in use, and then closes it. */
export async function withServer<T>(server: Server, use: (url: string) => Promise<T>): Promise<T> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  try {
    return await use(`http://127.0.0.1:${readPort(server)}/`);
  } finally {
    server.close().closeAllConnections();
  }
}
