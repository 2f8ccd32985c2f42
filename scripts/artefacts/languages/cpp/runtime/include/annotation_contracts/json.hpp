#pragma once

/// @file
/// What the types of every contract are made of, and the errors of reading.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace annotation_contracts {

/// A JSON value as it came.
using Json = nlohmann::json;

/// A JSON object as it came.
using JsonObject = Json::object_t;

/// Levels of arrays and objects that a document may have; real ones have 900. Such a document takes 2 MiB of the thread's
/// stack, and 8 MiB in a build without optimisation.
inline constexpr std::size_t max_depth = 3000;

/// How a document is read: as a receiver should, or as its sender owes it, with every format and no unknown member.
enum class Mode { Tolerant, Strict };

/// How a document of any edition is read.
struct ReadOptions {
  /// Editions to read by: the first that takes the document. Default: every edition, the newest first.
  std::vector<std::string> editions = {};
  Mode mode = Mode::Tolerant;
};

/// An integer of any size (R2.2). Beyond 64 bits it is as near as a double comes.
class WholeNumber {
 public:
  WholeNumber() : value_(0) {}
  WholeNumber(std::int64_t value) : value_(value) {}

  /// Makes one of a JSON number; throws `std::invalid_argument` where it has a fraction or is none.
  explicit WholeNumber(Json number);

  /// Gives the integer where it fits into 64 bits with a sign.
  std::optional<std::int64_t> int64() const;

  /// Gives the integer where it fits into 64 bits without a sign.
  std::optional<std::uint64_t> uint64() const;

  /// Gives the nearest double.
  double approximate() const { return value_.get<double>(); }

  /// Gives the number as JSON.
  const Json& json() const { return value_; }

  friend bool operator==(const WholeNumber& a, const WholeNumber& b) { return a.value_ == b.value_; }

 private:
  Json value_;
};

/// A member that may be missing, and where it is there, may be null (W6.3).
template <class T>
class Field {
 public:
  /// Makes a member that is missing.
  Field() = default;

  /// Makes a member that is null.
  Field(std::nullopt_t) : present_(true) {}

  /// Makes a member with a value, or one that is null.
  Field(std::optional<T> value) : present_(true), value_(std::move(value)) {}

  /// Makes a member with a value.
  Field(T value) : present_(true), value_(std::move(value)) {}

  /// Returns whether the member is not there.
  bool is_missing() const { return !present_; }

  /// Returns whether the member is there, and null.
  bool is_null() const { return present_ && !value_; }

  /// Returns whether the member has a value.
  bool has_value() const { return value_.has_value(); }

  /// Gives the value; none where the member is missing or null.
  const std::optional<T>& value() const { return value_; }

  friend bool operator==(const Field&, const Field&) = default;

 private:
  bool present_ = false;
  std::optional<T> value_;
};

/// A value behind a pointer, so that a record may hold another of its own type; it copies and compares as the value does.
template <class T>
class Box {
 public:
  /// Makes a box without a value, which nothing but a value may be assigned to.
  Box() = default;

  /// Makes a box of a value.
  Box(T value) : value_(std::make_unique<T>(std::move(value))) {}

  Box(const Box& other) : value_(other.value_ ? std::make_unique<T>(*other.value_) : nullptr) {}
  Box(Box&&) noexcept = default;
  Box& operator=(Box other) noexcept {
    value_ = std::move(other.value_);
    return *this;
  }

  const T& operator*() const { return *value_; }
  T& operator*() { return *value_; }
  const T* operator->() const { return value_.get(); }
  T* operator->() { return value_.get(); }

  friend bool operator==(const Box& a, const Box& b) {
    return a.value_ && b.value_ ? *a.value_ == *b.value_ : a.value_ == b.value_;
  }

 private:
  std::unique_ptr<T> value_;
};

/// A document with an event that the contract does not have (W6.1).
struct UnknownEvent {
  /// The name of the event, as it was sent.
  std::string event;
  /// The document as it came.
  JsonObject document;

  friend bool operator==(const UnknownEvent&, const UnknownEvent&) = default;
};

/// Writes the document as JSON.
void to_json(Json& json, const UnknownEvent& value);

/// A document of any of a contract's editions, the newest first: each has the types of its namespace.
template <class... Documents>
struct AnyEdition {
  /// The document as its edition has it.
  std::variant<Documents...> value;
  /// Name of the edition; empty where the event is none of any.
  std::string_view edition;

  friend bool operator==(const AnyEdition&, const AnyEdition&) = default;
};

/// A body that is no JSON text.
class UnreadableError : public std::runtime_error {
 public:
  /// Why it cannot be read.
  enum class Reason { NotUtf8, NotJson, TooDeep };

  UnreadableError(Reason reason, const std::string& detail)
      : std::runtime_error("cannot read the body: " + detail), reason_(reason) {}

  Reason reason() const { return reason_; }

 private:
  Reason reason_;
};

/// One thing that is wrong with a document.
struct Problem {
  /// `type`, `required`, `value`, `range` or `length`; in strict mode also `format` or `unexpected`.
  std::string code;
  /// Its place as a JSON Pointer (RFC 6901); of a missing member it names the member.
  std::string path;
  /// The same in words, such as `expected an integer, found "7"`.
  std::string message;

  friend bool operator==(const Problem&, const Problem&) = default;
};

/// A rule that a valid document breaks.
struct Warning {
  /// Identifier of the rule, such as `frame-order`.
  std::string rule;
  /// Place as a JSON Pointer (RFC 6901).
  std::string path;
  /// What is suspicious, in a phrase.
  std::string message;
  /// Clause of the source document that the rule reads.
  std::string clause;

  friend bool operator==(const Warning&, const Warning&) = default;
};

/// A document that breaks its contract; `what()` names the first problem.
class DecodeError : public std::runtime_error {
 public:
  DecodeError(std::vector<Problem> problems, std::string_view edition);

  /// Lists what is wrong, 100 entries at the most.
  const std::vector<Problem>& problems() const { return problems_; }

  /// Names the edition that it was read by; of several the one that it breaks least.
  const std::string& edition() const { return edition_; }

 private:
  std::vector<Problem> problems_;
  std::string edition_;
};

namespace detail {

/// Functions as one.
template <class... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};

template <class T>
inline constexpr bool is_variant = false;
template <class... T>
inline constexpr bool is_variant<std::variant<T...>> = true;

template <class T>
inline constexpr bool is_any_edition = false;
template <class... T>
inline constexpr bool is_any_edition<AnyEdition<T...>> = true;

/// Visits what a variant holds, and what variants in it hold.
template <class T>
decltype(auto) visit_all(const auto& visitor, T& value) {
  if constexpr (is_variant<std::remove_const_t<T>>)
    return std::visit([&visitor](auto& inner) -> decltype(auto) { return visit_all(visitor, inner); }, value);
  else if constexpr (is_any_edition<std::remove_const_t<T>>)
    return visit_all(visitor, value.value);
  else
    return visitor(value);
}

}  // namespace detail

/// Calls the function that takes what a variant, or a document of any edition, holds, and may change; it does not compile where a
/// branch is left out.
template <class... Functions>
decltype(auto) match(auto&& variant, Functions&&... functions) {
  return detail::visit_all(detail::Overloaded{std::forward<Functions>(functions)...}, variant);
}

}  // namespace annotation_contracts
