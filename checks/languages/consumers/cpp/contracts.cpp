/// A project that has nothing but the installed package, and JSON as nlohmann::json reads it.

#include <algorithm>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
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

/// What `json.get<T>()` gives, as anyone would call it, must be what `parse_delivery` gives, and nothing is lost on the way.
void loses_nothing(const testing::SampleDelivery& sample) {
  const Json json = Json::parse(sample.body);
  const std::string name = sample.edition + ' ' + sample.name;
  const webhook::Delivery delivery = webhook::parse_delivery(sample.body, {{sample.edition}});
  expect(delivery.edition == sample.edition, name + " names its edition");
  expect(webhook::parse_delivery(sample.body, {{sample.edition}, contracts::Mode::Strict}) == delivery, name + " is what its sender owes");
  std::visit(
      [&](const auto& own) {
        const auto read = json.get<std::remove_cvref_t<decltype(own)>>();
        expect(read == own && Json(read) == json, name + " as a delivery");
      },
      delivery.value);
  contracts::match(
      delivery, [&](const contracts::UnknownEvent& event) { expect(false, name + ": " + event.event + " is known"); },
      [&](const auto& event) {
        const auto typed = json.get<std::remove_cvref_t<decltype(event)>>();
        expect(typed == event && Json(typed) == json, name + " as its event");
      });
  const webhook::Delivery any = webhook::parse_delivery(sample.body);
  expect(!any.edition.empty() && Json::parse(webhook::write_delivery(any)) == json, name + " by any edition");
}

void any_edition_is_read() {
  const std::string unknown = R"({"event":"update:planet"})";
  expect(webhook::parse_delivery(unknown).edition.empty(), "no edition knows it");
  for (const auto& sample : testing::deliveries()) {
    if (sample.name != "update-task") continue;
    const auto delivery = webhook::parse_delivery(sample.body);
    expect(delivery.edition >= sample.edition, sample.edition + " is taken by its edition or a newer one");
    const bool is_task = contracts::match(
        delivery, [](const webhook::UpdateTaskEvent auto& event) { return event.task.id > 0; }, [](const auto&) { return false; });
    expect(is_task, sample.edition + " is an update of a task");
    const std::string odd = R"({"shade":1,)" + sample.body.substr(1);
    try {
      webhook::parse_delivery(odd, {.mode = contracts::Mode::Strict});
      expect(false, sample.edition + " has an unknown member");
    } catch (const contracts::DecodeError& error) {
      expect(std::string(error.what()) == R"(/shade: member "shade" is not in the contract)" && !error.edition().empty(), error.what());
    }
  }
  try {
    webhook::parse_delivery(unknown, {{"9.9"}});
    expect(false, "no edition");
  } catch (const std::invalid_argument& error) {
    expect(std::string_view(error.what()).starts_with(R"(cannot read edition "9.9": expected one of 2.76, )"), error.what());
  }
}

/// What C++ has no character or number for is no reason to refuse a delivery.
void odd_values_are_taken() {
  const auto read = webhook::parse_delivery(
      R"({"event":"update:planet","name":"\ud800!\ud83d\ude80","size":1e400,"low":-1e400,"plain":"\\ud800"})");
  const std::string expected =
      R"({"event":"update:planet","low":-1.7976931348623157e+308,"name":"\uFFFD!\uD83D\uDE80","plain":"\\ud800","size":1.7976931348623157e+308})";
  expect(Json::parse(webhook::write_delivery(read)) == Json::parse(expected), "odd values");
  const std::string huge(5000, '9');
  const auto again = webhook::parse_delivery(R"({"event":"update:planet","size":)" + huge + R"(,"twice":1,"twice":2})");
  expect(Json::parse(webhook::write_delivery(again)) == Json({{"event", "update:planet"}, {"size", 1.7976931348623157e308}, {"twice", 2}}),
         "many digits, and a name that occurs twice");
  const std::string large = R"({"dimensions":[{"name":"x","size":18446744073709551615}],"type":"array"})";
  expect(contracts::raster_info::write_raster_info(contracts::raster_info::parse_raster_info(large)) == large, "64 bits");
  auto array = contracts::raster_info::parse_raster_info(large);
  contracts::match(array, [](contracts::raster_info_observed::RasterArray& one) { one.name = "y"; }, [](const auto&) {});
  expect(contracts::raster_info::write_raster_info(array).find(R"("name":"y")") != std::string::npos, "what match finds may change");
  using enum contracts::UnreadableError::Reason;
  for (const auto& [body, reason] : {std::pair(std::string(R"({"event":"\ud800"x})"), NotJson), {std::string("{}\0", 3), NotJson},
                                     {std::string("\"\xff\""), NotUtf8}, {std::string(3001, '['), TooDeep}}) {
    try {
      webhook::parse_delivery(body);
      expect(false, "unreadable");
    } catch (const contracts::UnreadableError& error) {
      expect(error.reason() == reason && std::string(error.what()).find("exception") == std::string::npos, error.what());
    }
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
      contracts::raster_info::parse_raster_info(one.body, {{one.edition}});
    else if (webhook::parse_delivery(one.body, {{one.edition}}).edition.empty())
      status = "unknown";
  } catch (const contracts::DecodeError& error) {
    status = "invalid";
    found = places(error.problems());
  }
  expect(status == one.status && (status == "unknown" || found == places(one.problems)), one.id);
}

}  // namespace

int main() {
  for (const auto& sample : testing::deliveries()) loses_nothing(sample);
  any_edition_is_read();
  odd_values_are_taken();
  for (const auto& vector : testing::signature_vectors()) has_its_verdict(vector);
  for (const auto& one : testing::cases()) has_its_errors(one);
  std::cout << passed << " passed, " << failed << " failed\n";
  return failed == 0 && passed > 300 ? 0 : 1;
}
