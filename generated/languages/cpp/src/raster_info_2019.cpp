// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#include "annotation_contracts/raster_info_2019.hpp"

#include "decoding.hpp"
#include "encoding.hpp"
#include "members.hpp"

namespace annotation_contracts::raster_info_2019 {
namespace {

using namespace detail;

constexpr std::array<std::string_view, 12> datatype_name_words = {
    "String",
    "Byte",
    "Int16",
    "UInt16",
    "Int32",
    "UInt32",
    "Float32",
    "Float64",
    "CInt16",
    "CInt32",
    "CFloat32",
    "CFloat64",
};

constexpr std::array<std::string_view, 1> raster_array_type_words = {
    "array",
};

constexpr std::array<std::string_view, 1> raster_group_type_words = {
    "group",
};

constexpr std::array<std::string_view, 1> attribute_object_type_words = {
    "attribute",
};

Dimension read_dimension(Json&& node, const Place& at);
DimensionOrName read_dimension_or_name(Json&& node, const Place& at);
Component read_component(Json&& node, const Place& at);
Compound read_compound(Json&& node, const Place& at);
Datatype read_datatype(Json&& node, const Place& at);
Attributes read_attributes(Json&& node, const Place& at);
Srs read_srs(Json&& node, const Place& at);
RasterArray read_raster_array(Json&& node, const Place& at);
Groups read_groups(Json&& node, const Place& at);
RasterGroup read_raster_group(Json&& node, const Place& at);
RasterInfo read_raster_info(Json&& node, const Place& at);
AttributeObject read_attribute_object(Json&& node, const Place& at);

Dimension read_dimension(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Dimension value;
  members.optional("name", decode_string, value.name);
  members.optional("full_name", decode_string, value.full_name);
  members.optional("size", decode_integer, value.size);
  members.optional("type", decode_string, value.type);
  members.optional("direction", decode_string, value.direction);
  members.optional("indexing_variable", decode_string, value.indexing_variable);
  value.extra = members.extra();
  return value;
}

DimensionOrName read_dimension_or_name(Json&& node, const Place& at) {
  const std::string_view type = type_of(node);
  if (type == "object") return read_dimension(std::move(node), at);
  if (type == "string") return decode_string(std::move(node), at);
  at.mismatch("object or string", node);
  return {};
}

Component read_component(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Component value;
  members.optional("name", decode_string, value.name);
  members.optional("offset", decode_integer, value.offset);
  members.optional("type", read_datatype, value.type);
  value.extra = members.extra();
  return value;
}

Compound read_compound(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Compound value;
  members.optional("name", decode_string, value.name);
  members.optional("size", decode_integer, value.size);
  members.optional("components", list_of(read_component), value.components);
  value.extra = members.extra();
  return value;
}

Datatype read_datatype(Json&& node, const Place& at) {
  const std::string_view type = type_of(node);
  if (type == "string") return word_of<DatatypeName>(datatype_name_words)(std::move(node), at);
  if (type == "object") return read_compound(std::move(node), at);
  at.mismatch("string or object", node);
  return {};
}

Attributes read_attributes(Json&& node, const Place& at) {
  const std::string_view type = type_of(node);
  if (type == "object") return map_of(json_of("string or number or object or array"))(std::move(node), at);
  if (type == "array") return list_of(json_of("string or number or object or array"))(std::move(node), at);
  at.mismatch("object or array", node);
  return {};
}

Srs read_srs(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Srs value;
  members.optional("wkt", decode_string, value.wkt);
  members.optional("data_axis_to_srs_axis_mapping", list_of(decode_integer), value.data_axis_to_srs_axis_mapping);
  value.extra = members.extra();
  return value;
}

RasterArray read_raster_array(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  RasterArray value;
  members.optional("name", decode_string, value.name);
  members.optional("type", word_of<RasterArrayType>(raster_array_type_words), value.type);
  members.optional("datatype", read_datatype, value.datatype);
  members.optional("dimensions", list_of(read_dimension_or_name), value.dimensions);
  members.optional("attributes", read_attributes, value.attributes);
  members.optional("srs", read_srs, value.srs);
  members.optional("nodata_value", json_of("string or number or object or array"), value.nodata_value);
  members.optional("scale", decode_number, value.scale);
  members.optional("offset", decode_number, value.offset);
  members.optional("values", json_of("string or number or object or array"), value.values);
  members.optional("unit", decode_string, value.unit);
  members.optional("structural_info", map_of(decode_string), value.structural_info);
  value.extra = members.extra();
  return value;
}

Groups read_groups(Json&& node, const Place& at) {
  const std::string_view type = type_of(node);
  if (type == "object") return map_of(read_raster_group)(std::move(node), at);
  if (type == "array") return list_of(read_raster_group)(std::move(node), at);
  at.mismatch("object or array", node);
  return {};
}

RasterGroup read_raster_group(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  RasterGroup value;
  members.optional("driver", decode_string, value.driver);
  members.optional("name", decode_string, value.name);
  members.optional("type", word_of<RasterGroupType>(raster_group_type_words), value.type);
  members.optional("dimensions", list_of(read_dimension_or_name), value.dimensions);
  members.optional("arrays", map_of(read_raster_array), value.arrays);
  members.optional("attributes", read_attributes, value.attributes);
  members.optional("groups", read_groups, value.groups);
  members.optional("structural_info", map_of(decode_string), value.structural_info);
  value.extra = members.extra();
  return value;
}

RasterInfo read_raster_info(Json&& node, const Place& at) {
  std::vector<Branch<RasterInfo>> branches = {
      {"group", {"driver", "name", "type", "dimensions", "arrays", "attributes", "groups", "structural_info"},
       [](Json&& branch, const Place& place) -> RasterInfo { return read_raster_group(std::move(branch), place); }},
      {"array", {"name", "type", "datatype", "dimensions", "attributes", "srs", "nodata_value", "scale", "offset", "values", "unit", "structural_info"},
       [](Json&& branch, const Place& place) -> RasterInfo { return read_raster_array(std::move(branch), place); }},
  };
  return choose("type", std::move(branches), std::move(node), at);
}

AttributeObject read_attribute_object(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  AttributeObject value;
  members.optional("name", decode_string, value.name);
  members.optional("type", word_of<AttributeObjectType>(attribute_object_type_words), value.type);
  members.optional("datatype", read_datatype, value.datatype);
  members.optional("value", json_of("string or number or object or array"), value.value);
  value.extra = members.extra();
  return value;
}

}  // namespace

std::string_view to_string(DatatypeName value) {
  return datatype_name_words.at(static_cast<std::size_t>(value));
}

std::string_view to_string(RasterArrayType value) {
  return raster_array_type_words.at(static_cast<std::size_t>(value));
}

std::string_view to_string(RasterGroupType value) {
  return raster_group_type_words.at(static_cast<std::size_t>(value));
}

std::string_view to_string(AttributeObjectType value) {
  return attribute_object_type_words.at(static_cast<std::size_t>(value));
}

bool operator==(const Dimension&, const Dimension&) = default;

void to_json(Json& json, const Dimension& value) {
  json = value.extra;
  put_optional(json, "name", value.name);
  put_optional(json, "full_name", value.full_name);
  put_optional(json, "size", value.size);
  put_optional(json, "type", value.type);
  put_optional(json, "direction", value.direction);
  put_optional(json, "indexing_variable", value.indexing_variable);
}

void from_json(const Json& json, Dimension& value) {
  value = decode_document(read_dimension, Json(json));
}

bool operator==(const Component&, const Component&) = default;

void to_json(Json& json, const Component& value) {
  json = value.extra;
  put_optional(json, "name", value.name);
  put_optional(json, "offset", value.offset);
  put_optional(json, "type", value.type);
}

void from_json(const Json& json, Component& value) {
  value = decode_document(read_component, Json(json));
}

bool operator==(const Compound&, const Compound&) = default;

void to_json(Json& json, const Compound& value) {
  json = value.extra;
  put_optional(json, "name", value.name);
  put_optional(json, "size", value.size);
  put_optional(json, "components", value.components);
}

void from_json(const Json& json, Compound& value) {
  value = decode_document(read_compound, Json(json));
}

bool operator==(const Srs&, const Srs&) = default;

void to_json(Json& json, const Srs& value) {
  json = value.extra;
  put_optional(json, "wkt", value.wkt);
  put_optional(json, "data_axis_to_srs_axis_mapping", value.data_axis_to_srs_axis_mapping);
}

void from_json(const Json& json, Srs& value) {
  value = decode_document(read_srs, Json(json));
}

bool operator==(const RasterArray&, const RasterArray&) = default;

void to_json(Json& json, const RasterArray& value) {
  json = value.extra;
  put_optional(json, "name", value.name);
  put_optional(json, "type", value.type);
  put_optional(json, "datatype", value.datatype);
  put_optional(json, "dimensions", value.dimensions);
  put_optional(json, "attributes", value.attributes);
  put_optional(json, "srs", value.srs);
  put_optional(json, "nodata_value", value.nodata_value);
  put_optional(json, "scale", value.scale);
  put_optional(json, "offset", value.offset);
  put_optional(json, "values", value.values);
  put_optional(json, "unit", value.unit);
  put_optional(json, "structural_info", value.structural_info);
}

void from_json(const Json& json, RasterArray& value) {
  value = decode_document(read_raster_array, Json(json));
}

bool operator==(const RasterGroup&, const RasterGroup&) = default;

void to_json(Json& json, const RasterGroup& value) {
  json = value.extra;
  put_optional(json, "driver", value.driver);
  put_optional(json, "name", value.name);
  put_optional(json, "type", value.type);
  put_optional(json, "dimensions", value.dimensions);
  put_optional(json, "arrays", value.arrays);
  put_optional(json, "attributes", value.attributes);
  put_optional(json, "groups", value.groups);
  put_optional(json, "structural_info", value.structural_info);
}

void from_json(const Json& json, RasterGroup& value) {
  value = decode_document(read_raster_group, Json(json));
}

bool operator==(const AttributeObject&, const AttributeObject&) = default;

void to_json(Json& json, const AttributeObject& value) {
  json = value.extra;
  put_optional(json, "name", value.name);
  put_optional(json, "type", value.type);
  put_optional(json, "datatype", value.datatype);
  put_optional(json, "value", value.value);
}

void from_json(const Json& json, AttributeObject& value) {
  value = decode_document(read_attribute_object, Json(json));
}

RasterInfo parse_raster_info(std::string_view body) {
  return decode_document(read_raster_info, read_json(body));
}

std::string write_raster_info(const RasterInfo& document) {
  return write_json(encode(document));
}

Json encode_raster_info(const RasterInfo& document) {
  return encode(document);
}

RasterInfo decode_raster_info(const Json& json) {
  return decode_document(read_raster_info, Json(json));
}

}  // namespace annotation_contracts::raster_info_2019
