// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

//! Types of the contract `raster-info`, edition 2019.

use std::collections::BTreeMap;

use serde_json::Number;

use crate::macros::{by_json_type, by_tag, document, raw, record, words};
use crate::{Json, JsonObject, WholeNumber};

/// A dimension (R2.6). Explanation: of an array or group.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dimension {
    /// Name of the dimension (R2.6).
    pub name: Option<String>,
    /// Full name (R2.6). Explanation: fully qualified, from the root group.
    pub full_name: Option<String>,
    /// Size (R2.6). May be 0, or any integer (R-zero, R-int). Explanation: number of elements.
    pub size: Option<WholeNumber>,
    /// Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`.
    pub r#type: Option<String>,
    /// Direction (R2.6). Explanation: of the axis, such as `NORTH`.
    pub direction: Option<String>,
    /// Indexing variable (R2.6). Explanation: the name of the array that holds the coordinates.
    pub indexing_variable: Option<String>,
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

/// One of the allowed strings for a datatype (R2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DatatypeName {
    /// `String`.
    String,
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
    /// `Float32`.
    Float32,
    /// `Float64`.
    Float64,
    /// `CInt16`.
    CInt16,
    /// `CInt32`.
    CInt32,
    /// `CFloat32`.
    CFloat32,
    /// `CFloat64`.
    CFloat64,
}

words! {
    DatatypeName {
        String = "String";
        Byte = "Byte";
        Int16 = "Int16";
        UInt16 = "UInt16";
        Int32 = "Int32";
        UInt32 = "UInt32";
        Float32 = "Float32";
        Float64 = "Float64";
        CInt16 = "CInt16";
        CInt32 = "CInt32";
        CFloat32 = "CFloat32";
        CFloat64 = "CFloat64";
    }
}

/// Component of a compound datatype (R2.5).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Component {
    /// Name of the component (R2.5).
    pub name: Option<String>,
    /// Offset (R2.5). Explanation: bytes from the start of a value to the component.
    pub offset: Option<WholeNumber>,
    /// Either one of the allowed strings, or a compound datatype object (R2.5).
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

/// Either one of the allowed strings, or a compound datatype object (R2.5).
#[derive(Clone, Debug, PartialEq)]
pub enum Datatype {
    /// It is a JSON string.
    DatatypeName(DatatypeName),
    /// It is a JSON object.
    Compound(Box<Compound>),
}

by_json_type! {
    Datatype {
        "string" => DatatypeName;
        "object" => Compound;
    }
}

/// A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
#[derive(Clone, Debug, PartialEq)]
pub struct Value(pub Json);

raw!(Value: "string" | "number" | "object" | "array");

/// Either a bare value or an object (R2.4). A bare value may be any object (R-attr).
#[derive(Clone, Debug, PartialEq)]
pub struct Attribute(pub Json);

raw!(Attribute: "string" | "number" | "object" | "array");

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

/// Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
pub type StructuralInfo = BTreeMap<String, String>;

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
    /// Only `array` (R2.3).
    pub r#type: Option<RasterArrayType>,
    /// Either one of the allowed strings, or a compound datatype object (R2.5).
    pub datatype: Option<Datatype>,
    /// Array whose items are each either a dimension or its name (R2.6).
    pub dimensions: Option<Dimensions>,
    /// Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
    pub attributes: Option<Attributes>,
    /// Spatial reference (R2.7). Explanation: the reference system of an array.
    pub srs: Option<Srs>,
    /// A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
    pub nodata_value: Option<Value>,
    /// Scale (R2.3). A number, never a text such as `NaN` (R-nan). Explanation: the factor from stored to real values.
    pub scale: Option<Number>,
    /// Offset (R2.3). Explanation: the real value of a stored zero.
    pub offset: Option<Number>,
    /// A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
    pub values: Option<Value>,
    /// Unit (R2.3). Explanation: of the real values.
    pub unit: Option<String>,
    /// Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
    pub structural_info: Option<StructuralInfo>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    RasterArray;
    optional name = "name";
    optional r#type = "type";
    optional datatype = "datatype";
    optional dimensions = "dimensions";
    optional attributes = "attributes";
    optional srs = "srs";
    optional nodata_value = "nodata_value";
    optional scale = "scale";
    optional offset = "offset";
    optional values = "values";
    optional unit = "unit";
    optional structural_info = "structural_info";
}

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
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    RasterGroup;
    optional driver = "driver";
    optional name = "name";
    optional r#type = "type";
    optional dimensions = "dimensions";
    optional arrays = "arrays";
    optional attributes = "attributes";
    optional groups = "groups";
    optional structural_info = "structural_info";
}

/// Root of a raster info document: a group or an array (R2.1). What fits both is valid (R-any), a mixture is not (R-mixed). No property is required, and objects accept only the listed properties (R1). Members of maps are free (R-closed, R-map).
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
    /// Either one of the allowed strings, or a compound datatype object (R2.5).
    pub datatype: Option<Datatype>,
    /// A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
    pub value: Option<Value>,
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
    RasterInfo, "2019", "tables/raster_info_2019.json", true, &[]
}
