// Generated from spec/main.tsp by "npm run generate". Do not edit.

import type { ContractFacts } from "./types.d.ts";

/** What a receiver knows about the webhook contract before it reads a delivery. */
export declare const facts: ContractFacts<"webhook">;
