// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.
import type { EditionFacts } from "./facts.d.ts";

/** Every edition of every contract, the default of each first. */
export declare const editions: readonly EditionFacts[];
