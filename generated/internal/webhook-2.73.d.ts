// Generated from spec/main.tsp by "npm run generate". Do not edit.

import type { EventFacts } from "./types.d.ts";
import type { EventsByEdition } from "./webhook.d.ts";

type Name = keyof EventsByEdition["2.73"];

/** Names of all events, in the order of the contract. */
export declare const allEvents: readonly Name[];

/** Events that a webhook can subscribe to, in the order of the contract. */
export declare const subscribableEvents: readonly Exclude<Name, "ping">[];

/** Every event, in the order of the contract. */
export declare const events: readonly EventFacts<Name>[];

/** Properties that only updates contain, by resource. */
export declare const updateOnly: Readonly<Record<string, readonly string[]>>;

import type { Place } from "./types.d.ts";

/** A whole document. */
export declare const root: Place;

/** Definitions by name. */
export declare const definitions: Readonly<Record<string, Place>>;
