import type { ExactNumber } from "./decimal.ts";

/** A JSON object of a raster-info document. */
export type Properties = Readonly<Record<string, unknown>>;

/** What a dimension runs along: east, north, up or time. */
export type Axis = "x" | "y" | "z" | "t";

/** A dimension that a document describes or names; once, even if several arrays share it. */
export interface Dimension {
  readonly name: string;
  /** Name with its groups, such as `/time`; just the name if the dimension belongs to one array only. */
  readonly path: string;
  /** Path of its group. */
  readonly group: string;
  /** Number of elements, if the document says it anywhere. */
  readonly size: number | ExactNumber | undefined;
  readonly axis: Axis | undefined;
  /** Place of its description, as a JSON Pointer. */
  readonly pointer: string;
  /** What the document says about it; empty if it only names it. */
  readonly value: Properties;
  /** The array that holds its coordinates. */
  readonly coordinate: DatasetArray | undefined;
}

/** An array of a document. */
export interface DatasetArray {
  readonly name: string;
  /** Name with its groups, such as `/sub/t2m`. */
  readonly path: string;
  /** Path of its group, such as `/sub`. */
  readonly group: string;
  readonly pointer: string;
  readonly value: Properties;
  /** Its dimensions, slowest first. `undefined` if a summary leaves them out, empty for a single value. */
  readonly dimensions: readonly Dimension[] | undefined;
  /** Elements of a chunk along each dimension; undefined if the format has no chunks. */
  readonly chunks: readonly (number | ExactNumber)[] | undefined;
  /** Coordinates of a dimension, an array that others name in an attribute of CF, or data. */
  readonly role: "coordinate" | "auxiliary" | "data";
}

/** A group of a document. */
export interface Group {
  readonly name: string;
  /** Name with its groups; `/` for the root. */
  readonly path: string;
  readonly pointer: string;
  readonly value: Properties;
}

/** Everything that a document describes, as plain lists in reading order. */
export interface Dataset {
  /** Name of the driver that read the dataset; empty if it is not printed. */
  readonly driver: string;
  /** Groups, the root first; a document with just one array has one group too. */
  readonly groups: readonly Group[];
  readonly dimensions: readonly Dimension[];
  readonly arrays: readonly DatasetArray[];
}
