#pragma once

/// @file
/// Checks documents by the table of an edition.

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "annotation_contracts/json.hpp"

namespace annotation_contracts::detail {

/// Largest integer that every JSON reader holds exactly: 2^53 − 1.
inline constexpr std::int64_t largest = (std::int64_t{1} << 53) - 1;

/// Errors that are listed at the most.
inline constexpr std::size_t max_problems = 100;

/// Which branch of a union a value is, by its address.
using Choices = std::unordered_map<const Json*, std::size_t>;

/// What a table says of a document.
struct Reading {
  std::vector<Problem> problems;
  /// Branches of unions of records, which share the JSON type, and of other unions.
  Choices sums;
  Choices unions;
  /// An event that the contract does not have.
  bool is_unknown = false;
  std::string unknown;
};

class Table;

/// An edition of a contract, and its table as JSON text, which is read when it is used.
class Edition {
 public:
  constexpr Edition(std::string_view name, std::string_view text) : name_(name), text_(text) {}

  std::string_view name() const { return name_; }

  /// Lists the events of the edition; none where it has no envelopes.
  std::vector<std::string> events() const;

  /// Says what is wrong with a document, or with a type of the table, up to so many problems.
  Reading read(const Json& node, Mode mode, std::string_view type = {}, std::size_t most = max_problems) const;

 private:
  const Table& table(Mode mode) const;

  std::string_view name_;
  std::string_view text_;
  mutable std::array<std::once_flag, 2> once_;
  mutable std::array<std::shared_ptr<const Table>, 2> tables_;
};

/// A document, and the edition that takes it.
struct Found {
  std::size_t edition = 0;
  Reading reading;
};

/// Finds the first of some editions, by their numbers, that takes a document, else the one that does not know its event. Throws
/// `DecodeError` of the edition that it breaks least.
Found find_edition(const std::vector<const Edition*>& editions, const std::vector<std::size_t>& order, const Json& node, Mode mode);

/// Gives the numbers of editions by their names; all of them where no name is given. Throws `std::invalid_argument`.
std::vector<std::size_t> numbers_of(const std::vector<const Edition*>& editions, const std::vector<std::string>& names);

}  // namespace annotation_contracts::detail
