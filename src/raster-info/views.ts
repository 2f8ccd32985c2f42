/** Raster info in other forms: STAC, Zarr, xarray, VRT, a drawing, and the plain lists behind them. */
export { compareOutlines, type Difference } from "./compare-outlines.ts";
export { type DrawingOptions, drawOutline, type Mark } from "./draw-outline.ts";
export type * from "./outline.ts";
export type { RasterDocument } from "./raster-document.ts";
export { readOutline } from "./read-outline.ts";
export type { NoteCode } from "./rows.ts";
export { type StacCube, type StacDimension, type StacVariable, stacExtension, toStac } from "./to-stac.ts";
export { toVrt, type VrtOptions } from "./to-vrt.ts";
export { toXarray, type XarrayDataset, type XarrayVariable } from "./to-xarray.ts";
export { toZarr, type ZarrArray, type ZarrExtension, type ZarrFiles, type ZarrGroup } from "./to-zarr.ts";
export type { Members, Tree, TreeNode } from "./tree.ts";
export { describeNote, type Note, type View } from "./view.ts";
