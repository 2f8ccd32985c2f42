import type { Dimension } from "#generated/types/raster-info-2019.d.ts";

/** Names the array that holds the coordinates along a dimension. */
export function nameCoordinates({ indexing_variable = "" }: Dimension): string {
  return indexing_variable.split("/").at(-1) ?? "";
}
