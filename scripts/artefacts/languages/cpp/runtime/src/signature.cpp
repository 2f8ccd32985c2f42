#include "annotation_contracts/signature.hpp"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <array>
#include <charconv>
#include <cstddef>
#include <stdexcept>
#include <variant>

namespace annotation_contracts {
namespace {

constexpr std::string_view prefix = "sha256=";
constexpr std::string_view hex = "0123456789abcdef";
constexpr std::size_t mac_bytes = 32;

using Mac = std::array<unsigned char, mac_bytes>;

Mac mac_of(std::string_view secret, std::string_view body) {
  if (secret.empty()) throw std::invalid_argument("cannot use an empty secret");
  Mac mac{};
  const auto* bytes = reinterpret_cast<const unsigned char*>(body.data());
  if (HMAC(EVP_sha256(), secret.data(), static_cast<int>(secret.size()), bytes, body.size(), mac.data(), nullptr) ==
      nullptr)
    throw std::runtime_error("cannot compute HMAC-SHA256");
  return mac;
}

std::string join(const std::vector<std::string>& values) {
  std::string joined;
  for (const std::string& value : values) joined += (&value == &values.front() ? "" : ",") + value;
  return joined;
}

std::variant<Mac, Reason> digest_in(const std::vector<std::string>& header, bool bare_digest) {
  const std::string value = join(header);
  const bool prefixed = value.starts_with(prefix);
  if (header.empty()) return Reason::MissingHeader;
  if (value.empty()) return Reason::EmptyHeader;
  if (value.find(',') != std::string::npos) return Reason::DuplicatedHeader;
  if (!prefixed && value.find('=') != std::string::npos) return Reason::WrongAlgorithm;
  if (!prefixed && !bare_digest) return Reason::MissingPrefix;
  const std::string_view digits = std::string_view(value).substr(prefixed ? prefix.size() : 0);
  if (digits.find_first_not_of("0123456789abcdefABCDEF") != digits.npos) return Reason::NotHex;
  if (digits.size() != 2 * mac_bytes) return Reason::WrongLength;
  Mac digest{};
  for (std::size_t i = 0; i < mac_bytes; ++i) std::from_chars(&digits[2 * i], &digits[2 * i] + 2, digest[i], 16);
  return digest;
}

}  // namespace

std::string_view to_string(Reason reason) {
  constexpr std::array<std::string_view, 9> names = {"missing-header", "empty-header", "duplicated-header", "wrong-algorithm", "missing-prefix",
                                                     "not-hex", "wrong-length", "no-secret", "mismatch"};
  return names.at(static_cast<std::size_t>(reason));
}

std::string sign(std::string_view secret, std::string_view body) {
  std::string signature(prefix);
  for (const unsigned char byte : mac_of(secret, body)) {
    signature += hex[byte >> 4];
    signature += hex[byte & 15];
  }
  return signature;
}

Verdict verify(std::string_view secret, std::string_view body, const std::vector<std::string>& header) {
  return verify(std::vector<NamedSecret>{{"default", std::string(secret)}}, body, header);
}

Verdict verify(const std::vector<NamedSecret>& secrets, std::string_view body, const std::vector<std::string>& header,
               const VerifyOptions& options) {
  // Every secret costs the same, whichever matches and whichever has expired.
  std::vector<Mac> macs;
  for (const NamedSecret& one : secrets) macs.push_back(mac_of(one.secret, body));
  const auto digest = digest_in(header, options.bare_digest);
  if (const Reason* reason = std::get_if<Reason>(&digest)) return {std::nullopt, *reason};
  const Moment now = options.now.value_or(std::chrono::system_clock::now());
  Verdict verdict{std::nullopt, secrets.empty() ? Reason::NoSecret : Reason::Mismatch};
  for (std::size_t i = 0; i < secrets.size(); ++i) {
    const bool matches = CRYPTO_memcmp(macs[i].data(), std::get<Mac>(digest).data(), mac_bytes) == 0;
    if (matches && now <= secrets[i].not_after.value_or(now)) verdict = {secrets[i].id, std::nullopt};
  }
  return verdict;
}

}  // namespace annotation_contracts
