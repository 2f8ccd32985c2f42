import type { Dimension } from "#generated/types/raster-info-2026.d.ts";

/** Names the array that holds the coordinates along a dimension. */
export function nameCoordinates({ indexing_variable = "" }: Dimension): string {
  // The array may stand there itself, under its name.
  const [name = ""] =
    typeof indexing_variable === "string"
      ? indexing_variable.split("/").slice(-1)
      : Object.keys(indexing_variable);
  return name;
}
