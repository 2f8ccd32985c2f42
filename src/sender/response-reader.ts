import type { Dispatcher } from "undici";
import type { NewAttempt } from "./attempt.ts";

/** The response to a request; `response` is its body as far as it was read. */
export interface TransportResponse extends Pick<NewAttempt, "response" | "responseTruncated" | "retryAfter"> {
  readonly status: number;
  /** What cut the body off; absent if it was read to its end or to the limit. */
  readonly cause?: unknown;
}

/** Creates an error with a code, like errors of the runtime. */
export function createCodedError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

/** Maximum of informational responses before the response itself; more count as an attack. */
const MAX_INFORMATIONAL = 16;

/** Maximum characters of a header `Retry-After`: enough for a date of any form. */
const MAX_RETRY_AFTER = 64;

/** Reads one response; the first result counts. */
export interface ResponseReader {
  readonly handler: Dispatcher.DispatchHandler;
  readonly response: Promise<TransportResponse>;
  readonly hasBegun: () => boolean;
  readonly abort: (reason: unknown) => void;
}

/** Creates the reader of one response; `brokenBy` is the error that ends a connection just now. */
export function createResponseReader(maxBytes: number, brokenBy: () => Error | undefined): ResponseReader {
  let resolve: (response: TransportResponse) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const response = new Promise<TransportResponse>((...settle) => {
    [resolve, reject] = settle;
  });
  const head: Head = { status: undefined, informational: 0, endsByClose: false, retryAfter: undefined };
  const chunks: Uint8Array[] = [];
  let size = 0;
  let controller: Dispatcher.DispatchController | undefined;
  let ended: Error | undefined;
  const finish = (truncated: boolean, cause?: unknown): void =>
    resolve({
      status: head.status ?? 0,
      response: new Uint8Array(Buffer.concat(chunks).subarray(0, maxBytes)),
      responseTruncated: truncated,
      ...(head.retryAfter !== undefined && { retryAfter: head.retryAfter }),
      ...(cause !== undefined && { cause }),
    });
  const fail = (error: unknown): void => (head.status === undefined ? reject(error) : finish(true, error));
  const cut = (reason: Error): void => {
    ended = reason;
    controller?.abort(reason);
  };
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart: (given) => {
      controller = given;
      if (ended !== undefined) controller.abort(ended);
    },
    onResponseStart: (given, status, headers) => {
      controller = given;
      const fault = readHead(head, status, headers);
      if (fault !== undefined) cut(fault);
    },
    onResponseData: (_, chunk) => {
      if (ended !== undefined) return;
      // A copy: undici may use the memory again.
      chunks.push(Buffer.from(chunk));
      size += chunk.length;
      if (size <= maxBytes) return;
      finish(true);
      cut(new Error("the rest is not read"));
    },
    onResponseEnd: () => {
      // A body that ends with the connection also ends where the connection broke.
      const broken = head.endsByClose ? brokenBy() : undefined;
      if (broken !== undefined) fail(broken);
      else finish(false);
    },
    onResponseError: (_, error) => fail(error),
  };
  return {
    handler,
    response,
    hasBegun: () => head.informational > 0 || head.status !== undefined,
    abort: (reason) => {
      fail(reason);
      cut(reason instanceof Error ? reason : new Error(String(reason)));
    },
  };
}

/** What is known about a response before its body. */
interface Head {
  status: number | undefined;
  informational: number;
  /** Whether the body has no length of its own. */
  endsByClose: boolean;
  retryAfter: string | undefined;
}

/** Reads status and headers; returns what HTTP does not allow. */
function readHead(head: Head, status: number, headers: Readonly<Record<string, unknown>>): Error | undefined {
  const fault = (code: string): Error =>
    createCodedError(code, `the response is not what HTTP allows: ${code}`);
  if (status === 101 || status < 100) return fault(`status ${status}`);
  if (status < 200) {
    head.informational += 1;
    return head.informational > MAX_INFORMATIONAL ? fault("1xx without end") : undefined;
  }
  head.status = status;
  head.endsByClose = headers["content-length"] === undefined && headers["transfer-encoding"] === undefined;
  const { "retry-after": retryAfter } = headers;
  if (typeof retryAfter === "string") head.retryAfter = retryAfter.slice(0, MAX_RETRY_AFTER);
  return undefined;
}
