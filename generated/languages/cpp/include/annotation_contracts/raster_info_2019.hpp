// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#pragma once

/// @file
/// Types of the contract `raster-info`, edition 2019.

#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "annotation_contracts/json.hpp"

namespace annotation_contracts::raster_info_2019 {

struct Compound;
struct Component;
struct RasterGroup;

/// A dimension (R2.6). Explanation: of an array or group.
struct Dimension {
  /// Name of the dimension (R2.6).
  std::optional<std::string> name;
  /// Full name (R2.6). Explanation: fully qualified, from the root group.
  std::optional<std::string> full_name;
  /// Size (R2.6). May be 0, or any integer (R-zero, R-int). Explanation: number of elements.
  std::optional<WholeNumber> size;
  /// Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`.
  std::optional<std::string> type;
  /// Direction (R2.6). Explanation: of the axis, such as `NORTH`.
  std::optional<std::string> direction;
  /// Indexing variable (R2.6). Explanation: the name of the array that holds the coordinates.
  std::optional<std::string> indexing_variable;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Dimension&, const Dimension&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Dimension& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Dimension& value);

/// A dimension object, or the fully qualified name of a dimension (R2.6).
using DimensionOrName = std::variant<Dimension, std::string>;

/// Array whose items are each either a dimension or its name (R2.6).
using Dimensions = std::vector<DimensionOrName>;

/// One of the allowed strings for a datatype (R2.5).
enum class DatatypeName {
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
};

/// Returns the value as in JSON.
std::string_view to_string(DatatypeName value);

/// Either one of the allowed strings, or a compound datatype object (R2.5).
using Datatype = std::variant<DatatypeName, Compound>;

/// Compound datatype (R2.5). Explanation: a record of components.
struct Compound {
  /// Name of the compound datatype (R2.5).
  std::optional<std::string> name;
  /// Size (R2.5). Explanation: bytes of one value.
  std::optional<WholeNumber> size;
  /// Components of the compound datatype (R2.5).
  std::optional<std::vector<Component>> components;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Compound&, const Compound&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Compound& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Compound& value);

/// Component of a compound datatype (R2.5).
struct Component {
  /// Name of the component (R2.5).
  std::optional<std::string> name;
  /// Offset (R2.5). Explanation: bytes from the start of a value to the component.
  std::optional<WholeNumber> offset;
  /// Either one of the allowed strings, or a compound datatype object (R2.5).
  std::optional<Datatype> type;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Component&, const Component&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Component& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Component& value);

/// A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
using Value = Json;

/// Either a bare value or an object (R2.4). A bare value may be any object (R-attr).
using Attribute = Json;

/// Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
using Attributes = std::variant<std::map<std::string, Attribute>, std::vector<Attribute>>;

/// Spatial reference (R2.7). Explanation: the reference system of an array.
struct Srs {
  /// WKT (R2.7). Explanation: the definition in well-known text.
  std::optional<std::string> wkt;
  /// Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the number of its axis in the reference system.
  std::optional<std::vector<WholeNumber>> data_axis_to_srs_axis_mapping;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Srs&, const Srs&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Srs& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Srs& value);

/// Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
using StructuralInfo = std::map<std::string, std::string>;

/// What `type` says of a `RasterArray`.
enum class RasterArrayType {
  /// `array`.
  Array,
};

/// Returns the value as in JSON.
std::string_view to_string(RasterArrayType value);

/// An array: its datatype, dimensions, attributes and values (R2.3).
struct RasterArray {
  /// Name of the array (R2.3).
  std::optional<std::string> name;
  /// Only `array` (R2.3).
  std::optional<RasterArrayType> type;
  /// Either one of the allowed strings, or a compound datatype object (R2.5).
  std::optional<Datatype> datatype;
  /// Array whose items are each either a dimension or its name (R2.6).
  std::optional<Dimensions> dimensions;
  /// Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
  std::optional<Attributes> attributes;
  /// Spatial reference (R2.7). Explanation: the reference system of an array.
  std::optional<Srs> srs;
  /// A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
  std::optional<Value> nodata_value;
  /// Scale (R2.3). A number, never a text such as `NaN` (R-nan). Explanation: the factor from stored to real values.
  std::optional<double> scale;
  /// Offset (R2.3). Explanation: the real value of a stored zero.
  std::optional<double> offset;
  /// A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
  std::optional<Value> values;
  /// Unit (R2.3). Explanation: of the real values.
  std::optional<std::string> unit;
  /// Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
  std::optional<StructuralInfo> structural_info;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const RasterArray&, const RasterArray&);
};

