#pragma once

/// @file
/// The types of a table, as one mode asserts them, and what they allow in words.

#include <deque>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "annotation_contracts/json.hpp"

namespace annotation_contracts::detail {

/// Returns whether a text has a format.
using Format = std::function<bool(const std::string&)>;

/// Makes the check of a format: its pattern, and the JSON Schema format beside it.
Format format_of(const Json& row);

/// A type of a table.
struct Type {
  enum class Kind { Alias, String, Number, Integer, Boolean, Json, List, Map, Nullable, Values, Record, Sum, Union };

  /// A member of a record, or a branch of a union: its tag, or its JSON type.
  struct Part {
    std::string name;
    const Type* type = nullptr;
    bool is_optional = false;
  };

  Kind kind = Kind::Json;
  /// Its row of the table.
  const Json* row = nullptr;
  /// What tolerant mode says of it, where that is another thing; null in strict mode.
  const Json* loose = nullptr;
  /// What it is another name of, or holds; of a record its further members.
  const Type* inner = nullptr;
  std::vector<Part> parts;
  /// What a closed vocabulary allows.
  std::vector<Json> values;
  const Format* format = nullptr;
  /// Bounds of a value or of its length; null where there are none.
  const Json* bounds = nullptr;
  /// An integer within ±(2^53 − 1), or a union with a tag that it may not know.
  bool is_marked = false;
  /// Of a record: whether the mode refuses members that it does not name, and checks old values (W6.3).
  bool is_closed = false;
  const Json* before = nullptr;
};

/// A table, as one mode reads it.
class Table {
 public:
  Table(Json table, Mode mode);
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  const Type& main() const { return *main_; }
  const Type& named(std::string_view name) const { return types_.find(name)->second; }

 private:
  const Type* compile(const Json& row, bool is_loose);
  void fill(Type& type, const Json& row, bool is_loose);

  Json rows_;
  std::map<std::string, Format, std::less<>> formats_;
  std::map<std::string, Type, std::less<>> types_;
  std::deque<Type> nameless_;
  const Type* main_ = nullptr;
};

/// Says what a type allows.
std::string phrase_of(const Type& type);

/// Writes the sentence of a problem: lower case, no full stop.
std::string sentence(std::string_view code, std::string_view step, const std::string& expected, const Json& found);

}  // namespace annotation_contracts::detail
