import { subscribableEvents } from "#generated/contracts/defaults.js";
import type { EventName } from "#generated/contracts/delivery.types.d.ts";

/** Lists the names that a webhook can subscribe to, in the order of the contract (W6.1). */
export const eventNames: readonly EventName[] = subscribableEvents;
