import type { WebhookEdition } from "./editions.ts";
import type { Mode, ValidationError } from "./result.ts";

/** Lists what is wrong with a value: nothing, where it is valid. */
export type Validate = (value: unknown) => readonly ValidationError[];

/** How deliveries of an edition are read: a value, so that a bundle holds only the validators that are used. */
export interface DeliveryMode<Edition extends WebhookEdition = WebhookEdition> {
  readonly name: Mode;
  readonly edition: Edition;
  readonly validate: Validate;
}
