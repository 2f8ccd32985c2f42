// Generated from spec/main.tsp by "npm run generate". Do not edit.

import type { DeliveryMode } from "./types.d.ts";

/** Accepts only what a sender of the edition may send: no unknown member, and every format is checked. */
export declare const strict: DeliveryMode<"2.3">;

/**
 * Reads as a receiver should: unknown members are kept and formats are not checked; types and required members still are.
 */
export declare const tolerant: DeliveryMode<"2.3">;
