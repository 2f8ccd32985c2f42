#include "platform.hpp"

#include <algorithm>
#include <cstdlib>

namespace annotation_contracts::detail {
namespace {

/// Number of webhooks to remember editions of; the oldest is forgotten first.
constexpr std::size_t kept = 10'000;
/// Deliveries in a row that make sure of an edition that no release names.
constexpr unsigned sure = 10;
/// Characters of a release.
constexpr std::size_t longest = 20;

std::vector<unsigned long> numbers_in(const std::string& name) {
  std::vector<unsigned long> numbers;
  for (std::size_t start = 0; start < name.size(); start = std::min(name.find('.', start), name.size()) + 1)
    numbers.push_back(std::strtoul(name.c_str() + start, nullptr, 10));
  return numbers;
}

}  // namespace

std::optional<Platform> Watch::platform() const {
  const std::lock_guard guard(lock_);
  return platform_;
}

std::string Watch::release_in(const std::string& agent) const {
  const std::string start = program_ + '/';
  if (!learns_ || program_.empty() || !agent.starts_with(start)) return {};
  const std::size_t end = std::min(agent.find_first_not_of("0123456789.", start.size()), agent.size());
  std::string release = agent.substr(start.size(), std::min(end - start.size(), longest));
  while (release.ends_with('.')) release.pop_back();
  return release;
}

std::optional<std::size_t> Watch::edition_of(const std::string& release) const {
  for (std::size_t i = 0; i < editions_.size() && !release.empty(); ++i)
    if (numbers_in(editions_[i]) <= numbers_in(release)) return i;
  return std::nullopt;
}

std::vector<std::size_t> Watch::order(const std::string& release, const Sender& sender) const {
  std::vector<std::size_t> order;
  const auto add = [&order](std::size_t edition) {
    if (std::find(order.begin(), order.end(), edition) == order.end()) order.push_back(edition);
  };
  if (learns_) {
    if (const auto named = edition_of(release)) add(*named);
    const std::lock_guard guard(lock_);
    if (const auto found = webhooks_.find(sender); found != webhooks_.end()) add(found->second.edition);
    if (last_) add(*last_);
  }
  for (std::size_t i = 0; i < editions_.size(); ++i) add(i);
  return order;
}

std::optional<PlatformNews> Watch::saw(std::size_t edition, const std::string& release, const Sender& sender) {
  const bool is_hinted = edition_of(release) == edition;
  const std::lock_guard guard(lock_);
  const auto [found, is_new] = webhooks_.try_emplace(sender, Learned{edition});
  Learned& one = found->second;
  one.seen = one.edition == edition ? one.seen + 1 : 1;
  one.edition = edition;
  last_ = edition;
  if (!platform_) platform_.emplace();
  const std::string& name = editions_.at(edition);
  *platform_ = {name, release, is_hinted ? "user-agent" : "shape", std::move(platform_->editions)};
  ++platform_->editions[name];
  const std::optional<std::size_t> previous = one.settled;
  const bool is_settled = learns_ && previous != edition && (is_hinted || one.seen >= sure);
  if (is_settled) one.settled = edition;
  if (is_new) queue_.push_back(sender);
  if (queue_.size() > kept) {
    webhooks_.erase(queue_.front());
    queue_.pop_front();
  }
  if (!is_settled || !told_.emplace(previous, edition).second) return std::nullopt;
  const std::string by = "edition " + name + (release.empty() ? "" : " (release " + release + ")");
  if (!previous) return PlatformNews{{}, *platform_, "deliveries are those of " + by + "; editions {\"" + name + "\"} reads no other"};
  const std::string& before = editions_.at(*previous);
  return PlatformNews{before, *platform_, "the platform went from edition " + before + " to " + by + "; the command diff lists what that changes"};
}

}  // namespace annotation_contracts::detail
