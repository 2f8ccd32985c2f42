import type { RasterInfo as RasterInfo2019 } from "#generated/types/raster-info-2019.d.ts";
import type { RasterInfo as RasterInfo2026 } from "#generated/types/raster-info-2026.d.ts";
import type { RasterInfo as RasterInfoObserved } from "#generated/types/raster-info-observed.d.ts";

/** A raster-info document of any edition. */
export type RasterDocument = RasterInfo2019 | RasterInfo2026 | RasterInfoObserved;
