// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

import type { Places } from "../facts/facts.d.ts";
import type { DeliveryMode, Mode } from "./types.d.ts";

export { allEvents, events, subscribableEvents } from "../facts/webhook-2.3/events.js";

/** Name of a contract. */
export type ContractName = "webhook" | "raster-info";

/** Names of the contracts. */
export declare const contractNames: readonly ContractName[];

/** Validators of the default edition of each contract. */
export declare const modes: Readonly<Record<ContractName, Readonly<Record<Mode, DeliveryMode>>>>;

/** What the default edition of each contract says about the places of its documents. */
export declare const places: Readonly<Record<ContractName, Places>>;

/** What a text that is not JSON may be, in a phrase, by pattern; the first that matches. */
export declare const texts: readonly (readonly [pattern: string, phrase: string])[];
