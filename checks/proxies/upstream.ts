import { createServer } from "node:http";
import { readPort } from "#conformance/suites/runner/read-port.ts";
import { toNodeListener } from "#src/receiver/node.ts";
import { createReceiver } from "#src/receiver.ts";

/** What the receiver saw of a request. */
export interface Seen {
  readonly version: string;
  readonly target: string;
  /** Names and values in turn, as they came. */
  readonly headers: readonly string[];
}

/** A right receiver to stand behind a proxy, and what it sees. */
export interface Upstream {
  readonly port: number;
  /** Gives what came since it was asked last. */
  readonly seen: () => readonly Seen[];
  readonly close: () => Promise<void>;
}

/** Starts a receiver on 127.0.0.1 that takes bodies of so many bytes. */
export async function startUpstream(secret: string, maxBytes: number): Promise<Upstream> {
  const listener = toNodeListener(
    createReceiver({ secret, on: {}, onRefused: () => {}, limits: { maxBytes } }),
  );
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const { httpVersion: version, url: target = "", rawHeaders: headers } = request;
    seen.push({ version, target, headers });
    void listener(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    port: readPort(server),
    seen: () => seen.splice(0),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
