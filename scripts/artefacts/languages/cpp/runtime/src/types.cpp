#include "types.hpp"

namespace annotation_contracts::detail {

using Kind = Type::Kind;

Table::Table(Json table, Mode mode) : rows_(std::move(table)) {
  for (const auto& [name, row] : rows_["formats"].items()) formats_[name] = format_of(row);
  const std::string own = mode == Mode::Strict ? "strict" : "tolerant";
  std::vector<const Json*> rows;
  for (const Json& row : rows_["types"])
    if (row.value("mode", own) == own) rows.push_back(&row);
  for (const Json* row : rows) types_[row->at("name")];
  for (const Json* row : rows) fill(types_[row->at("name")], *row, mode == Mode::Tolerant && !row->contains("mode"));
  main_ = &named(rows_["main"].get_ref<const std::string&>());
}

const Type* Table::compile(const Json& row, bool is_loose) {
  if (row["kind"] == "named") return &named(row["name"].get_ref<const std::string&>());
  Type& type = nameless_.emplace_back();
  fill(type, row, is_loose);
  return &type;
}

void Table::fill(Type& type, const Json& row, bool is_loose) {
  static const std::map<std::string, Kind, std::less<>> kinds = {
      {"alias", Kind::Alias},     {"string", Kind::String},  {"number", Kind::Number},      {"integer", Kind::Integer},
      {"boolean", Kind::Boolean}, {"json", Kind::Json},      {"list", Kind::List},          {"map", Kind::Map},
      {"record", Kind::Record},   {"sum", Kind::Sum},        {"union", Kind::Union},        {"nullable", Kind::Nullable},
      {"constant", Kind::Values}, {"enumeration", Kind::Values}, {"vocabulary", Kind::Values}};
  const auto member = [&row](const char* name) -> const Json* {
    const auto found = row.find(name);
    return found == row.end() || found->is_null() ? nullptr : &*found;
  };
  type.row = &row;
  if (is_loose) type.loose = member("loose");
  type.is_marked = row.value("open", row.value("safe", false));
  type.kind = kinds.at(row["kind"]);
  type.bounds = member(type.kind == Kind::Number || type.kind == Kind::Integer ? "range" : "length");
  for (const char* name : {"type", "of", "items", "values", "rest"})
    if (const Json* inner = member(name); inner != nullptr && inner->is_object()) type.inner = compile(*inner, is_loose);
  if (type.kind == Kind::Values && type.is_marked) type.kind = Kind::String;
  if (type.kind == Kind::Values) {
    if (row["kind"] == "constant") type.values = {row["value"]};
    else type.values = row["values"].get<std::vector<Json>>();
  }
  if (const Json* format = member("format"); format != nullptr && !is_loose)
    if (const auto found = formats_.find(format->get_ref<const std::string&>()); found != formats_.end()) type.format = &found->second;
  if (type.kind == Kind::Record) {
    for (const Json& field : row["fields"])
      type.parts.push_back({field["name"], compile(field["type"], is_loose), field.value("optional", false)});
    type.is_closed = type.inner->kind == Kind::Json && type.inner->row->at("types").empty();
    if (!is_loose) type.before = member("before");
    if (type.is_closed && is_loose) {
      type.is_closed = false;
      type.inner = nullptr;
    }
  }
  if (const Json* branches = member("branches"))
    for (const Json& one : *branches)
      type.parts.push_back(type.kind == Kind::Sum ? Type::Part{one["value"], &named(one["record"].get_ref<const std::string&>())}
                                                  : Type::Part{one["json"], compile(one["type"], is_loose)});
}

}  // namespace annotation_contracts::detail
