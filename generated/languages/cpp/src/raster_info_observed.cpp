// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#include "annotation_contracts/raster_info_observed.hpp"

#include "decoding.hpp"
#include "encoding.hpp"

namespace annotation_contracts::raster_info_observed {

using detail::Is;

extern const detail::Edition contract;
constinit const detail::Edition contract("observed",
    R"table({"table":1,"name":"raster-info","edition":"observed","main":"RasterInfo","formats":{},"types":[)table"
    R"table({"kind":"vocabulary","values":["String","Byte","Int8","Int16","UInt16","Int32","UInt32","Int64","UInt64","Float16","Float32","Float64","CInt16","CInt32","CFloat16","CFloat32","CFloat64","Unknown"],"open":false,"name":"DatatypeName","phrase":"one of \"String\", \"Byte\", \"Int8\", \"Int16\", \"UInt16\", \"Int32\", \"UInt32\", \"Int64\", \"UInt64\", \"Float16\", \"Float32\", \"Float64\", \"CInt16\", \"CInt32\", \"CFloat16\", \"CFloat32\", \"CFloat64\", \"Unknown\""},)table"
    R"table({"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"offset","type":{"kind":"integer","safe":false},"optional":true},{"name":"type","type":{"kind":"named","name":"Datatype"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Component"},)table"
    R"table({"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"size","type":{"kind":"integer","safe":false},"optional":true},{"name":"components","type":{"kind":"list","items":{"kind":"named","name":"Component"}},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Compound"},)table"
    R"table({"kind":"vocabulary","values":["Int8","Byte","Int16","UInt16","Int32","UInt32","Int64","UInt64"],"open":false,"name":"EnumerationType","phrase":"one of \"Int8\", \"Byte\", \"Int16\", \"UInt16\", \"Int32\", \"UInt32\", \"Int64\", \"UInt64\""},)table"
    R"table({"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"type","type":{"kind":"named","name":"EnumerationType"},"optional":true},{"name":"attribute_table","type":{"kind":"list","items":{"kind":"json","types":["object"],"phrase":"an object"}},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Enumeration"},)table"
    R"table({"kind":"sum","open":false,"branches":[{"value":"","record":"Compound"},{"value":"","record":"Enumeration"}],"name":"DatatypeObject"},)table"
    R"table({"kind":"union","branches":[{"json":"string","type":{"kind":"named","name":"DatatypeName"}},{"json":"object","type":{"kind":"named","name":"DatatypeObject"}}],"name":"Datatype","phrase":"one of \"String\", \"Byte\", \"Int8\", \"Int16\", \"UInt16\", \"Int32\", \"UInt32\", \"Int64\", \"UInt64\", \"Float16\", \"Float32\", \"Float64\", \"CInt16\", \"CInt32\", \"CFloat16\", \"CFloat32\", \"CFloat64\", \"Unknown\", an object"},)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["string","number","boolean","null","object","array"],"phrase":"a string or a number or a boolean or null or an array or an object"},"name":"PrintedValue"},)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["string","number","boolean","null","object","array"],"phrase":"a string or a number or a boolean or null or an array or an object"},"name":"Attribute"},)table"
    R"table({"kind":"union","branches":[{"json":"object","type":{"kind":"map","values":{"kind":"named","name":"Attribute"}}},{"json":"array","type":{"kind":"list","items":{"kind":"named","name":"Attribute"}}}],"name":"Attributes","phrase":"an array or an object"},)table"
    R"table({"kind":"record","fields":[{"name":"wkt","type":{"kind":"string"},"optional":true},{"name":"data_axis_to_srs_axis_mapping","type":{"kind":"list","items":{"kind":"integer","safe":false}},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Srs"},)table"
    R"table({"kind":"alias","type":{"kind":"json","types":["string","number","object","array"],"phrase":"a string or a number or an array or an object"},"name":"Value"},)table"
    R"table({"kind":"vocabulary","values":["NaN","Infinity","-Infinity"],"open":false,"name":"NumberName","phrase":"one of \"NaN\", \"Infinity\", \"-Infinity\""},)table"
    R"table({"kind":"union","branches":[{"json":"number","type":{"kind":"number"}},{"json":"string","type":{"kind":"named","name":"NumberName"}}],"name":"NumberOrName","phrase":"one of \"NaN\", \"Infinity\", \"-Infinity\", a number"},)table"
    R"table({"kind":"record","fields":[{"name":"min","type":{"kind":"named","name":"NumberOrName"},"optional":true},{"name":"max","type":{"kind":"named","name":"NumberOrName"},"optional":true},{"name":"mean","type":{"kind":"named","name":"NumberOrName"},"optional":true},{"name":"stddev","type":{"kind":"named","name":"NumberOrName"},"optional":true},{"name":"valid_sample_count","type":{"kind":"integer","safe":false},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Statistics"},)table"
    R"table({"kind":"alias","type":{"kind":"map","values":{"kind":"string"}},"name":"StructuralInfo"},)table"
    R"table({"kind":"union","branches":[{"json":"object","type":{"kind":"named","name":"RasterArray"}},{"json":"string","type":{"kind":"string"}}],"name":"OverviewOrName","phrase":"a string or an object"},)table"
    R"table({"kind":"alias","type":{"kind":"list","items":{"kind":"named","name":"OverviewOrName"}},"name":"Overviews"},)table"
    R"table({"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"full_name","type":{"kind":"string"},"optional":true},{"name":"type","type":{"kind":"constant","value":"array","phrase":"\"array\""},"optional":true},{"name":"datatype","type":{"kind":"named","name":"Datatype"},"optional":true},{"name":"dimensions","type":{"kind":"named","name":"Dimensions"},"optional":true},{"name":"dimension_size","type":{"kind":"list","items":{"kind":"number"}},"optional":true},{"name":"block_size","type":{"kind":"list","items":{"kind":"number"}},"optional":true},{"name":"attributes","type":{"kind":"named","name":"Attributes"},"optional":true},{"name":"srs","type":{"kind":"named","name":"Srs"},"optional":true},{"name":"nodata_value","type":{"kind":"named","name":"Value"},"optional":true},{"name":"scale","type":{"kind":"named","name":"NumberOrName"},"optional":true},{"name":"offset","type":{"kind":"named","name":"NumberOrName"},"optional":true},{"name":"values","type":{"kind":"named","name":"PrintedValue"},"optional":true},{"name":"statistics","type":{"kind":"named","name":"Statistics"},"optional":true},{"name":"unit","type":{"kind":"string"},"optional":true},{"name":"structural_info","type":{"kind":"named","name":"StructuralInfo"},"optional":true},{"name":"overviews","type":{"kind":"named","name":"Overviews"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"RasterArray"},)table"
    R"table({"kind":"union","branches":[{"json":"string","type":{"kind":"string"}},{"json":"object","type":{"kind":"map","values":{"kind":"named","name":"RasterArray"}}}],"name":"IndexingVariable","phrase":"a string or an object"},)table"
    R"table({"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"full_name","type":{"kind":"string"},"optional":true},{"name":"size","type":{"kind":"integer","safe":false},"optional":true},{"name":"type","type":{"kind":"string"},"optional":true},{"name":"direction","type":{"kind":"string"},"optional":true},{"name":"indexing_variable","type":{"kind":"named","name":"IndexingVariable"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"Dimension"},)table"
    R"table({"kind":"union","branches":[{"json":"object","type":{"kind":"named","name":"Dimension"}},{"json":"string","type":{"kind":"string"}}],"name":"DimensionOrName","phrase":"a string or an object"},)table"
    R"table({"kind":"alias","type":{"kind":"list","items":{"kind":"named","name":"DimensionOrName"}},"name":"Dimensions"},)table"
    R"table({"kind":"union","branches":[{"json":"object","type":{"kind":"map","values":{"kind":"named","name":"RasterGroup"}}},{"json":"array","type":{"kind":"list","items":{"kind":"named","name":"RasterGroup"}}}],"name":"Groups","phrase":"an array or an object"},)table"
    R"table({"kind":"record","fields":[{"name":"driver","type":{"kind":"string"},"optional":true},{"name":"name","type":{"kind":"string"},"optional":true},{"name":"full_name","type":{"kind":"string"},"optional":true},{"name":"type","type":{"kind":"constant","value":"group","phrase":"\"group\""},"optional":true},{"name":"dimensions","type":{"kind":"named","name":"Dimensions"},"optional":true},{"name":"arrays","type":{"kind":"map","values":{"kind":"named","name":"RasterArray"}},"optional":true},{"name":"attributes","type":{"kind":"named","name":"Attributes"},"optional":true},{"name":"groups","type":{"kind":"named","name":"Groups"},"optional":true},{"name":"structural_info","type":{"kind":"named","name":"StructuralInfo"},"optional":true},{"name":"datatypes","type":{"kind":"list","items":{"kind":"named","name":"Datatype"}},"optional":true}],"rest":{"kind":"json","types":[]},"name":"RasterGroup"},)table"
    R"table({"kind":"sum","tag":"type","open":false,"branches":[{"value":"group","record":"RasterGroup"},{"value":"array","record":"RasterArray"}],"name":"RasterInfo"},)table"
    R"table({"kind":"record","fields":[{"name":"name","type":{"kind":"string"},"optional":true},{"name":"type","type":{"kind":"constant","value":"attribute","phrase":"\"attribute\""},"optional":true},{"name":"datatype","type":{"kind":"named","name":"Datatype"},"optional":true},{"name":"value","type":{"kind":"named","name":"PrintedValue"},"optional":true}],"rest":{"kind":"json","types":[]},"name":"AttributeObject"})table"
    R"table(]})table");

