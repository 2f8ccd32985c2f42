#pragma once

/// @file
/// The steps of a receiver.

#include <array>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "annotation_contracts/receiver.hpp"
#include "platform.hpp"
#include "table.hpp"

namespace annotation_contracts::detail {

/// What a receiver knows of its contract.
struct Facts {
  std::vector<const Edition*> editions;
  /// Member that names the event, and the one that identifies the webhook.
  std::string tag;
  std::string webhook;
  /// Header that carries the signature.
  std::string header;
  /// Events that are sent on request: the same again is no duplicate.
  std::set<std::string> on_request;
  /// Name before the release in `User-Agent`; empty where it does not say one.
  std::string program;
};

/// A handler before the delivery has its type.
using Handler = std::function<void(Json&& node, const Found& found, const Context& context)>;

/// A step that refuses.
struct Refused {
  std::string_view code;
  std::string reason;
};

class ReceiverCore {
 public:
  ReceiverCore(Facts facts, Secrets secrets, std::map<std::string, Handler> on, ReceiverOptions options);

  Answer handle(std::string_view method, const Headers& headers, std::string_view body);

  /// Throws `Refused`.
  void check_head(std::string_view method, const Headers& headers) const;

  Answer refuse(const Refused& refused);

  const ReceiverOptions& options() const { return options_; }
  const Watch& watch() const { return *watch_; }
  std::map<std::string, std::uint64_t> counts() const;

 private:
  void check_size(std::size_t size) const;
  std::string verify(const Headers& headers, std::string_view body) const;
  Answer take(const Headers& headers, std::string_view body);
  Answer take_invalid(const DecodeError& error, const Context& context);
  Answer route(Json&& node, const Found& found, const Context& context, const std::string& webhook);
  /// Runs a handler; the sender learns that it failed, but not why.
  Answer run(const std::function<void()>& handler, const char* end, std::string_view said, const std::string& key = {});
  void watch_drift(const Json& node, const Found& found, const std::string& event);
  const Handler* handler_of(const std::string& event) const;
  void tell_refusal(const Refusal& refusal);
  void count(const char* end);
  void report(const std::string& error, std::string_view place) noexcept;
  /// Calls what may throw; returns whether it did not.
  bool attempt(std::string_view place, const std::function<void()>& call) noexcept;

  Facts facts_;
  Secrets secrets_;
  std::map<std::string, Handler> on_;
  ReceiverOptions options_;
  /// The editions to read by.
  std::vector<const Edition*> chosen_;
  bool is_default_;
  std::unique_ptr<Watch> watch_;
  mutable std::mutex lock_;
  std::map<std::string, std::uint64_t> counts_;
  std::set<std::string> told_;
};

}  // namespace annotation_contracts::detail
