// Generated from scripts/artefacts/languages/cpp/runtime/src/decoding.hpp by "npm run generate". Do not edit.

#pragma once

/// @file
/// Makes values of types out of JSON that a table has taken.

#include <algorithm>
#include <concepts>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "table.hpp"

namespace annotation_contracts::detail {

/// Reads a JSON text (RFC 8259) and throws `UnreadableError` where it is none.
Json read_json(std::string_view body);

/// Writes a JSON text.
std::string write_json(const Json& node);

/// What `members_of` of a record is written for, whether or not it may change.
template <class T, class Record>
concept Is = std::same_as<std::remove_const_t<T>, Record>;

template <class T>
concept Record = requires(T& value) { value.extra; };

/// Whether a type is a union of records: a tag or their members identify the record. In other unions the JSON type does.
template <class T>
inline constexpr bool is_sum = false;
template <class... T>
inline constexpr bool is_sum<std::variant<T...>> = ((Record<T> || std::same_as<T, UnknownEvent>) && ...);

/// Takes values out of JSON.
class Decoder {
 public:
  explicit Decoder(const Reading& reading) : reading_(reading) {}

  void take(std::string& value, Json& node) const { value = std::move(node.get_ref<std::string&>()); }
  void take(bool& value, Json& node) const { value = node.get<bool>(); }
  void take(double& value, Json& node) const { value = node.get<double>(); }
  void take(std::int64_t& value, Json& node) const { value = node.get<std::int64_t>(); }
  void take(WholeNumber& value, Json& node) const { value = WholeNumber(std::move(node)); }
  void take(Json& value, Json& node) const { value = std::move(node); }
  void take(JsonObject& value, Json& node) const { value = std::move(node.get_ref<JsonObject&>()); }

  void take(UnknownEvent& value, Json& node) const { value = {reading_.unknown, std::move(node.get_ref<JsonObject&>())}; }

  template <class T>
    requires std::is_enum_v<T>
  void take(T& value, Json& node) const {
    const auto words = words_of(T{});
    value = static_cast<T>(std::find(words.begin(), words.end(), node.get_ref<const std::string&>()) - words.begin());
  }

  template <class T>
  void take(std::optional<T>& value, Json& node) const {
    // Null may be a value of the type itself.
    if (std::same_as<T, Json> || !node.is_null() || reading_.unions.contains(&node)) take(value.emplace(), node);
  }

  template <class T>
  void take(Field<T>& field, Json& node) const {
    std::optional<T> value;
    if (!node.is_null()) take(value.emplace(), node);
    field = std::move(value);
  }

  template <class T>
  void take(Box<T>& box, Json& node) const {
    T value{};
    take(value, node);
    box = Box<T>(std::move(value));
  }

  template <class T>
  void take(std::vector<T>& list, Json& node) const {
    list.reserve(node.size());
    for (Json& item : node) {
      T value{};
      take(value, item);
      list.push_back(std::move(value));
    }
  }

  template <class T>
  void take(std::map<std::string, T>& values, Json& node) const {
    for (auto& [name, item] : node.get_ref<JsonObject&>()) take(values.emplace_hint(values.end(), name, T{})->second, item);
  }

  template <class... T>
  void take(std::variant<T...>& variant, Json& node) const {
    const Choices& choices = is_sum<std::variant<T...>> ? reading_.sums : reading_.unions;
    const auto found = choices.find(&node);
    const std::size_t chosen = found == choices.end() ? 0 : found->second;
    pick(variant, chosen, node, std::index_sequence_for<T...>());
  }

  template <Record T>
  void take(T& record, Json& node) const {
    record.extra = std::move(node.get_ref<JsonObject&>());
    Reader reader{*this, record.extra};
    members_of(record, reader);
  }

 private:
  /// Takes the members of a record out of an object.
  struct Reader {
    void tag(std::string_view name, std::string_view) { object.erase(object.find(name)); }

    void required(std::string_view name, auto& field) {
      const auto found = object.find(name);
      if (found == object.end()) return;
      decoder.take(field, found->second);
      object.erase(found);
    }

    void optional(std::string_view name, auto& field) { required(name, field); }

    const Decoder& decoder;
    JsonObject& object;
  };

  template <class Variant, std::size_t... i>
  void pick(Variant& variant, std::size_t chosen, Json& node, std::index_sequence<i...>) const {
    static_cast<void>(((chosen == i && (take(variant.template emplace<i>(), node), true)) || ...));
  }

  const Reading& reading_;
};

/// Makes a value of a document that a table has taken.
template <class T>
T take(Json&& node, const Reading& reading) {
  T value{};
  Decoder(reading).take(value, node);
  return value;
}

/// Reads a document, or a type of the table; throws `DecodeError` with all that is wrong.
template <class T>
T decode(const Edition& edition, Json&& node, Mode mode = Mode::Tolerant, std::string_view type = {}) {
  Reading reading = edition.read(node, mode, type);
  if (!reading.problems.empty()) throw DecodeError(std::move(reading.problems), edition.name());
  return take<T>(std::move(node), reading);
}

}  // namespace annotation_contracts::detail
