// Generated from scripts/artefacts/languages/cpp/runtime/include/annotation_contracts/receiver.hpp by "npm run generate". Do not edit.

#pragma once

/// @file
/// Receives deliveries: the same steps behind every server (W4.3, W5.1, W-answer). The contracts have it as `Receiver`, such as
/// `annotation_contracts::webhook::Receiver`.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "annotation_contracts/json.hpp"
#include "annotation_contracts/signature.hpp"

namespace annotation_contracts {

/// Header fields; a name may be there several times.
using Headers = std::vector<std::pair<std::string, std::string>>;

/// What is sent back: a status, a short text of ASCII, and header fields.
struct Answer {
  int status;
  std::string_view body;
  Headers headers;
};

/// What a handler receives besides the delivery.
struct Context {
  /// Name of the secret that matched; empty where the receiver takes unsigned requests.
  std::string key_id;
  /// The exact bytes of the body.
  std::string_view body;
  /// Name of the event, as it was sent.
  std::string event;
  /// Edition of the delivery, or the one that an invalid delivery breaks least; empty of an unknown event.
  std::string edition;
};

/// A request that was refused, for logs and metrics; no secret and no signature is in it.
struct Refusal {
  /// Such as `signature` or `invalid-delivery`.
  std::string code;
  int status;
  /// What happened, in a phrase.
  std::string reason;
  /// Event of an invalid delivery, the edition that it breaks least, and what is wrong.
  std::string event;
  std::string edition;
  std::vector<Problem> problems;
};

/// Members of a valid delivery that its edition does not know: JSON Pointers with `*` for any index, and how many.
struct Drift {
  std::string event;
  std::map<std::string, std::size_t> members;
};

/// What a receiver has learned of who sends.
struct Platform {
  /// Edition of the last valid delivery.
  std::string edition;
  /// Release that `User-Agent` named; unsigned, hence a hint (E-hint). Empty where it named none.
  std::string release;
  /// `user-agent`, or `shape` where no release names the edition.
  std::string learned_from;
  /// Valid deliveries of each edition.
  std::map<std::string, std::uint64_t> editions;
};

/// What was learned of the platform: each edition once, and each change.
struct PlatformNews {
  /// The edition before, where it changed; else empty.
  std::string previous;
  Platform platform;
  /// The same in a sentence.
  std::string message;
};

/// A store's answer: the caller has the key now, another one is handling it, or it was handled.
enum class Claim { New, Busy, Done };

/// Remembers which deliveries were handled. Deliveries carry no identifier: the key is the webhook and the SHA-256 of the exact
/// bytes. `claim` must be atomic; each may throw.
class Store {
 public:
  virtual ~Store() = default;
  /// Claims a key before its handler runs.
  virtual Claim claim(const std::string& key) = 0;
  /// Remembers that the handler of a key returned.
  virtual void done(const std::string& key) = 0;
  /// Gives a key back, because its handler failed.
  virtual void release(const std::string& key) = 0;
};

/// Makes a store that remembers in this process alone, for some time, and some deliveries at the most.
std::shared_ptr<Store> make_memory_store(std::chrono::seconds ttl = std::chrono::hours(1), std::size_t max_entries = 10'000);

/// The secret of a webhook, or several while one takes over from another. `std::nullopt` takes **every** request, forged ones too.
struct Secrets : std::optional<std::vector<NamedSecret>> {
  Secrets(std::nullopt_t) {}
  Secrets(std::vector<NamedSecret> secrets) : optional(std::move(secrets)) {}
  Secrets(std::string secret) : optional(std::vector<NamedSecret>{{"default", std::move(secret)}}) {}
  /// A secret that is null, such as `getenv` gives for what is not set, is an empty one, which no receiver takes.
  Secrets(const char* secret) : Secrets(std::string(secret == nullptr ? "" : secret)) {}
};

/// Options of a receiver. What has no hook goes to standard error: invalid deliveries, the first bad signature of each reason,
/// what is learned of the platform, and errors.
struct ReceiverOptions {
  /// Takes signed bodies that no edition takes (W-lost); strict receivers answer 422 instead.
  std::function<void(const DecodeError&, const Context&)> invalid = {};
  /// Editions to read by: the first that takes a delivery. Default: every edition, which the receiver learns (E-learn); of a strict
  /// receiver that of the source document (E-strict).
  std::vector<std::string> editions = {};
  /// In strict mode a signed delivery that its sender should not have sent is answered 422.
  Mode mode = Mode::Tolerant;
  /// Bytes of the longest body. Default: 10 MiB.
  std::size_t max_bytes = std::size_t{10} << 20;
  /// Media types of deliveries, in lower case.
  std::vector<std::string> media_types = {"application/json"};
  /// Whether a signature without `sha256=` is taken as well. Default: no.
  bool accept_bare_digest = false;
  /// Whether a signature over the body and a line feed is taken as well, which release 2.3.0 sends (W-lf). Default: no.
  bool accept_line_feed = false;
  /// Keeps repeated deliveries from being handled twice. Default: every delivery is handled.
  std::shared_ptr<Store> store = {};
  std::function<void(const Refusal&)> on_refused = {};
  /// Receives every signed delivery of an unknown event, whether or not a handler takes it.
  std::function<void(const UnknownEvent&)> on_unknown = {};
  /// Receives members that the edition does not know, in tolerant mode.
  std::function<void(const Drift&)> on_drift = {};
  std::function<void(const PlatformNews&)> on_platform = {};
  /// Receives what is not the request's fault, and whether it was in `handler`, `store`, `hook` or `receiver`.
  std::function<void(const std::string& error, std::string_view place)> on_error = {};
};

namespace detail {
class ReceiverCore;
}

/// What the receivers of all contracts have in common. Copies share what they have learned; any thread may call.
class BaseReceiver {
 public:
  /// Answers a request; `headers` is any range of pairs of a name and a value. Never throws.
  Answer handle(std::string_view method, const auto& headers, std::string_view body) const {
    return handle_request(method, Headers(std::begin(headers), std::end(headers)), body);
  }

  /// Looks at what comes before the body: method, media type, coding and announced length; gives the answer where it refuses.
  std::optional<Answer> check_head(std::string_view method, const auto& headers) const {
    return check(method, Headers(std::begin(headers), std::end(headers)));
  }

  /// Reports that a body is `too-large`, `too-slow` or `incomplete`, and gives the answer.
  Answer refuse(std::string_view code) const;

  /// Bytes of the longest body.
  std::size_t max_bytes() const;

  /// Says what is known of the platform so far; nothing before the first.
  std::optional<Platform> platform() const;

  /// Counts what became of deliveries: handled, unhandled, unknown, invalid, refused, failed, duplicate.
  std::map<std::string, std::uint64_t> counts() const;

 protected:
  explicit BaseReceiver(std::shared_ptr<detail::ReceiverCore> core) : core_(std::move(core)) {}

 private:
  Answer handle_request(std::string_view method, const Headers& headers, std::string_view body) const;
  std::optional<Answer> check(std::string_view method, const Headers& headers) const;

  std::shared_ptr<detail::ReceiverCore> core_;
};

}  // namespace annotation_contracts
