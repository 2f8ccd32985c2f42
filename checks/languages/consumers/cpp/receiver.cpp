/// The receiver without any server.

#include <atomic>
#include <iostream>
#include <map>
#include <regex>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <annotation_contracts/testing.hpp>
#include <annotation_contracts/webhook.hpp>

namespace contracts = annotation_contracts;
namespace testing = contracts::testing;
namespace webhook = contracts::webhook;
using contracts::Context;

namespace {

int passed = 0;
int failed = 0;

void expect(const auto& found, const auto& expected, const std::string& name) {
  const bool holds = found == expected;
  holds ? ++passed : ++failed;
  if (!holds) std::cout << "FAILED " << name << ": expected " << contracts::Json(expected) << ", found " << contracts::Json(found) << '\n';
}

std::string sample(const std::string& edition, const std::string& name) {
  for (const auto& one : testing::deliveries())
    if (one.edition == edition && one.name == name) return one.body;
  throw std::out_of_range(name);
}

std::string send(const webhook::Receiver& receiver, const std::string& body) {
  const std::multimap<std::string, std::string> headers = {{"Content-Type", "application/json"}, {"X-Signature-256", contracts::sign("mykey", body)}};
  const contracts::Answer answer = receiver.handle("POST", headers, body);
  return std::to_string(answer.status) + ' ' + std::string(answer.body);
}

/// The log names each place, and the event if there is one; how to take such deliveries only where nobody did.
void an_invalid_delivery_is_logged() {
  const std::string start = "annotation-contracts: the signed body is not a valid delivery: ";
  for (const bool is_taken : {false, true}) {
    contracts::ReceiverOptions options;
    if (is_taken) options.invalid = [](const auto&, const Context&) {};
    const webhook::Receiver receiver("mykey", {}, options);
    std::ostringstream log;
    std::streambuf* const usual = std::cerr.rdbuf(log.rdbuf());
    for (const std::string body : {"[]", R"({"event":"ping"})"}) send(receiver, body);
    std::cerr.rdbuf(usual);
    const std::string end = is_taken ? "\n" : "; no handler ran: the option `invalid` takes such deliveries\n";
    expect(log.str(),
           start + "nearest edition 2.76, wrong at the document" + end + start + "ping, nearest edition 2.76, wrong at /webhook, /sender" + end,
           "the log");
  }
}

void drift_is_told() {
  std::map<std::string, std::size_t> members;
  const webhook::Receiver receiver("mykey", {},
                                   {.on_drift = [&](const auto& drift) { members = drift.members; }, .on_platform = [](const auto&) {}});
  const std::string body = sample("2.3", "update-task");
  send(receiver, std::regex_replace(std::regex_replace(body, std::regex(R"("has_parent":false)"), R"($&,"a/b":1)"), std::regex(R"("task":\{)"), R"($&"7":1,)"));
  expect(members, std::map<std::string, std::size_t>{{"/task/labels/*/a~1b", 3}, {"/task/7", 1}}, "drift");
}

void a_mistake_in_the_options_is_told() {
  const auto mistake = [](contracts::Secrets secrets, std::map<std::string, webhook::Receiver::Handler> on, contracts::ReceiverOptions options) {
    try {
      const webhook::Receiver receiver(secrets, on, options);
      return std::string("none");
    } catch (const std::invalid_argument& error) {
      return std::string(error.what());
    }
  };
  const std::string start = "cannot create the receiver: ";
  expect(mistake(static_cast<const char*>(nullptr), {}, {}), start + "a secret is missing or empty", "a variable that is not set");
  expect(mistake("k", {}, {.max_bytes = 0}), start + "max_bytes is zero", "no bytes");
  expect(mistake("k", {{"update:task", nullptr}}, {}), start + "the handler of \"update:task\" is empty", "no handler");
  expect(mistake("k", {}, {.editions = {"9.9"}}), std::string("cannot read edition \"9.9\": expected one of 2.76, 2.73, 2.65, 2.4, 2.3"), "no edition");
  expect(mistake(std::nullopt, {}, {}), std::string("none"), "unsigned");
}

/// Several threads share a receiver; of equal deliveries one is handled.
void threads_share_it() {
  std::atomic<int> handled = 0;
  const webhook::Receiver receiver("mykey", {{"*", [&](const auto&, const Context&) { ++handled; }}},
                                   {.store = contracts::make_memory_store(), .on_refused = [](const auto&) {}, .on_platform = [](const auto&) {}});
  const std::string body = sample("2.76", "update-task");
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&] {
      for (int j = 0; j < 50; ++j) send(receiver, body);
    });
  for (std::thread& one : threads) one.join();
  expect(handled.load(), 1, "handled once");
}

}  // namespace

int main() {
  an_invalid_delivery_is_logged();
  drift_is_told();
  a_mistake_in_the_options_is_told();
  threads_share_it();
  std::cout << passed << " passed, " << failed << " failed\n";
  return failed == 0 && passed > 4 ? 0 : 1;
}
