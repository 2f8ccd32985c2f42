// Generated from spec/main.tsp by "npm run generate". Do not edit.

/** Types of the default edition. */
export type * from "../types/webhook-2.3.d.ts";
