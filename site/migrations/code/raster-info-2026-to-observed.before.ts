import type { RasterArray } from "#generated/types/raster-info-2026.d.ts";

/** Computes what a stored value stands for. */
export function rescale(value: number, { scale = 1, offset = 0 }: RasterArray): number {
  return value * scale + offset;
}
