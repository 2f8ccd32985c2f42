import type { Dispatcher } from "undici";
import type { Connection } from "./connections.ts";
import type { TransportAnswer, TransportRequest } from "./message.ts";
import { readTarget } from "./target.ts";

/** What an exchange came to, and whether its connection can serve again. */
export type Exchange =
  | { readonly answer: TransportAnswer; readonly keep: boolean }
  | { readonly error: unknown; readonly keep: false; readonly answerBegan: boolean };

/** Informational answers before the answer itself; more are taken for an attack. */
const MOST_INFORMATIONAL = 16;

/** The answer cannot be taken for HTTP. */
export class AnswerFault extends Error {
  override readonly name = "AnswerFault";
  readonly code: string;

  constructor(code: string) {
    super(`the answer is not what HTTP allows: ${code}`);
    this.code = code;
  }
}

/** Makes one request over a connection; fulfils in any case, and soon after the request's signal aborts. */
export function exchange(connection: Connection, request: TransportRequest): Promise<Exchange> {
  return new Promise((resolve) => {
    const { signal, maxAnswerBytes } = request;
    const before = connection.socket()?.bytesRead ?? 0;
    const chunks: Uint8Array[] = [];
    let size = 0;
    let informational = 0;
    let status: number | undefined;
    let endsByClose = false;
    let settled = false;

    const settle = (result: Exchange): void => {
      if (settled) return;
      settled = true;
      signal.removeEventListener("abort", abort);
      resolve(result);
    };
    const answerWith = (truncated: boolean, cause?: unknown): TransportAnswer => ({
      status: status ?? 0,
      body: joinBytes(chunks, maxAnswerBytes),
      truncated,
      address: connection.address(),
      ...(cause !== undefined && { cause }),
    });
    const fail = (error: unknown): void => {
      const answerBegan = (connection.socket()?.bytesRead ?? 0) > before;
      if (status === undefined) settle({ error, keep: false, answerBegan });
      else settle({ answer: answerWith(true, error), keep: false });
    };
    const abort = (): void => fail(signal.reason);

    const { path } = readTarget(request.url);
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: () => undefined,
      onResponseStart: (controller, code, headers) => {
        if (code === 101 || code < 100) return controller.abort(new AnswerFault(`status ${code}`));
        if (code < 200) {
          informational += 1;
          if (informational > MOST_INFORMATIONAL) controller.abort(new AnswerFault("1xx without end"));
          return;
        }
        status = code;
        endsByClose = headers["content-length"] === undefined && headers["transfer-encoding"] === undefined;
      },
      onResponseData: (controller, chunk) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size <= maxAnswerBytes) return;
        settle({ answer: answerWith(true), keep: false });
        controller.abort(new Error("the rest is not read"));
      },
      onResponseEnd: () => {
        // A body that ends with the connection has its end where the connection broke, too.
        const broken = endsByClose ? connection.failure() : undefined;
        if (broken !== undefined) fail(broken);
        else settle({ answer: answerWith(false), keep: (connection.socket()?.writableLength ?? 1) === 0 });
      },
      onResponseError: (_, error) => fail(error),
    };
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort);
    connection.client.dispatch(
      { path, method: "POST", headers: request.headers, body: request.body },
      handler,
    );
  });
}

/** Joins chunks into bytes of their own, at most so many. */
function joinBytes(chunks: readonly Uint8Array[], limit: number): Uint8Array {
  return new Uint8Array(Buffer.concat(chunks).subarray(0, limit));
}
