import { printable } from "../text/display.ts";
import { describeError } from "../validate/describe-error.ts";
import type { ValidationError } from "../validate/result.ts";

/** Why the delivery service refuses a call, as a closed list. */
export type DeliveryErrorCode =
  /** An option of the service cannot be used. */
  | "invalid-options"
  /** The input of a webhook, or its owner, has mistakes. */
  | "invalid-webhook"
  /** What was emitted, or the sender of a ping, makes no valid envelope. */
  | "invalid-delivery"
  /** No webhook has the identifier. */
  | "unknown-webhook"
  /** No delivery has the identifier, or it is too old to be kept. */
  | "unknown-delivery"
  /** The memory store holds as many deliveries as it may. */
  | "queue-full"
  /** The service was closed: before the call, or while an emission waited for room in a full store. */
  | "closed"
  /** The runtime or a library lacks what the store needs, or the file or database cannot be opened. */
  | "store-unavailable"
  /** The store is open, but did not do what it was asked for; nothing of it was stored. */
  | "store-failed"
  /** A library that the default transport needs is not installed. */
  | "transport-unavailable";

/** One thing that is wrong with what a caller gave. */
export interface Mistake {
  /** Place in the argument, as a JSON Pointer (RFC 6901); `""` is the argument itself. */
  readonly path: string;
  /** What is wrong there, in a phrase without full stop. */
  readonly message: string;
}

const actions: Readonly<Record<DeliveryErrorCode, string>> = {
  "invalid-options": "create delivery service",
  "invalid-webhook": "save webhook",
  "invalid-delivery": "build delivery",
  "unknown-webhook": "find webhook",
  "unknown-delivery": "find delivery",
  "queue-full": "queue delivery",
  closed: "use delivery service",
  "store-unavailable": "open store",
  "store-failed": "use store",
  "transport-unavailable": "open transport",
};

/**
 * Tells a caller of the delivery service why a call was refused: a `code` and one phrase per mistake.
 *
 * Safe to show: `stack` holds only the message, which is one line without control characters, and a secret is never
 * quoted (W2.1).
 */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  readonly code: DeliveryErrorCode;
  /** What is wrong, at least one. */
  readonly mistakes: readonly Mistake[];

  /** Makes the error of a code; the message lists the mistakes. A phrase alone is about the whole argument. */
  constructor(code: DeliveryErrorCode, mistakes: readonly Mistake[] | string) {
    const all = typeof mistakes === "string" ? [{ path: "", message: mistakes }] : mistakes;
    // Names of members are in it, which whoever filled in a form may have chosen.
    super(printable(`cannot ${actions[code]}: ${all.map(writeSentence).join("; ")}`));
    this.code = code;
    this.mistakes = all;
    this.stack = `DeliveryError: ${this.message}`;
  }
}

/** Turns an error of the contract's validator into a mistake. */
export function toMistake(error: ValidationError): Mistake {
  return { path: error.path, message: describeError(error) };
}

/** These phrases name the member themselves. */
const named = /^member "/;

function writeSentence({ path, message }: Mistake): string {
  return path === "" || named.test(message) ? message : `${path}: ${message}`;
}
