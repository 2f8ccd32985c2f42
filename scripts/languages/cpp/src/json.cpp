#include "annotation_contracts/json.hpp"

#include <limits>

namespace annotation_contracts {
namespace {

std::string summary(const std::vector<Problem>& problems) {
  if (problems.empty()) return "the document is invalid";
  const auto& [code, path, message] = problems.front();
  const std::string more = problems.size() > 1 ? " (and " + std::to_string(problems.size() - 1) + " more)" : "";
  return (path.empty() ? "the document" : path) + ": " + message + more;
}

}  // namespace

DecodeError::DecodeError(std::vector<Problem> problems)
    : std::runtime_error(summary(problems)), problems_(std::move(problems)) {}

std::optional<std::int64_t> WholeNumber::int64() const {
  // What is unsigned is not negative, so that its sign tells whether it fits.
  if (value_.is_number_integer() && value_.get<std::int64_t>() >= 0) return value_.get<std::int64_t>();
  if (value_.is_number_integer() && !value_.is_number_unsigned()) return value_.get<std::int64_t>();
  return std::nullopt;
}

std::optional<std::uint64_t> WholeNumber::uint64() const {
  if (value_.is_number_unsigned()) return value_.get<std::uint64_t>();
  if (const auto value = int64(); value && *value >= 0) return static_cast<std::uint64_t>(*value);
  return std::nullopt;
}

}  // namespace annotation_contracts
