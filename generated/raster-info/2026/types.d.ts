// Generated from schemas/raster-info.2026.schema.json by "npm run generate". Do not edit.

/** One of the allowed strings for a datatype. `Int8`, `Int64`, `UInt64`, `Float16` and `CFloat16` since gdalmdiminfo 3.11; programs print `Int64` and `UInt64` since 3.5, `Int8` since 3.7. */
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

/** Component of a compound datatype. */
export type Component = {
  /** Name of the component. */
  name?: string;
  /** Offset. Bytes from the start of a value to the component. */
  offset?: number;
  /** A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12). */
  type?: Datatype;
};

/** Compound datatype. A record of components. */
export type Compound = {
  /** Name of the compound datatype. */
  name?: string;
  /** Size. Bytes of one value. */
  size?: number;
  /** Components of the compound datatype. */
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

/** `Datatype`, if it is an object. A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12). */
export type DatatypeObject = Compound | Enumeration;

/** A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12). */
export type Datatype = DatatypeName | DatatypeObject;

/** A string, a number, an object or an array. Anything is allowed inside. */
export type Value = string | number | { [key: string]: unknown } | unknown[];

/** Either a bare value or an object. A bare value may be any object. */
export type Attribute = string | number | { [key: string]: unknown } | unknown[];

/** Either a map from name to attribute, or an array of attributes. An array if names repeat. */
export type Attributes = { [key: string]: Attribute } | Attribute[];

/** Spatial reference. The reference system of an array. */
export type Srs = {
  /** WKT. The definition in well-known text. */
  wkt?: string;
  /** Mapping of data axis to srs axis. For each axis of the data, the number of its axis in the reference system. */
  data_axis_to_srs_axis_mapping?: number[];
};

/** Map from string keys to string values. Storage details, such as compression. */
export type StructuralInfo = { [key: string]: string };

/** An overview, or the fully qualified name of the array that is one; since gdalmdiminfo 3.13. */
export type OverviewOrName = RasterArray | string;

/** Coarser versions of the array; since gdalmdiminfo 3.13. */
export type Overviews = OverviewOrName[];

/** An array: its datatype, dimensions, attributes and values. */
export type RasterArray = {
  /** Name of the array. */
  name?: string;
  /** Fully qualified name, from the root group; since gdalmdiminfo 3.13. */
  full_name?: string;
  /** Only `array`. */
  type?: "array";
  /** A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12). */
  datatype?: Datatype;
  /** Array whose items are each either a dimension or its name. */
  dimensions?: Dimensions;
  /** Number of elements along each dimension; since gdalmdiminfo 3.4. */
  dimension_size?: number[];
  /** Number of elements of a storage block along each dimension; since gdalmdiminfo 3.4. */
  block_size?: number[];
  /** Either a map from name to attribute, or an array of attributes. An array if names repeat. */
  attributes?: Attributes;
  /** Spatial reference. The reference system of an array. */
  srs?: Srs;
  /** A string, a number, an object or an array. Anything is allowed inside. */
  nodata_value?: Value;
  /** Scale. The factor from stored to real values. */
  scale?: number;
  /** Offset. The real value of a stored zero. */
  offset?: number;
  /** A string, a number, an object or an array. Anything is allowed inside. */
  values?: Value;
  /** Unit. The unit of the real values. */
  unit?: string;
  /** Map from string keys to string values. Storage details, such as compression. */
  structural_info?: StructuralInfo;
  /** Coarser versions of the array; since gdalmdiminfo 3.13. */
  overviews?: Overviews;
};

/** Array that holds the coordinates: its name, or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8). */
export type IndexingVariable = string | { [key: string]: RasterArray };

/** A dimension. A dimension of an array or group. */
export type Dimension = {
  /** Name of the dimension. */
  name?: string;
  /** Full name. Fully qualified, from the root group. */
  full_name?: string;
  /** Size. Number of elements. */
  size?: number;
  /** Type. The kind of axis, such as `TEMPORAL`. */
  type?: string;
  /** Direction. The direction of the axis, such as `NORTH`. */
  direction?: string;
  /** Array that holds the coordinates: its name, or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8). */
  indexing_variable?: IndexingVariable;
};

/** A dimension object, or the fully qualified name of a dimension. */
export type DimensionOrName = Dimension | string;

/** Array whose items are each either a dimension or its name. */
export type Dimensions = DimensionOrName[];

/** Either a map from name to group, or an array of groups. An array if names repeat. */
export type Groups = { [key: string]: RasterGroup } | RasterGroup[];

/** A group of dimensions, arrays, attributes and groups. */
export type RasterGroup = {
  /** Driver. The name of the driver that read the dataset. */
  driver?: string;
  /** Name of the group. `/` for the root group. */
  name?: string;
  /** Fully qualified name, from the root group; since gdalmdiminfo 3.13. */
  full_name?: string;
  /** Only `group`. */
  type?: "group";
  /** Array whose items are each either a dimension or its name. */
  dimensions?: Dimensions;
  /** Map from array name to array. */
  arrays?: { [key: string]: RasterArray };
  /** Either a map from name to attribute, or an array of attributes. An array if names repeat. */
  attributes?: Attributes;
  /** Either a map from name to group, or an array of groups. An array if names repeat. */
  groups?: Groups;
  /** Map from string keys to string values. Storage details, such as compression. */
  structural_info?: StructuralInfo;
  /** Data types that the group declares; since gdalmdiminfo 3.12. */
  datatypes?: Datatype[];
};

/** Structure of a multidimensional raster dataset: a group or an array, as allowed by the schema published with gdalmdiminfo 3.13. No property is required, and objects accept only the listed properties. The description of each property or type that the 2019 schema lacks states the release that published it. */
export type RasterInfo = RasterGroup | RasterArray;

/** An attribute object. It contains its data type. */
export type AttributeObject = {
  /** Name of the attribute. */
  name?: string;
  /** Only `attribute`. */
  type?: "attribute";
  /** A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12). */
  datatype?: Datatype;
  /** A string, a number, an object or an array. Anything is allowed inside. */
  value?: Value;
};
