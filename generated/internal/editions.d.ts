// Generated from contracts.config.ts by "npm run generate". Do not edit.

import type { EditionFacts } from "./types.d.ts";

/** Every edition of every contract, the source document's first in each contract. */
export declare const editions: readonly EditionFacts[];
