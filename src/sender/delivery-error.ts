import { printable } from "../util/display.ts";
import { describeError } from "../validate/describe-error.ts";
import type { ValidationError } from "../validate/result.ts";

/** Why the delivery service rejects a call, as a closed list. */
export type DeliveryErrorCode =
  /** An option of the service cannot be used. */
  | "invalid-options"
  /** The input of a webhook, or its owner, has mistakes. */
  | "invalid-webhook"
  /** The emission, or the sender of a ping, does not make a valid envelope. */
  | "invalid-delivery"
  /** No webhook has the identifier. */
  | "unknown-webhook"
  /** No delivery has the identifier, or it is no longer kept. */
  | "unknown-delivery"
  /** The memory store is full. */
  | "queue-full"
  /** The service was closed: before the call, or while an emission waited for room in a full store. */
  | "closed"
  /** The runtime or a library lacks something the store needs, or the file or database cannot be opened. */
  | "store-unavailable"
  /** The store is open but the operation failed; none of it was stored. */
  | "store-failed"
  /** A library that the default transport needs is not installed. */
  | "transport-unavailable";

/** One mistake in an argument. */
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
 * Explains to a caller of the delivery service why a call was rejected: a `code` and one phrase per mistake.
 *
 * Safe to show: `stack` contains only the message, one line without control characters, and a secret is never
 * quoted (W2.1).
 */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  readonly code: DeliveryErrorCode;
  /** At least one mistake. */
  readonly mistakes: readonly Mistake[];

  /** Creates the error of a code; the message lists the mistakes. A lone phrase applies to the whole argument. */
  constructor(code: DeliveryErrorCode, mistakes: readonly Mistake[] | string) {
    const all = typeof mistakes === "string" ? [{ path: "", message: mistakes }] : mistakes;
    // It contains names of members, which anyone who filled in a form may have chosen.
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
