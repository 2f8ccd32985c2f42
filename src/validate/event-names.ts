import { subscribableEvents } from "#generated/facts/webhook-2.3/events.js";
import type { EventName } from "#generated/types/webhook-2.3.d.ts";

/** Lists the names that a webhook can subscribe to, in the order of the contract (W6.1). */
export const eventNames: readonly EventName[] = subscribableEvents;