/// Writes the record as JSON.
void to_json(Json& json, const RasterArray& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, RasterArray& value);

/// Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat.
using Groups = std::variant<std::map<std::string, RasterGroup>, std::vector<RasterGroup>>;

/// What `type` says of a `RasterGroup`.
enum class RasterGroupType {
  /// `group`.
  Group,
};

/// Returns the value as in JSON.
std::string_view to_string(RasterGroupType value);

/// A group of dimensions, arrays, attributes and groups (R2.2).
struct RasterGroup {
  /// Driver (R2.2). Explanation: the name of the one that read the dataset.
  std::optional<std::string> driver;
  /// Name of the group (R2.2). Explanation: `/` for the root group.
  std::optional<std::string> name;
  /// Only `group` (R2.2).
  std::optional<RasterGroupType> type;
  /// Array whose items are each either a dimension or its name (R2.6).
  std::optional<Dimensions> dimensions;
  /// Map from array name to array (R2.2).
  std::optional<std::map<std::string, RasterArray>> arrays;
  /// Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
  std::optional<Attributes> attributes;
  /// Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat.
  std::optional<Groups> groups;
  /// Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
  std::optional<StructuralInfo> structural_info;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const RasterGroup&, const RasterGroup&);
};

/// Writes the record as JSON.
void to_json(Json& json, const RasterGroup& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, RasterGroup& value);

/// Root of a raster info document: a group or an array (R2.1). What fits both is valid (R-any), a mixture is not (R-mixed). No property is required, and objects accept only the listed properties (R1). Members of maps are free (R-closed, R-map).
using RasterInfo = std::variant<
    RasterGroup,
    RasterArray>;

/// What `type` says of a `AttributeObject`.
enum class AttributeObjectType {
  /// `attribute`.
  Attribute,
};

/// Returns the value as in JSON.
std::string_view to_string(AttributeObjectType value);

/// An attribute object (R2.4). Explanation: it tells its data type.
struct AttributeObject {
  /// Name of the attribute (R2.4).
  std::optional<std::string> name;
  /// Only `attribute` (R2.4).
  std::optional<AttributeObjectType> type;
  /// Either one of the allowed strings, or a compound datatype object (R2.5).
  std::optional<Datatype> datatype;
  /// A string, a number, an object or an array (R2.9). Null only inside (R-null), where anything may stand (R-value).
  std::optional<Value> value;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const AttributeObject&, const AttributeObject&);
};

/// Writes the record as JSON.
void to_json(Json& json, const AttributeObject& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, AttributeObject& value);

/// Reads a document from the exact bytes of a body. Throws `UnreadableError` if it is not JSON, and `DecodeError`,
/// which lists every error with its place, if it breaks the contract.
RasterInfo parse_raster_info(std::string_view body, Mode mode = Mode::Tolerant);

/// Writes a document as JSON: everything that was parsed, with unknown members; missing members stay missing. Throws
/// `std::exception` if a text is not UTF-8 or a number is not finite.
std::string write_raster_info(const RasterInfo& document);

/// Encodes a document as JSON.
Json encode_raster_info(const RasterInfo& document);

/// Decodes a document from JSON; throws `DecodeError`.
RasterInfo decode_raster_info(const Json& json);

/// Encodes in `json = document`.
template <std::same_as<RasterInfo> T>
void to_json(Json& json, const T& document) {
  json = encode_raster_info(document);
}

/// Decodes in `json.get<RasterInfo>()`.
template <std::same_as<RasterInfo> T>
void from_json(const Json& json, T& document) {
  document = decode_raster_info(json);
}

}  // namespace annotation_contracts::raster_info_2019
