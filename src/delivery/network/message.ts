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
  /** Receives the target's address as soon as it is known, before the connection is opened. */
  readonly onAddress?: (address: string) => void;
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
  /** Header `Retry-After`; absent where the answer has none. */
  readonly retryAfter?: string | undefined;
  /** The address that was connected to; absent or null where the transport does not know. */
  readonly address?: string | null;
}

/**
 * Makes one POST request (W-method) and follows no redirect.
 *
 * Rejects where no status came, and soon after `signal` aborts.
 */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
