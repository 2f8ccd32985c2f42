// Generated from spec/main.tsp by "npm run generate". Do not edit.
import type { EventsByEdition } from "../../contracts/webhook.d.ts";
import type { EventFacts } from "../facts.d.ts";

type Name = keyof EventsByEdition["2.4"];

/** Names of all events, in the order of the contract. */
export declare const allEvents: readonly Name[];

/** Names that a webhook can subscribe to, in the order of the contract. */
export declare const subscribableEvents: readonly Exclude<Name, "ping">[];

/** Every event, in the order of the contract. */
export declare const events: readonly EventFacts<Name>[];

/** Members that only an update shows, by resource. */
export declare const updateOnly: Readonly<Record<string, readonly string[]>>;
