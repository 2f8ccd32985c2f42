// Generated from scripts/artefacts/languages/cpp/runtime/include/annotation_contracts/testing.hpp by "npm run generate". Do not edit.

#pragma once

/// @file
/// What tests of a receiver need: samples, documents with the right verdict, and signatures. Link
/// `annotation_contracts::testing`, which knows where the data is installed.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "annotation_contracts/json.hpp"
#include "annotation_contracts/signature.hpp"

namespace annotation_contracts::testing {

/// A valid delivery, and the name of its sample.
struct SampleDelivery {
  /// `webhook` or `raster-info`.
  std::string contract;
  /// Edition of the contract, such as `2.76`.
  std::string edition;
  std::string name;
  std::string body;
};

/// A document, and what a tolerant reader must find.
struct Case {
  std::string id;
  std::string description;
  /// `webhook` or `raster-info`.
  std::string contract;
  /// Edition by which it is judged.
  std::string edition;
  std::string body;
  /// `valid`, `invalid` or `unknown`.
  std::string status;
  /// Every error, in any order; the messages are empty.
  std::vector<Problem> problems;
};

/// What was signed and sent, and the right verdict (W5.1).
struct SignatureVector {
  std::string id;
  std::string description;
  std::vector<NamedSecret> secrets;
  std::string body;
  /// The values of the header, one a line; none where it is absent.
  std::vector<std::string> header;
  VerifyOptions options;
  /// Name of the secret that matches; none where the signature is refused.
  std::optional<std::string> key_id;
  /// Why it is refused, such as `missing-header`; empty where it is accepted.
  std::string reason;
};

namespace detail {

inline Json rows(const char* kind) {
  const char* path = ANNOTATION_CONTRACTS_TEST_DATA;
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(std::string("cannot open ") + path);
  return Json::parse(std::string(std::istreambuf_iterator<char>(file), {})).at(kind);
}

/// Makes a moment of milliseconds since 1970.
inline std::optional<Moment> moment(const Json& row, const char* name) {
  if (!row.contains(name)) return std::nullopt;
  return Moment(std::chrono::milliseconds(row[name].get<std::int64_t>()));
}

inline std::string bytes(const std::string& digits) {
  std::string bytes;
  for (std::size_t i = 0; i < digits.size(); i += 2)
    bytes.push_back(static_cast<char>(std::stoi(digits.substr(i, 2), nullptr, 16)));
  return bytes;
}

}  // namespace detail

/// Lists a valid delivery of every event, and variants.
inline std::vector<SampleDelivery> deliveries() {
  std::vector<SampleDelivery> list;
  for (const Json& row : detail::rows("deliveries")) list.push_back({row["contract"], row["edition"], row["name"], row["body"]});
  return list;
}

/// Lists documents that a tolerant reader must accept or refuse, each with the errors that it has.
inline std::vector<Case> cases() {
  std::vector<Case> list;
  for (const Json& row : detail::rows("cases")) {
    std::vector<Problem> problems;
    for (const Json& error : row["errors"]) problems.push_back({error["code"], error["path"], {}});
    list.push_back({row["id"], row["description"], row["contract"], row["edition"], row["body"], row["status"], std::move(problems)});
  }
  return list;
}

/// Lists signatures that a verifier must accept or refuse (W5.1).
inline std::vector<SignatureVector> signature_vectors() {
  std::vector<SignatureVector> list;
  for (const Json& row : detail::rows("signatures")) {
    SignatureVector vector{row["id"], row["description"], {}, detail::bytes(row["body"]), row["header"], {}, {}, {}};
    for (const Json& one : row["secrets"])
      vector.secrets.push_back({one["id"], one["secret"], detail::moment(one, "notAfter")});
    vector.options = {row.value("bareDigest", false), detail::moment(row, "now")};
    if (row.contains("keyId")) vector.key_id = row["keyId"].get<std::string>();
    vector.reason = row.value("reason", "");
    list.push_back(std::move(vector));
  }
  return list;
}

}  // namespace annotation_contracts::testing
