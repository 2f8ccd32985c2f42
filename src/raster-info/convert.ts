/** Converts raster info to STAC, xarray, a drawing, or plain lists. */
export { compareDatasets, type Difference } from "./compare-datasets.ts";
export type * from "./dataset.ts";
export { type ExactNumber, readDigits } from "./decimal.ts";
export { parseExact, writeExact } from "./exact-json.ts";
export { type Conversion, describeNote, type Note } from "./notes.ts";
export { readDataset } from "./read-dataset.ts";
export { renderSvg } from "./render-svg.ts";
export { type StacCube, type StacDimension, type StacVariable, stacExtension, toStac } from "./to-stac.ts";
export { toXarray, type XarrayDataset, type XarrayVariable } from "./to-xarray.ts";
