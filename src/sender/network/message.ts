/** One HTTP request to make. */
export interface TransportRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Whether the target's certificate is verified (W4.3.4). */
  readonly verifyTls: boolean;
  /** Maximum bytes of the answer's body to read. */
  readonly maxAnswerBytes: number;
  /** Aborts when the time is up or the service closes. */
  readonly signal: AbortSignal;
  /** Receives the target's address as soon as it is known, before the connection is opened. */
  readonly onAddress?: (address: string) => void;
}

/** The answer to a request. */
export interface TransportAnswer {
  readonly status: number;
  /** Body of the answer, at most `maxAnswerBytes`. */
  readonly body: Uint8Array;
  /** True if the body was longer than what was read. */
  readonly truncated: boolean;
  /** What cut the body off; absent if it was read to its end or to the limit. */
  readonly cause?: unknown;
  /** Header `Retry-After`; absent if the answer has none. */
  readonly retryAfter?: string | undefined;
  /** Address of the connection; absent or null if the transport does not know. */
  readonly address?: string | null;
}

/**
 * Makes one POST request (W-method) and follows no redirect.
 *
 * Rejects if no status came, and soon after `signal` aborts.
 */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
