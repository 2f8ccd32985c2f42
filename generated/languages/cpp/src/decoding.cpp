// Generated from scripts/artefacts/languages/cpp/runtime/src/decoding.cpp by "npm run generate". Do not edit.

#include "decoding.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <stdexcept>

#include "encoding.hpp"

namespace annotation_contracts::detail {
namespace {

using Unreadable = UnreadableError::Reason;

/// Says why a body cannot be read: whatever else is wrong, it must be UTF-8 (RFC 3629).
[[noreturn]] void refuse(std::string_view body, Unreadable reason, const std::string& detail) {
  try {
    static_cast<void>(Json(body).dump());
  } catch (const Json::exception&) {
    throw UnreadableError(Unreadable::NotUtf8, "it is not UTF-8");
  }
  throw UnreadableError(reason, detail);
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
    if (depth > max_depth) refuse(body, Unreadable::TooDeep, "it is nested deeper than " + std::to_string(max_depth) + " levels");
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

Json read_json(std::string_view body) {
  // The parser would skip a byte order mark, which is no JSON (RFC 8259).
  if (body.starts_with("\xEF\xBB\xBF")) refuse(body, Unreadable::NotJson, "it has a byte order mark");
  // It would end at a zero byte, too.
  if (body.find('\0') != std::string_view::npos) refuse(body, Unreadable::NotJson, "it has a zero byte");
  check_depth(body);
  try {
    return Json::parse(body);
  } catch (const Json::exception&) {
    // It may hold what only C++ has nothing for.
  }
  try {
    return Json::parse(repair(body));
  } catch (const Json::exception& error) {
    // It begins with the name of the exception, in brackets.
    const std::string_view said = error.what();
    refuse(body, Unreadable::NotJson, "it is not JSON: " + std::string(said.substr(said.find("] ") + 2)));
  }
}

std::string write_json(const Json& node) {
  return node.dump();
}

void check_finite(double value) {
  if (!std::isfinite(value)) throw std::invalid_argument("cannot write a number that is infinite or none");
}

}  // namespace annotation_contracts::detail
