// Generated from spec/main.tsp by "npm run generate". Do not edit.
import type { Place } from "../facts.d.ts";

/** A whole document. */
export declare const root: Place;

/** Definitions by name. */
export declare const definitions: Readonly<Record<string, Place>>;
