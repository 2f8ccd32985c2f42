// Generated from spec/main.tsp by "npm run generate". Do not edit.

import type { MemoryFacts } from "./types.d.ts";

/** What a memory knows about the resources. */
export declare const memory: MemoryFacts;

/** Name of what can be derived. */
export type DerivedName = "task completed" | "project completed" | "job assigned" | "job state changed";
