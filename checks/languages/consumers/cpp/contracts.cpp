/// A project that has nothing but the installed package, and JSON as nlohmann::json reads it.

#include <algorithm>
#include <iostream>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include <annotation_contracts/raster_info.hpp>
#include <annotation_contracts/testing.hpp>
#include <annotation_contracts/webhook.hpp>

namespace contracts = annotation_contracts;
namespace testing = contracts::testing;
namespace webhook = contracts::webhook;
using contracts::Json;

namespace {

int passed = 0;
int failed = 0;

void expect(bool holds, const std::string& name) {
  holds ? ++passed : ++failed;
  if (!holds) std::cout << "FAILED " << name << '\n';
}

/// What `json.get<T>()` gives, as anyone would call it, must be what `parse_delivery` gives.
void json_loses_nothing(const testing::SampleDelivery& sample) {
  const Json json = Json::parse(sample.body);
  const webhook::Delivery parsed = webhook::parse_delivery(sample.body);
  const auto read = json.get<webhook::Delivery>();
  expect(read == parsed && Json(read) == json, sample.name + " as a delivery");
  contracts::match(
      parsed,
      [](const webhook::UnknownEvent& event) { expect(false, event.event + " is known"); },
      [&](const auto& event) {
        const auto typed = json.get<std::remove_cvref_t<decltype(event)>>();
        expect(typed == event && Json(typed) == json, sample.name + " as its event");
      });
}

void has_its_verdict(const testing::SignatureVector& vector) {
  const auto verdict = contracts::verify(vector.secrets, vector.body, vector.header, vector.options);
  const std::string reason{verdict.reason ? contracts::to_string(*verdict.reason) : ""};
  expect(verdict.key_id == vector.key_id && reason == vector.reason, vector.id);
}

std::vector<std::string> places(const std::vector<contracts::Problem>& problems) {
  std::vector<std::string> found;
  for (const auto& problem : problems) found.push_back(problem.code + ' ' + problem.path);
  std::sort(found.begin(), found.end());
  return found;
}

void has_its_errors(const testing::Case& one) {
  std::string status = "valid";
  std::vector<std::string> found;
  try {
    if (one.contract == "raster-info")
      contracts::raster_info::parse_raster_info(one.body);
    else if (std::holds_alternative<webhook::UnknownEvent>(webhook::parse_delivery(one.body)))
      status = "unknown";
  } catch (const contracts::DecodeError& error) {
    status = "invalid";
    found = places(error.problems());
  }
  expect(status == one.status && (status == "unknown" || found == places(one.problems)), one.id);
}

}  // namespace

int main() {
  for (const auto& sample : testing::deliveries()) json_loses_nothing(sample);
  for (const auto& vector : testing::signature_vectors()) has_its_verdict(vector);
  for (const auto& one : testing::cases()) has_its_errors(one);
  std::cout << passed << " passed, " << failed << " failed\n";
  return failed == 0 && passed > 300 ? 0 : 1;
}
