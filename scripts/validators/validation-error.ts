/** What is wrong with a value, as a closed list of codes. */
export type ValidationErrorCode =
  /** Another JSON type than the contract allows. */
  | "type"
  /** A required member is missing; `path` names the member. */
  | "required"
  /** A member the contract does not list; `path` names the member. */
  | "unexpected"
  /** A string outside a closed vocabulary. */
  | "value"
  /** A string that is not a timestamp, URL or colour as the contract asks. */
  | "format"
  /** An integer outside ±(2^53 − 1). */
  | "range"
  /** `event` names none of the contract's events. */
  | "unknown-event"
  /** Groups or data types nested deeper than 10,000 levels. */
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
  /** The value found there; `undefined` where a member is missing. */
  readonly received: unknown;
}
