// Generated from spec/main.tsp by "npm run generate". Do not edit.

import type { DeliveryMode } from "./types.d.ts";

/** Takes only what a sender of the edition must send: no unknown member, every format asserted. */
export declare const strict: DeliveryMode<"2.3">;

/**
 * Reads as a receiver should: members the edition does not know are kept and formats not asserted; types and required
 * members still are.
 */
export declare const tolerant: DeliveryMode<"2.3">;
