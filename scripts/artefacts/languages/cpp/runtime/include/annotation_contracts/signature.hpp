#pragma once

/// @file
/// Signs and verifies deliveries: HMAC-SHA256 over the exact bytes of the body (W5.1).

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annotation_contracts {

/// Name of the header that carries the signature (W4.3.3).
inline constexpr std::string_view signature_header = "{{signatureHeader}}";

/// A moment, as secrets expire at one.
using Moment = std::chrono::system_clock::time_point;

/// Why a signature is refused, in the order of the checks.
enum class Reason {
  /// There is no signature header.
  MissingHeader,
  /// The signature header is empty.
  EmptyHeader,
  /// There are several signatures: as header lines, or joined by a comma.
  DuplicatedHeader,
  /// The signature has a `=` but does not begin with `sha256=`.
  WrongAlgorithm,
  /// The digest stands without `sha256=`.
  MissingPrefix,
  /// The digest contains something else than hexadecimal digits.
  NotHex,
  /// The digest does not have 64 digits.
  WrongLength,
  /// No secret was given to compare with.
  NoSecret,
  /// The digest belongs to another body or secret.
  Mismatch,
};

/// Names a reason in a word, such as `missing-header`.
std::string_view to_string(Reason reason);

/// A secret with a name, so that one can take over from another.
struct NamedSecret {
  /// Name by which `verify` tells which secret matched.
  std::string id;
  /// The secret; its bytes in UTF-8 are the key (W5.1.2).
  std::string secret;
  /// Last moment at which the secret is in force; for ever where there is none.
  std::optional<Moment> not_after = std::nullopt;
};

/// Options of `verify`.
struct VerifyOptions {
  /// Whether a digest without `sha256=` is taken as well.
  bool bare_digest = false;
  /// Moment at which secrets must be in force; the present unless given.
  std::optional<Moment> now = std::nullopt;
};

/// Which secret the sender used, or why the delivery is refused.
struct Verdict {
  /// Name of the secret; none where the delivery is refused.
  std::optional<std::string> key_id;
  /// Why the delivery is refused; none where it is accepted.
  std::optional<Reason> reason;

  bool accepted() const { return !reason; }
};

/// Signs a body: `sha256=` and 64 lower-case digits (W5.1.3). Throws `std::invalid_argument` where the secret is empty.
std::string sign(std::string_view secret, std::string_view body);

/// Verifies a signature with one secret, named `default` (W5.1.4). The header is the list of its values, empty where
/// it is absent. Throws `std::invalid_argument` where the secret is empty, and never for what the header holds.
Verdict verify(std::string_view secret, std::string_view body, const std::vector<std::string>& header);

/// Verifies a signature with several secrets; of two that match, the last is named.
Verdict verify(const std::vector<NamedSecret>& secrets, std::string_view body,
               const std::vector<std::string>& header, const VerifyOptions& options = {});

}  // namespace annotation_contracts
