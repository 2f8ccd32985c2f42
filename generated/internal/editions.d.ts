// Generated from contracts.config.ts by "npm run generate". Do not edit.

import type { EditionFacts } from "./types.d.ts";

/** Every edition of every contract, that of the source document of each first. */
export declare const editions: readonly EditionFacts[];
