// Generated from spec/main.tsp by "npm run generate". Do not edit.

import type { ListBreaks } from "./types.d.ts";

/** Lists what editions of the webhook contract break for handlers of earlier ones. */
export declare const listBreaks: ListBreaks;
