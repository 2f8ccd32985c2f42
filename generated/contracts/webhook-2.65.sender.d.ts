// Generated from spec/main.tsp by "npm run generate". Do not edit.

import type { SenderEdition } from "./types.d.ts";

/** Sends the deliveries of edition 2.65. */
export declare const edition: SenderEdition;
