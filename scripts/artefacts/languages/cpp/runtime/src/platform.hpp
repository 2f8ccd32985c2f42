#pragma once

/// @file
/// Learns from deliveries which platform sends them (E-learn).

#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "annotation_contracts/receiver.hpp"

namespace annotation_contracts::detail {

class Watch {
 public:
  /// Name of the secret, and number of the webhook.
  using Sender = std::pair<std::string, std::string>;

  /// The editions are the newest first; `program` stands before the release in `User-Agent`.
  Watch(std::string program, std::vector<std::string> editions, bool learns)
      : program_(std::move(program)), editions_(std::move(editions)), learns_(learns) {}

  std::optional<Platform> platform() const;

  /// Reads the release in a `User-Agent`; empty where it names none.
  std::string release_in(const std::string& agent) const;

  /// Puts first the edition of a release, then the one of the webhook before, the last, and the others; gives their numbers.
  std::vector<std::size_t> order(const std::string& release, const Sender& sender) const;

  /// Settles on an edition: by the release that is named, else after some deliveries in a row, for one may fit several.
  std::optional<PlatformNews> saw(std::size_t edition, const std::string& release, const Sender& sender);

 private:
  struct Learned {
    std::size_t edition;
    unsigned seen = 0;
    std::optional<std::size_t> settled = {};
  };

  std::optional<std::size_t> edition_of(const std::string& release) const;

  std::string program_;
  std::vector<std::string> editions_;
  bool learns_;
  mutable std::mutex lock_;
  std::map<Sender, Learned> webhooks_;
  std::deque<Sender> queue_;
  std::optional<std::size_t> last_;
  std::optional<Platform> platform_;
  std::set<std::pair<std::optional<std::size_t>, std::size_t>> told_;
};

}  // namespace annotation_contracts::detail
