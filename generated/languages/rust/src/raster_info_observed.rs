// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

//! Types of the contract `raster-info`, edition observed.

use std::collections::BTreeMap;

use serde_json::Number;

use crate::macros::{by_json_type, by_tag, document, raw, record, words};
use crate::{Json, JsonObject, WholeNumber};

/// One of the allowed strings for a datatype (R2.5). `Int8`, `Int64`, `UInt64`, `Float16` and `CFloat16` since gdalmdiminfo 3.11; programs print `Int64` and `UInt64` since 3.5, `Int8` since 3.7. `Unknown` stands for a type without a name of its own: printed since 3.2, in no published schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DatatypeName {
    /// `String`.
    String,
    /// `Byte`.
    Byte,
    /// `Int8`.
    Int8,
    /// `Int16`.
    Int16,
    /// `UInt16`.
    UInt16,
    /// `Int32`.
    Int32,
    /// `UInt32`.
    UInt32,
    /// `Int64`.
    Int64,
    /// `UInt64`.
    UInt64,
    /// `Float16`.
    Float16,
    /// `Float32`.
    Float32,
    /// `Float64`.
    Float64,
    /// `CInt16`.
    CInt16,
    /// `CInt32`.
    CInt32,
    /// `CFloat16`.
    CFloat16,
    /// `CFloat32`.
    CFloat32,
    /// `CFloat64`.
    CFloat64,
    /// `Unknown`.
    Unknown,
}

words! {
    DatatypeName {
        String = "String";
        Byte = "Byte";
        Int8 = "Int8";
        Int16 = "Int16";
        UInt16 = "UInt16";
        Int32 = "Int32";
        UInt32 = "UInt32";
        Int64 = "Int64";
        UInt64 = "UInt64";
        Float16 = "Float16";
        Float32 = "Float32";
        Float64 = "Float64";
        CInt16 = "CInt16";
        CInt32 = "CInt32";
        CFloat16 = "CFloat16";
        CFloat32 = "CFloat32";
        CFloat64 = "CFloat64";
        Unknown = "Unknown";
    }
}

/// Component of a compound datatype (R2.5).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Component {
    /// Name of the component (R2.5).
    pub name: Option<String>,
    /// Offset (R2.5). Explanation: bytes from the start of a value to the component.
    pub offset: Option<WholeNumber>,
    /// A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
    pub r#type: Option<Datatype>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Component;
    optional name = "name";
    optional offset = "offset";
    optional r#type = "type";
}

/// Compound datatype (R2.5). Explanation: a record of components.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Compound {
    /// Name of the compound datatype (R2.5).
    pub name: Option<String>,
    /// Size (R2.5). Explanation: bytes of one value.
    pub size: Option<WholeNumber>,
    /// Components of the compound datatype (R2.5).
    pub components: Option<Vec<Component>>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Compound;
    optional name = "name";
    optional size = "size";
    optional components = "components";
}

/// Integer type that stores a value; since gdalmdiminfo 3.12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EnumerationType {
    /// `Int8`.
    Int8,
    /// `Byte`.
    Byte,
    /// `Int16`.
    Int16,
    /// `UInt16`.
    UInt16,
    /// `Int32`.
    Int32,
    /// `UInt32`.
    UInt32,
    /// `Int64`.
    Int64,
    /// `UInt64`.
    UInt64,
}

words! {
    EnumerationType {
        Int8 = "Int8";
        Byte = "Byte";
        Int16 = "Int16";
        UInt16 = "UInt16";
        Int32 = "Int32";
        UInt32 = "UInt32";
        Int64 = "Int64";
        UInt64 = "UInt64";
    }
}

