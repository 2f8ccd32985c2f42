import type { RasterInfo as RasterInfo2019 } from "#generated/raster-info/2019/types.d.ts";
import type { RasterInfo as RasterInfo2026 } from "#generated/raster-info/2026/types.d.ts";
import type { RasterInfo as RasterInfoObserved } from "#generated/raster-info/observed/types.d.ts";
import type { ExactNumber } from "./decimal.ts";

/** A raster-info document of any edition. */
export type RasterDocument = RasterInfo2019 | RasterInfo2026 | RasterInfoObserved;

/** A JSON object of a raster-info document. */
export type Properties = Readonly<Record<string, unknown>>;

/** The axis of a dimension: east, north, up or time. */
export type Axis = "x" | "y" | "z" | "t";

/** A group of a document; dimensions and arrays have the same properties and more. */
export interface DatasetGroup {
  readonly name: string;
  /** Full name, such as `/sub/t2m`; `/` for the root, the short name for a dimension of a single array. */
  readonly path: string;
  /** The path of the group that contains it; for a group, its own path. */
  readonly group: string;
  /** JSON Pointer to its description. */
  readonly pointer: string;
  /** Its properties in the document; empty for a dimension that the document only names. */
  readonly value: Properties;
}

/** A dimension that a document describes or names. It appears once, even if several arrays share it. */
export interface DatasetDimension extends DatasetGroup {
  /** Number of elements, if the document states it anywhere. */
  readonly size: number | ExactNumber | undefined;
  readonly axis: Axis | undefined;
  /** The array that holds its coordinates. */
  readonly coordinate: DatasetArray | undefined;
}

/** An array of a document. */
export interface DatasetArray extends DatasetGroup {
  /** Its dimensions, slowest-varying first. `undefined` if the document omits them, empty for a single value. */
  readonly dimensions: readonly DatasetDimension[] | undefined;
  /** Number of elements of a chunk along each dimension; undefined if the format has no chunks. */
  readonly chunks: readonly (number | ExactNumber)[] | undefined;
  /** Its role: coordinates of a dimension, an array that others name in a CF attribute, or data. */
  readonly role: "coordinate" | "auxiliary" | "data";
}

/** Everything that a document describes, as plain lists in document order. */
export interface Dataset {
  /** Name of the driver that read the dataset; empty if the document does not name it. */
  readonly driver: string;
  /** Groups, starting with the root. A document of a single array also has one group. */
  readonly groups: readonly DatasetGroup[];
  readonly dimensions: readonly DatasetDimension[];
  readonly arrays: readonly DatasetArray[];
}
