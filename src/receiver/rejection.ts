import type { ValidationError } from "../validate/result.ts";

/**
 * Status, text and additional headers of the response to each rejection. The text contains only what the sender may
 * know.
 */
export const rejectionResponses = {
  /** A method other than POST (W-method). */
  method: [405, "method not allowed", { allow: "POST" }],
  /** An unexpected media type, or a charset other than UTF-8 (W-type). */
  "media-type": [415, "unsupported media type"],
  /** The body has a content encoding, such as gzip (W-bytes). */
  "content-encoding": [415, "content encodings are not supported", { "accept-encoding": "identity" }],
  /** More bytes than `limits.maxBytes` (W-413). */
  "too-large": [413, "body too large"],
  /** The body did not arrive within `limits.readTimeout`. */
  "too-slow": [408, "body too slow", { connection: "close" }],
  /** The connection ended before the body did (W-cut). */
  incomplete: [400, "body incomplete"],
  /** Other code read the body before the receiver, so its exact bytes are gone. */
  "body-consumed": [500, "receiver is set up wrong"],
  /** Unsigned, or the signature does not match (W5.1.5). */
  signature: [403, "signature rejected"],
  /** Signed, but not UTF-8. */
  "not-utf8": [400, "body is not UTF-8"],
  /** Signed, but not JSON, for example because of a byte order mark. */
  "not-json": [400, "body is not JSON"],
  /** Signed, but nested more than 10,000 levels deep. */
  "too-deep": [400, "body is nested too deep"],
  /** Signed JSON that is not a valid envelope (W-root). Only `strict` mode responds with this status. */
  "invalid-delivery": [422, "invalid delivery"],
  /** The same bytes are currently being handled. */
  busy: [409, "delivery is being handled"],
} as const;

/** The reason why a request was not passed to a handler. The list is closed. */
export type RejectionCode = keyof typeof rejectionResponses;

/** A rejected request, for logs and metrics. It contains no secret or signature; only `errors` may quote the body. */
export interface Rejection {
  readonly code: RejectionCode;
  /** Status of the response. */
  readonly status: number;
  /** What happened, as a phrase without a full stop. */
  readonly reason: string;
  /** The errors of an `invalid-delivery`; `received` contains values from the body. */
  readonly errors?: readonly ValidationError[];
  /** Event of an `invalid-delivery`, if it is a string. */
  readonly event?: string;
  /** Edition closest to an `invalid-delivery`. */
  readonly edition?: string;
  /** What to do about it, as a phrase without a full stop, if known. */
  readonly hint?: string;
}

/** The initial counts, by outcome. */
export const noCounts = {
  handled: 0,
  unhandled: 0,
  unknown: 0,
  invalid: 0,
  duplicate: 0,
  failed: 0,
  rejected: 0,
};

/**
 * Outcome of a request: `handled` (a handler returned), `unhandled` (no handler matches the event), `unknown` (the
 * event is unknown), `invalid` (signed, but no edition accepts it), `duplicate` (handled before), `failed` (a handler
 * or a store threw) or `rejected` (any other reason).
 */
export type ReceiverOutcome = keyof typeof noCounts;

/** Number of requests since the receiver was created, by outcome. Each request counts once. */
export type ReceiverCounts = Readonly<Record<ReceiverOutcome, number>>;

/** Response to the sender: a status and a short text (W5.1.5, W-answer). */
export interface ReceiverResponse {
  readonly status: number;
  /** Plain ASCII text. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The result of a step: a value, or a rejection with its reason. */
export type Step<T> = { readonly ok: true; readonly value: T } | Rejected;

/** The result of a step that rejected the request. */
export interface Rejected extends Omit<Rejection, "status"> {
  readonly ok: false;
}

/** Creates the result of a step that rejects the request. */
export function reject(
  code: RejectionCode,
  reason: string,
  more?: Pick<Rejection, "errors" | "event" | "edition" | "hint">,
): Rejected {
  return { ok: false, code, reason, ...more };
}

/** Rejects a body that has more bytes than allowed. */
export function checkSize(size: number, maxBytes: number): Rejected | undefined {
  return size > maxBytes ? reject("too-large", `the body is longer than ${maxBytes} bytes`) : undefined;
}

/** Writes a response. */
export function respond(
  status: number,
  body: string,
  headers?: Readonly<Record<string, string>>,
): ReceiverResponse {
  return { status, body, headers: { "content-type": "text/plain; charset=utf-8", ...headers } };
}
