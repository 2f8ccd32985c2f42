/**
 * Why a delivery has no complete response: the time limit expired (W8), the target's name has no address, the
 * connection was refused or cut, TLS failed (W4.3.4), the response is not valid HTTP, the target's address is not
 * allowed, the sender was closed, or something else failed, which `detail` identifies.
 */
export type FailureCode =
  | "timeout"
  | "dns"
  | "refused"
  | "reset"
  | "tls"
  | "protocol"
  | "blocked"
  | "closed"
  | "network";

/** Why a delivery has no complete response. */
export interface Failure {
  readonly code: FailureCode;
  /** The runtime's own code, such as `ECONNREFUSED`; empty if there is none. */
  readonly detail: string;
}

/** Identifies a stored delivery. */
export type DeliveryId = `delivery-${number}`;

/** Identifies one attempt of a delivery. */
export type AttemptId = `attempt-${number}`;

/** The record of one attempt of a delivery. */
export interface Attempt {
  readonly id: AttemptId;
  /** The same for all attempts of a delivery. */
  readonly deliveryId: DeliveryId;
  /** Number of the attempt, starting at 1. */
  readonly number: number;
  /** True if the same body was sent before, because a user redelivered it or an earlier attempt failed. */
  readonly redelivery: boolean;
  readonly webhookId: number;
  readonly event: string;
  /** Where the request was sent. */
  readonly targetUrl: string;
  /** When it was sent: ISO 8601, UTC. */
  readonly date: string;
  /** Milliseconds from sending to the end of the response, or to the failure. */
  readonly duration: number;
  /** Headers that the sender set, including the signature. The transport adds `Host` and `Connection`. */
  readonly headers: Readonly<Record<string, string>>;
  /** The exact bytes that were sent and signed. */
  readonly body: Uint8Array;
  /** Status of the response; null if there was none. Any status counts as a response, even 302 and 500. */
  readonly status: number | null;
  /** What went wrong; null if the response was read to its end or up to the limit. */
  readonly failure: Failure | null;
  /** The part of the response's body that was read. */
  readonly response: Uint8Array;
  /** True if the response was longer than the part that was read. */
  readonly responseTruncated: boolean;
  /** Header `Retry-After` of the response; absent if it has none. */
  readonly retryAfter?: string;
}

/** An attempt before it is stored. */
export type NewAttempt = Omit<Attempt, "id">;

/** An attempt without identifiers, which are numbers in the database. */
export type AttemptResult = Omit<NewAttempt, "deliveryId">;

/** Checks whether an attempt succeeded, that is, got a complete 2xx response. */
export function isSuccess({ status, failure }: Pick<Attempt, "status" | "failure">): boolean {
  return failure === null && status !== null && status >= 200 && status < 300;
}

/** Meaning of the runtime's codes; the first matching row applies. */
const meanings: readonly (readonly [RegExp, FailureCode])[] = [
  [/^(?:ENOTFOUND|EAI_\w+|ENODATA)$/, "dns"],
  [/^ECONNREFUSED$/, "refused"],
  [/^(?:ECONNRESET|EPIPE|ECONNABORTED|ERR_STREAM_PREMATURE_CLOSE|other side closed)$/, "reset"],
  [/^(?:ETIMEDOUT|ERR_SOCKET_CONNECTION_TIMEOUT|UND_ERR_CONNECT_TIMEOUT)$/, "timeout"],
  [/^(?:ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|UNABLE_TO_|.*SELF_SIGNED|INVALID_CA|HOSTNAME_MISMATCH|CRL_)/, "tls"],
  [
    /^(?:HPE_|HTTPParserError$|UND_ERR_HEADERS_OVERFLOW$|UND_ERR_RES_|ERR_ASSERTION$|bad upgrade$|bad response$)/,
    "protocol",
  ],
];

/** The error when the sender itself aborts a request. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly failure: Failure;
  /** Creates the error for a failure. */
  constructor(code: FailureCode, detail = "") {
    super(`${code} ${detail}`);
    this.failure = { code, detail };
  }
}

/** Describes what went wrong with a delivery, based on the transport's error. */
export function describeFailure(cause: unknown): Failure {
  if (cause instanceof RequestError) return cause.failure;
  const detail = findCode(cause);
  return { code: meanings.find(([pattern]) => pattern.test(detail))?.[1] ?? "network", detail };
}

/** Finds the code of an error. If several addresses failed, one error combines their errors. */
function findCode(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code } = error as { code?: unknown };
  // All ends of a connection have this code; the message distinguishes them.
  if (code === "UND_ERR_SOCKET") return error.message;
  if (typeof code === "string") return code;
  return error.cause === undefined ? error.name : findCode(error.cause);
}
