import type { ValidationError } from "#generated/internal/types.d.ts";
import type { Mode } from "../model/contract.ts";

export type { ValidationError, ValidationErrorCode } from "#generated/internal/types.d.ts";
export type { Mode } from "../model/contract.ts";

/** Lists what is wrong with a value: nothing if it is valid. */
export type Validate = (value: unknown) => readonly ValidationError[];

/** How documents of an edition are read: a value, so that a bundle contains only the validators that are used. */
export interface DeliveryMode<Edition extends string = string> {
  readonly name: Mode;
  readonly edition: Edition;
  readonly validate: Validate;
}

/** A rule that a valid document breaks: suspicious, not wrong. */
export interface Warning {
  /** Identifier of the rule, such as `frame-order`. */
  readonly rule: string;
  /** Path in the document, as a JSON Pointer (RFC 6901). */
  readonly path: string;
  /** What is suspicious, in a phrase without full stop. */
  readonly message: string;
  /** Clause of the source document that the rule is from, such as `W2.3`. */
  readonly clause: string;
}

/** Options of a validation. */
export interface ValidateOptions {
  /** How to read the contract. Default: `strict`. */
  readonly mode?: Mode;
}

/** A document that satisfies the contract, with its warnings. */
export interface Valid<T> {
  readonly status: "valid";
  readonly value: T;
  readonly warnings: readonly Warning[];
}

/** A document that breaks the contract. */
export interface Invalid {
  readonly status: "invalid";
  /** At least one error and at most 100. */
  readonly errors: readonly ValidationError[];
}

/** A delivery with an event that the contract does not have: neither valid nor invalid. */
export interface Unknown {
  readonly status: "unknown";
  /** The event as sent. */
  readonly event: string;
  /** The one error, with code `unknown-event`. */
  readonly errors: readonly ValidationError[];
}
