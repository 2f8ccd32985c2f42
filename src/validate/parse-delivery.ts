import { type ReadError, readJson } from "../json/read.ts";
import type { ValidateOptions } from "./result.ts";
import { type DeliveryResult, validateDelivery } from "./validate-delivery.ts";

/** A body that is not a JSON text: not UTF-8, not JSON, or nested too deep. */
export interface Unreadable {
  readonly status: "unreadable";
  readonly error: ReadError;
}

/**
 * Reads and validates the body of a delivery (W4.3.1).
 *
 * Takes the exact bytes that were received, whose signature has been verified. Never throws for what they hold: the
 * result says whether they are unreadable, invalid, of an unknown event, or valid. Default mode: `strict`.
 *
 * @throws RangeError when the bytes exceed what one string of the runtime holds (some 500 MB).
 */
export function parseDelivery(body: Uint8Array, options?: ValidateOptions): DeliveryResult | Unreadable {
  const read = readJson(body);
  return read.ok ? validateDelivery(read.value, options) : { status: "unreadable", error: read.error };
}
