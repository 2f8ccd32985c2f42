// Generated from scripts/artefacts/languages/cpp/runtime/src/encoding.hpp by "npm run generate". Do not edit.

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

template <class T>
Json encode(const T& value);

/// Throws `std::invalid_argument` for a number that JSON does not have.
void check_finite(double value);

/// Encodes what is made of other types.
template <class T>
struct Encoder {
  static Json encode(const T& value) {
    if constexpr (std::is_floating_point_v<T>) check_finite(value);
    if constexpr (std::is_enum_v<T>)
      return Json(to_string(value));
    else
      return Json(value);
  }
};

template <>
struct Encoder<WholeNumber> {
  static Json encode(const WholeNumber& value) { return value.json(); }
};

template <class T>
struct Encoder<std::optional<T>> {
  static Json encode(const std::optional<T>& value) { return value ? detail::encode(*value) : Json(nullptr); }
};

template <class T>
struct Encoder<Box<T>> {
  static Json encode(const Box<T>& box) { return detail::encode(*box); }
};

template <class T>
struct Encoder<std::vector<T>> {
  static Json encode(const std::vector<T>& list) {
    Json array = Json::array();
    for (const T& item : list) array.push_back(detail::encode(item));
    return array;
  }
};

template <class T>
struct Encoder<std::map<std::string, T>> {
  static Json encode(const std::map<std::string, T>& values) {
    JsonObject object;
    for (const auto& [name, value] : values) object.emplace_hint(object.end(), name, detail::encode(value));
    return object;
  }
};

template <class... T>
struct Encoder<std::variant<T...>> {
  static Json encode(const std::variant<T...>& variant) {
    return std::visit([](const auto& value) { return detail::encode(value); }, variant);
  }
};

template <class T>
Json encode(const T& value) {
  return Encoder<T>::encode(value);
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
