// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#pragma once

/// @file
/// Types of the contract `raster-info`, edition observed.

#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "annotation_contracts/json.hpp"

namespace annotation_contracts::raster_info_observed {

struct Compound;
struct Enumeration;
struct Component;
struct RasterArray;
struct Dimension;
struct RasterGroup;

/// One of the allowed strings for a datatype (R2.5). `Int8`, `Int64`, `UInt64`, `Float16` and `CFloat16` since gdalmdiminfo 3.11; programs print `Int64` and `UInt64` since 3.5, `Int8` since 3.7. `Unknown` stands for a type without a name of its own: printed since 3.2, in no published schema.
enum class DatatypeName {
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
};

/// Returns the value as in JSON.
std::string_view to_string(DatatypeName value);

/// A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
using DatatypeObject = std::variant<Compound, Enumeration>;

/// A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
using Datatype = std::variant<DatatypeName, DatatypeObject>;

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

/// Integer type that stores a value; since gdalmdiminfo 3.12.
enum class EnumerationType {
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
};

/// Returns the value as in JSON.
std::string_view to_string(EnumerationType value);

/// A data type whose values have names; since gdalmdiminfo 3.12.
struct Enumeration {
  /// Name of the enumeration; since gdalmdiminfo 3.12.
  std::optional<std::string> name;
  /// Integer type that stores a value; since gdalmdiminfo 3.12.
  std::optional<EnumerationType> type;
  /// One row per value, such as `{"value": 1, "name": "water"}`; any object is a row. Since gdalmdiminfo 3.12.
  std::optional<std::vector<JsonObject>> attribute_table;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Enumeration&, const Enumeration&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Enumeration& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Enumeration& value);

/// Component of a compound datatype (R2.5).
struct Component {
  /// Name of the component (R2.5).
  std::optional<std::string> name;
  /// Offset (R2.5). Explanation: bytes from the start of a value to the component.
  std::optional<WholeNumber> offset;
  /// A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
  std::optional<Datatype> type;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Component&, const Component&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Component& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Component& value);

/// A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema.
using PrintedValue = Json;

/// Either a bare value or an object (R2.4). A bare value may be any object (R-attr). Null is printed since gdalmdiminfo 3.2, booleans since 3.4; neither is in a published schema.
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

/// A string, a number, an object or an array (R2.9). Anything may stand inside (R-value).
using Value = Json;

/// Name of a number that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
enum class NumberName {
  /// `NaN`.
  NaN,
  /// `Infinity`.
  Infinity,
  /// `-Infinity`.
  MinusInfinity,
};

/// Returns the value as in JSON.
std::string_view to_string(NumberName value);

/// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
using NumberOrName = std::variant<double, NumberName>;

/// Statistics of the values; printed with `-stats` since gdalmdiminfo 3.2, in no published schema.
struct Statistics {
  /// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
  std::optional<NumberOrName> min;
  /// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
  std::optional<NumberOrName> max;
  /// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
  std::optional<NumberOrName> mean;
  /// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
  std::optional<NumberOrName> stddev;
  /// Number of values that are not the no-data value. Where it is 0 the other members are missing.
  std::optional<WholeNumber> valid_sample_count;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Statistics&, const Statistics&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Statistics& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Statistics& value);

/// Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
using StructuralInfo = std::map<std::string, std::string>;

/// An overview, or the fully qualified name of the array that is one; since gdalmdiminfo 3.13.
using OverviewOrName = std::variant<RasterArray, std::string>;

/// Coarser versions of the array; since gdalmdiminfo 3.13.
using Overviews = std::vector<OverviewOrName>;

/// A dimension object, or the fully qualified name of a dimension (R2.6).
using DimensionOrName = std::variant<Dimension, std::string>;

/// Array whose items are each either a dimension or its name (R2.6).
using Dimensions = std::vector<DimensionOrName>;

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
  /// Fully qualified name, from the root group; since gdalmdiminfo 3.13.
  std::optional<std::string> full_name;
  /// Only `array` (R2.3).
  std::optional<RasterArrayType> type;
  /// A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
  std::optional<Datatype> datatype;
  /// Array whose items are each either a dimension or its name (R2.6).
  std::optional<Dimensions> dimensions;
  /// Number of elements along each dimension; since gdalmdiminfo 3.4.
  std::optional<std::vector<double>> dimension_size;
  /// Number of elements of a storage block along each dimension; since gdalmdiminfo 3.4.
  std::optional<std::vector<double>> block_size;
  /// Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
  std::optional<Attributes> attributes;
  /// Spatial reference (R2.7). Explanation: the reference system of an array.
  std::optional<Srs> srs;
  /// A string, a number, an object or an array (R2.9). Anything may stand inside (R-value).
  std::optional<Value> nodata_value;
  /// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
  std::optional<NumberOrName> scale;
  /// A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
  std::optional<NumberOrName> offset;
  /// A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema.
  std::optional<PrintedValue> values;
  /// Statistics of the values; printed with `-stats` since gdalmdiminfo 3.2, in no published schema.
  std::optional<Statistics> statistics;
  /// Unit (R2.3). Explanation: of the real values.
  std::optional<std::string> unit;
  /// Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
  std::optional<StructuralInfo> structural_info;
  /// Coarser versions of the array; since gdalmdiminfo 3.13.
  std::optional<Overviews> overviews;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const RasterArray&, const RasterArray&);
};

/// Writes the record as JSON.
void to_json(Json& json, const RasterArray& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, RasterArray& value);

/// Array that holds the coordinates: its name (R2.6), or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8).
using IndexingVariable = std::variant<std::string, std::map<std::string, RasterArray>>;

/// A dimension (R2.6). Explanation: of an array or group.
struct Dimension {
  /// Name of the dimension (R2.6).
  std::optional<std::string> name;
  /// Full name (R2.6). Explanation: fully qualified, from the root group.
  std::optional<std::string> full_name;
  /// Size (R2.6). Explanation: number of elements.
  std::optional<WholeNumber> size;
  /// Type (R2.6). Explanation: the kind of axis, such as `TEMPORAL`.
  std::optional<std::string> type;
  /// Direction (R2.6). Explanation: of the axis, such as `NORTH`.
  std::optional<std::string> direction;
  /// Array that holds the coordinates: its name (R2.6), or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8).
  std::optional<IndexingVariable> indexing_variable;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Dimension&, const Dimension&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Dimension& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Dimension& value);

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
  /// Fully qualified name, from the root group; since gdalmdiminfo 3.13.
  std::optional<std::string> full_name;
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
  /// Data types that the group declares; since gdalmdiminfo 3.12.
  std::optional<std::vector<Datatype>> datatypes;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const RasterGroup&, const RasterGroup&);
};

/// Writes the record as JSON.
void to_json(Json& json, const RasterGroup& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, RasterGroup& value);

/// Structure of a multidimensional raster dataset: a group or an array (R2.1), as gdalmdiminfo 3.2 to 3.13 prints it. No property is required, and objects accept only the listed properties (R1, E-raster). What no published schema has says so.
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
  /// A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
  std::optional<Datatype> datatype;
  /// A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's `values` this is inferred); neither is in a published schema.
  std::optional<PrintedValue> value;
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

}  // namespace annotation_contracts::raster_info_observed
