// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

#pragma once

/// @file
/// Types of the contract `raster-info`, edition 2019.

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

/// A dimension of an array or group (R2.6).
struct Dimension {
  /// Name of the dimension (R2.6).
  std::optional<std::string> name;
  /// Fully qualified name, from the root group (R2.6).
  std::optional<std::string> full_name;
  /// Number of elements (R2.6).
  std::optional<WholeNumber> size;
  /// Kind of axis, such as `TEMPORAL` (R2.6).
  std::optional<std::string> type;
  /// Direction of the axis, such as `NORTH` (R2.6).
  std::optional<std::string> direction;
  /// Name of the array that holds the coordinates (R2.6).
  std::optional<std::string> indexing_variable;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const Dimension&, const Dimension&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Dimension& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Dimension& value);

/// A dimension, or its fully qualified name (R2.6).
using DimensionOrName = std::variant<Dimension, std::string>;

/// Dimensions in order, each described or named (R2.6).
using Dimensions = std::vector<DimensionOrName>;

/// Name of a data type; closed vocabulary (R2.5).
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

/// Writes the value as in JSON.
std::string_view to_string(DatatypeName value);

/// A data type by name, or a compound (R2.5).
using Datatype = std::variant<DatatypeName, Compound>;

/// A data type made of named components (R2.5).
struct Compound {
  /// Name of the compound (R2.5).
  std::optional<std::string> name;
  /// Bytes of one value (R2.5).
  std::optional<WholeNumber> size;
  /// Components of the compound (R2.5).
  std::optional<std::vector<Component>> components;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const Compound&, const Compound&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Compound& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Compound& value);

/// One component of a compound (R2.5).
struct Component {
  /// Name of the component (R2.5).
  std::optional<std::string> name;
  /// Bytes from the start of a value to the component (R2.5).
  std::optional<WholeNumber> offset;
  /// A data type by name, or a compound (R2.5).
  std::optional<Datatype> type;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const Component&, const Component&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Component& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Component& value);

/// A string, a number, an object or an array, with anything inside (R2.9).
using Value = Json;

/// A bare value, which may be any object, or a described value (R2.4).
using Attribute = Json;

/// Attributes by name, or a list of attributes where names repeat (R2.4).
using Attributes = std::variant<std::map<std::string, Attribute>, std::vector<Attribute>>;

/// Spatial reference system of an array (R2.7).
struct Srs {
  /// Definition in well-known text (R2.7).
  std::optional<std::string> wkt;
  /// For each axis of the data the number of its axis in the reference system (R2.7).
  std::optional<std::vector<WholeNumber>> data_axis_to_srs_axis_mapping;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const Srs&, const Srs&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Srs& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Srs& value);

/// Facts on storage, such as compression, by name (R2.8).
using StructuralInfo = std::map<std::string, std::string>;

/// What `type` says of a `RasterArray`.
enum class RasterArrayType {
  /// `array`.
  Array,
};

/// Writes the value as in JSON.
std::string_view to_string(RasterArrayType value);

/// An array: its data type, dimensions, attributes and, where printed, values (R2.3).
struct RasterArray {
  /// Name of the array (R2.3).
  std::optional<std::string> name;
  /// Tells an array from a group (R2.3).
  std::optional<RasterArrayType> type;
  /// A data type by name, or a compound (R2.5).
  std::optional<Datatype> datatype;
  /// Dimensions in order, each described or named (R2.6).
  std::optional<Dimensions> dimensions;
  /// Attributes by name, or a list of attributes where names repeat (R2.4).
  std::optional<Attributes> attributes;
  /// Spatial reference system of an array (R2.7).
  std::optional<Srs> srs;
  /// A string, a number, an object or an array, with anything inside (R2.9).
  std::optional<Value> nodata_value;
  /// Factor from stored to real values (R2.3).
  std::optional<double> scale;
  /// Real value of a stored zero (R2.3).
  std::optional<double> offset;
  /// A string, a number, an object or an array, with anything inside (R2.9).
  std::optional<Value> values;
  /// Unit of the real values (R2.3).
  std::optional<std::string> unit;
  /// Facts on storage, such as compression, by name (R2.8).
  std::optional<StructuralInfo> structural_info;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const RasterArray&, const RasterArray&);
};

/// Writes the record as JSON.
void to_json(Json& json, const RasterArray& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, RasterArray& value);

/// Groups by name, or a list of groups where names repeat (R2.2).
using Groups = std::variant<std::map<std::string, RasterGroup>, std::vector<RasterGroup>>;

/// What `type` says of a `RasterGroup`.
enum class RasterGroupType {
  /// `group`.
  Group,
};

/// Writes the value as in JSON.
std::string_view to_string(RasterGroupType value);

/// A group of arrays, attributes and further groups (R2.2).
struct RasterGroup {
  /// Name of the driver that read the dataset (R2.2).
  std::optional<std::string> driver;
  /// Name of the group, `/` for the root group (R2.2).
  std::optional<std::string> name;
  /// Tells a group from an array (R2.2).
  std::optional<RasterGroupType> type;
  /// Dimensions in order, each described or named (R2.6).
  std::optional<Dimensions> dimensions;
  /// Arrays by name (R2.2).
  std::optional<std::map<std::string, RasterArray>> arrays;
  /// Attributes by name, or a list of attributes where names repeat (R2.4).
  std::optional<Attributes> attributes;
  /// Groups by name, or a list of groups where names repeat (R2.2).
  std::optional<Groups> groups;
  /// Facts on storage, such as compression, by name (R2.8).
  std::optional<StructuralInfo> structural_info;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const RasterGroup&, const RasterGroup&);
};

/// Writes the record as JSON.
void to_json(Json& json, const RasterGroup& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, RasterGroup& value);

/// Structure of a multidimensional raster dataset: a group or an array (R2.1). No property is required, and objects accept only the listed properties (R1).
using RasterInfo = std::variant<
    RasterGroup,
    RasterArray>;

/// What `type` says of a `AttributeObject`.
enum class AttributeObjectType {
  /// `attribute`.
  Attribute,
};

/// Writes the value as in JSON.
std::string_view to_string(AttributeObjectType value);

/// An attribute with its data type (R2.4).
struct AttributeObject {
  /// Name of the attribute (R2.4).
  std::optional<std::string> name;
  /// Always `attribute` (R2.4).
  std::optional<AttributeObjectType> type;
  /// A data type by name, or a compound (R2.5).
  std::optional<Datatype> datatype;
  /// A string, a number, an object or an array, with anything inside (R2.9).
  std::optional<Value> value;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const AttributeObject&, const AttributeObject&);
};

/// Writes the record as JSON.
void to_json(Json& json, const AttributeObject& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, AttributeObject& value);

/// Reads a document from the exact bytes of a body. Throws `UnreadableError` where it is no JSON text, and `DecodeError`,
/// which names each place, where it breaks the contract.
RasterInfo parse_raster_info(std::string_view body);

/// Writes a document as JSON text: what was parsed, with unknown members, and nothing that was missing. Throws
/// `std::exception` where a text is not UTF-8 or a number not finite.
std::string write_raster_info(const RasterInfo& document);

}  // namespace annotation_contracts::raster_info_2019
