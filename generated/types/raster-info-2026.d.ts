// Generated from schemas/raster-info.2026.schema.json by "npm run generate". Do not edit.

/**
 * Structure of a multidimensional raster dataset: a group or an array (R2.1), as the schema that is published with gdalmdiminfo 3.13 allows it. No property is required, and objects accept only the listed properties (R1). A member or type that the schema of 2019 lacks names the release that published it.
 */
export type RasterInfo = RasterGroup | RasterArray;
/**
 * A dimension, or its fully qualified name (R2.6).
 */
export type DimensionOrName = Dimension | string;
/**
 * Array that holds the coordinates: its name (R2.6), or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8).
 */
export type IndexingVariable = string | IndexingVariableMap;
/**
 * A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
 */
export type Datatype = DatatypeName | Compound | Enumeration;
/**
 * Name of a data type; closed vocabulary (R2.5). `Int8`, `Int64`, `UInt64`, `Float16` and `CFloat16` since gdalmdiminfo 3.11; programs print `Int64` and `UInt64` since 3.5, `Int8` since 3.7.
 */
export type DatatypeName =
  | "String"
  | "Byte"
  | "Int8"
  | "Int16"
  | "UInt16"
  | "Int32"
  | "UInt32"
  | "Int64"
  | "UInt64"
  | "Float16"
  | "Float32"
  | "Float64"
  | "CInt16"
  | "CInt32"
  | "CFloat16"
  | "CFloat32"
  | "CFloat64";
/**
 * Attributes by name, or a list of attributes where names repeat (R2.4).
 */
export type Attributes = AttributeMap | AttributeList;
/**
 * A bare value, which may be any object, or a described value (R2.4).
 */
export type Attribute = Value | AttributeObject;
/**
 * A string, a number, an object or an array, with anything inside (R2.9).
 */
export type Value =
  | string
  | number
  | {
      [k: string]: unknown;
    }
  | unknown[];
/**
 * Attributes whose names may repeat (R2.4).
 */
export type AttributeList = Attribute[];
/**
 * An overview, or the fully qualified name of the array that is one; since gdalmdiminfo 3.13.
 */
export type OverviewOrName = RasterArray | string;
/**
 * Coarser versions of the array; since gdalmdiminfo 3.13.
 */
export type Overviews = OverviewOrName[];
/**
 * Dimensions in order, each described or named (R2.6).
 */
export type Dimensions = DimensionOrName[];
/**
 * Groups by name, or a list of groups where names repeat (R2.2).
 */
export type Groups = GroupMap | GroupList;
/**
 * Groups whose names may repeat (R2.2).
 */
export type GroupList = RasterGroup[];
/**
 * Data types that the group declares; since gdalmdiminfo 3.12.
 */
export type Datatypes = Datatype[];

/**
 * A group of arrays, attributes and further groups (R2.2).
 */
export interface RasterGroup {
  /**
   * Name of the driver that read the dataset (R2.2).
   */
  driver?: string;
  /**
   * Name of the group, `/` for the root group (R2.2).
   */
  name?: string;
  /**
   * Fully qualified name, from the root group; since gdalmdiminfo 3.13.
   */
  full_name?: string;
  /**
   * Tells a group from an array (R2.2).
   */
  type?: "group";
  dimensions?: Dimensions;
  arrays?: ArrayMap;
  attributes?: Attributes;
  groups?: Groups;
  structural_info?: StructuralInfo;
  datatypes?: Datatypes;
}
/**
 * A dimension of an array or group (R2.6).
 */
export interface Dimension {
  /**
   * Name of the dimension (R2.6).
   */
  name?: string;
  /**
   * Fully qualified name, from the root group (R2.6).
   */
  full_name?: string;
  /**
   * Number of elements (R2.6).
   */
  size?: number;
  /**
   * Kind of axis, such as `TEMPORAL` (R2.6).
   */
  type?: string;
  /**
   * Direction of the axis, such as `NORTH` (R2.6).
   */
  direction?: string;
  indexing_variable?: IndexingVariable;
}
/**
 * The array that holds the coordinates, under its name; since gdalmdiminfo 3.13.
 */
export interface IndexingVariableMap {
  [k: string]: RasterArray;
}
/**
 * An array: its data type, dimensions, attributes and, where printed, values (R2.3).
 */
export interface RasterArray {
  /**
   * Name of the array (R2.3).
   */
  name?: string;
  /**
   * Fully qualified name, from the root group; since gdalmdiminfo 3.13.
   */
  full_name?: string;
  /**
   * Tells an array from a group (R2.3).
   */
  type?: "array";
  datatype?: Datatype;
  dimensions?: Dimensions;
  /**
   * Number of elements along each dimension; since gdalmdiminfo 3.4.
   */
  dimension_size?: number[];
  /**
   * Number of elements of a storage block along each dimension; since gdalmdiminfo 3.4.
   */
  block_size?: number[];
  attributes?: Attributes;
  srs?: Srs;
  nodata_value?: Value;
  /**
   * Factor from stored to real values (R2.3).
   */
  scale?: number;
  /**
   * Real value of a stored zero (R2.3).
   */
  offset?: number;
  values?: Value;
  /**
   * Unit of the real values (R2.3).
   */
  unit?: string;
  structural_info?: StructuralInfo;
  overviews?: Overviews;
}
/**
 * A data type made of named components (R2.5).
 */
export interface Compound {
  /**
   * Name of the compound (R2.5).
   */
  name?: string;
  /**
   * Bytes of one value (R2.5).
   */
  size?: number;
  /**
   * Components of the compound (R2.5).
   */
  components?: Component[];
}
/**
 * One component of a compound (R2.5).
 */
export interface Component {
  /**
   * Name of the component (R2.5).
   */
  name?: string;
  /**
   * Bytes from the start of a value to the component (R2.5).
   */
  offset?: number;
  type?: Datatype;
}
/**
 * A data type whose values have names; since gdalmdiminfo 3.12.
 */
export interface Enumeration {
  /**
   * Name of the enumeration; since gdalmdiminfo 3.12.
   */
  name?: string;
  /**
   * Integer type that stores a value; since gdalmdiminfo 3.12.
   */
  type?: "Int8" | "Byte" | "Int16" | "UInt16" | "Int32" | "UInt32" | "Int64" | "UInt64";
  /**
   * One row per value, such as `{"value": 1, "name": "water"}`; any object is a row. Since gdalmdiminfo 3.12.
   */
  attribute_table?: {
    [k: string]: unknown;
  }[];
}
/**
 * Attributes by name (R2.4).
 */
export interface AttributeMap {
  [k: string]: Attribute;
}
/**
 * An attribute with its data type (R2.4).
 */
export interface AttributeObject {
  /**
   * Name of the attribute (R2.4).
   */
  name?: string;
  /**
   * Always `attribute` (R2.4).
   */
  type?: "attribute";
  datatype?: Datatype;
  value?: Value;
}
/**
 * Spatial reference system of an array (R2.7).
 */
export interface Srs {
  /**
   * Definition in well-known text (R2.7).
   */
  wkt?: string;
  /**
   * For each axis of the data the number of its axis in the reference system (R2.7).
   */
  data_axis_to_srs_axis_mapping?: number[];
}
/**
 * Facts on storage, such as compression, by name (R2.8).
 */
export interface StructuralInfo {
  [k: string]: string;
}
/**
 * Arrays by name (R2.2).
 */
export interface ArrayMap {
  [k: string]: RasterArray;
}
/**
 * Groups by name (R2.2).
 */
export interface GroupMap {
  [k: string]: RasterGroup;
}
