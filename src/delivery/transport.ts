import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

/** One HTTP request to make. */
export interface TransportRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Whether the target's certificate is verified (W4.3.4). */
  readonly verifyTls: boolean;
  /** Bytes of the answer's body to read at most. */
  readonly maxAnswerBytes: number;
  /** Aborts when the time is up or the service closes. */
  readonly signal: AbortSignal;
}

/** The answer to a request. */
export interface TransportAnswer {
  readonly status: number;
  /** Body of the answer, at most `maxAnswerBytes`. */
  readonly body: Uint8Array;
  /** True where the body was longer than what was read. */
  readonly truncated: boolean;
  /** What cut the body off; absent where it was read to its end or to the bound. */
  readonly cause?: unknown;
}

/**
 * Makes one POST request (W-method): follows no redirect and tries nothing twice.
 *
 * Rejects where no status came, and soon after `signal` aborts. This is also the place to refuse targets, such as
 * addresses of one's own network.
 */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

/**
 * Makes the request through `node:http` or `node:https`, on a connection of its own.
 *
 * No connection is kept for later: a receiver may drop an idle one just as it is used again, and without retries that
 * delivery would be lost.
 */
export const sendRequest: Transport = ({ url, headers, body, verifyTls, maxAnswerBytes, signal }) =>
  new Promise((resolve, reject) => {
    const send = url.startsWith("https:") ? requestHttps : requestHttp;
    const options = { method: "POST", headers, agent: false, rejectUnauthorized: verifyTls, signal };
    let answered = false;
    const outgoing = send(new URL(url), options, async (incoming) => {
      answered = true;
      const answer = await readAnswer(incoming, maxAnswerBytes);
      resolve({ status: incoming.statusCode ?? 0, ...answer });
      outgoing.destroy();
    });
    // What breaks once the answer has begun reaches its reader too.
    outgoing.on("error", (cause) => answered || reject(cause));
    outgoing.end(body);
  });

/** Leaving the loop, by the bound or by an error, destroys the socket. */
async function readAnswer(
  incoming: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<Omit<TransportAnswer, "status">> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > limit) break;
    }
    return { body: joinBytes(chunks, limit), truncated: size > limit };
  } catch (cause) {
    return { body: joinBytes(chunks, limit), truncated: true, cause };
  }
}

/** Joins chunks into bytes of their own, at most so many. */
function joinBytes(chunks: readonly Uint8Array[], limit: number): Uint8Array {
  return new Uint8Array(Buffer.concat(chunks).subarray(0, limit));
}
