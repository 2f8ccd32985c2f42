/// A project that has nothing but the installed package, and JSON as nlohmann::json reads it.

#include <algorithm>
#include <iostream>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include <annotation_contracts/raster_info.hpp>
#include <annotation_contracts/testing.hpp>
#include <annotation_contracts/webhook.hpp>
#include <annotation_contracts/webhook_2_4.hpp>
#include <annotation_contracts/webhook_2_65.hpp>
#include <annotation_contracts/webhook_2_73.hpp>
#include <annotation_contracts/webhook_2_76.hpp>

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

/// What `json.get<T>()` gives, as anyone would call it, must be what `parse_delivery` of the edition gives.
template <class Unknown, class Delivery>
void json_loses_nothing(const testing::SampleDelivery& sample, Delivery (*parse)(std::string_view)) {
  const Json json = Json::parse(sample.body);
  const std::string name = sample.edition + ' ' + sample.name;
  const Delivery parsed = parse(sample.body);
  const auto read = json.get<Delivery>();
  expect(read == parsed && Json(read) == json, name + " as a delivery");
  contracts::match(
      parsed,
      [&](const Unknown& event) { expect(false, name + ": " + event.event + " is known"); },
      [&](const auto& event) {
        const auto typed = json.get<std::remove_cvref_t<decltype(event)>>();
        expect(typed == event && Json(typed) == json, name + " as its event");
      });
}

void is_of_its_edition(const testing::SampleDelivery& sample) {
  if (sample.edition == "2.3")
    json_loses_nothing<contracts::webhook_2_3::UnknownEvent>(sample, contracts::webhook_2_3::parse_delivery);
  else if (sample.edition == "2.4")
    json_loses_nothing<contracts::webhook_2_4::UnknownEvent>(sample, contracts::webhook_2_4::parse_delivery);
  else if (sample.edition == "2.65")
    json_loses_nothing<contracts::webhook_2_65::UnknownEvent>(sample, contracts::webhook_2_65::parse_delivery);
  else if (sample.edition == "2.73")
    json_loses_nothing<contracts::webhook_2_73::UnknownEvent>(sample, contracts::webhook_2_73::parse_delivery);
  else if (sample.edition == "2.76")
    json_loses_nothing<contracts::webhook_2_76::UnknownEvent>(sample, contracts::webhook_2_76::parse_delivery);
  else
    expect(false, "edition " + sample.edition);
}

/// What C++ has no character or number for is no reason to refuse a delivery.
void odd_values_are_taken() {
  const auto read = webhook::parse_delivery(
      R"({"event":"update:planet","name":"\ud800!\ud83d\ude80","size":1e400,"low":-1e400,"plain":"\\ud800"})");
  const std::string expected =
      R"({"event":"update:planet","low":-1.7976931348623157e+308,"name":"\uFFFD!\uD83D\uDE80","plain":"\\ud800","size":1.7976931348623157e+308})";
  expect(Json::parse(webhook::write_delivery(read)) == Json::parse(expected), "odd values");
  try {
    webhook::parse_delivery(R"({"event":"\ud800"x})");
    expect(false, "no JSON");
  } catch (const contracts::UnreadableError&) {
    expect(true, "no JSON");
  }
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
  for (const auto& sample : testing::deliveries()) is_of_its_edition(sample);
  odd_values_are_taken();
  for (const auto& vector : testing::signature_vectors()) has_its_verdict(vector);
  for (const auto& one : testing::cases()) has_its_errors(one);
  std::cout << passed << " passed, " << failed << " failed\n";
  return failed == 0 && passed > 300 ? 0 : 1;
}
