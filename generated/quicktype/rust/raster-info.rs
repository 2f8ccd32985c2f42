// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

use serde::{Serialize, Deserialize};
use std::collections::HashMap;

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Groups {
    RasterGroupArray(Vec<RasterGroup>),

    RasterGroupMap(HashMap<String, RasterGroup>),
}

/// A group of dimensions, arrays, attributes and groups.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct RasterGroup {
    /// Map from array name to array.
    pub arrays: Option<HashMap<String, RasterArray>>,

    pub attributes: Option<Attributes>,

    /// Array whose items are each either a dimension or its name.
    pub dimensions: Option<Vec<DimensionOrName>>,

    /// Driver. The name of the driver that read the dataset.
    pub driver: Option<String>,

    pub groups: Option<Groups>,

    /// Name of the group. `/` for the root group.
    pub name: Option<String>,

    /// Map from string keys to string values. Storage details, such as compression.
    pub structural_info: Option<HashMap<String, String>>,

    /// Only `group`.
    #[serde(rename = "type")]
    pub raster_group_type: Option<String>,
}

/// An array: its datatype, dimensions, attributes and values.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct RasterArray {
    pub attributes: Option<Attributes>,

    pub datatype: Option<Datatype>,

    /// Array whose items are each either a dimension or its name.
    pub dimensions: Option<Vec<DimensionOrName>>,

    /// Name of the array.
    pub name: Option<String>,

    /// A string, a number, an object or an array. Null is allowed only inside, where anything is
    /// allowed.
    pub nodata_value: Option<serde_json::Value>,

    /// Offset. The real value of a stored zero.
    pub offset: Option<f64>,

    /// Scale. A number, never a string such as `NaN`. The factor from stored to real values.
    pub scale: Option<f64>,

    pub srs: Option<Srs>,

    /// Map from string keys to string values. Storage details, such as compression.
    pub structural_info: Option<HashMap<String, String>>,

    /// Only `array`.
    #[serde(rename = "type")]
    pub raster_array_type: Option<String>,

    /// Unit. The unit of the real values.
    pub unit: Option<String>,

    /// A string, a number, an object or an array. Null is allowed only inside, where anything is
    /// allowed.
    pub values: Option<serde_json::Value>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Attributes {
    AnythingArray(Vec<Option<serde_json::Value>>),

    AnythingMap(HashMap<String, Option<serde_json::Value>>),
}

/// Compound datatype. A record of components.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Compound {
    /// Components of the compound datatype.
    pub components: Option<Vec<Component>>,

    /// Name of the compound datatype.
    pub name: Option<String>,

    /// Size. Bytes of one value.
    pub size: Option<i64>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Datatype {
    Compound(Compound),

    Enum(DatatypeName),
}

/// Component of a compound datatype.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Component {
    /// Name of the component.
    pub name: Option<String>,

    /// Offset. Bytes from the start of a value to the component.
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

/// A dimension. A dimension of an array or group.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Dimension {
    /// Direction. The direction of the axis, such as `NORTH`.
    pub direction: Option<String>,

    /// Full name. Fully qualified, from the root group.
    pub full_name: Option<String>,

    /// Indexing variable. The name of the array that holds the coordinates.
    pub indexing_variable: Option<String>,

    /// Name of the dimension.
    pub name: Option<String>,

    /// Size. May be 0, or any integer. Number of elements.
    pub size: Option<i64>,

    /// Type. The kind of axis, such as `TEMPORAL`.
    #[serde(rename = "type")]
    pub dimension_type: Option<String>,
}

/// Spatial reference. The reference system of an array.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Srs {
    /// Mapping of data axis to srs axis. For each axis of the data, the number of its axis in
    /// the reference system.
    pub data_axis_to_srs_axis_mapping: Option<Vec<i64>>,

    /// WKT. The definition in well-known text.
    pub wkt: Option<String>,
}

/// An attribute object. It contains its data type.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct AttributeObject {
    pub datatype: Option<Datatype>,

    /// Name of the attribute.
    pub name: Option<String>,

    /// Only `attribute`.
    #[serde(rename = "type")]
    pub attribute_object_type: Option<String>,

    /// A string, a number, an object or an array. Null is allowed only inside, where anything is
    /// allowed.
    pub value: Option<serde_json::Value>,
}
