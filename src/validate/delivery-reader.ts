import { type ReadError, readJson, readJsonText } from "../json/read-json.ts";
import { checkRules } from "./check-rules.ts";
import type { DeliveryMode } from "./delivery-mode.ts";
import type { DeliveryByEdition, WebhookEdition } from "./editions.ts";
import type { Invalid, Mode, Unknown, Valid, ValidateOptions } from "./result.ts";

/** What is known of a value after validation in an edition. */
export type DeliveryResultOf<Edition extends WebhookEdition> =
  | Valid<DeliveryByEdition[Edition]>
  | Invalid
  | Unknown;

/** A body that is not a JSON text: not UTF-8, not JSON, or nested too deep. */
export interface Unreadable {
  readonly status: "unreadable";
  readonly error: ReadError;
}

/**
 * Validates the parsed body of a delivery against the envelope that its `event` names (W6).
 *
 * Never throws for what `JSON.parse` returns. A delivery whose `event` is a string but no event of the edition is
 * `unknown`, not invalid. Default mode: `strict`.
 */
export type ValidateDelivery<Edition extends WebhookEdition> = (
  value: unknown,
  options?: ValidateOptions,
) => DeliveryResultOf<Edition>;

/**
 * Reads and validates the body of a delivery (W4.3.1).
 *
 * Takes the exact bytes that were received, whose signature has been verified. Never throws for what they hold: the
 * result says whether they are unreadable, invalid, of an unknown event, or valid. Default mode: `strict`.
 *
 * Takes a string too, but bytes are better: the signature covers the bytes (W5.1.2), and decoding to a string drops a
 * byte order mark and replaces what is not UTF-8, so that it can no longer be refused nor its signature verified.
 *
 * @throws RangeError when the bytes exceed what one string of the runtime holds (some 500 MB).
 */
export type ParseDelivery<Edition extends WebhookEdition> = (
  body: Uint8Array | string,
  options?: ValidateOptions,
) => DeliveryResultOf<Edition> | Unreadable;

/** The modes of an edition by name. */
type Modes<Edition extends WebhookEdition> = Readonly<Record<Mode, DeliveryMode<Edition>>>;

/** Creates the validation of an edition. */
export function createValidateDelivery<Edition extends WebhookEdition>(
  modes: Modes<Edition>,
): ValidateDelivery<Edition> {
  return (value, { mode = "strict" } = {}) => {
    const errors = modes[mode].validate(value);
    const [first] = errors;
    if (first === undefined) {
      const delivery = value as DeliveryByEdition[Edition];
      return { status: "valid", value: delivery, warnings: checkRules(delivery) };
    }
    if (first.code === "unknown-event") return { status: "unknown", event: String(first.received), errors };
    return { status: "invalid", errors };
  };
}

/** Creates the reading of a body from the validation of an edition. */
export function createParseDelivery<Edition extends WebhookEdition>(
  validateDelivery: ValidateDelivery<Edition>,
): ParseDelivery<Edition> {
  return (body, options) => {
    const read = typeof body === "string" ? readJsonText(body) : readJson(body);
    return read.ok ? validateDelivery(read.value, options) : { status: "unreadable", error: read.error };
  };
}
