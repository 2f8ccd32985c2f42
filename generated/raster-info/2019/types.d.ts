// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

/** A dimension (R2.6). Explanation: of an array or group. */
export type Dimension = {
  /** Name of the dimension (R2.6). */
  name?: string;
  /** Full name (R2.6). Explanation: fully qualified, from the root group. */
  full_name?: string;
  /** Size (R2.6). May be 0, or any integer (R-zero, R-int). Explanation: number of elements. */
  size?: number;
  /** Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`. */
  type?: string;
  /** Direction (R2.6). Explanation: of the axis, such as `NORTH`. */
  direction?: string;
  /** Indexing variable (R2.6). Explanation: the name of the array that holds the coordinates. */
  indexing_variable?: string;
};

/** A dimension object, or the fully qualified name of a dimension (R2.6). */
export type DimensionOrName = Dimension | string;

/** Array whose items are each either a dimension or its name (R2.6). */
export type Dimensions = DimensionOrName[];

/** One of the allowed strings for a datatype (R2.5). */
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

/** Component of a compound datatype (R2.5). */
export type Component = {
  /** Name of the component (R2.5). */
  name?: string;
  /** Offset (R2.5). Explanation: bytes from the start of a value to the component. */
  offset?: number;
  /** Either one of the allowed strings, or a compound datatype object (R2.5). */
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

/** Either one of the allowed strings, or a compound datatype object (R2.5). */
export type Datatype = DatatypeName | Compound;

/** A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value). */
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

/** An array: its datatype, dimensions, attributes and values (R2.3). */
export type RasterArray = {
  /** Name of the array (R2.3). */
  name?: string;
  /** Only `array` (R2.3). */
  type?: "array";
  /** Either one of the allowed strings, or a compound datatype object (R2.5). */
  datatype?: Datatype;
  /** Array whose items are each either a dimension or its name (R2.6). */
  dimensions?: Dimensions;
  /** Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat. */
  attributes?: Attributes;
  /** Spatial reference (R2.7). Explanation: the reference system of an array. */
  srs?: Srs;
  /** A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value). */
  nodata_value?: Value;
  /** Scale (R2.3). A number, never a text such as `NaN` (R-nan). Explanation: the factor from stored to real values. */
  scale?: number;
  /** Offset (R2.3). Explanation: the real value of a stored zero. */
  offset?: number;
  /** A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value). */
  values?: Value;
  /** Unit (R2.3). Explanation: of the real values. */
  unit?: string;
  /** Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression. */
  structural_info?: StructuralInfo;
};

/** Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat. */
export type Groups = { [key: string]: RasterGroup } | RasterGroup[];

/** A group of dimensions, arrays, attributes and groups (R2.2). */
export type RasterGroup = {
  /** Driver (R2.2). Explanation: the name of the one that read the dataset. */
  driver?: string;
  /** Name of the group (R2.2). Explanation: `/` for the root group. */
  name?: string;
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
};

/** Root of a raster info document: a group or an array (R2.1). What fits both is valid (R-any), a mixture is not (R-mixed). No property is required, and objects accept only the listed properties (R1). Members of maps are free (R-closed, R-map). */
export type RasterInfo = RasterGroup | RasterArray;

/** An attribute object (R2.4). Explanation: it tells its data type. */
export type AttributeObject = {
  /** Name of the attribute (R2.4). */
  name?: string;
  /** Only `attribute` (R2.4). */
  type?: "attribute";
  /** Either one of the allowed strings, or a compound datatype object (R2.5). */
  datatype?: Datatype;
  /** A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value). */
  value?: Value;
};
