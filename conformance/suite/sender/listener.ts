import { once } from "node:events";
import { readFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer } from "node:https";
import { dataFolder } from "../data-folder.ts";
import { readPort } from "../read-port.ts";

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
  /** Fulfils when the exchange is over, with the milliseconds since it arrived. */
  readonly over: Promise<number>;
  /** Cuts the connection if the answer is not complete, so that a sender does not wait for it. */
  readonly drop: () => void;
}

/** How to answer a delivery. `location` is the path of another target, below the case's own. */
export type ListenerAnswer =
  | { readonly status: number; readonly location?: string }
  | { readonly act: "hang" | "reset" | "cut" | "drip" };

/** Where and how to listen. */
export interface ListenerOptions {
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** Default: any free port. */
  readonly port?: number;
  /** Whether to listen behind the suite's self-signed certificate. */
  readonly tls?: boolean;
  /** Most bytes of a body. Default: 64 MiB. */
  readonly limit?: number;
  /** Called with each delivery once it is read. Returns the answer. */
  readonly onDelivery: (delivery: RecordedDelivery) => ListenerAnswer;
}

/** A listener that records what arrives. */
export interface Listener {
  /** Address without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

const LIMIT = 64 * 1024 * 1024;

/** Milliseconds between two bytes of an answer that is sent slowly. */
const DRIP = 250;

/**
 * Listens for deliveries, and answers each as `answer` says.
 *
 * Rejects with the error of `node:net` if the port is not available.
 */
export async function startListener(options: ListenerOptions): Promise<Listener> {
  const { host = "127.0.0.1", port = 0, tls = false, limit = LIMIT, onDelivery } = options;
  let number = 0;
  const listener: RequestListener = async (request, response) => {
    const start = performance.now();
    const over = once(response, "close").then(() => performance.now() - start);
    const { body, complete } = await readBody(request, limit);
    number += 1;
    const { method = "", url: target = "" } = request;
    const headers = pairHeaders(request.rawHeaders);
    const drop = (): void => {
      // A sender may use the connection of an answered delivery again.
      if (!response.writableEnded) response.socket?.destroy();
    };
    give(response, onDelivery({ number, method, target, headers, body, complete, over, drop }));
  };
  const server = tls ? createTlsServer(readCertificate(), listener) : createServer(listener);
  await once(server.listen(port, host), "listening");
  const taken = readPort(server);
  const shown = host.includes(":") ? `[${host}]` : host;
  return { url: `${tls ? "https" : "http"}://${shown}:${taken}`, close: () => close(server) };
}

async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}

async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Pick<RecordedDelivery, "body" | "complete">> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += (chunk as Buffer).length;
      if (size > limit) break;
      chunks.push(chunk);
    }
  } catch {
    // If a body is cut off, `complete` is false.
  }
  return { body: Buffer.concat(chunks), complete: request.complete && size <= limit };
}

function pairHeaders(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, i) => (i % 2 === 0 ? [[name, raw[i + 1]] as [string, string]] : []));
}

function give(response: ServerResponse, answer: ListenerAnswer): void {
  if ("status" in answer) {
    const { status, location } = answer;
    response.writeHead(status, { "Content-Type": "text/plain", ...(location && { Location: location }) });
    response.end(status === 204 ? "" : "ok");
  } else acts[answer.act](response);
}

const acts: Readonly<Record<"hang" | "reset" | "cut" | "drip", (response: ServerResponse) => void>> = {
  hang: () => {},
  reset: (response) => response.socket?.resetAndDestroy(),
  cut: (response) => {
    response.writeHead(200, { "Content-Length": "100" });
    response.write("half", () => response.socket?.destroy());
  },
  drip: (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write("."), DRIP);
    response.once("close", () => clearInterval(timer));
  },
};

function readCertificate(): { readonly cert: Buffer; readonly key: Buffer } {
  const read = (name: string): Buffer =>
    readFileSync(new URL(`protocol/certificates/${name}.pem`, dataFolder));
  return { cert: read("self-signed-cert"), key: read("self-signed-key") };
}
