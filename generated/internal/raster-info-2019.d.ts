// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

import type { Place } from "./types.d.ts";

/** A whole document. */
export declare const root: Place;

/** Definitions by name. */
export declare const definitions: Readonly<Record<string, Place>>;
