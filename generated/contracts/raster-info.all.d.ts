// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

import type { RasterInfoEdition } from "./raster-info.d.ts";
import type { DeliveryMode, LoadedEdition, Mode } from "./types.d.ts";

/** The modes of every edition of the raster-info contract, the default first. */
export declare const editions: Readonly<Record<RasterInfoEdition, Readonly<Record<Mode, DeliveryMode>>>>;

/** Every edition of the raster-info contract with its validators and places, the default first. */
export declare const loaded: readonly LoadedEdition[];
