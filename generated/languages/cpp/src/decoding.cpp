// Generated from scripts/artefacts/languages/cpp/runtime/src/decoding.cpp by "npm run generate". Do not edit.

#include "decoding.hpp"

#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "encoding.hpp"
#include "members.hpp"

namespace annotation_contracts::detail {
namespace {

/// Errors that are listed at the most.
constexpr std::size_t max_problems = 100;
/// Letters of a value that a message shows, all of them ASCII.
constexpr std::size_t shown = 60;

using Unreadable = UnreadableError::Reason;

std::string escape(std::string_view name) {
  std::string escaped;
  for (const char letter : name) {
    if (letter == '~')
      escaped += "~0";
    else if (letter == '/')
      escaped += "~1";
    else
      escaped += letter;
  }
  return escaped;
}

/// Tells how many bytes a sequence of UTF-8 has, 0 where it is none (RFC 3629).
std::size_t sequence_at(std::string_view text, std::size_t start) {
  const auto byte = [&](std::size_t i) -> unsigned {
    return start + i < text.size() ? static_cast<unsigned char>(text[start + i]) : 0U;
  };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xC0) != 0x80) return 0;
  // Overlong forms, surrogates and what lies beyond Unicode are told by the second byte.
  const unsigned second = byte(1);
  const bool refused = (lead == 0xE0 && second < 0xA0) || (lead == 0xED && second > 0x9F) ||
                       (lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second > 0x8F);
  return refused ? 0 : length;
}

void check_utf8(std::string_view body) {
  for (std::size_t i = 0; i < body.size();) {
    const std::size_t length = sequence_at(body, i);
    if (length == 0) throw UnreadableError(Unreadable::NotUtf8, "byte " + std::to_string(i) + " is not UTF-8");
    i += length;
  }
}

/// Counts brackets outside of strings, which needs no stack.
void check_depth(std::string_view body) {
  std::size_t depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < body.size(); ++i) {
    const char letter = body[i];
    if (letter == '"') in_string = !in_string;
    if (in_string && letter == '\\') ++i;
    if (in_string) continue;
    if (letter == '[' || letter == '{') ++depth;
    if ((letter == ']' || letter == '}') && depth > 0) --depth;
    if (depth > max_depth)
      throw UnreadableError(Unreadable::TooDeep,
                            "it is nested deeper than " + std::to_string(max_depth) + " levels");
  }
}

/// Reads the number behind `\\u` at a place; -1 where there is none.
int unit_at(std::string_view text, std::size_t start) {
  if (text.substr(start, 2) != "\\u" || start + 6 > text.size()) return -1;
  int unit = 0;
  const char* end = text.data() + start + 6;
  const auto [last, error] = std::from_chars(text.data() + start + 2, end, unit, 16);
  return error == std::errc{} && last == end ? unit : -1;
}

/// Writes a number that no double holds as the largest one.
std::string finite(std::string_view number) {
  const std::string text(number);
  const double value = std::strtod(text.c_str(), nullptr);
  if (std::isfinite(value)) return text;
  return value > 0 ? "1.7976931348623157e308" : "-1.7976931348623157e308";
}

/// Writes what strings and numbers of C++ cannot hold as what comes nearest: a lone surrogate as U+FFFD.
std::string repair(std::string_view text) {
  std::string repaired;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t length = 1;
    if (in_string && text[i] == '\\') {
      const int unit = unit_at(text, i);
      const int next = unit >= 0xD800 && unit < 0xDC00 ? unit_at(text, i + 6) : -1;
      const bool is_pair = next >= 0xDC00 && next < 0xE000;
      length = unit < 0 ? 2 : is_pair ? 12 : 6;
      if (unit >= 0xD800 && unit < 0xE000 && !is_pair) {
        repaired += "\\ufffd";
        i += length;
        continue;
      }
    } else if (!in_string && (text[i] == '-' || std::isdigit(static_cast<unsigned char>(text[i])) != 0)) {
      length = std::min(text.find_first_not_of("0123456789+-.eE", i), text.size()) - i;
      repaired += finite(text.substr(i, length));
      i += length;
      continue;
    } else if (text[i] == '"') {
      in_string = !in_string;
    }
    repaired += text.substr(i, length);
    i += length;
  }
  return repaired;
}

}  // namespace

void Place::fail(const char* code, std::string message) const {
  if (problems_->size() < max_problems) problems_->push_back({code, pointer(), std::move(message)});
}

void Place::mismatch(std::string_view expected, const Json& node) const {
  fail("type", "expected " + std::string(expected) + ", received " + std::string(type_of(node)));
}

std::string Place::pointer() const {
  std::vector<std::string> steps;
  for (const Place* place = this; place->parent_ != nullptr; place = place->parent_)
    steps.push_back(place->name_.data() ? escape(place->name_) : std::to_string(place->index_));
  std::string pointer;
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) pointer.append("/").append(*step);
  return pointer;
}

std::string_view type_of(const Json& node) {
  return node.type_name();
}

