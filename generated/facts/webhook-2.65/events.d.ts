// Generated from spec/main.tsp by "npm run generate". Do not edit.
import type { Delivery } from "../../types/webhook-2.65.d.ts";
import type { EventFacts } from "../facts.d.ts";

/** Names of all events, in the order of the contract. */
export declare const allEvents: readonly Delivery["event"][];

/** Names that a webhook can subscribe to, in the order of the contract. */
export declare const subscribableEvents: readonly Extract<Delivery["event"], `${string}:${string}`>[];

/** Every event, in the order of the contract. */
export declare const events: readonly EventFacts<Delivery["event"]>[];

/** Members that only an update shows, by resource. */
export declare const updateOnly: Readonly<Record<string, readonly string[]>>;
