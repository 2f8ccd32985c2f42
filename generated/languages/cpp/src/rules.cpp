// Generated from scripts/artefacts/languages/cpp/runtime/src/rules.cpp by "npm run generate". Do not edit.

#include "rules.hpp"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <optional>
#include <set>
#include <utility>

namespace annotation_contracts::detail {
namespace {

using Minute = std::chrono::sys_time<std::chrono::minutes>;

/// Writes a value as a sentence shows it.
std::string text_of(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  const double number = value.is_number_float() ? value.get<double>() : 0.5;
  const bool is_whole = number == std::trunc(number) && std::abs(number) < 9.1e15;
  return is_whole ? std::to_string(static_cast<std::int64_t>(number)) : value.dump();
}

std::string step_of(const std::string& name) {
  return (Json::json_pointer() / name).to_string();
}

/// Reads a moment: its minute, and its seconds and the digits after them as text, without zeros at the end.
std::optional<std::pair<Minute, std::string>> moment_of(const Json& value) {
  using namespace std::chrono;
  if (!value.is_string()) return std::nullopt;
  const std::string& text = value.get_ref<const std::string&>();
  int year_number = 0;
  unsigned month_number = 0, day_number = 0, hour = 0, minute = 0, second = 0;
  int read = 0;
  if (std::sscanf(text.c_str(), "%4d-%2u-%2uT%2u:%2u:%2u%n", &year_number, &month_number, &day_number, &hour, &minute, &second, &read) != 6 || read != 19)
    return std::nullopt;
  const std::size_t zone = text.find_first_of("Z+-", 19);
  const year_month_day date{year(year_number), month(month_number), day(day_number)};
  if (zone == std::string::npos || !date.ok()) return std::nullopt;
  unsigned hours = 0, minutes_ahead = 0;
  if (text[zone] != 'Z' && std::sscanf(text.c_str() + zone + 1, "%2u:%2u", &hours, &minutes_ahead) != 2) return std::nullopt;
  const minutes ahead{static_cast<int>(hours * 60 + minutes_ahead) * (text[zone] == '-' ? -1 : 1)};
  std::string seconds = text.substr(17, zone - 17);
  if (seconds.size() > 2) seconds.erase(seconds.find_last_not_of('0') + 1);
  if (seconds.ends_with('.')) seconds.pop_back();
  return std::pair{Minute(sys_days(date)) + std::chrono::hours(hour) + minutes(minute) - ahead, seconds};
}

/// Compares two numbers, or two moments to the last digit, leap seconds included.
bool is_above(const Json& one, const Json& another) {
  if (one.is_number() && another.is_number()) return one > another;
  const auto first = moment_of(one);
  const auto second = moment_of(another);
  return first && second && *first > *second;
}

const Json& member(const Json& value, const std::string& name) {
  static const Json none;
  const auto found = value.find(name);
  return found == value.end() ? none : *found;
}

/// A rule at work on a document.
struct Search {
  const Json& rule;
  const std::string& resource;
  const Json& other;
  std::vector<Warning>& found;

  /// Follows the steps to the values that the rule reads; `*` is every item of a list.
  void visit(const Json& value, const std::string& path, std::string_view steps) const {
    if (steps.empty()) return check(value, path);
    const std::size_t end = std::min(steps.find('/', 1), steps.size());
    const std::string step(steps.substr(1, end - 1));
    if (step == "*" && value.is_array()) {
      for (std::size_t i = 0; i < value.size(); i++) visit(value[i], path + "/" + std::to_string(i), steps.substr(end));
    } else if (value.is_object()) {
      visit(member(value, step), path + step_of(step), steps.substr(end));
    }
  }

  void check(const Json& value, const std::string& path) const {
    const std::string& kind = rule["check"].get_ref<const std::string&>();
    if (kind == "distinct" && value.is_array()) {
      std::set<Json> seen;
      for (std::size_t i = 0; i < value.size(); i++)
        if (!seen.insert(value[i]).second) warn(path + "/" + std::to_string(i), {{"item", value[i]}});
    }
    if (!value.is_object()) return;
    const Json& members = member(rule, "members");
    const std::string first = members.empty() ? "" : members.front().get<std::string>();
    const std::string last = members.empty() ? "" : members.back().get<std::string>();
    const Json& own = member(value, first);
    if (kind == "ends") {
      const Json& id = member(value, last);
      if (own.is_string() && id.is_number() && !ends_in(own.get<std::string>(), text_of(id))) warn(path + step_of(first), value);
    } else if (kind == "ordered") {
      if (is_above(own, member(value, last))) warn(path + step_of(last), value);
    } else if (kind == "same") {
      if (value.contains(first) && own != member(other, last)) warn(path + step_of(first), other);
    } else if (kind == "only") {
      const Json& seen = member(value, rule["when"][0]);
      if (rule.contains("unless") && seen == rule["unless"]) return;
      const std::string& name = value.contains(first) ? first : last;
      const bool is_there = !member(value, name).is_null();
      if (is_there != (seen == rule["when"][1])) warn(path + step_of(name), value, is_there ? "say" : "lacks");
    } else if (kind == "absent") {
      if (value.contains(first)) warn(path + step_of(first), value);
    } else if (kind == "filled") {
      if (value.empty()) warn(path, value);
    } else if (kind == "changed" || kind == "known") {
      for (const auto& [name, item] : value.items())
        if (kind == "known" ? !other.contains(name) : other.contains(name) && other[name] == item) warn(path + step_of(name), value);
    }
  }

  /// Notes a warning; its sentence names members of a value.
  void warn(const std::string& path, const Json& told, const char* sentence = "say") const {
    std::string message = rule[sentence];
    for (std::size_t at = message.find('{'); at != std::string::npos; at = message.find('{', at)) {
      const std::size_t length = message.find('}', at) - at + 1;
      const std::string text = length == 2 ? resource : text_of(member(told, message.substr(at + 1, length - 2)));
      message.replace(at, length, text);
      at += text.size();
    }
    found.push_back({rule["id"], path, message, rule["clause"]});
  }

  static bool ends_in(std::string address, const std::string& id) {
    if (address.ends_with('/')) address.pop_back();
    return address.ends_with("/" + id);
  }
};

}  // namespace

std::vector<Warning> find_warnings(const Json& table, const Json& document) {
  std::vector<Warning> found;
  const Json& tag = member(document, table["tag"]);
  const std::string event = tag.is_string() ? tag.get<std::string>() : "";
  const std::string resource = table["resources"].value(event, event.substr(event.find(':') + 1));
  const Json& other = member(document, resource);
  if (!other.is_object()) return found;
  for (const Json& rule : table["rules"]) {
    for (const Json& row : rule["at"]) {
      const std::string events = row[0];
      if (!event.starts_with(events) && !event.ends_with(events)) continue;
      for (std::size_t i = 1; i < row.size(); i++) {
        std::string place = row[i];
        if (const std::size_t at = place.find("{}"); at != std::string::npos) place.replace(at, 2, resource);
        Search{rule, resource, other, found}.visit(document, "", place);
      }
    }
  }
  return found;
}

}  // namespace annotation_contracts::detail