Json read_json(std::string_view body) {
  check_utf8(body);
  // The parser would skip a byte order mark, which is no JSON (RFC 8259).
  if (body.starts_with("\xEF\xBB\xBF")) throw UnreadableError(Unreadable::NotJson, "it has a byte order mark");
  check_depth(body);
  try {
    return Json::parse(body);
  } catch (const Json::exception&) {
    // It may hold what only C++ has nothing for.
  }
  try {
    return Json::parse(repair(body));
  } catch (const Json::exception& error) {
    throw UnreadableError(Unreadable::NotJson, std::string("it is not JSON: ") + error.what());
  }
}

std::string write_json(const Json& node) {
  return node.dump();
}

std::string decode_string(Json&& node, const Place& at) {
  if (node.is_string()) return std::move(node.get_ref<std::string&>());
  at.mismatch("string", node);
  return {};
}

bool decode_boolean(Json&& node, const Place& at) {
  if (node.is_boolean()) return node.get<bool>();
  at.mismatch("boolean", node);
  return false;
}

double decode_number(Json&& node, const Place& at) {
  if (node.is_number()) return node.get<double>();
  at.mismatch("number", node);
  return 0;
}

WholeNumber decode_integer(Json&& node, const Place& at) {
  if (!node.is_number()) {
    at.mismatch("integer", node);
    return {};
  }
  if (is_whole(node)) return WholeNumber(std::move(node));
  at.fail("type", "expected integer, received " + node.dump());
  return {};
}

std::int64_t decode_safe_integer(Json&& node, const Place& at) {
  const WholeNumber number = decode_integer(std::move(node), at);
  const auto value = number.int64();
  if (value && *value >= -largest && *value <= largest) return *value;
  at.fail("range",
          "expected an integer within ±" + std::to_string(largest) + ", received " + number.json().dump());
  return 0;
}

JsonObject decode_object(Json&& node, const Place& at) {
  if (node.is_object()) return std::move(node.get_ref<JsonObject&>());
  at.mismatch("object", node);
  return {};
}

Json decode_json(Json&& node, const Place&) {
  return std::move(node);
}

void refuse_word(const std::string& word, std::span<const std::string_view> words, const Place& at) {
  std::string expected;
  for (const std::string_view one : words) expected += (expected.empty() ? "" : " or ") + std::string(one);
  at.fail("value", "expected " + expected + ", received " + Json(word).dump(-1, ' ', true, Json::error_handler_t::replace).substr(0, shown));
}

void Members::constant(std::string_view name, std::string_view expected) {
  // What is missing is on the list already.
  Json node = Json::value_t::discarded;
  required(name, decode_json, node);
  if (node.is_string() && node != expected) refuse_word(node.get<std::string>(), {&expected, 1}, at_.at(name));
  if (!node.is_string() && !node.is_discarded()) at_.at(name).mismatch("string", node);
}

void check_range(const Range& range, const Json& node, const Place& at) {
  if (!node.is_number()) return;
  const double value = node.get<double>();
  if (value >= range.min && value <= range.max && !(range.above && value <= *range.above) &&
      !(range.below && value >= *range.below))
    return;
  at.fail("range", "received " + node.dump().substr(0, shown) + ", which is out of bounds");
}

void check_size(std::size_t least, std::size_t most, const Json& node, const Place& at) {
  std::size_t size = node.size();
  if (node.is_string()) {
    const std::string& text = node.get_ref<const std::string&>();
    // Every byte but a continuation starts a character of UTF-8.
    size = static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
  } else if (!node.is_structured()) {
    return;
  }
  if (size >= least && size <= most) return;
  at.fail("length", "expected a length from " + std::to_string(least) + " to " + std::to_string(most) +
                        ", received " + std::to_string(size));
}

void check_literal(const std::vector<std::string>& texts, const Json& node, const Place& at) {
  std::string expected;
  bool is_likely = false;
  for (const std::string& text : texts) {
    const Json value = Json::parse(text);
    // Numbers compare by their value, so that 1 and 1.0 are the same.
    if (value == node && type_of(value) == type_of(node)) return;
    is_likely = is_likely || type_of(value) == type_of(node);
    expected += (expected.empty() ? "" : " or ") + text;
  }
  if (!is_likely) return at.mismatch(expected, node);
  at.fail("value", "expected " + expected + ", received " +
                       node.dump(-1, ' ', true, Json::error_handler_t::replace).substr(0, shown));
}

std::size_t shared_members(const Json& object, const std::vector<std::string_view>& members) {
  return static_cast<std::size_t>(
      std::count_if(members.begin(), members.end(), [&](std::string_view name) { return object.contains(name); }));
}

std::optional<std::string> tag_in(std::string_view name, const Json& node, const Place& at) {
  if (!node.is_object()) {
    at.mismatch("object", node);
    return std::nullopt;
  }
  const auto found = node.find(name);
  const Place place = at.at(name);
  if (found == node.end())
    place.fail("required", "is missing");
  else if (!found->is_string())
    place.mismatch("string", *found);
  else
    return found->get<std::string>();
  return std::nullopt;
}

void check_finite(double value) {
  if (!std::isfinite(value)) throw std::invalid_argument("cannot write a number that is infinite or none");
}

}  // namespace annotation_contracts::detail
