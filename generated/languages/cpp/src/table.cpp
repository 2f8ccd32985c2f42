// Generated from scripts/artefacts/languages/cpp/runtime/src/table.cpp by "npm run generate". Do not edit.

#include "table.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "types.hpp"

namespace annotation_contracts::detail {
namespace {

using Kind = Type::Kind;

bool within(double value, const Json* bounds) {
  if (bounds == nullptr) return true;
  for (const auto& [name, bound] : bounds->items()) {
    const double limit = bound.get<double>();
    const bool holds = name == "min" ? value >= limit : name == "max" ? value <= limit : name == "above" ? value > limit : value < limit;
    if (!holds) return false;
  }
  return true;
}

/// Counts the characters of a string, the items of an array or the members of an object.
double size_of(const Json& node) {
  if (!node.is_string()) return static_cast<double>(node.size());
  const std::string& text = node.get_ref<const std::string&>();
  // Every byte but a continuation starts a character of UTF-8.
  return static_cast<double>(std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

/// Goes through a document, and notes what is wrong until that is enough.
class Walk {
 public:
  Walk(Reading& reading, std::size_t most) : reading_(reading), problems_(reading.problems), most_(most) {}

  void value(const Type& type, const Json& node) {
    if (problems_.size() >= most_) return;
    switch (type.kind) {
      case Kind::Alias: return value(*type.inner, node);
      case Kind::Nullable: return node.is_null() ? void() : within_type(type, *type.inner, node);
      case Kind::Values: return one_of(type, node);
      case Kind::String:
        if (node.is_string()) return string(type, node);
        break;
      case Kind::Number:
        if (node.is_number()) return within(node.get<double>(), type.bounds) ? void() : fail("range", phrase_of(type), node);
        break;
      case Kind::Integer:
        if (node.is_number()) return integer(type, node);
        break;
      case Kind::Boolean:
        if (node.is_boolean()) return;
        break;
      case Kind::Json: {
        const Json& types = type.row->at("types");
        if (types.size() == 6 || std::find(types.begin(), types.end(), node.type_name()) != types.end()) return;
        break;
      }
      case Kind::List:
        if (node.is_array()) return list(type, node);
        break;
      case Kind::Map:
        if (node.is_object()) return map(type, node);
        break;
      case Kind::Record:
        if (node.is_object()) return record(type, node);
        break;
      case Kind::Sum:
        if (node.is_object()) return sum(type, node);
        break;
      case Kind::Union:
        for (std::size_t i = 0; i < type.parts.size(); ++i) {
          if (type.parts[i].name != node.type_name()) continue;
          reading_.unions[&node] = i;
          return within_type(type, *type.parts[i].type, node);
        }
        break;
    }
    fail("type", phrase_of(type), node);
  }

 private:
  struct Step {
    std::string_view name;
    std::size_t index;
  };

  std::string pointer() const {
    std::string pointer;
    for (const auto& [name, index] : path_) {
      pointer += '/';
      // The name of an item has no data.
      if (name.data() == nullptr) pointer += std::to_string(index);
      for (const char letter : name) pointer += letter == '~' ? "~0" : letter == '/' ? "~1" : std::string(1, letter);
    }
    return pointer;
  }

  void fail(const char* code, const std::string& expected, const Json& node) {
    if (problems_.size() >= most_) return;
    const std::string_view step = path_.empty() ? "" : path_.back().name;
    problems_.push_back({code, pointer(), sentence(code, step, expected, node)});
  }

  void at(std::string_view name, auto visit) {
    path_.push_back({name.data() == nullptr ? "" : name, 0});
    visit();
    path_.pop_back();
  }

  /// Where the value itself is wrong, says what the whole type allows: null as well, or another branch.
  void within_type(const Type& type, const Type& inner, const Json& node) {
    const std::size_t before = problems_.size();
    value(inner, node);
    if (problems_.size() != before + 1 || problems_.back().path != pointer()) return;
    const std::string code = problems_.back().code;
    if (code == "length" && !node.is_string()) return;
    problems_.pop_back();
    fail(code.c_str(), phrase_of(type), node);
  }

  void string(const Type& type, const Json& node) {
    const bool has_size = type.bounds == nullptr || within(size_of(node), type.bounds);
    if (has_size && (type.format == nullptr || (*type.format)(node.get_ref<const std::string&>()))) return;
    fail(type.format == nullptr ? "length" : "format", phrase_of(type), node);
  }

  /// `2.0` is an integer (R2.2).
  void integer(const Type& type, const Json& node) {
    const double number = node.get<double>();
    const bool is_far = type.is_marked && std::abs(number) > static_cast<double>(largest);
    if (number != std::trunc(number))
      fail("type", phrase_of(type), node);
    else if (is_far || !within(number, type.bounds))
      fail("range", phrase_of(type), node);
  }

  void sized(const Type& type, const Json& node) {
    if (type.bounds != nullptr && !within(size_of(node), type.bounds)) fail("length", type.row->at("count"), node);
  }

  void list(const Type& type, const Json& node) {
    sized(type, node);
    path_.push_back({{}, 0});
    for (const Json& item : node) {
      value(*type.inner, item);
      ++path_.back().index;
    }
    path_.pop_back();
  }

  void map(const Type& type, const Json& node) {
    sized(type, node);
    for (const auto& [name, item] : node.get_ref<const JsonObject&>()) at(name, [&] { value(*type.inner, item); });
  }

  void one_of(const Type& type, const Json& node) {
    // Numbers compare by their value, so that 1 and 1.0 are the same.
    const auto is_same = [&node](const Json& value) {
      return value == node && std::string_view(value.type_name()) == node.type_name();
    };
    if (std::any_of(type.values.begin(), type.values.end(), is_same)) return;
    const auto is_like = [&node](const Json& value) { return std::string_view(value.type_name()) == node.type_name(); };
    fail(std::any_of(type.values.begin(), type.values.end(), is_like) ? "value" : "type", phrase_of(type), node);
  }

  void record(const Type& type, const Json& node) {
    const JsonObject& members = node.get_ref<const JsonObject&>();
    std::size_t found = 0;
    for (const auto& [name, own, is_optional] : type.parts) {
      const auto member = members.find(name);
      if (member != members.end()) {
        ++found;
        at(name, [&] { value(*own, member->second); });
      } else if (!is_optional) {
        at(name, [&] { fail("required", phrase_of(*own), nullptr); });
      }
    }
    if (found < members.size() && type.inner != nullptr) rest(type, members);
    if (type.before != nullptr) check_before(*type.before, node);
  }

  void rest(const Type& type, const JsonObject& members) {
    for (const auto& [name, item] : members) {
      const auto is_it = [&name](const Type::Part& part) { return part.name == name; };
      if (std::any_of(type.parts.begin(), type.parts.end(), is_it)) continue;
      at(name, [&] { type.is_closed ? fail("unexpected", "", item) : value(*type.inner, item); });
    }
  }

  /// Each old value is that of a member of the resource, or of one that is known (W6.3).
  void check_before(const Json& before, const Json& node) {
    const std::string& own = before.at("member").get_ref<const std::string&>();
    const Json old = node.value(own, Json());
    const Json resource = node.value(before.at("of").get_ref<const std::string&>(), Json());
    if (!old.is_object() || !resource.is_object()) return;
    const Json& known = before.at("known");
    for (const auto& [name, item] : old.items()) {
      if (resource.contains(name) || std::find(known.begin(), known.end(), name) != known.end()) continue;
      at(own, [&] {
        at(name, [&] {
          const auto is_here = [path = pointer()](const Problem& one) { return one.path == path; };
          if (std::none_of(problems_.begin(), problems_.end(), is_here)) fail("unexpected", "", item);
        });
      });
    }
  }

  void sum(const Type& type, const Json& node) {
    const std::string tag = type.row->value("tag", "");
    const auto named = node.find(tag);
    if (type.is_marked && (named == node.end() || !named->is_string()))
      return at(tag, [&] { fail(named == node.end() ? "required" : "type", "a string", named == node.end() ? Json() : *named); });
    for (std::size_t i = 0; i < type.parts.size() && type.row->contains("tag"); ++i)
      if (named != node.end() && *named == type.parts[i].name) return choose(type, i, node);
    if (!type.is_marked) return fitting(type, node);
    reading_.is_unknown = true;
    reading_.unknown = *named;
    reading_.sums[&node] = type.parts.size();
  }

  void choose(const Type& type, std::size_t i, const Json& node) {
    record(*type.parts[i].type, node);
    reading_.sums[&node] = i;
  }

  /// Takes the first record without problems of those that share the most members with the object.
  void fitting(const Type& type, const Json& node) {
    std::vector<std::size_t> order(type.parts.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto shared = [&](std::size_t i) {
      const auto& fields = type.parts[i].type->parts;
      return std::count_if(fields.begin(), fields.end(), [&node](const Type::Part& field) { return node.contains(field.name); });
    };
    std::stable_sort(order.begin(), order.end(), [&shared](std::size_t a, std::size_t b) { return shared(a) > shared(b); });
    std::vector<Problem> likeliest;
    std::vector<Problem> before = std::move(problems_);
    for (const std::size_t i : order) {
      problems_.clear();
      choose(type, i, node);
      if (problems_.empty()) {
        likeliest.clear();
        break;
      }
      if (likeliest.empty()) likeliest = std::move(problems_);
    }
    problems_ = std::move(before);
    problems_.insert(problems_.end(), likeliest.begin(), likeliest.end());
  }

  Reading& reading_;
  std::vector<Problem>& problems_;
  const std::size_t most_;
  std::vector<Step> path_;
};

}  // namespace

const Table& Edition::table(Mode mode) const {
  const auto i = static_cast<std::size_t>(mode);
  std::call_once(once_.at(i), [&] { tables_.at(i) = std::make_shared<const Table>(Json::parse(text_), mode); });
  return *tables_.at(i);
}

std::vector<std::string> Edition::events() const {
  const Type& main = table(Mode::Tolerant).main();
  std::vector<std::string> names;
  if (main.kind == Kind::Sum && main.is_marked)
    for (const auto& branch : main.parts) names.push_back(branch.name);
  return names;
}

Reading Edition::read(const Json& node, Mode mode, std::string_view type, std::size_t most) const {
  const Table& own = table(mode);
  Reading reading;
  Walk(reading, most).value(type.empty() ? own.main() : own.named(type), node);
  return reading;
}

Found find_edition(const std::vector<const Edition*>& editions, const std::vector<std::size_t>& order, const Json& node, Mode mode) {
  std::vector<const Edition*> others;
  std::optional<Found> unknown;
  for (const std::size_t i : order) {
    // Most editions are tried in vain: the first problem is enough.
    Found found{i, editions.at(i)->read(node, mode, {}, 1)};
    if (!found.reading.problems.empty())
      others.push_back(editions.at(i));
    else if (found.reading.is_unknown)
      unknown = std::move(found);
    else
      return found;
  }
  std::optional<DecodeError> nearest;
  for (const Edition* one : others) {
    DecodeError error(one->read(node, mode).problems, one->name());
    if (!nearest || error.problems().size() < nearest->problems().size()) nearest = std::move(error);
  }
  if (nearest) throw std::move(*nearest);
  if (!unknown) throw std::invalid_argument("cannot read a document: the list of editions is empty");
  return std::move(*unknown);
}

std::vector<std::size_t> numbers_of(const std::vector<const Edition*>& editions, const std::vector<std::string>& names) {
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < editions.size() && names.empty(); ++i) numbers.push_back(i);
  for (const std::string& name : names) {
    const auto found = std::find_if(editions.begin(), editions.end(), [&name](const Edition* one) { return one->name() == name; });
    if (found != editions.end()) {
      numbers.push_back(static_cast<std::size_t>(found - editions.begin()));
      continue;
    }
    std::string all;
    for (const Edition* one : editions) all += (all.empty() ? "" : ", ") + std::string(one->name());
    throw std::invalid_argument("cannot read edition \"" + name + "\": expected one of " + all);
  }
  return numbers;
}

}  // namespace annotation_contracts::detail
