import { type ReadError, readJson, readJsonText } from "../json/read-json.ts";
import { readProperty } from "../util/read-property.ts";
import { judge } from "./nearest-result.ts";
import type { Invalid, Mode, Unknown, Valid, Validate, ValidateOptions, Warning } from "./result.ts";

/** Result of validating a document. */
export type DocumentResult<T> = Valid<T> | Invalid;

/** Result of validating a delivery. */
export type DeliveryResult<T> = DocumentResult<T> | Unknown;

/** A body that cannot be read as JSON: not UTF-8, not JSON, or nested too deep. */
export interface Unreadable {
  readonly status: "unreadable";
  readonly error: ReadError;
}

/**
 * Validates a parsed document (R2.1).
 *
 * It never throws for a value that `JSON.parse` returned. Values may nest 10,000 levels deep. Default mode: `strict`.
 * It cannot detect integers that JavaScript rounded while parsing; see `findRoundedIntegers`.
 */
export type ValidateDocument<T> = (value: unknown, options?: ValidateOptions) => DocumentResult<T>;

/**
 * Validates the parsed body of a delivery against the envelope of its event (W6).
 *
 * It never throws for a value that `JSON.parse` returned. A delivery with an event that the edition does not have is
 * `unknown`, not invalid. Default mode: `strict`.
 */
export type ValidateDelivery<T> = (value: unknown, options?: ValidateOptions) => DeliveryResult<T>;

/**
 * Reads and validates the body of a delivery (W4.3.1).
 *
 * Pass the exact bytes that were received, after verifying their signature. The function never throws for their
 * content: the result says whether the delivery is unreadable, invalid, unknown or valid. Default mode: `strict`.
 *
 * It also accepts a string, but bytes are better. The signature covers the bytes (W5.1.2), and decoding to a string
 * drops a byte order mark and replaces invalid UTF-8. After that, neither can be rejected, and the signature can no
 * longer be verified.
 *
 * @throws RangeError if the bytes exceed the maximum string length of the runtime (about 500 MB), and TypeError for a
 * parsed body.
 */
export type ParseDelivery<T> = (
  body: Uint8Array | string,
  options?: ValidateOptions,
) => DeliveryResult<T> | Unreadable;

/** Checks whether a parsed value is valid. Default mode: `strict`. */
export type Guard<T> = (value: unknown, options?: ValidateOptions) => value is T;

/** The modes of an edition by name. */
type Modes = Readonly<Record<Mode, { readonly validate: Validate }>>;

function pickMode(modes: Modes, { mode = "strict" }: ValidateOptions = {}): Validate {
  if (Object.hasOwn(modes, mode)) return modes[mode].validate;
  throw new TypeError('cannot validate: `mode` must be "tolerant" or "strict"');
}

/** Lists anything suspicious about a valid document. */
type CheckRules<T> = (document: T) => readonly Warning[];

/** Creates the function that validates deliveries of an edition. Default: no rules. */
export function createValidateDelivery<T>(
  modes: Modes,
  listWarnings: CheckRules<NoInfer<T>> = () => [],
): ValidateDelivery<T> {
  return (value, options) => {
    const errors = pickMode(modes, options)(value);
    const status = judge(errors);
    // The validator has already checked it.
    if (status === "valid") return { status, value: value as T, warnings: listWarnings(value as T) };
    return status === "unknown" ? { status, event: String(errors[0]?.received), errors } : { status, errors };
  };
}

/** Creates the function that validates documents of an edition without events. Default: no rules. */
export const createValidateDocument: <T>(modes: Modes, listWarnings?: CheckRules<T>) => ValidateDocument<T> =
  createValidateDelivery as never;

/** Creates the type guard of an edition. */
export function createGuard<T>(modes: Modes): Guard<T> {
  return (value, options): value is T => pickMode(modes, options)(value).length === 0;
}

/** Turns a function that validates deliveries into one that reads bodies. */
export function createParseDelivery<T>(validateDelivery: ValidateDelivery<T>): ParseDelivery<T> {
  return (body, options) => {
    if (typeof body !== "string" && readProperty(body, "byteLength") === undefined)
      throw new TypeError(
        "cannot parse the delivery: pass its bytes; for a parsed body, use validateDelivery",
      );
    const read = typeof body === "string" ? readJsonText(body) : readJson(body);
    return read.ok ? validateDelivery(read.value, options) : { status: "unreadable", error: read.error };
  };
}