static std::span<const std::string_view> words_of(DatatypeName) {
  static constexpr std::array<std::string_view, 18> words = {"String", "Byte", "Int8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Float16", "Float32", "Float64", "CInt16", "CInt32", "CFloat16", "CFloat32", "CFloat64", "Unknown"};
  return words;
}

std::string_view to_string(DatatypeName value) {
  return words_of(value)[static_cast<std::size_t>(value)];
}

static std::span<const std::string_view> words_of(EnumerationType) {
  static constexpr std::array<std::string_view, 8> words = {"Int8", "Byte", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64"};
  return words;
}

std::string_view to_string(EnumerationType value) {
  return words_of(value)[static_cast<std::size_t>(value)];
}

static std::span<const std::string_view> words_of(NumberName) {
  static constexpr std::array<std::string_view, 3> words = {"NaN", "Infinity", "-Infinity"};
  return words;
}

std::string_view to_string(NumberName value) {
  return words_of(value)[static_cast<std::size_t>(value)];
}

static std::span<const std::string_view> words_of(RasterArrayType) {
  static constexpr std::array<std::string_view, 1> words = {"array"};
  return words;
}

std::string_view to_string(RasterArrayType value) {
  return words_of(value)[static_cast<std::size_t>(value)];
}

static std::span<const std::string_view> words_of(RasterGroupType) {
  static constexpr std::array<std::string_view, 1> words = {"group"};
  return words;
}

std::string_view to_string(RasterGroupType value) {
  return words_of(value)[static_cast<std::size_t>(value)];
}

static std::span<const std::string_view> words_of(AttributeObjectType) {
  static constexpr std::array<std::string_view, 1> words = {"attribute"};
  return words;
}

std::string_view to_string(AttributeObjectType value) {
  return words_of(value)[static_cast<std::size_t>(value)];
}

static void members_of(Is<Component> auto& value, auto& members) {
  members.optional("name", value.name);
  members.optional("offset", value.offset);
  members.optional("type", value.type);
}

static void members_of(Is<Compound> auto& value, auto& members) {
  members.optional("name", value.name);
  members.optional("size", value.size);
  members.optional("components", value.components);
}

static void members_of(Is<Enumeration> auto& value, auto& members) {
  members.optional("name", value.name);
  members.optional("type", value.type);
  members.optional("attribute_table", value.attribute_table);
}

static void members_of(Is<Srs> auto& value, auto& members) {
  members.optional("wkt", value.wkt);
  members.optional("data_axis_to_srs_axis_mapping", value.data_axis_to_srs_axis_mapping);
}

static void members_of(Is<Statistics> auto& value, auto& members) {
  members.optional("min", value.min);
  members.optional("max", value.max);
  members.optional("mean", value.mean);
  members.optional("stddev", value.stddev);
  members.optional("valid_sample_count", value.valid_sample_count);
}

static void members_of(Is<RasterArray> auto& value, auto& members) {
  members.optional("name", value.name);
  members.optional("full_name", value.full_name);
  members.optional("type", value.type);
  members.optional("datatype", value.datatype);
  members.optional("dimensions", value.dimensions);
  members.optional("dimension_size", value.dimension_size);
  members.optional("block_size", value.block_size);
  members.optional("attributes", value.attributes);
  members.optional("srs", value.srs);
  members.optional("nodata_value", value.nodata_value);
  members.optional("scale", value.scale);
  members.optional("offset", value.offset);
  members.optional("values", value.values);
  members.optional("statistics", value.statistics);
  members.optional("unit", value.unit);
  members.optional("structural_info", value.structural_info);
  members.optional("overviews", value.overviews);
}

static void members_of(Is<Dimension> auto& value, auto& members) {
  members.optional("name", value.name);
  members.optional("full_name", value.full_name);
  members.optional("size", value.size);
  members.optional("type", value.type);
  members.optional("direction", value.direction);
  members.optional("indexing_variable", value.indexing_variable);
}

static void members_of(Is<RasterGroup> auto& value, auto& members) {
  members.optional("driver", value.driver);
  members.optional("name", value.name);
  members.optional("full_name", value.full_name);
  members.optional("type", value.type);
  members.optional("dimensions", value.dimensions);
  members.optional("arrays", value.arrays);
  members.optional("attributes", value.attributes);
  members.optional("groups", value.groups);
  members.optional("structural_info", value.structural_info);
  members.optional("datatypes", value.datatypes);
}

static void members_of(Is<AttributeObject> auto& value, auto& members) {
  members.optional("name", value.name);
  members.optional("type", value.type);
  members.optional("datatype", value.datatype);
  members.optional("value", value.value);
}

bool operator==(const Component&, const Component&) = default;

void to_json(Json& json, const Component& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Component& value) {
  value = detail::decode<Component>(contract, Json(json), Mode::Tolerant, "Component");
}

bool operator==(const Compound&, const Compound&) = default;

void to_json(Json& json, const Compound& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Compound& value) {
  value = detail::decode<Compound>(contract, Json(json), Mode::Tolerant, "Compound");
}

bool operator==(const Enumeration&, const Enumeration&) = default;

void to_json(Json& json, const Enumeration& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Enumeration& value) {
  value = detail::decode<Enumeration>(contract, Json(json), Mode::Tolerant, "Enumeration");
}

bool operator==(const Srs&, const Srs&) = default;

void to_json(Json& json, const Srs& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Srs& value) {
  value = detail::decode<Srs>(contract, Json(json), Mode::Tolerant, "Srs");
}

bool operator==(const Statistics&, const Statistics&) = default;

void to_json(Json& json, const Statistics& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Statistics& value) {
  value = detail::decode<Statistics>(contract, Json(json), Mode::Tolerant, "Statistics");
}

bool operator==(const RasterArray&, const RasterArray&) = default;

void to_json(Json& json, const RasterArray& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, RasterArray& value) {
  value = detail::decode<RasterArray>(contract, Json(json), Mode::Tolerant, "RasterArray");
}

bool operator==(const Dimension&, const Dimension&) = default;

void to_json(Json& json, const Dimension& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, Dimension& value) {
  value = detail::decode<Dimension>(contract, Json(json), Mode::Tolerant, "Dimension");
}

bool operator==(const RasterGroup&, const RasterGroup&) = default;

void to_json(Json& json, const RasterGroup& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, RasterGroup& value) {
  value = detail::decode<RasterGroup>(contract, Json(json), Mode::Tolerant, "RasterGroup");
}

bool operator==(const AttributeObject&, const AttributeObject&) = default;

void to_json(Json& json, const AttributeObject& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, AttributeObject& value) {
  value = detail::decode<AttributeObject>(contract, Json(json), Mode::Tolerant, "AttributeObject");
}

RasterInfo take_raster_info(Json&& node, const detail::Reading& reading) {
  return detail::take<RasterInfo>(std::move(node), reading);
}

RasterInfo parse_raster_info(std::string_view body, Mode mode) {
  return detail::decode<RasterInfo>(contract, detail::read_json(body), mode);
}

std::string write_raster_info(const RasterInfo& document) {
  return detail::write_json(detail::encode(document));
}

Json encode_raster_info(const RasterInfo& document) {
  return detail::encode(document);
}

RasterInfo decode_raster_info(const Json& json) {
  return detail::decode<RasterInfo>(contract, Json(json));
}

}  // namespace annotation_contracts::raster_info_observed
