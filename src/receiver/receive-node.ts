import { createByteCollector } from "./create-byte-collector.ts";
import type { Receiver } from "./create-receiver.ts";
import { consumed, LINGER_MS, type ReadBody } from "./incoming-delivery.ts";
import { type Answer, refuse, type Step } from "./refusal.ts";

/** What body parsers leave on a request. */
export interface ParsedBody {
  readonly body?: unknown;
  readonly rawBody?: unknown;
}

/** The part of node:http's request that an adapter needs. */
export interface NodeRequest extends ParsedBody {
  readonly method?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly complete: boolean;
  readonly readableDidRead: boolean;
  /** Only its server is used, where node:http sets whether a half-closed connection is answered. */
  readonly socket?: object | null;
  on(event: string, listener: (chunk: Uint8Array) => void): unknown;
  resume(): unknown;
}

/** The part of node:http's response that an adapter needs. */
export interface NodeResponse {
  statusCode: number;
  readonly headersSent?: boolean;
  /** Only HTTP/2 has one. */
  readonly stream?: { close(): unknown };
  setHeader(name: string, value: string): unknown;
  end(text: string): unknown;
}

/**
 * Hands a request of node:http to a receiver. Bytes that a parser kept (`rawBody: true`, `express.raw()`) are as good as
 * the stream. A parsed body is not; it is rejected with the remedy.
 */
export async function receiveNode(
  receiver: Receiver,
  request: NodeRequest,
  remedy: string,
  parsed: ParsedBody = request,
): Promise<Answer> {
  const { method, headers } = request;
  answerHalfClosed(request);
  const kept = [parsed.rawBody, parsed.body].find((body) => body instanceof Uint8Array);
  const read = request.readableDidRead ? consumed(remedy) : readNode(request);
  const answer = await receiver.handle({ method, headers, body: kept ?? read });
  const { connection } = answer.headers;
  if (connection === "close" || (await dropRest(request))) return answer;
  return { ...answer, headers: { ...answer.headers, connection: "close" } };
}

/**
 * Makes the server answer a sender that ended its side after the request (W-half); otherwise node:http would drop such a
 * request while it is being handled.
 */
function answerHalfClosed({ socket }: NodeRequest): void {
  const { server } = (socket ?? {}) as { readonly server?: { httpAllowHalfOpen?: boolean } };
  if (server?.httpAllowHalfOpen === false) server.httpAllowHalfOpen = true;
}

function readNode(request: NodeRequest): ReadBody {
  return ({ maxBytes, readTimeoutMs }) =>
    new Promise((resolve) => {
      const collector = createByteCollector(maxBytes);
      const settle = (step: Step<Uint8Array>): void => {
        clearTimeout(timer);
        resolve(step);
      };
      const timer = setTimeout(
        () => settle(refuse("too-slow", `the body took longer than ${readTimeoutMs} ms`)),
        readTimeoutMs,
      );
      const abort = (): void => settle(refuse("incomplete", "the connection ended before the body did"));
      request.on("data", (chunk) => {
        const tooLarge = collector.add(chunk);
        if (tooLarge !== undefined) settle(tooLarge);
      });
      request.on("end", () => settle({ ok: true, value: collector.bytes() }));
      request.on("error", abort);
      request.on("close", abort);
    });
}

/** Drops what a rejected request still sends, so that its sender can read the answer; returns whether it ended. */
function dropRest(request: NodeRequest): Promise<boolean> | true {
  if (request.complete) return true;
  return new Promise((resolve) => {
    const settle = (ended: boolean): void => {
      clearTimeout(timer);
      resolve(ended);
    };
    const timer = setTimeout(() => settle(false), LINGER_MS);
    request.on("end", () => settle(true));
    request.on("close", () => settle(true));
    request.resume();
  });
}
