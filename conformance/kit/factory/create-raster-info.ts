import type { RasterInfo } from "#generated/raster-info/2019/types.d.ts";
import { places } from "#src/diagnostics/places.ts";
import { createMaker } from "./create-maker.ts";
import { createValue } from "./create-value.ts";

/**
 * Creates a raster-info document that is valid, for every seed (R2).
 *
 * The contract decides its members; the same seed gives the same document, in one version of the package.
 *
 * @throws RangeError unless the seed is an integer from 0 to 2^32 − 1.
 */
export function createRasterInfo(seed = 0): RasterInfo {
  const { root, definitions } = places["raster-info"];
  // The root is the whole document.
  return createValue(root, undefined, createMaker(definitions, seed)) as RasterInfo;
}
