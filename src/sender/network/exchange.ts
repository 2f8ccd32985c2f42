import type { Dispatcher } from "undici";
import type { Connection } from "./connections.ts";
import { createCodedError } from "./create-coded-error.ts";
import type { TransportAnswer, TransportRequest } from "./message.ts";
import { readTarget } from "./read-target.ts";

/** Result of an exchange, and whether its connection can be reused. */
export type Exchange =
  | { readonly answer: TransportAnswer; readonly keep: boolean }
  | { readonly error: unknown; readonly keep: false; readonly answerBegan: boolean };

/** Most informational answers before the answer itself; more count as an attack. */
const MOST_INFORMATIONAL = 16;

/** Most bytes of an answer before its body; more count as a failure. */
const MOST_HEADER = 16_384;

/** Most characters of a header `Retry-After`: enough for a date of any form. */
const MOST_RETRY_AFTER = 64;

/** Makes one request over a connection; fulfils in any case, soon after the request's signal aborts. */
export function exchange(connection: Connection, request: TransportRequest): Promise<Exchange> {
  const { signal, headers, body } = request;
  const reader = createReader(connection, request.maxAnswerBytes);
  if (signal.aborted) reader.fail(signal.reason);
  else {
    const abort = (): void => reader.fail(signal.reason);
    signal.addEventListener("abort", abort);
    void reader.read.then(() => signal.removeEventListener("abort", abort));
    const { path } = readTarget(request.url);
    connection.client.dispatch({ path, method: "POST", headers, body }, reader.handler);
  }
  return reader.read;
}

/** Reads one answer; the first result counts. */
interface Reader {
  readonly handler: Dispatcher.DispatchHandler;
  readonly fail: (error: unknown) => void;
  readonly read: Promise<Exchange>;
}

function createReader(connection: Connection, maxBytes: number): Reader {
  let settle: (result: Exchange) => void = () => undefined;
  const read = new Promise<Exchange>((resolve) => {
    settle = resolve;
  });
  const before = connection.socket?.bytesRead ?? 0;
  connection.headerLeft = MOST_HEADER;
  const head: Head = { status: undefined, informational: 0, endsByClose: false, retryAfter: undefined };
  const chunks: Uint8Array[] = [];
  let size = 0;
  const answerWith = (truncated: boolean, cause?: unknown): TransportAnswer => ({
    status: head.status ?? 0,
    body: joinBytes(chunks, maxBytes),
    truncated,
    address: connection.address,
    retryAfter: head.retryAfter,
    ...(cause !== undefined && { cause }),
  });
  const fail = (error: unknown): void => {
    const answerBegan = (connection.socket?.bytesRead ?? 0) > before;
    if (head.status === undefined) settle({ error, keep: false, answerBegan });
    else settle({ answer: answerWith(true, error), keep: false });
  };
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart: () => undefined,
    onResponseStart: (controller, code, headers) => {
      readHead(head, controller, code, headers);
      if (head.status !== undefined) connection.headerLeft = Infinity;
    },
    onResponseData: (controller, chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= maxBytes) return;
      settle({ answer: answerWith(true), keep: false });
      controller.abort(new Error("the rest is not read"));
    },
    onResponseEnd: () => {
      // A body that ends with the connection also ends where the connection broke.
      const broken = head.endsByClose ? connection.failure : undefined;
      if (broken !== undefined) fail(broken);
      else settle({ answer: answerWith(false), keep: (connection.socket?.writableLength ?? 1) === 0 });
    },
    onResponseError: (_, error) => fail(error),
  };
  return { handler, fail, read };
}

/** What is known about an answer before its body. */
interface Head {
  status: number | undefined;
  informational: number;
  /** Whether the body has no length of its own. */
  endsByClose: boolean;
  retryAfter: string | undefined;
}

function readHead(
  head: Head,
  controller: Dispatcher.DispatchController,
  code: number,
  headers: Readonly<Record<string, unknown>>,
): void {
  if (code === 101 || code < 100) controller.abort(answerFault(`status ${code}`));
  else if (code < 200) {
    head.informational += 1;
    if (head.informational > MOST_INFORMATIONAL) controller.abort(answerFault("1xx without end"));
  } else {
    head.status = code;
    head.endsByClose = headers["content-length"] === undefined && headers["transfer-encoding"] === undefined;
    const retryAfter = headers["retry-after"];
    if (typeof retryAfter === "string") head.retryAfter = retryAfter.slice(0, MOST_RETRY_AFTER);
  }
}

function answerFault(code: string): Error {
  return createCodedError(code, `the answer is not what HTTP allows: ${code}`);
}

/** Copies chunks into one array, up to a limit. */
function joinBytes(chunks: readonly Uint8Array[], limit: number): Uint8Array {
  return new Uint8Array(Buffer.concat(chunks).subarray(0, limit));
}
