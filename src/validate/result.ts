import type { ValidationError } from "#generated/validators/validation-error.d.ts";

export type { ValidationError, ValidationErrorCode } from "#generated/validators/validation-error.d.ts";

/**
 * How a contract is read. `strict` is what a sender owes: no unknown member, every format asserted. `tolerant` is how
 * a receiver should read: unknown members are kept and formats not asserted; types and required members still are.
 */
export type Mode = "strict" | "tolerant";

/** Options of a validation. */
export interface ValidateOptions {
  /** How to read the contract. Default: `strict`. */
  readonly mode?: Mode;
}

/** A rule that a valid document breaks: suspicious, not wrong. */
export interface Warning {
  /** Identifier of the rule, such as `frame-order`. */
  readonly rule: string;
  /** Place in the document, as a JSON Pointer (RFC 6901). */
  readonly path: string;
  /** What is suspicious, in a phrase without full stop. */
  readonly message: string;
  /** Clause of the source document that the rule reads, such as `W2.3`. */
  readonly clause: string;
}

/** A document that keeps the contract, with the warnings it raised. */
export interface Valid<T> {
  readonly status: "valid";
  readonly value: T;
  readonly warnings: readonly Warning[];
}

/** A document that breaks the contract. */
export interface Invalid {
  readonly status: "invalid";
  /** What is wrong: at least one error and at most 100. */
  readonly errors: readonly ValidationError[];
}

/** A delivery whose `event` is none of the contract's: neither valid nor invalid. */
export interface Unknown {
  readonly status: "unknown";
  /** The event as it was sent. */
  readonly event: string;
  /** The one error, with code `unknown-event`. */
  readonly errors: readonly ValidationError[];
}
