#pragma once

/// @file
/// Decodes JSON values into types; the generated sources call nothing else but this and `encoding.hpp`.

#include <algorithm>
#include <array>
#include <initializer_list>
#include <limits>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "annotation_contracts/json.hpp"

namespace annotation_contracts::detail {

/// Largest integer that every JSON reader holds exactly: 2^53 − 1.
inline constexpr std::int64_t largest = (std::int64_t{1} << 53) - 1;

/// Tells whether a number is an integer; `2.0` is one (R2.2).
bool is_whole(const Json& number);

/// A place in a document, with the list of all that is wrong there and elsewhere.
class Place {
 public:
  explicit Place(std::vector<Problem>& problems) : problems_(&problems) {}

  /// The same place with another list.
  Place(const Place& place, std::vector<Problem>& problems) : Place(place) { problems_ = &problems; }

  Place at(std::string_view name) const { return Place(*this, name, 0); }
  Place at(std::size_t index) const { return Place(*this, {}, index); }

  /// Notes what is wrong here; the decoding goes on, and what it makes is never seen.
  void fail(const char* code, std::string message) const;

  /// Notes a value of another JSON type than the contract allows.
  void mismatch(std::string_view expected, const Json& node) const;

  std::vector<Problem>& problems() const { return *problems_; }

 private:
  Place(const Place& parent, std::string_view name, std::size_t index)
      : problems_(parent.problems_), parent_(&parent), name_(name), index_(index) {}

  std::string pointer() const;

  std::vector<Problem>* problems_;
  const Place* parent_ = nullptr;
  /// Name of a member; without data where the step is an item.
  std::string_view name_;
  std::size_t index_ = 0;
};

/// Names the JSON type of a value.
std::string_view type_of(const Json& node);

/// Reads a JSON text (RFC 8259) and throws `UnreadableError` where it is none.
Json read_json(std::string_view body);

/// Writes a JSON text.
std::string write_json(const Json& node);

std::string decode_string(Json&& node, const Place& at);
bool decode_boolean(Json&& node, const Place& at);
double decode_number(Json&& node, const Place& at);

/// Decodes an integer of any size.
WholeNumber decode_integer(Json&& node, const Place& at);

/// Decodes an integer within ±(2^53 − 1) (W2).
std::int64_t decode_safe_integer(Json&& node, const Place& at);

JsonObject decode_object(Json&& node, const Place& at);

/// Keeps a value as it came.
Json decode_json(Json&& node, const Place& at);

/// Bounds of a number: `min` and `max` are allowed, `above` and `below` are not.
struct Range {
  double min = -std::numeric_limits<double>::infinity();
  double max = std::numeric_limits<double>::infinity();
  std::optional<double> above = {};
  std::optional<double> below = {};
};

/// Tells the place that a number is out of bounds.
void check_range(const Range& range, const Json& node, const Place& at);

/// Tells the place that a string, an array or an object is too short or too long.
void check_size(std::size_t least, std::size_t most, const Json& node, const Place& at);

/// Tells the place that a value is none of a few.
void check_literal(const std::vector<std::string>& texts, const Json& node, const Place& at);

/// Tells the place that a string is none of a closed vocabulary.
void refuse_word(const std::string& word, std::span<const std::string_view> words, const Place& at);

template <class Decode>
using Decoded = std::invoke_result_t<Decode, Json&&, const Place&>;

/// Makes a decoder that keeps a value of some JSON types as it came; they are joined by " or ".
inline auto json_of(std::string_view types) {
  return [types](Json&& node, const Place& at) -> Json {
    const std::string padded = " or " + std::string(types) + " or ";
    if (padded.find(" or " + std::string(type_of(node)) + " or ") == std::string::npos) at.mismatch(types, node);
    return std::move(node);
  };
}

/// Makes a decoder of a closed vocabulary, whose words stand in the order of the enumerators.
template <class T, std::size_t count>
auto word_of(const std::array<std::string_view, count>& words) {
  return [&words](Json&& node, const Place& at) -> T {
    if (!node.is_string()) {
      at.mismatch("string", node);
      return {};
    }
    const std::string& word = node.get_ref<const std::string&>();
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) refuse_word(word, words, at);
    return found == words.end() ? T{} : static_cast<T>(found - words.begin());
  };
}

/// Makes a decoder that also takes null.
template <class Decode>
auto nullable(Decode decode) {
  return [decode](Json&& node, const Place& at) -> std::optional<Decoded<Decode>> {
    if (node.is_null()) return std::nullopt;
    return decode(std::move(node), at);
  };
}

/// Makes a decoder of an array.
template <class Decode>
auto list_of(Decode decode) {
  return [decode](Json&& node, const Place& at) {
    std::vector<Decoded<Decode>> list;
    if (!node.is_array()) {
      at.mismatch("array", node);
      return list;
    }
    list.reserve(node.size());
    for (Json& item : node) list.push_back(decode(std::move(item), at.at(list.size())));
    return list;
  };
}

/// Makes a decoder of an object with any names.
template <class Decode>
auto map_of(Decode decode) {
  return [decode](Json&& node, const Place& at) {
    std::map<std::string, Decoded<Decode>> values;
    for (auto& [name, member] : decode_object(std::move(node), at))
      values.emplace_hint(values.end(), name, decode(std::move(member), at.at(name)));
    return values;
  };
}

/// Makes a decoder of a value that stands behind a pointer.
template <class Decode>
auto boxed(Decode decode) {
  return [decode](Json&& node, const Place& at) { return Box<Decoded<Decode>>(decode(std::move(node), at)); };
}

/// Makes a decoder of a few values of any JSON type, each as JSON text.
inline auto literal(std::initializer_list<const char*> texts) {
  return [texts = std::vector<std::string>(texts.begin(), texts.end())](Json&& node, const Place& at) -> Json {
    check_literal(texts, node, at);
    return std::move(node);
  };
}

/// Makes a decoder that also bounds the characters of a string, the items of an array or the members of an object.
template <class Decode>
auto sized(Decode decode, std::size_t least, std::size_t most) {
  return [=](Json&& node, const Place& at) {
    check_size(least, most, node, at);
    return decode(std::move(node), at);
  };
}

/// Makes a decoder that also bounds a number.
template <class Decode>
auto within(Decode decode, Range range) {
  return [=](Json&& node, const Place& at) {
    check_range(range, node, at);
    return decode(std::move(node), at);
  };
}

/// Decodes a whole document and throws `DecodeError` with all that is wrong.
template <class Decode>
auto decode_document(Decode decode, Json&& node) {
  std::vector<Problem> problems;
  auto value = decode(std::move(node), Place(problems));
  if (!problems.empty()) throw DecodeError(std::move(problems));
  return value;
}

}  // namespace annotation_contracts::detail
