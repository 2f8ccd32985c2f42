import type { ValidationError } from "#generated/internal/types.d.ts";
import type { Mode } from "../model/contract.ts";

export type { ValidationError, ValidationErrorCode } from "#generated/internal/types.d.ts";
export type { Mode } from "../model/contract.ts";

/** Lists the errors in a value; empty if it is valid. */
export type Validate = (value: unknown) => readonly ValidationError[];

/** A mode of an edition. It is passed as a value, so a bundle contains only the validators that are used. */
export interface DeliveryMode<Edition extends string = string> {
  readonly name: Mode;
  readonly edition: Edition;
  readonly validate: Validate;
}

/** A warning: a valid document breaks a rule, which is suspicious but not an error. */
export interface Warning {
  /** Identifier of the rule, such as `frame-order`. */
  readonly rule: string;
  /** Path in the document, as a JSON Pointer (RFC 6901). */
  readonly path: string;
  /** What is suspicious, as a phrase without a full stop. */
  readonly message: string;
  /** Clause of the source document that contains the rule, such as `W2.3`. */
  readonly clause: string;
}

/** Options of the validation functions. */
export interface ValidateOptions {
  /** The mode in which to read the document. Default: `strict`. */
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

/** A delivery with an unknown event, which is neither valid nor invalid. */
export interface Unknown {
  readonly status: "unknown";
  /** The event as sent. */
  readonly event: string;
  /** The only error, with the code `unknown-event`. */
  readonly errors: readonly ValidationError[];
}
