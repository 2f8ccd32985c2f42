/// Adapter of the library protocol (conformance/protocol/library.md) for the C++ package.

#include <openssl/evp.h>

#include <chrono>
#include <cstdio>
#include <ctime>
#include <exception>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "annotation_contracts/raster_info.hpp"
#include "annotation_contracts/signature.hpp"
#include "annotation_contracts/webhook.hpp"

namespace contracts = annotation_contracts;
using contracts::Json;

namespace {

const unsigned char* bytes_of(const std::string& text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

std::string to_base64(const std::string& bytes) {
  std::string text(bytes.size() / 3 * 4 + 5, '\0');
  auto* target = reinterpret_cast<unsigned char*>(text.data());
  text.resize(static_cast<std::size_t>(EVP_EncodeBlock(target, bytes_of(bytes), static_cast<int>(bytes.size()))));
  return text;
}

std::string from_base64(const std::string& text) {
  std::string bytes(text.size(), '\0');
  auto* target = reinterpret_cast<unsigned char*>(bytes.data());
  const int length = EVP_DecodeBlock(target, bytes_of(text), static_cast<int>(text.size()));
  if (length < 0) throw std::invalid_argument("cannot read a body that is not base64");
  const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
  bytes.resize(static_cast<std::size_t>(length) - padding);
  return bytes;
}

/// Reads a moment in RFC 3339.
std::optional<contracts::Moment> moment(const Json& request, const char* name) {
  if (!request.contains(name)) return std::nullopt;
  const auto text = request[name].get<std::string>();
  std::tm time{};
  double seconds = 0;
  int read = 0;
  std::sscanf(text.c_str(), "%d-%d-%dT%d:%d:%lf%n", &time.tm_year, &time.tm_mon, &time.tm_mday, &time.tm_hour,
              &time.tm_min, &seconds, &read);
  const std::string zone = text.substr(static_cast<std::size_t>(read));
  int hours = 0;
  int minutes = 0;
  if (read == 0 || (zone != "Z" && std::sscanf(zone.c_str(), "%3d:%2d", &hours, &minutes) != 2))
    throw std::invalid_argument("cannot read the moment " + text);
  time.tm_year -= 1900;
  time.tm_mon -= 1;
  const std::chrono::minutes ahead{hours * 60 + (zone[0] == '-' ? -minutes : minutes)};
  const auto fraction = std::chrono::duration_cast<contracts::Moment::duration>(std::chrono::duration<double>(seconds));
  return std::chrono::system_clock::from_time_t(timegm(&time)) + fraction - ahead;
}

Json refusal(const contracts::UnreadableError& error) {
  using enum contracts::UnreadableError::Reason;
  switch (error.reason()) {
    case NotUtf8: return {{"status", "not-utf8"}};
    case NotJson: return {{"status", "not-json"}};
    case TooDeep: return {{"status", "too-deep"}};
  }
  throw std::logic_error("cannot name a reason that is none");
}

/// Reads a document by the edition that is asked for, else by that of the source document, the oldest.
Json parse(const Json& request) {
  const std::string body = from_base64(request["body"]);
  const contracts::Mode mode = request.value("mode", "") == "strict" ? contracts::Mode::Strict : contracts::Mode::Tolerant;
  const auto options = [&](const auto& editions) -> contracts::ReadOptions {
    return {{request.value("edition", std::string(editions.back()))}, mode};
  };
  try {
    std::string document;
    if (request["contract"] == "raster-info") {
      document = contracts::raster_info::write_raster_info(contracts::raster_info::parse_raster_info(body, options(contracts::raster_info::editions)));
    } else {
      const auto delivery = contracts::webhook::parse_delivery(body, options(contracts::webhook::editions));
      if (delivery.edition.empty())
        return {{"status", "unknown"}, {"errors", Json::array({{{"path", "/event"}, {"code", "unknown-event"}}})}};
      Json warnings = Json::array();
      for (const auto& [rule, path, message, clause] : contracts::webhook::warnings(delivery))
        warnings.push_back({{"rule", rule}, {"path", path}, {"message", message}});
      return {{"status", "valid"}, {"document", to_base64(contracts::webhook::write_delivery(delivery))}, {"warnings", warnings}};
    }
    return {{"status", "valid"}, {"document", to_base64(document)}};
  } catch (const contracts::UnreadableError& error) {
    return refusal(error);
  } catch (const contracts::DecodeError& error) {
    Json errors = Json::array();
    for (const auto& [code, path, message] : error.problems()) errors.push_back({{"path", path}, {"code", code}, {"message", message}});
    return {{"status", "invalid"}, {"errors", std::move(errors)}};
  }
}

Json verify(const Json& request) {
  std::vector<contracts::NamedSecret> secrets;
  for (const Json& one : request["secrets"]) secrets.push_back({one["id"], one["secret"], moment(one, "notAfter")});
  const contracts::VerifyOptions options{request.value("bareDigest", false), moment(request, "now")};
  const auto verdict = contracts::verify(secrets, from_base64(request["body"]), request["header"], options);
  if (verdict.accepted()) return {{"ok", true}, {"keyId", *verdict.key_id}};
  return {{"ok", false}, {"reason", contracts::to_string(*verdict.reason)}};
}

Json answer(const Json& request) {
  const std::string operation = request["op"];
  if (operation == "describe") {
    Json editions = contracts::webhook::editions;
    for (const auto& one : contracts::raster_info::editions) editions.push_back(one);
    return {{"name", "annotation-contracts for C++"},
            {"operations", Json::array({"validate", "parse", "sign", "verify"})},
            {"contracts", Json::array({"webhook", "raster-info"})},
            {"modes", Json::array({"tolerant", "strict"})},
            {"editions", editions}};
  }
  if (operation == "validate" || operation == "parse") return parse(request);
  if (operation == "sign")
    return {{"header", contracts::sign(request["secret"].get<std::string>(), from_base64(request["body"]))}};
  if (operation == "verify") return verify(request);
  return {{"unsupported", true}};
}

}  // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const Json request = Json::parse(line);
    Json response;
    try {
      response = answer(request);
    } catch (const std::exception& error) {
      response = {{"error", error.what()}};
    }
    response["id"] = request["id"];
    std::cout << response.dump() << std::endl;
  }
}
