import type { Mode, Warning } from "#generated/contracts/types.d.ts";
import type { ValidationError } from "#generated/validators/validation-error.d.ts";

export type { Mode, Warning } from "#generated/contracts/types.d.ts";
export type { ValidationError, ValidationErrorCode } from "#generated/validators/validation-error.d.ts";

/** Options of a validation. */
export interface ValidateOptions {
  /** How to read the contract. Default: `strict`. */
  readonly mode?: Mode;
  /** Name of a delivery's event, for a contract with bodies that do not contain it. Default: the body has it. */
  readonly event?: string;
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