/// A data type whose values have names; since gdalmdiminfo 3.12.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Enumeration {
    /// Name of the enumeration; since gdalmdiminfo 3.12.
    pub name: Option<String>,
    /// Integer type that stores a value; since gdalmdiminfo 3.12.
    pub r#type: Option<EnumerationType>,
    /// One row per value, such as `{"value": 1, "name": "water"}`; any object is a row. Since gdalmdiminfo 3.12.
    pub attribute_table: Option<Vec<JsonObject>>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Enumeration;
    optional name = "name";
    optional r#type = "type";
    optional attribute_table = "attribute_table";
}

/// A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
#[derive(Clone, Debug, PartialEq)]
pub enum DatatypeObject {
    /// Compound datatype (R2.5). Explanation: a record of components.
    Compound(Box<Compound>),
    /// A data type whose values have names; since gdalmdiminfo 3.12.
    Enumeration(Box<Enumeration>),
}

by_tag! {
    DatatypeObject {
        "" => Compound(Compound);
        "" => Enumeration(Enumeration);
    }
}

/// A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
#[derive(Clone, Debug, PartialEq)]
pub enum Datatype {
    /// It is a JSON string.
    DatatypeName(DatatypeName),
    /// It is a JSON object.
    Map(DatatypeObject),
}

by_json_type! {
    Datatype {
        "string" => DatatypeName;
        "object" => Map;
    }
}

/// A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema.
pub type PrintedValue = Json;

/// Either a bare value or an object (R2.4). A bare value may be any object (R-attr). Null is printed since gdalmdiminfo 3.2, booleans since 3.4; neither is in a published schema.
pub type Attribute = Json;

/// Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
#[derive(Clone, Debug, PartialEq)]
pub enum Attributes {
    /// It is a JSON object.
    Map(BTreeMap<String, Attribute>),
    /// It is a JSON array.
    List(Vec<Attribute>),
}

by_json_type! {
    Attributes {
        "object" => Map;
        "array" => List;
    }
}

/// Spatial reference (R2.7). Explanation: the reference system of an array.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Srs {
    /// WKT (R2.7). Explanation: the definition in well-known text.
    pub wkt: Option<String>,
    /// Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the number of its axis in the reference system.
    pub data_axis_to_srs_axis_mapping: Option<Vec<WholeNumber>>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Srs;
    optional wkt = "wkt";
    optional data_axis_to_srs_axis_mapping = "data_axis_to_srs_axis_mapping";
}

/// A string, a number, an object or an array (R2.9). Anything may stand inside (R-value).
#[derive(Clone, Debug, PartialEq)]
pub struct Value(pub Json);

raw!(Value: "string" | "number" | "object" | "array");

/// Name of a number that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NumberName {
    /// `NaN`.
    NaN,
    /// `Infinity`.
    Infinity,
    /// `-Infinity`.
    MinusInfinity,
}

words! {
    NumberName {
        NaN = "NaN";
        Infinity = "Infinity";
        MinusInfinity = "-Infinity";
    }
}

/// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
#[derive(Clone, Debug, PartialEq)]
pub enum NumberOrName {
    /// It is a JSON number.
    Number(Number),
    /// It is a JSON string.
    NumberName(NumberName),
}

by_json_type! {
    NumberOrName {
        "number" => Number;
        "string" => NumberName;
    }
}

/// Statistics of the values; printed with `-stats` since gdalmdiminfo 3.2, in no published schema.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Statistics {
    /// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
    pub min: Option<NumberOrName>,
    /// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
    pub max: Option<NumberOrName>,
    /// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
    pub mean: Option<NumberOrName>,
    /// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
    pub stddev: Option<NumberOrName>,
    /// Number of values that are not the no-data value. Where it is 0 the other members are missing.
    pub valid_sample_count: Option<WholeNumber>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Statistics;
    optional min = "min";
    optional max = "max";
    optional mean = "mean";
    optional stddev = "stddev";
    optional valid_sample_count = "valid_sample_count";
}

/// Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
pub type StructuralInfo = BTreeMap<String, String>;

/// An overview, or the fully qualified name of the array that is one; since gdalmdiminfo 3.13.
#[derive(Clone, Debug, PartialEq)]
pub enum OverviewOrName {
    /// It is a JSON object.
    RasterArray(Box<RasterArray>),
    /// It is a JSON string.
    Text(String),
}

