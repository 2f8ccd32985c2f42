// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

//! Types of the contract `raster-info`, edition 2019.

use std::collections::BTreeMap;

use serde_json::Number;

use crate::macros::{by_json_type, by_tag, document, raw, record, words};
use crate::{Json, JsonObject, WholeNumber};

/// A dimension of an array or group (R2.6).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dimension {
    /// Name of the dimension (R2.6).
    pub name: Option<String>,
    /// Fully qualified name, from the root group (R2.6).
    pub full_name: Option<String>,
    /// Number of elements (R2.6).
    pub size: Option<WholeNumber>,
    /// Kind of axis, such as `TEMPORAL` (R2.6).
    pub r#type: Option<String>,
    /// Direction of the axis, such as `NORTH` (R2.6).
    pub direction: Option<String>,
    /// Name of the array that holds the coordinates (R2.6).
    pub indexing_variable: Option<String>,
    /// Members that the contract does not name, as they came.
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

/// A dimension, or its fully qualified name (R2.6).
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

/// Dimensions in order, each described or named (R2.6).
pub type Dimensions = Vec<DimensionOrName>;

/// Name of a data type; closed vocabulary (R2.5).
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

/// One component of a compound (R2.5).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Component {
    /// Name of the component (R2.5).
    pub name: Option<String>,
    /// Bytes from the start of a value to the component (R2.5).
    pub offset: Option<WholeNumber>,
    /// A data type by name, or a compound (R2.5).
    pub r#type: Option<Datatype>,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    Component;
    optional name = "name";
    optional offset = "offset";
    optional r#type = "type";
}

/// A data type made of named components (R2.5).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Compound {
    /// Name of the compound (R2.5).
    pub name: Option<String>,
    /// Bytes of one value (R2.5).
    pub size: Option<WholeNumber>,
    /// Components of the compound (R2.5).
    pub components: Option<Vec<Component>>,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    Compound;
    optional name = "name";
    optional size = "size";
    optional components = "components";
}

/// A data type by name, or a compound (R2.5).
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

/// A string, a number, an object or an array, with anything inside (R2.9).
#[derive(Clone, Debug, PartialEq)]
pub struct Value(pub Json);

raw!(Value: "string" | "number" | "object" | "array");

/// A bare value, which may be any object, or a described value (R2.4).
#[derive(Clone, Debug, PartialEq)]
pub struct Attribute(pub Json);

raw!(Attribute: "string" | "number" | "object" | "array");

/// Attributes by name, or a list of attributes where names repeat (R2.4).
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

/// Spatial reference system of an array (R2.7).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Srs {
    /// Definition in well-known text (R2.7).
    pub wkt: Option<String>,
    /// For each axis of the data the number of its axis in the reference system (R2.7).
    pub data_axis_to_srs_axis_mapping: Option<Vec<WholeNumber>>,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    Srs;
    optional wkt = "wkt";
    optional data_axis_to_srs_axis_mapping = "data_axis_to_srs_axis_mapping";
}

/// Facts on storage, such as compression, by name (R2.8).
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

/// An array: its data type, dimensions, attributes and, where printed, values (R2.3).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RasterArray {
    /// Name of the array (R2.3).
    pub name: Option<String>,
    /// Tells an array from a group (R2.3).
    pub r#type: Option<RasterArrayType>,
    /// A data type by name, or a compound (R2.5).
    pub datatype: Option<Datatype>,
    /// Dimensions in order, each described or named (R2.6).
    pub dimensions: Option<Dimensions>,
    /// Attributes by name, or a list of attributes where names repeat (R2.4).
    pub attributes: Option<Attributes>,
    /// Spatial reference system of an array (R2.7).
    pub srs: Option<Srs>,
    /// A string, a number, an object or an array, with anything inside (R2.9).
    pub nodata_value: Option<Value>,
    /// Factor from stored to real values (R2.3).
    pub scale: Option<Number>,
    /// Real value of a stored zero (R2.3).
    pub offset: Option<Number>,
    /// A string, a number, an object or an array, with anything inside (R2.9).
    pub values: Option<Value>,
    /// Unit of the real values (R2.3).
    pub unit: Option<String>,
    /// Facts on storage, such as compression, by name (R2.8).
    pub structural_info: Option<StructuralInfo>,
    /// Members that the contract does not name, as they came.
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

/// Groups by name, or a list of groups where names repeat (R2.2).
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

/// A group of arrays, attributes and further groups (R2.2).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RasterGroup {
    /// Name of the driver that read the dataset (R2.2).
    pub driver: Option<String>,
    /// Name of the group, `/` for the root group (R2.2).
    pub name: Option<String>,
    /// Tells a group from an array (R2.2).
    pub r#type: Option<RasterGroupType>,
    /// Dimensions in order, each described or named (R2.6).
    pub dimensions: Option<Dimensions>,
    /// Arrays by name (R2.2).
    pub arrays: Option<BTreeMap<String, RasterArray>>,
    /// Attributes by name, or a list of attributes where names repeat (R2.4).
    pub attributes: Option<Attributes>,
    /// Groups by name, or a list of groups where names repeat (R2.2).
    pub groups: Option<Groups>,
    /// Facts on storage, such as compression, by name (R2.8).
    pub structural_info: Option<StructuralInfo>,
    /// Members that the contract does not name, as they came.
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

/// Structure of a multidimensional raster dataset: a group or an array (R2.1). No property is required, and objects accept only the listed properties (R1).
#[derive(Clone, Debug, PartialEq)]
pub enum RasterInfo {
    /// A group of arrays, attributes and further groups (R2.2).
    Group(Box<RasterGroup>),
    /// An array: its data type, dimensions, attributes and, where printed, values (R2.3).
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

/// An attribute with its data type (R2.4).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AttributeObject {
    /// Name of the attribute (R2.4).
    pub name: Option<String>,
    /// Always `attribute` (R2.4).
    pub r#type: Option<AttributeObjectType>,
    /// A data type by name, or a compound (R2.5).
    pub datatype: Option<Datatype>,
    /// A string, a number, an object or an array, with anything inside (R2.9).
    pub value: Option<Value>,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    AttributeObject;
    optional name = "name";
    optional r#type = "type";
    optional datatype = "datatype";
    optional value = "value";
}

document!(RasterInfo);
