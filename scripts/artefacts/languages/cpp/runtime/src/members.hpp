#pragma once

/// @file
/// Decodes the members of objects, and picks the record that an object is.

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "decoding.hpp"

namespace annotation_contracts::detail {

/// The members of an object that is being decoded; those that were asked for are taken out.
class Members {
 public:
  Members(Json&& node, const Place& at)
      : at_(at), is_object_(node.is_object()), object_(decode_object(std::move(node), at)) {}

  /// Decodes a member that must be there.
  template <class Decode>
  void required(std::string_view name, Decode decode, auto& field) {
    if (!take(name, decode, field) && is_object_) at_.at(name).fail("required", "is missing");
  }

  /// Decodes a member that may be missing.
  template <class Decode>
  void optional(std::string_view name, Decode decode, auto& field) {
    take(name, decode, field);
  }

  /// Takes out a member that is always the same.
  void constant(std::string_view name, std::string_view expected);

  /// Checks the members that were not asked for, which are all of one type.
  template <class Decode>
  void rest(Decode decode) const {
    for (const auto& [name, node] : object_) decode(Json(node), at_.at(name));
  }

  /// Gives the members that were not asked for.
  JsonObject extra() { return std::move(object_); }

 private:
  template <class Decode>
  bool take(std::string_view name, Decode decode, auto& field) {
    const auto found = object_.find(name);
    if (found == object_.end()) return false;
    field = decode(std::move(found->second), at_.at(name));
    object_.erase(found);
    return true;
  }

  const Place& at_;
  bool is_object_;
  JsonObject object_;
};

/// A record that an object may be.
template <class T>
struct Branch {
  std::string_view tag;
  std::vector<std::string_view> members;
  T (*decode)(Json&&, const Place&);
};

/// Counts the members that an object shares with a record.
std::size_t shared_members(const Json& object, const std::vector<std::string_view>& members);

/// Picks the first record without problems of those that share the most members with the object.
template <class T>
T fitting(std::vector<Branch<T>> branches, Json&& node, const Place& at) {
  if (!node.is_object()) {
    at.mismatch("object", node);
    return {};
  }
  std::stable_sort(branches.begin(), branches.end(), [&node](const Branch<T>& a, const Branch<T>& b) {
    return shared_members(node, a.members) > shared_members(node, b.members);
  });
  std::vector<Problem> likeliest;
  for (const Branch<T>& branch : branches) {
    std::vector<Problem> problems;
    T value = branch.decode(Json(node), Place(at, problems));
    if (problems.empty()) return value;
    if (likeliest.empty()) likeliest = std::move(problems);
  }
  at.problems().insert(at.problems().end(), likeliest.begin(), likeliest.end());
  return {};
}

/// Picks a record by its tag, else as `fitting` does.
template <class T>
T choose(std::string_view tag, std::vector<Branch<T>> branches, Json&& node, const Place& at) {
  if (node.is_object()) {
    const auto named = node.find(tag);
    for (const Branch<T>& branch : branches)
      if (named != node.end() && *named == branch.tag) return branch.decode(std::move(node), at);
  }
  return fitting(std::move(branches), std::move(node), at);
}

/// Reads the member that tells envelopes apart; none where it is wrong, which is then on the list.
std::optional<std::string> tag_in(std::string_view name, const Json& node, const Place& at);

}  // namespace annotation_contracts::detail
