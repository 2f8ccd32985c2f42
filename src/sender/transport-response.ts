/** The response to a request. */
export interface TransportResponse {
  readonly status: number;
  /** Body of the response, at most `maxResponseBytes`. */
  readonly body: Uint8Array;
  /** True if the body was longer than what was read. */
  readonly truncated: boolean;
  /** What cut the body off; absent if it was read to its end or to the limit. */
  readonly cause?: unknown;
  /** Header `Retry-After`; absent if the response has none. */
  readonly retryAfter?: string | undefined;
}

/** Creates an error with a code, like errors of the runtime. */
export function createCodedError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
