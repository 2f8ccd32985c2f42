// Generated from spec/main.tsp by "npm run generate". Do not edit.

import type { Upgrade } from "./types.d.ts";

/** What each edition of the webhook contract breaks for handlers of the one before, by the edition that is reached. */
export declare const upgrades: Readonly<Record<string, readonly Upgrade[]>>;
