// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

import type * as edition2019 from "../raster-info/2019/types.d.ts";
import type * as edition2026 from "../raster-info/2026/types.d.ts";
import type * as editionobserved from "../raster-info/observed/types.d.ts";

/** Documents of the raster-info contract by edition, that of the source document first. */
export interface RasterInfoByEdition {
  readonly "2019": edition2019.RasterInfo;
  readonly "2026": edition2026.RasterInfo;
  readonly "observed": editionobserved.RasterInfo;
}

/** Edition of the raster-info contract. */
export type RasterInfoEdition = keyof RasterInfoByEdition;
