import type { ValidationError } from "../validate/result.ts";

/** Why a request was not handed to a handler, as a closed list. */
export type RefusalCode =
  /** Another method than POST (W-method). */
  | "method"
  /** Another media type, or another charset than UTF-8 (W-type). */
  | "media-type"
  /** The body is compressed, but the signature is over the bytes as sent (W-bytes). */
  | "content-encoding"
  /** More bytes than `limits.maxBytes` (W-413). */
  | "too-large"
  /** The body did not arrive within `limits.readTimeoutMs`. */
  | "too-slow"
  /** The connection ended before the body did (W-cut). */
  | "incomplete"
  /** Something before the receiver read the body, so its exact bytes are gone. */
  | "body-consumed"
  /** Unsigned, or the signature does not match (W5.1.5). */
  | "signature"
  /** Signed, but not UTF-8. */
  | "not-utf8"
  /** Signed, but not JSON; a byte order mark also counts as that. */
  | "not-json"
  /** Signed, but nested more than 10,000 levels deep. */
  | "too-deep"
  /** Signed JSON that is not the envelope of its `event` (W-root); see `ReceiverOptions.mode`. */
  | "invalid-delivery"
  /** The same bytes are being handled right now. */
  | "busy";

/** A rejected request, for logs and metrics: no secret, no signature, and values of the body only in `errors`. */
export interface Refusal {
  readonly code: RefusalCode;
  /** Status of the answer. */
  readonly status: number;
  /** What happened, in a phrase without full stop. */
  readonly reason: string;
  /** What is wrong with an `invalid-delivery`; `received` holds values of the body. */
  readonly errors?: readonly ValidationError[];
  /** Event of an `invalid-delivery`, if it is a text. */
  readonly event?: string;
  /** Edition that an `invalid-delivery` breaks least. */
  readonly edition?: string;
  /** What to do about it, in a phrase without full stop, if known. */
  readonly cure?: string;
}

/**
 * Outcome of a request: `handled`, a handler took it; `unhandled`, no handler for its event; `unknown`, no edition has
 * the event; `invalid`, signed but no edition accepts it; `duplicate`, the store knows it; `failed`, a handler or the
 * store threw; `refused`, rejected for any other reason.
 */
export type ReceiverOutcome =
  | "handled"
  | "unhandled"
  | "unknown"
  | "invalid"
  | "duplicate"
  | "failed"
  | "refused";

/** Number of requests by outcome, each counted once, since the receiver was created. */
export type ReceiverCounts = Readonly<Record<ReceiverOutcome, number>>;

/** Answer to the sender: a status and a short text (W5.1.5, W-answer). */
export interface Answer {
  readonly status: number;
  /** Plain ASCII text. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Result of a step: a value, or a refusal with its reason. */
export type Step<T> = { readonly ok: true; readonly value: T } | Refused;

/** A step that rejected the request. */
export interface Refused extends Omit<Refusal, "status"> {
  readonly ok: false;
}

/** Rejects the request at a step. */
export function refuse(
  code: RefusalCode,
  reason: string,
  more?: Pick<Refusal, "errors" | "event" | "edition" | "cure">,
): Refused {
  return { ok: false, code, reason, ...more };
}

/** Rejects more bytes than allowed. */
export function checkSize(size: number, maxBytes: number): Refused | undefined {
  return size > maxBytes ? refuse("too-large", `the body is longer than ${maxBytes} bytes`) : undefined;
}

/** Writes an answer. */
export function answer(status: number, body: string, headers?: Readonly<Record<string, string>>): Answer {
  return { status, body, headers: { "content-type": "text/plain; charset=utf-8", ...headers } };
}