by_json_type! {
    OverviewOrName {
        "object" => RasterArray;
        "string" => Text;
    }
}

/// Coarser versions of the array; since gdalmdiminfo 3.13.
pub type Overviews = Vec<OverviewOrName>;

/// What `type` says of a `RasterArray`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RasterArrayType {
    /// `array`.
    Array,
}

words! {
    RasterArrayType {
        Array = "array";
    }
}

/// An array: its datatype, dimensions, attributes and values (R2.3).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RasterArray {
    /// Name of the array (R2.3).
    pub name: Option<String>,
    /// Fully qualified name, from the root group; since gdalmdiminfo 3.13.
    pub full_name: Option<String>,
    /// Only `array` (R2.3).
    pub r#type: Option<RasterArrayType>,
    /// A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
    pub datatype: Option<Datatype>,
    /// Array whose items are each either a dimension or its name (R2.6).
    pub dimensions: Option<Dimensions>,
    /// Number of elements along each dimension; since gdalmdiminfo 3.4.
    pub dimension_size: Option<Vec<Number>>,
    /// Number of elements of a storage block along each dimension; since gdalmdiminfo 3.4.
    pub block_size: Option<Vec<Number>>,
    /// Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
    pub attributes: Option<Attributes>,
    /// Spatial reference (R2.7). Explanation: the reference system of an array.
    pub srs: Option<Srs>,
    /// A string, a number, an object or an array (R2.9). Anything may stand inside (R-value).
    pub nodata_value: Option<Value>,
    /// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
    pub scale: Option<NumberOrName>,
    /// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
    pub offset: Option<NumberOrName>,
    /// A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema.
    pub values: Option<PrintedValue>,
    /// Statistics of the values; printed with `-stats` since gdalmdiminfo 3.2, in no published schema.
    pub statistics: Option<Statistics>,
    /// Unit (R2.3). Explanation: of the real values.
    pub unit: Option<String>,
    /// Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
    pub structural_info: Option<StructuralInfo>,
    /// Coarser versions of the array; since gdalmdiminfo 3.13.
    pub overviews: Option<Overviews>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    RasterArray;
    optional name = "name";
    optional full_name = "full_name";
    optional r#type = "type";
    optional datatype = "datatype";
    optional dimensions = "dimensions";
    optional dimension_size = "dimension_size";
    optional block_size = "block_size";
    optional attributes = "attributes";
    optional srs = "srs";
    optional nodata_value = "nodata_value";
    optional scale = "scale";
    optional offset = "offset";
    optional values = "values";
    optional statistics = "statistics";
    optional unit = "unit";
    optional structural_info = "structural_info";
    optional overviews = "overviews";
}

/// Array that holds the coordinates: its name (R2.6), or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8).
#[derive(Clone, Debug, PartialEq)]
pub enum IndexingVariable {
    /// It is a JSON string.
    Text(String),
    /// It is a JSON object.
    Map(BTreeMap<String, RasterArray>),
}

by_json_type! {
    IndexingVariable {
        "string" => Text;
        "object" => Map;
    }
}

/// A dimension (R2.6). Explanation: of an array or group.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dimension {
    /// Name of the dimension (R2.6).
    pub name: Option<String>,
    /// Full name (R2.6). Explanation: fully qualified, from the root group.
    pub full_name: Option<String>,
    /// Size (R2.6). Explanation: number of elements.
    pub size: Option<WholeNumber>,
    /// Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`.
    pub r#type: Option<String>,
    /// Direction (R2.6). Explanation: of the axis, such as `NORTH`.
    pub direction: Option<String>,
    /// Array that holds the coordinates: its name (R2.6), or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8).
    pub indexing_variable: Option<IndexingVariable>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Dimension;
    optional name = "name";
    optional full_name = "full_name";
    optional size = "size";
    optional r#type = "type";
    optional direction = "direction";
    optional indexing_variable = "indexing_variable";
}

