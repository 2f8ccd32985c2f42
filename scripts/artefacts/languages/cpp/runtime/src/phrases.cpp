#include <cmath>

#include "table.hpp"
#include "types.hpp"

namespace annotation_contracts::detail {
namespace {

using Kind = Type::Kind;

/// Characters of a value that a sentence shows.
constexpr std::size_t shown = 60;

std::string shorten(const std::string& text) {
  std::size_t characters = 0;
  for (std::size_t i = 0; i < text.size(); ++i)
    if ((text[i] & 0xC0) != 0x80 && ++characters > shown) return text.substr(0, i) + "…";
  return text;
}

std::string quote(const Json& value) {
  if (value == "") return "an empty text";
  if (value.is_string()) return Json(shorten(value)).dump(-1, ' ', false, Json::error_handler_t::replace);
  if (value.is_structured()) return value.is_array() ? "an array" : "an object";
  return shorten(value.dump());
}

}  // namespace

std::string phrase_of(const Type& type) {
  const auto& members = type.loose == nullptr ? *type.row : *type.loose;
  if (const auto found = members.find("phrase"); found != members.end()) return *found;
  switch (type.kind) {
    case Kind::Alias: return phrase_of(*type.inner);
    case Kind::String: return "a string";
    case Kind::Number: return "a number";
    case Kind::Integer: return "an integer";
    case Kind::Boolean: return "a boolean";
    case Kind::List: return "an array";
    default: return "an object";
  }
}

std::string sentence(std::string_view code, std::string_view step, const std::string& expected, const Json& found) {
  if (code == "required") return "member \"" + std::string(step) + "\" is missing, expected " + expected;
  if (code == "unexpected") return "member \"" + shorten(std::string(step)) + "\" is not in the contract";
  // The limit of every integer comes before one of the contract.
  const bool is_huge = code == "range" && std::abs(found.get<double>()) > static_cast<double>(largest);
  return "expected " + (is_huge ? "an integer within ±" + std::to_string(largest) : expected) + ", found " + quote(found);
}

}  // namespace annotation_contracts::detail
