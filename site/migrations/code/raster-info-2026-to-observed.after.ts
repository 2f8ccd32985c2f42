import type { RasterArray } from "#generated/types/raster-info-observed.d.ts";

/** Computes what a stored value stands for. */
export function rescale(value: number, { scale = 1, offset = 0 }: RasterArray): number {
  // JSON has no NaN and no infinities: they come as texts, which Number reads.
  return value * Number(scale) + Number(offset);
}
