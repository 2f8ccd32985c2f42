#include <algorithm>
#include <cctype>
#include <chrono>
#include <regex>
#include <string_view>

#include "types.hpp"

namespace annotation_contracts::detail {
namespace {

constexpr std::string_view digits = "0123456789";

/// Compiles a pattern. libstdc++ calls itself for every character unless it is told not to.
std::regex compile(const std::string& pattern, bool ignores_case = false) {
  auto flags = std::regex::ECMAScript;
#ifdef __GLIBCXX__
  flags |= std::regex_constants::__polynomial;
#endif
  return std::regex(pattern, ignores_case ? flags | std::regex::icase : flags);
}

/// Returns whether a text has digits where a form has zeros, and the same letters, whatever their case.
bool has_form(std::string_view text, std::string_view form) {
  return text.size() == form.size() && std::equal(text.begin(), text.end(), form.begin(), [](unsigned char letter, char wanted) {
           return wanted == '0' ? digits.find(static_cast<char>(letter)) != digits.npos : std::toupper(letter) == wanted;
         });
}

/// Returns whether a text is a moment (RFC 3339): a day that exists, and a time of a day.
bool is_moment(std::string_view text) {
  constexpr std::string_view form = "0000-00-00T00:00:00";
  if (!has_form(text.substr(0, form.size()), form)) return false;
  const auto two_at = [](std::string_view at, std::size_t i) { return (at[i] - '0') * 10 + at[i + 1] - '0'; };
  const std::chrono::year year(two_at(text, 0) * 100 + two_at(text, 2));
  const auto part_at = [&](std::size_t i) { return static_cast<unsigned>(two_at(text, i)); };
  if (!std::chrono::year_month_day(year, std::chrono::month(part_at(5)), std::chrono::day(part_at(8))).ok()) return false;
  const std::string_view time = text.substr(11, 8);
  if (time != "23:59:60" && (two_at(time, 0) > 23 || two_at(time, 3) > 59 || two_at(time, 6) > 59)) return false;
  std::string_view zone = text.substr(form.size());
  if (zone.starts_with('.')) {
    const std::size_t end = std::min(zone.find_first_not_of(digits, 1), zone.size());
    if (end == 1) return false;
    zone.remove_prefix(end);
  }
  if (has_form(zone, "Z")) return true;
  return (has_form(zone, "+00:00") || has_form(zone, "-00:00")) && two_at(zone, 1) < 24 && two_at(zone, 4) < 60;
}

/// Returns whether a text may stand in a URI: letters beyond ASCII have to be escaped.
bool is_allowed(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](unsigned char letter) {
    return letter < 0x80 && (std::isalnum(letter) != 0 || std::string_view("!$%&'()*+,-./:;=?@_~").find(static_cast<char>(letter)) != std::string_view::npos);
  });
}

/// Takes an address in brackets out of a URI, with what is before and behind it; false where it is none (RFC 3986).
bool take_address(std::string_view& text) {
  static const std::string four = "[\\da-f]{1,4}";
  static const std::string byte = "(?:25[0-5]|2[0-4]\\d|[01]?\\d\\d?)";
  static const std::regex address = compile(
      "^//(?:[\\w!$-.:;=~]*@)?\\[(?:v[\\da-f]+\\.[\\w!$&-.:;=~]+|(?!(?:[^\\]]*::){2}|:[^:])(?:(?:" + four + ":){7}" + four + "|(?:(?:" + four +
          ":){6}|(?=[^\\]]*::)(?::{0,2}\\b" + four + "\\b){0,5}:{1,2})(?:" + byte + "\\.){3}" + byte + "|(?=[^\\]]*::)(?::{0,2}\\b" +
          four + "\\b){0,7}(?:::)?))\\](?::\\d*)?(?=[/?#]|$)", true);
  std::cmatch found;
  if (!std::regex_search(text.data(), text.data() + text.size(), found, address)) return false;
  text.remove_prefix(static_cast<std::size_t>(found.length()));
  return true;
}

/// Returns whether a text is a URI (RFC 3986), or one that may be relative.
bool is_uri(std::string_view text, bool is_relative) {
  for (std::size_t i = text.find('%'); i != text.npos; i = text.find('%', i + 1))
    for (const std::size_t j : {i + 1, i + 2})
      if (j >= text.size() || std::isxdigit(static_cast<unsigned char>(text[j])) == 0) return false;
  const std::string_view scheme = text.substr(0, std::min(text.find(':'), text.size()));
  const bool has_scheme = scheme.size() < text.size() && is_allowed(scheme) && !scheme.empty() &&
                          std::isalpha(static_cast<unsigned char>(scheme[0])) != 0 &&
                          scheme.find_first_of("!$%&'()*,/;=?@_~") == scheme.npos;
  if (has_scheme) text.remove_prefix(scheme.size() + 1);
  if (!has_scheme && !is_relative) return false;
  if (text.find('[') != text.npos && !take_address(text)) return false;
  const std::size_t hash = std::min(text.find('#'), text.size());
  return is_allowed(text.substr(0, hash)) && is_allowed(text.substr(std::min(hash + 1, text.size())));
}

}  // namespace

Format format_of(const Json& row) {
  const std::string name = row.value("format", "");
  Format named = [](const std::string&) { return true; };
  if (name == "date-time") named = is_moment;
  if (name == "uri" || name == "uri-reference") named = [is_relative = name != "uri"](const std::string& text) { return is_uri(text, is_relative); };
  try {
    return [named, pattern = compile(row.value("pattern", ""))](const std::string& text) { return std::regex_search(text, pattern) && named(text); };
  } catch (const std::regex_error&) {
    // A pattern of another contract may have what C++ has not.
    return named;
  }
}

}  // namespace annotation_contracts::detail
