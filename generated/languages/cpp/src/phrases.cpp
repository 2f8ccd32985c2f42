// Generated from scripts/artefacts/languages/cpp/runtime/src/phrases.cpp by "npm run generate". Do not edit.

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "table.hpp"
#include "types.hpp"

namespace annotation_contracts::detail {
namespace {

using Kind = Type::Kind;

/// Characters of a value that a sentence shows.
constexpr std::size_t shown = 60;

std::string shorten(const std::string& text) {
  std::size_t characters = 0;
  for (std::size_t i = 0; i < text.size(); ++i)
    if ((text[i] & 0xC0) != 0x80 && ++characters > shown) return text.substr(0, i) + "…";
  return text;
}

std::string quote(const Json& value) {
  if (value == "") return "an empty text";
  if (value.is_string()) return Json(shorten(value)).dump(-1, ' ', false, Json::error_handler_t::replace);
  if (value.is_structured()) return value.is_array() ? "an array" : "an object";
  return shorten(value.dump());
}

std::string with_article(const std::string& types) {
  if (types.starts_with("a ") || types.starts_with("an ")) return types;
  std::string text;
  for (std::size_t start = 0; start <= types.size();) {
    const std::size_t end = std::min(types.find(' ', start), types.size());
    const std::string word = types.substr(start, end - start);
    const bool is_type = word == "string" || word == "number" || word == "boolean";
    const bool is_vowel = word == "integer" || word == "object" || word == "array";
    text += (start == 0 ? "" : " ") + std::string(is_type ? "a " : is_vowel ? "an " : "") + word;
    start = end + 1;
  }
  return text;
}

std::string phrase(const Json& expected) {
  static const std::map<std::string, std::string> words = {
      {"utc-date-time", "a UTC timestamp such as 2026-01-31T08:30:00Z"},
      {"http-url", "an absolute http or https URL"},
      {"http-url-or-path", "an http or https URL, or a path such as /api/tasks/15"},
      {"hex-colour", "a hex colour such as #33ddff"}};
  if (expected.is_string()) {
    const auto found = words.find(expected);
    return found == words.end() ? with_article(expected) : found->second;
  }
  std::string text;
  for (const std::string word : expected) {
    const bool is_type = word.starts_with('<') && word.ends_with('>') && word.size() > 2;
    text += (text.empty() ? "" : ", ") + (is_type ? with_article(word.substr(1, word.size() - 2)) : '"' + word + '"');
  }
  return expected.size() == 1 ? text : "one of " + text;
}

std::string bounded(std::string text, const Json* bounds) {
  static constexpr std::array<std::pair<const char*, const char*>, 4> words = {
      {{"min", " at least "}, {"above", " above "}, {"max", " at most "}, {"below", " below "}}};
  bool is_first = true;
  for (const auto& [name, word] : words) {
    if (bounds == nullptr || !bounds->contains(name)) continue;
    text += (is_first ? "" : " and") + std::string(word) + bounds->at(name).dump();
    is_first = false;
  }
  return text;
}

std::string text_of(const Type& type) {
  const std::string word = type.format == nullptr ? "string" : type.row->at("format").get<std::string>();
  return type.bounds == nullptr ? word : word + " of " + count(*type.bounds, "character");
}

}  // namespace

Json allowed_by(const Type& type) {
  switch (type.kind) {
    case Kind::Alias: return allowed_by(*type.inner);
    case Kind::String: return {{"string", text_of(type)}};
    case Kind::Number: return {{"number", bounded("number", type.bounds)}};
    case Kind::Integer: return {{"number", bounded("integer", type.bounds)}};
    case Kind::Boolean: return {{"boolean", "boolean"}};
    case Kind::List: return {{"array", "array"}};
    case Kind::Values: return listed(type.values);
    case Kind::Map:
    case Kind::Record:
    case Kind::Sum: return {{"object", "object"}};
    case Kind::Nullable: {
      Json allowed = allowed_by(*type.inner);
      allowed["null"] = "null";
      return allowed;
    }
    case Kind::Json:
    case Kind::Union: break;
  }
  Json allowed = Json::object();
  if (type.kind == Kind::Json)
    for (const std::string name : type.row->at("types")) allowed[name] = name;
  for (const auto& [name, own, _] : type.parts) allowed[name] = allowed_by(*own).value(name, Json());
  return allowed;
}

Json listed(const std::vector<Json>& values) {
  Json all = Json::object();
  for (const Json& value : values) {
    const std::string name = value.type_name();
    if (value.is_string())
      all[name].push_back(value);
    else if (value.is_primitive() && !value.is_null())
      all[name].push_back('<' + value.dump() + '>');
    else
      all[name] = name;
  }
  return all;
}

Json joined(const Json& allowed) {
  std::string text;
  Json list = Json::array();
  bool is_listed = false;
  for (const char* name : {"string", "number", "boolean", "null", "array", "object"}) {
    if (!allowed.contains(name)) continue;
    const Json& own = allowed[name];
    is_listed = is_listed || own.is_array();
    if (own.is_array()) {
      list.insert(list.end(), own.begin(), own.end());
    } else {
      list.push_back('<' + std::string(name) + '>');
      text += (text.empty() ? "" : " or ") + own.get<std::string>();
    }
  }
  return list.empty() ? Json("nothing") : is_listed ? list : Json(text);
}

std::string count(const Json& bounds, std::string_view unit) {
  const std::string low = bounds.contains("min") ? bounds["min"].dump() : "";
  const std::string high = bounds.contains("max") ? bounds["max"].dump() : "";
  const std::string units = ' ' + std::string(unit) + ((high.empty() ? low : high) == "1" ? "" : "s");
  if (low.empty()) return "at most " + high + units;
  if (high.empty()) return "at least " + low + units;
  return (low == high ? low : low + " to " + high) + units;
}

std::string sentence(std::string_view code, std::string_view step, const Json& expected, const Json& found) {
  if (code == "required") return "member \"" + std::string(step) + "\" is missing, expected " + phrase(expected);
  if (code == "unexpected") return "member \"" + shorten(std::string(step)) + "\" is not in the contract";
  // The limit of every integer comes before one of the contract.
  const bool is_huge = code == "range" && std::abs(found.get<double>()) > static_cast<double>(largest);
  return "expected " + (is_huge ? "an integer within ±" + std::to_string(largest) : phrase(expected)) + ", found " + quote(found);
}

}  // namespace annotation_contracts::detail
