import { subscribableEvents } from "#generated/internal/webhook-2.3.js";
import type { EventName } from "#generated/webhook/2.3/types.d.ts";

/** Lists the names that a webhook can subscribe to, in the order of the contract (W6.1). */
export const eventNames: readonly EventName[] = subscribableEvents;
