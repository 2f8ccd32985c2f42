import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";

/** A request as it arrived, byte for byte. */
export interface RecordedDelivery {
  /** 1-based, in the order of arrival. */
  readonly number: number;
  readonly method: string;
  /** Path and query, exactly as in the request line. */
  readonly target: string;
  /** Names and values in their order, as they were written. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  /** False if the body was cut off, or exceeded the limit. */
  readonly complete: boolean;
}

/** Where to listen. */
export interface ListenerOptions {
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** Default: any free port. */
  readonly port?: number;
  /** Called with each delivery once it is read. */
  readonly onDelivery: (delivery: RecordedDelivery) => void;
}

/** A listener that records what arrives. */
export interface Listener {
  /** URL without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Maximum bytes of a body: 64 MiB. */
const LIMIT = 67_108_864;

/**
 * Listens for deliveries and responds 200 to each.
 *
 * Rejects with the error of `node:net` if the port is not available.
 */
export async function startListener({
  host = "127.0.0.1",
  port = 0,
  onDelivery,
}: ListenerOptions): Promise<Listener> {
  let number = 0;
  const server = createServer(async (request, response) => {
    const { body, complete } = await readBody(request);
    number += 1;
    const { method = "", url: target = "", rawHeaders } = request;
    const headers = rawHeaders.flatMap((name, i) =>
      i % 2 === 0 ? [[name, rawHeaders[i + 1] ?? ""] as const] : [],
    );
    onDelivery({ number, method, target, headers, body, complete });
    response.writeHead(200, { "Content-Type": "text/plain" }).end("ok");
  });
  await once(server.listen(port, host), "listening");
  const address = server.address();
  const shown = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${shown}:${typeof address === "object" ? address?.port : port}`,
    async close() {
      const closed = once(server, "close");
      server.close().closeAllConnections();
      await closed;
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Pick<RecordedDelivery, "body" | "complete">> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += chunk.length;
      if (size > LIMIT) break;
      chunks.push(chunk);
    }
  } catch {
    // If a body is cut off, `complete` is false.
  }
  return { body: Buffer.concat(chunks), complete: request.complete && size <= LIMIT };
}
