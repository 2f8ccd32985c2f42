// Generated from scripts/hub/types/validation-error.ts by "npm run generate". Do not edit.

/** What is wrong with a value, as a closed list of codes. */
export type ValidationErrorCode =
  /** A JSON type that the contract does not allow. */
  | "type"
  /** A required member is missing; `path` names the member. */
  | "required"
  /** A member the contract does not list; `path` names the member. */
  | "unexpected"
  /** A value outside a closed vocabulary. */
  | "value"
  /** A string that is not a timestamp, URL or colour as the contract requires, or that does not match a pattern. */
  | "format"
  /** An integer outside ±(2^53 − 1), or a number outside the bounds of the contract. */
  | "range"
  /** A text, an array or an object that is shorter or longer than the contract allows. */
  | "length"
  /** A rule of the contract without a code of its own, such as `multipleOf`. */
  | "constraint"
  /** `event` is no event of the contract. */
  | "unknown-event"
  /** Values nested deeper than the validator follows: 10,000 levels of groups or data types. */
  | "too-deep";

/** One thing that is wrong with a value, as data. */
export interface ValidationError {
  readonly code: ValidationErrorCode;
  /** Place in the value, as a JSON Pointer (RFC 6901); `""` is the value itself. */
  readonly path: string;
  /**
   * What the contract allows there: a phrase such as `object or null`, or the list of allowed strings, in which
   * `<object>` stands for any object.
   */
  readonly expected: string | readonly string[];
  /** The value found there; `undefined` if a member is missing. */
  readonly received: unknown;
}
