// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

import type * as edition2019 from "../types/raster-info-2019.d.ts";
import type * as edition2026 from "../types/raster-info-2026.d.ts";
import type * as editionobserved from "../types/raster-info-observed.d.ts";

/** Documents by edition of the raster-info contract; the first is the default. */
export interface RasterInfoByEdition {
  readonly "2019": edition2019.RasterInfo;
  readonly "2026": edition2026.RasterInfo;
  readonly "observed": editionobserved.RasterInfo;
}

/** Edition of the raster-info contract. */
export type RasterInfoEdition = keyof RasterInfoByEdition;
