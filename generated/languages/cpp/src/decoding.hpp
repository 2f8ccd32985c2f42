// Generated from scripts/languages/cpp/runtime/src/decoding.hpp by "npm run generate". Do not edit.

#pragma once

/// @file
/// Decodes JSON values into types and encodes them again; the generated sources call nothing else.

#include <algorithm>
#include <array>
#include <initializer_list>
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

/// The members of an object that is being decoded; those that were asked for are taken out.
class Members {
 public:
  Members(Json&& node, const Place& at)
      : at_(at), is_object_(node.is_object()), object_(decode_object(std::move(node), at)) {}

  /// Decodes a member that must be there.
  template <class Decode>
  void required(std::string_view name, Decode decode, auto& field) {
    if (!take(name, decode, field) && is_object_) at_.at(name).fail("required", "is missing");
  }

  /// Decodes a member that may be missing.
  template <class Decode>
  void optional(std::string_view name, Decode decode, auto& field) {
    take(name, decode, field);
  }

  /// Takes out a member that is always the same.
  void constant(std::string_view name, std::string_view expected);

  /// Notes the keys of `before_update` that are not keys of the resource (W6.3).
  void keep_to(std::string_view resource, std::initializer_list<std::string_view> known) const;

  /// Gives the members that were not asked for.
  JsonObject extra() { return std::move(object_); }

 private:
  template <class Decode>
  bool take(std::string_view name, Decode decode, auto& field) {
    const auto found = object_.find(name);
    if (found == object_.end()) return false;
    field = decode(std::move(found->second), at_.at(name));
    object_.erase(found);
    return true;
  }

  const Place& at_;
  bool is_object_;
  JsonObject object_;
};

/// A record that an object may be.
template <class T>
struct Branch {
  std::string_view tag;
  std::vector<std::string_view> members;
  T (*decode)(Json&&, const Place&);
};

/// Counts the members that an object shares with a record.
std::size_t shared_members(const Json& object, const std::vector<std::string_view>& members);

/// Picks a record by its tag, else the first without problems of those that share the most members with the object.
template <class T>
T choose(std::string_view tag, std::vector<Branch<T>> branches, Json&& node, const Place& at) {
  if (!node.is_object()) {
    at.mismatch("object", node);
    return {};
  }
  const auto named = node.find(tag);
  for (const Branch<T>& branch : branches)
    if (named != node.end() && *named == branch.tag) return branch.decode(std::move(node), at);
  std::stable_sort(branches.begin(), branches.end(), [&node](const Branch<T>& a, const Branch<T>& b) {
    return shared_members(node, a.members) > shared_members(node, b.members);
  });
  std::vector<Problem> likeliest;
  for (const Branch<T>& branch : branches) {
    std::vector<Problem> problems;
    T value = branch.decode(Json(node), Place(at, problems));
    if (problems.empty()) return value;
    if (likeliest.empty()) likeliest = std::move(problems);
  }
  at.problems().insert(at.problems().end(), likeliest.begin(), likeliest.end());
  return {};
}

/// Reads which event a delivery is of; none where it is not told, which is then on the list.
std::optional<std::string> event_in(const Json& node, const Place& at);

/// Decodes a whole document and throws `DecodeError` with all that is wrong.
template <class T>
T decode_document(T (*decode)(Json&&, const Place&), Json&& node) {
  std::vector<Problem> problems;
  T value = decode(std::move(node), Place(problems));
  if (!problems.empty()) throw DecodeError(std::move(problems));
  return value;
}

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

/// Puts a member into an object.
template <class T>
void put(Json& object, const char* name, const T& member) {
  object[name] = encode(member);
}

/// Puts a member into an object unless it is missing.
template <class T>
void put_optional(Json& object, const char* name, const std::optional<T>& member) {
  if (member) put(object, name, *member);
}

template <class T>
void put_optional(Json& object, const char* name, const Field<T>& member) {
  if (!member.is_missing()) put(object, name, member.value());
}

}  // namespace annotation_contracts::detail