/// A dimension object, or the fully qualified name of a dimension (R2.6).
#[derive(Clone, Debug, PartialEq)]
pub enum DimensionOrName {
    /// It is a JSON object.
    Dimension(Box<Dimension>),
    /// It is a JSON string.
    Text(String),
}

by_json_type! {
    DimensionOrName {
        "object" => Dimension;
        "string" => Text;
    }
}

/// Array whose items are each either a dimension or its name (R2.6).
pub type Dimensions = Vec<DimensionOrName>;

/// Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat.
#[derive(Clone, Debug, PartialEq)]
pub enum Groups {
    /// It is a JSON object.
    Map(BTreeMap<String, RasterGroup>),
    /// It is a JSON array.
    List(Vec<RasterGroup>),
}

by_json_type! {
    Groups {
        "object" => Map;
        "array" => List;
    }
}

/// What `type` says of a `RasterGroup`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RasterGroupType {
    /// `group`.
    Group,
}

words! {
    RasterGroupType {
        Group = "group";
    }
}

/// A group of dimensions, arrays, attributes and groups (R2.2).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RasterGroup {
    /// Driver (R2.2). Explanation: the name of the one that read the dataset.
    pub driver: Option<String>,
    /// Name of the group (R2.2). Explanation: `/` for the root group.
    pub name: Option<String>,
    /// Fully qualified name, from the root group; since gdalmdiminfo 3.13.
    pub full_name: Option<String>,
    /// Only `group` (R2.2).
    pub r#type: Option<RasterGroupType>,
    /// Array whose items are each either a dimension or its name (R2.6).
    pub dimensions: Option<Dimensions>,
    /// Map from array name to array (R2.2).
    pub arrays: Option<BTreeMap<String, RasterArray>>,
    /// Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
    pub attributes: Option<Attributes>,
    /// Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat.
    pub groups: Option<Groups>,
    /// Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
    pub structural_info: Option<StructuralInfo>,
    /// Data types that the group declares; since gdalmdiminfo 3.12.
    pub datatypes: Option<Vec<Datatype>>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    RasterGroup;
    optional driver = "driver";
    optional name = "name";
    optional full_name = "full_name";
    optional r#type = "type";
    optional dimensions = "dimensions";
    optional arrays = "arrays";
    optional attributes = "attributes";
    optional groups = "groups";
    optional structural_info = "structural_info";
    optional datatypes = "datatypes";
}

/// Structure of a multidimensional raster dataset: a group or an array (R2.1), as gdalmdiminfo 3.2 to 3.13 prints it. No property is required, and objects accept only the listed properties (R1, E-raster). What no published schema has says so.
#[derive(Clone, Debug, PartialEq)]
pub enum RasterInfo {
    /// A group of dimensions, arrays, attributes and groups (R2.2).
    Group(Box<RasterGroup>),
    /// An array: its datatype, dimensions, attributes and values (R2.3).
    Array(Box<RasterArray>),
}

by_tag! {
    RasterInfo, "type" {
        "group" => Group(RasterGroup);
        "array" => Array(RasterArray);
    }
}

/// What `type` says of a `AttributeObject`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AttributeObjectType {
    /// `attribute`.
    Attribute,
}

words! {
    AttributeObjectType {
        Attribute = "attribute";
    }
}

/// An attribute object (R2.4). Explanation: it tells its data type.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AttributeObject {
    /// Name of the attribute (R2.4).
    pub name: Option<String>,
    /// Only `attribute` (R2.4).
    pub r#type: Option<AttributeObjectType>,
    /// A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
    pub datatype: Option<Datatype>,
    /// A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema.
    pub value: Option<PrintedValue>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    AttributeObject;
    optional name = "name";
    optional r#type = "type";
    optional datatype = "datatype";
    optional value = "value";
}

document! {
    RasterInfo, "observed", "tables/raster_info_observed.json", true, &[]
}
