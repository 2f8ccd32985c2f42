// Generated from scripts/artefacts/languages/cpp/runtime/src/json.cpp by "npm run generate". Do not edit.

#include "annotation_contracts/json.hpp"

#include <cmath>

#include "table.hpp"

namespace annotation_contracts {
namespace {

std::string summary(const std::vector<Problem>& problems) {
  if (problems.empty()) return "the document is invalid";
  const auto& [code, path, message] = problems.front();
  const std::string more = problems.size() > 1 ? " (and " + std::to_string(problems.size() - 1) + " more)" : "";
  return (path.empty() ? "the document" : path) + ": " + message + more;
}

/// Returns whether a number is an integer; `2.0` is one (R2.2).
bool is_whole(const Json& number) {
  if (!number.is_number_float()) return number.is_number_integer();
  const double value = number.get<double>();
  return std::isfinite(value) && value == std::trunc(value);
}

}  // namespace

DecodeError::DecodeError(std::vector<Problem> problems, std::string_view edition)
    : std::runtime_error(summary(problems)), problems_(std::move(problems)), edition_(edition) {}

void to_json(Json& json, const UnknownEvent& value) {
  json = value.document;
}

WholeNumber::WholeNumber(Json number) : value_(std::move(number)) {
  if (!is_whole(value_)) throw std::invalid_argument("cannot take " + value_.dump() + " for an integer");
  if (value_.is_number_integer()) return;
  const double value = value_.get<double>();
  if (std::abs(value) <= static_cast<double>(detail::largest)) value_ = static_cast<std::int64_t>(value);
}

std::optional<std::int64_t> WholeNumber::int64() const {
  // What is unsigned is not negative, so that its sign says whether it fits.
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
