import { type ReadError, readJson, readJsonText } from "../json/read-json.ts";
import type { Invalid, Mode, Unknown, Valid, Validate, ValidateOptions, Warning } from "./result.ts";

/** Result of validating a document. */
export type DocumentResult<T> = Valid<T> | Invalid;

/** Result of validating a delivery. */
export type DeliveryResult<T> = DocumentResult<T> | Unknown;

/** A body that is not a JSON text: not UTF-8, not JSON, or nested too deep. */
export interface Unreadable {
  readonly status: "unreadable";
  readonly error: ReadError;
}

/**
 * Validates a parsed document (R2.1).
 *
 * Never throws for what `JSON.parse` returns; values may nest 10,000 levels deep. Default mode: `strict`.
 * Integers that JavaScript rounded while parsing cannot be seen in the value: see `findRoundedIntegers`.
 */
export type ValidateDocument<T> = (value: unknown, options?: ValidateOptions) => DocumentResult<T>;

/**
 * Validates the parsed body of a delivery against the envelope of its event (W6).
 *
 * Never throws for what `JSON.parse` returns. A delivery with an event that the edition does not have is `unknown`, not
 * invalid.
 * Default mode: `strict`.
 */
export type ValidateDelivery<T> = (value: unknown, options?: ValidateOptions) => DeliveryResult<T>;

/**
 * Reads and validates the body of a delivery (W4.3.1).
 *
 * Takes the exact bytes that were received, after their signature was verified. Never throws for their content: the
 * result says whether they are unreadable, invalid, of an unknown event, or valid. Default mode: `strict`.
 *
 * It accepts a string too, but bytes are better: the signature covers the bytes (W5.1.2), and decoding to a string drops a
 * byte order mark and replaces invalid UTF-8, so these can no longer be rejected, nor the signature verified.
 *
 * @throws RangeError if the bytes are too many for a string of the runtime (some 500 MB).
 */
export type ParseDelivery<T> = (
  body: Uint8Array | string,
  options?: ValidateOptions,
) => DeliveryResult<T> | Unreadable;

/** The modes of an edition by name. */
type Modes = Readonly<Record<Mode, { readonly validate: Validate }>>;

/** Lists anything suspicious about a valid document. */
type CheckRules<T> = (document: T) => readonly Warning[];

/** Creates the validation of an edition's deliveries. Default: no rules. */
export function createValidateDelivery<T>(
  modes: Modes,
  listWarnings: CheckRules<NoInfer<T>> = () => [],
): ValidateDelivery<T> {
  return (value, { mode = "strict" } = {}) => {
    const errors = modes[mode].validate(value);
    const [first] = errors;
    // The validator has checked it.
    if (first === undefined)
      return { status: "valid", value: value as T, warnings: listWarnings(value as T) };
    if (first.code === "unknown-event") return { status: "unknown", event: String(first.received), errors };
    return { status: "invalid", errors };
  };
}

/** Creates the validation of an edition's documents without events. Default: no rules. */
export const createValidateDocument: <T>(modes: Modes, listWarnings?: CheckRules<T>) => ValidateDocument<T> =
  createValidateDelivery as never;

/** Creates the reading of a body from the validation of an edition. */
export function createParseDelivery<T>(validateDelivery: ValidateDelivery<T>): ParseDelivery<T> {
  return (body, options) => {
    const read = typeof body === "string" ? readJsonText(body) : readJson(body);
    return read.ok ? validateDelivery(read.value, options) : { status: "unreadable", error: read.error };
  };
}
