import type { RasterInfo as RasterInfo2019 } from "#generated/raster-info/2019/types.d.ts";
import type { RasterInfo as RasterInfo2026 } from "#generated/raster-info/2026/types.d.ts";
import type { RasterInfo as RasterInfoObserved } from "#generated/raster-info/observed/types.d.ts";

/** A raster-info document of any edition. */
export type RasterDocument = RasterInfo2019 | RasterInfo2026 | RasterInfoObserved;
