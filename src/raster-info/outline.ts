import type { Members, Tree } from "./tree.ts";

/** What a dimension runs along: east, north, up or time. */
export type Axis = "x" | "y" | "z" | "t";

/** A dimension that a document describes or names; once, even if several arrays share it. */
export interface OutlineDimension {
  readonly name: string;
  /** Name with its groups, such as `/time`; just the name if the dimension belongs to one array only. */
  readonly path: string;
  /** Number of elements, if the document says it anywhere. */
  readonly size: number | undefined;
  readonly axis: Axis | undefined;
  /** Place of its description, as a JSON Pointer. */
  readonly pointer: string;
  /** Index of the node that describes or names it. */
  readonly node: number;
  /** What the document says about it; empty if it only names it. */
  readonly value: Members;
  /** The array that holds its coordinates. */
  readonly coordinate: OutlineArray | undefined;
}

/** An array of a document. */
export interface OutlineArray {
  readonly name: string;
  /** Name with its groups, such as `/sub/t2m`. */
  readonly path: string;
  /** Path of its group, such as `/sub`. */
  readonly group: string;
  readonly pointer: string;
  readonly node: number;
  readonly value: Members;
  /** Its dimensions, slowest first. `undefined` if a summary leaves them out, empty for a single value. */
  readonly dimensions: readonly OutlineDimension[] | undefined;
  /** Elements of a chunk along each dimension; 0 if the format has no chunks there. */
  readonly chunks: readonly number[] | undefined;
  /** Coordinates of a dimension, an array that others name in an attribute of CF, or data. */
  readonly role: "coordinate" | "auxiliary" | "data";
}

/** A group of a document. */
export interface OutlineGroup {
  readonly name: string;
  /** Name with its groups; `/` for the root. */
  readonly path: string;
  readonly pointer: string;
  readonly node: number;
  readonly value: Members;
  readonly depth: number;
}

/** Everything that a document describes, as plain lists in reading order. */
export interface Outline {
  /** Name of the driver that read the dataset; empty if it is not printed. */
  readonly driver: string;
  /** Groups, the root first; a document with just one array has one group too. */
  readonly groups: readonly OutlineGroup[];
  readonly dimensions: readonly OutlineDimension[];
  readonly arrays: readonly OutlineArray[];
  readonly tree: Tree;
  /** Dimensions that a group or array lists, by the index of its node. */
  readonly listed: ReadonlyMap<number, readonly OutlineDimension[]>;
}
