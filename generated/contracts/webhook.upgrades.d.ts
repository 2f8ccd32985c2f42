// Generated from spec/main.tsp by "npm run generate". Do not edit.

import type { ListBreaks } from "./types.d.ts";

/** Says what editions of the webhook contract break for handlers of those before. */
export declare const listBreaks: ListBreaks;
