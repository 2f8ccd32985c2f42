#pragma once

/// @file
/// Encodes the types of contracts as JSON.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "annotation_contracts/json.hpp"

namespace annotation_contracts::detail {

/// Throws `std::invalid_argument` for a number that JSON does not have.
void check_finite(double value);

/// Returns whether a type is made from a template.
template <class T, template <class...> class Template>
inline constexpr bool is_made_from = false;
template <class... T, template <class...> class Template>
inline constexpr bool is_made_from<Template<T...>, Template> = true;

/// Encodes a value of any type of a contract.
template <class T>
Json encode(const T& value) {
  if constexpr (std::is_floating_point_v<T>) check_finite(value);
  if constexpr (std::is_enum_v<T>) {
    return Json(to_string(value));
  } else if constexpr (std::is_same_v<T, WholeNumber>) {
    return value.json();
  } else if constexpr (is_made_from<T, std::optional>) {
    return value ? encode(*value) : Json(nullptr);
  } else if constexpr (is_made_from<T, Box>) {
    return encode(*value);
  } else if constexpr (is_made_from<T, std::variant>) {
    return std::visit([](const auto& own) { return encode(own); }, value);
  } else if constexpr (is_made_from<T, std::vector>) {
    Json array = Json::array();
    for (const auto& item : value) array.push_back(encode(item));
    return array;
  } else if constexpr (is_made_from<T, std::map> && !std::is_same_v<T, JsonObject>) {
    JsonObject object;
    for (const auto& [name, item] : value) object.emplace_hint(object.end(), name, encode(item));
    return object;
  } else {
    return Json(value);
  }
}

/// Puts the members of a record into an object.
struct MemberWriter {
  void tag(const char* name, std::string_view value) { object[name] = value; }

  void required(const char* name, const auto& member) { object[name] = encode(member); }

  template <class T>
  void optional(const char* name, const std::optional<T>& member) {
    if (member) required(name, *member);
  }

  template <class T>
  void optional(const char* name, const Field<T>& member) {
    if (!member.is_missing()) required(name, member.value());
  }

  Json& object;
};

/// Encodes a record, with the members that the contract does not name.
template <class T>
Json encode_record(const T& record) {
  Json object = record.extra;
  MemberWriter writer{object};
  members_of(record, writer);
  return object;
}

}  // namespace annotation_contracts::detail
