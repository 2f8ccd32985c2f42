// Generated from scripts/artefacts/languages/cpp/runtime/src/formats.cpp by "npm run generate". Do not edit.

#include <regex>

#include "types.hpp"

namespace annotation_contracts::detail {
namespace {

/// Compiles a pattern. libstdc++ calls itself for every character unless it is told not to.
std::regex compile(const std::string& pattern, bool ignores_case = false) {
  auto flags = std::regex::ECMAScript;
#ifdef __GLIBCXX__
  flags |= std::regex_constants::__polynomial;
#endif
  return std::regex(pattern, ignores_case ? flags | std::regex::icase : flags);
}

/// Days that exist, and times of a day (RFC 3339).
const char* const moment =
    "^(?:\\d{4}-(?!02-(?:29|3)|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])"
    "|(?:\\d\\d(?!00)(?:[02468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)"
    "T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|23:59:60)(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$";

/// Makes the check of a URI (RFC 3986), or of one that may be relative; letters beyond ASCII have to be escaped.
Format uri(bool is_relative) {
  const std::string byte = "(?:25[0-5]|2[0-4]\\d|[01]?\\d\\d?)";
  const std::string digits = "[\\da-f]{1,4}";
  const std::string address =
      "\\[(?:v[\\da-f]+\\.[\\w!$&-.:;=~]+|(?!(?:[^\\]]*::){2}|:[^:])(?:(?:" + digits + ":){7}" + digits + "|(?:(?:" + digits +
      ":){6}|(?=[^\\]]*::)(?::{0,2}\\b" + digits + "\\b){0,5}:{1,2})(?:" + byte + "\\.){3}" + byte + "|(?=[^\\]]*::)(?::{0,2}\\b" +
      digits + "\\b){0,7}(?:::)?))\\]";
  const std::string authority = "(?:[\\w!$-.:;=~]*@)?(?:" + address + "|[\\w!$-.;=~]*)(?::\\d*)?";
  const std::string hierarchy = "(?://" + authority + "(?:/[a-z_!$-;=@~]*)?|[a-z_!$-;=@~]*)";
  const std::string scheme = "[a-z][a-z\\d+.-]*:";
  const std::regex pattern = compile(
      "^(?:" + scheme + (is_relative ? ")?" : ")") + hierarchy + "(?:\\?[a-z_!$-;=?@~]*)?(?:#[a-z_!$-;=?@~]*)?$", true);
  const std::regex broken = compile("%(?![\\da-f]{2})", true);
  return [=](const std::string& text) { return std::regex_search(text, pattern) && !std::regex_search(text, broken); };
}

}  // namespace

Format format_of(const Json& row) {
  const auto searching = [](const std::string& pattern, bool ignores_case) -> Format {
    return [own = compile(pattern, ignores_case)](const std::string& text) { return std::regex_search(text, own); };
  };
  const std::string name = row.value("format", "");
  Format named = [](const std::string&) { return true; };
  if (name == "date-time") named = searching(moment, true);
  if (name == "uri" || name == "uri-reference") named = uri(name != "uri");
  try {
    return [named, pattern = searching(row.value("pattern", ""), false)](const std::string& text) { return pattern(text) && named(text); };
  } catch (const std::regex_error&) {
    // A pattern of another contract may have what C++ has not.
    return named;
  }
}

}  // namespace annotation_contracts::detail
