// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

use serde::{Serialize, Deserialize};
use std::collections::HashMap;

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Groups {
    RasterGroupArray(Vec<RasterGroup>),

    RasterGroupMap(HashMap<String, RasterGroup>),
}

/// A group of dimensions, arrays, attributes and groups (R2.2).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct RasterGroup {
    /// Map from array name to array (R2.2).
    pub arrays: Option<HashMap<String, RasterArray>>,

    pub attributes: Option<Attributes>,

    /// Array whose items are each either a dimension or its name (R2.6).
    pub dimensions: Option<Vec<DimensionOrName>>,

    /// Driver (R2.2). Explanation: the name of the one that read the dataset.
    pub driver: Option<String>,

    pub groups: Option<Groups>,

    /// Name of the group (R2.2). Explanation: `/` for the root group.
    pub name: Option<String>,

    /// Map from string keys to string values (R2.8). Explanation: facts on storage, such as
    /// compression.
    pub structural_info: Option<HashMap<String, String>>,

    /// Only `group` (R2.2).
    #[serde(rename = "type")]
    pub raster_group_type: Option<String>,
}

/// An array: its datatype, dimensions, attributes and values (R2.3).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct RasterArray {
    pub attributes: Option<Attributes>,

    pub datatype: Option<Datatype>,

    /// Array whose items are each either a dimension or its name (R2.6).
    pub dimensions: Option<Vec<DimensionOrName>>,

    /// Name of the array (R2.3).
    pub name: Option<String>,

    /// A string, a number, an object or an array (R2.9). Null only inside (R-null), where
    /// anything may stand (R-value).
    pub nodata_value: Option<serde_json::Value>,

    /// Offset (R2.3). Explanation: the real value of a stored zero.
    pub offset: Option<f64>,

    /// Scale (R2.3). A number, never a text such as `NaN` (R-nan). Explanation: the factor from
    /// stored to real values.
    pub scale: Option<f64>,

    pub srs: Option<Srs>,

    /// Map from string keys to string values (R2.8). Explanation: facts on storage, such as
    /// compression.
    pub structural_info: Option<HashMap<String, String>>,

    /// Only `array` (R2.3).
    #[serde(rename = "type")]
    pub raster_array_type: Option<String>,

    /// Unit (R2.3). Explanation: of the real values.
    pub unit: Option<String>,

    /// A string, a number, an object or an array (R2.9). Null only inside (R-null), where
    /// anything may stand (R-value).
    pub values: Option<serde_json::Value>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Attributes {
    AnythingArray(Vec<Option<serde_json::Value>>),

    AnythingMap(HashMap<String, Option<serde_json::Value>>),
}

/// Compound datatype (R2.5). Explanation: a record of components.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Compound {
    /// Components of the compound datatype (R2.5).
    pub components: Option<Vec<Component>>,

    /// Name of the compound datatype (R2.5).
    pub name: Option<String>,

    /// Size (R2.5). Explanation: bytes of one value.
    pub size: Option<i64>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Datatype {
    Compound(Compound),

    Enum(DatatypeName),
}

/// Component of a compound datatype (R2.5).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Component {
    /// Name of the component (R2.5).
    pub name: Option<String>,

    /// Offset (R2.5). Explanation: bytes from the start of a value to the component.
    pub offset: Option<i64>,

    #[serde(rename = "type")]
    pub component_type: Option<Datatype>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum DatatypeName {
    Byte,

    #[serde(rename = "CFloat32")]
    CFloat32,

    #[serde(rename = "CFloat64")]
    CFloat64,

    #[serde(rename = "CInt16")]
    CInt16,

    #[serde(rename = "CInt32")]
    CInt32,

    #[serde(rename = "String")]
    DatatypeNameString,

    Float32,

    Float64,

    Int16,

    Int32,

    #[serde(rename = "UInt16")]
    UInt16,

    #[serde(rename = "UInt32")]
    UInt32,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum DimensionOrName {
    Dimension(Dimension),

    PurpleString(String),
}

/// A dimension (R2.6). Explanation: of an array or group.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Dimension {
    /// Direction (R2.6). Explanation: of the axis, such as `NORTH`.
    pub direction: Option<String>,

    /// Full name (R2.6). Explanation: fully qualified, from the root group.
    pub full_name: Option<String>,

    /// Indexing variable (R2.6). Explanation: the name of the array that holds the coordinates.
    pub indexing_variable: Option<String>,

    /// Name of the dimension (R2.6).
    pub name: Option<String>,

    /// Size (R2.6). May be 0, or any integer (R-zero, R-int). Explanation: number of elements.
    pub size: Option<i64>,

    /// Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`.
    #[serde(rename = "type")]
    pub dimension_type: Option<String>,
}

/// Spatial reference (R2.7). Explanation: the reference system of an array.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Srs {
    /// Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the
    /// number of its axis in the reference system.
    pub data_axis_to_srs_axis_mapping: Option<Vec<i64>>,

    /// WKT (R2.7). Explanation: the definition in well-known text.
    pub wkt: Option<String>,
}

/// An attribute object (R2.4). Explanation: it tells its data type.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct AttributeObject {
    pub datatype: Option<Datatype>,

    /// Name of the attribute (R2.4).
    pub name: Option<String>,

    /// Only `attribute` (R2.4).
    #[serde(rename = "type")]
    pub attribute_object_type: Option<String>,

    /// A string, a number, an object or an array (R2.9). Null only inside (R-null), where
    /// anything may stand (R-value).
    pub value: Option<serde_json::Value>,
}
