// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

/** A dimension. A dimension of an array or group. */
export type Dimension = {
  /** Name of the dimension. */
  name?: string;
  /** Full name. Fully qualified, from the root group. */
  full_name?: string;
  /** Size. May be 0, or any integer. Number of elements. */
  size?: number;
  /** Type. The kind of axis, such as `TEMPORAL`. */
  type?: string;
  /** Direction. The direction of the axis, such as `NORTH`. */
  direction?: string;
  /** Indexing variable. The name of the array that holds the coordinates. */
  indexing_variable?: string;
};

/** A dimension object, or the fully qualified name of a dimension. */
export type DimensionOrName = Dimension | string;

/** Array whose items are each either a dimension or its name. */
export type Dimensions = DimensionOrName[];

/** One of the allowed strings for a datatype. */
export type DatatypeName =
  | "String"
  | "Byte"
  | "Int16"
  | "UInt16"
  | "Int32"
  | "UInt32"
  | "Float32"
  | "Float64"
  | "CInt16"
  | "CInt32"
  | "CFloat32"
  | "CFloat64";

/** Component of a compound datatype. */
export type Component = {
  /** Name of the component. */
  name?: string;
  /** Offset. Bytes from the start of a value to the component. */
  offset?: number;
  /** Either one of the allowed strings, or a compound datatype object. */
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

/** Either one of the allowed strings, or a compound datatype object. */
export type Datatype = DatatypeName | Compound;

/** A string, a number, an object or an array. Null is allowed only inside, where anything is allowed. */
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

/** An array: its datatype, dimensions, attributes and values. */
export type RasterArray = {
  /** Name of the array. */
  name?: string;
  /** Only `array`. */
  type?: "array";
  /** Either one of the allowed strings, or a compound datatype object. */
  datatype?: Datatype;
  /** Array whose items are each either a dimension or its name. */
  dimensions?: Dimensions;
  /** Either a map from name to attribute, or an array of attributes. An array if names repeat. */
  attributes?: Attributes;
  /** Spatial reference. The reference system of an array. */
  srs?: Srs;
  /** A string, a number, an object or an array. Null is allowed only inside, where anything is allowed. */
  nodata_value?: Value;
  /** Scale. A number, never a string such as `NaN`. The factor from stored to real values. */
  scale?: number;
  /** Offset. The real value of a stored zero. */
  offset?: number;
  /** A string, a number, an object or an array. Null is allowed only inside, where anything is allowed. */
  values?: Value;
  /** Unit. The unit of the real values. */
  unit?: string;
  /** Map from string keys to string values. Storage details, such as compression. */
  structural_info?: StructuralInfo;
};

/** Either a map from name to group, or an array of groups. An array if names repeat. */
export type Groups = { [key: string]: RasterGroup } | RasterGroup[];

/** A group of dimensions, arrays, attributes and groups. */
export type RasterGroup = {
  /** Driver. The name of the driver that read the dataset. */
  driver?: string;
  /** Name of the group. `/` for the root group. */
  name?: string;
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
};

/** Root of a raster info document: a group or an array. A document that matches both is valid, a mixture is not. No property is required, and objects accept only the listed properties. Keys of maps are free. */
export type RasterInfo = RasterGroup | RasterArray;

/** An attribute object. It contains its data type. */
export type AttributeObject = {
  /** Name of the attribute. */
  name?: string;
  /** Only `attribute`. */
  type?: "attribute";
  /** Either one of the allowed strings, or a compound datatype object. */
  datatype?: Datatype;
  /** A string, a number, an object or an array. Null is allowed only inside, where anything is allowed. */
  value?: Value;
};
