// Generated from schemas/raster-info.2026.schema.json by "npm run generate". Do not edit.

/** One of the allowed strings for a datatype (R2.5). `Int8`, `Int64`, `UInt64`, `Float16` and `CFloat16` since gdalmdiminfo 3.11; programs print `Int64` and `UInt64` since 3.5, `Int8` since 3.7. */
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

/** Component of a compound datatype (R2.5). */
export type Component = {
  /** Name of the component (R2.5). */
  name?: string;
  /** Offset (R2.5). Explanation: bytes from the start of a value to the component. */
  offset?: number;
  /** A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12). */
  type?: Datatype;
};

/** Compound datatype (R2.5). Explanation: a record of components. */
export type Compound = {
  /** Name of the compound datatype (R2.5). */
  name?: string;
  /** Size (R2.5). Explanation: bytes of one value. */
  size?: number;
  /** Components of the compound datatype (R2.5). */
  components?: Component[];
};

/** Integer type that stores a value; since gdalmdiminfo 3.12. */
export type EnumerationType = "Int8" | "Byte" | "Int16" | "UInt16" | "Int32" | "UInt32" | "Int64" | "UInt64";

/** A data type whose values have names; since gdalmdiminfo 3.12. */
export type Enumeration = {
  /** Name of the enumeration; since gdalmdiminfo 3.12. */
  name?: string;
  /** Integer type that stores a value; since gdalmdiminfo 3.12. */
  type?: EnumerationType;
  /** One row per value, such as `{"value": 1, "name": "water"}`; any object is a row. Since gdalmdiminfo 3.12. */
  attribute_table?: { [key: string]: unknown }[];
};

/** A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12). */
export type DatatypeObject = Compound | Enumeration;

/** A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12). */
export type Datatype = DatatypeName | DatatypeObject;

/** A string, a number, an object or an array (R2.9). Anything may stand inside (R-value). */
export type Value = string | number | { [key: string]: unknown } | unknown[];

/** Either a bare value or an object (R2.4). A bare value may be any object (R-attr). */
export type Attribute = string | number | { [key: string]: unknown } | unknown[];

/** Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat. */
export type Attributes = { [key: string]: Attribute } | Attribute[];

/** Spatial reference (R2.7). Explanation: the reference system of an array. */
export type Srs = {
  /** WKT (R2.7). Explanation: the definition in well-known text. */
  wkt?: string;
  /** Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the number of its axis in the reference system. */
  data_axis_to_srs_axis_mapping?: number[];
};

/** Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression. */
export type StructuralInfo = { [key: string]: string };

/** An overview, or the fully qualified name of the array that is one; since gdalmdiminfo 3.13. */
export type OverviewOrName = RasterArray | string;

/** Coarser versions of the array; since gdalmdiminfo 3.13. */
export type Overviews = OverviewOrName[];

/** An array: its datatype, dimensions, attributes and values (R2.3). */
export type RasterArray = {
  /** Name of the array (R2.3). */
  name?: string;
  /** Fully qualified name, from the root group; since gdalmdiminfo 3.13. */
  full_name?: string;
  /** Only `array` (R2.3). */
  type?: "array";
  /** A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12). */
  datatype?: Datatype;
  /** Array whose items are each either a dimension or its name (R2.6). */
  dimensions?: Dimensions;
  /** Number of elements along each dimension; since gdalmdiminfo 3.4. */
  dimension_size?: number[];
  /** Number of elements of a storage block along each dimension; since gdalmdiminfo 3.4. */
  block_size?: number[];
  /** Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat. */
  attributes?: Attributes;
  /** Spatial reference (R2.7). Explanation: the reference system of an array. */
  srs?: Srs;
  /** A string, a number, an object or an array (R2.9). Anything may stand inside (R-value). */
  nodata_value?: Value;
  /** Scale (R2.3). Explanation: the factor from stored to real values. */
  scale?: number;
  /** Offset (R2.3). Explanation: the real value of a stored zero. */
  offset?: number;
  /** A string, a number, an object or an array (R2.9). Anything may stand inside (R-value). */
  values?: Value;
  /** Unit (R2.3). Explanation: of the real values. */
  unit?: string;
  /** Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression. */
  structural_info?: StructuralInfo;
  /** Coarser versions of the array; since gdalmdiminfo 3.13. */
  overviews?: Overviews;
};

/** Array that holds the coordinates: its name (R2.6), or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8). */
export type IndexingVariable = string | { [key: string]: RasterArray };

/** A dimension (R2.6). Explanation: of an array or group. */
export type Dimension = {
  /** Name of the dimension (R2.6). */
  name?: string;
  /** Full name (R2.6). Explanation: fully qualified, from the root group. */
  full_name?: string;
  /** Size (R2.6). Explanation: number of elements. */
  size?: number;
  /** Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`. */
  type?: string;
  /** Direction (R2.6). Explanation: of the axis, such as `NORTH`. */
  direction?: string;
  /** Array that holds the coordinates: its name (R2.6), or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8). */
  indexing_variable?: IndexingVariable;
};

/** A dimension object, or the fully qualified name of a dimension (R2.6). */
export type DimensionOrName = Dimension | string;

/** Array whose items are each either a dimension or its name (R2.6). */
export type Dimensions = DimensionOrName[];

/** Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat. */
export type Groups = { [key: string]: RasterGroup } | RasterGroup[];

/** A group of dimensions, arrays, attributes and groups (R2.2). */
export type RasterGroup = {
  /** Driver (R2.2). Explanation: the name of the one that read the dataset. */
  driver?: string;
  /** Name of the group (R2.2). Explanation: `/` for the root group. */
  name?: string;
  /** Fully qualified name, from the root group; since gdalmdiminfo 3.13. */
  full_name?: string;
  /** Only `group` (R2.2). */
  type?: "group";
  /** Array whose items are each either a dimension or its name (R2.6). */
  dimensions?: Dimensions;
  /** Map from array name to array (R2.2). */
  arrays?: { [key: string]: RasterArray };
  /** Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat. */
  attributes?: Attributes;
  /** Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat. */
  groups?: Groups;
  /** Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression. */
  structural_info?: StructuralInfo;
  /** Data types that the group declares; since gdalmdiminfo 3.12. */
  datatypes?: Datatype[];
};

/** Structure of a multidimensional raster dataset: a group or an array (R2.1), as the schema that is published with gdalmdiminfo 3.13 allows it. No property is required, and objects accept only the listed properties (R1, E-raster). A member or type that the schema of 2019 lacks names the release that published it. */
export type RasterInfo = RasterGroup | RasterArray;

/** An attribute object (R2.4). Explanation: it tells its data type. */
export type AttributeObject = {
  /** Name of the attribute (R2.4). */
  name?: string;
  /** Only `attribute` (R2.4). */
  type?: "attribute";
  /** A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12). */
  datatype?: Datatype;
  /** A string, a number, an object or an array (R2.9). Anything may stand inside (R-value). */
  value?: Value;
};
