import type { ValidationError } from "../validate/result.ts";

/** Why a request was not handed to a handler, as a closed list. */
export type RefusalCode =
  /** Another method than POST (W-method). */
  | "method"
  /** Another media type, or another charset than UTF-8 (W-type). */
  | "media-type"
  /** The body is compressed; what is signed are the bytes of the body as sent (W-bytes). */
  | "content-encoding"
  /** More bytes than `limits.maxBytes` (W-413). */
  | "too-large"
  /** The body did not arrive within `limits.readTimeoutMs`. */
  | "too-slow"
  /** The connection ended before the body did (W-cut). */
  | "incomplete"
  /** Something in front of the receiver read the body, so that its exact bytes are gone. */
  | "body-consumed"
  /** Unsigned, or the signature does not match (W5.1.5). */
  | "signature"
  /** Signed, but not UTF-8. */
  | "not-utf8"
  /** Signed, but not JSON; a byte order mark makes it so. */
  | "not-json"
  /** Signed, but nested more than 10,000 levels deep. */
  | "too-deep"
  /** Signed JSON that is not the envelope its `event` names (W-root); see `ReceiverOptions.mode`. */
  | "invalid-delivery"
  /** The same bytes are being handled right now. */
  | "busy";

/** A request that was refused, for logs and metrics: no secret, no signature, and values of the body in `errors` alone. */
export interface Refusal {
  readonly code: RefusalCode;
  /** Status that was answered. */
  readonly status: number;
  /** What happened, in a phrase without full stop. */
  readonly reason: string;
  /** What is wrong with an `invalid-delivery`; `received` holds values of the body. */
  readonly errors?: readonly ValidationError[];
  /** Event of an `invalid-delivery`, where it is a text. */
  readonly event?: string;
  /** Edition that an `invalid-delivery` breaks least. */
  readonly edition?: string;
  /** What to do about it, in a phrase without full stop, where that is known. */
  readonly cure?: string;
}

/**
 * What became of a request: `handled`, a handler took it; `unhandled`, none takes its event; `unknown`, no edition has
 * the event; `invalid`, signed but no edition takes it; `duplicate`, the store knows it; `failed`, a handler or the store
 * threw; `refused`, for any other reason.
 */
export type ReceiverOutcome =
  | "handled"
  | "unhandled"
  | "unknown"
  | "invalid"
  | "duplicate"
  | "failed"
  | "refused";

/** Number of requests by what became of them, each counted once, since the receiver was created. */
export type ReceiverCounts = Readonly<Record<ReceiverOutcome, number>>;

/** What the sender is told: a status and a short text (W5.1.5, W-answer). */
export interface Answer {
  readonly status: number;
  /** Plain ASCII text. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a step of the receiver yields: a value, or what it refuses and why. */
export type Step<T> = { readonly ok: true; readonly value: T } | Refused;

/** A step that refuses. */
export interface Refused extends Omit<Refusal, "status"> {
  readonly ok: false;
}

/** Refuses at a step. */
export function refuse(
  code: RefusalCode,
  reason: string,
  more?: Pick<Refusal, "errors" | "event" | "edition" | "cure">,
): Refused {
  return { ok: false, code, reason, ...more };
}

/** Refuses more bytes than allowed. */
export function checkSize(size: number, maxBytes: number): Refused | undefined {
  return size > maxBytes ? refuse("too-large", `the body is longer than ${maxBytes} bytes`) : undefined;
}

/** Writes an answer. */
export function answer(status: number, body: string, headers?: Readonly<Record<string, string>>): Answer {
  return { status, body, headers: { "content-type": "text/plain; charset=utf-8", ...headers } };
}
