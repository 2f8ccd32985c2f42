import type { RasterInfo } from "#generated/types/raster-info-2019.d.ts";
import { createMaker } from "./create-maker.ts";
import { createValue } from "./create-value.ts";
import { type PublishedSchema, readPublishedSchema } from "./published-schema.ts";

let schema: PublishedSchema | undefined;

/**
 * Creates a raster-info document that is valid, whichever the seed (R2).
 *
 * The published schema says what it holds; the same seed gives the same document, for one version of the package.
 *
 * @throws RangeError unless the seed is an integer from 0 to 2^32 − 1.
 */
export function createRasterInfo(seed = 0): RasterInfo {
  schema ??= readPublishedSchema("raster-info-2019/strict/raster-info");
  // The schema is that of the document.
  return createValue(schema, undefined, createMaker(schema, seed)) as RasterInfo;
}
