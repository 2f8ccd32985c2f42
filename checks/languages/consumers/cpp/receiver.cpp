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
using Texts = std::vector<std::string>;

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

std::string send(const webhook::Receiver& receiver, const std::string& body, const std::string& agent = "", const std::string& signed_as = "") {
  std::multimap<std::string, std::string> headers = {
      {"Content-Type", "application/json"}, {"X-Signature-256", contracts::sign("mykey", signed_as.empty() ? body : signed_as)}};
  if (!agent.empty()) headers.emplace("User-Agent", "CVAT/" + agent + " python-requests/2.32.3");
  const contracts::Answer answer = receiver.handle("POST", headers, body);
  return std::to_string(answer.status) + ' ' + std::string(answer.body);
}

/// Without an edition every sample of every edition reaches a handler, and the platform is reported once.
void it_learns_its_platform() {
  const std::map<std::string, std::string> agents = {{"2.3", ""}, {"2.4", "2.54.1"}, {"2.65", "2.66.0"}, {"2.73", "2.74.0"}, {"2.76", "2.80.0"}};
  for (const auto& [edition, agent] : agents) {
    Texts told;
    std::size_t handled = 0;
    const webhook::Receiver receiver(
        "mykey", {{"*", [&](const webhook::Delivery& delivery, const Context& context) { handled += delivery.edition == context.edition; }}},
        {.on_platform = [&](const auto& news) { told.push_back(news.platform.edition + ' ' + news.platform.release); }});
    std::size_t sent = 0;
    for (const auto& one : testing::deliveries()) {
      if (one.edition != edition) continue;
      expect(send(receiver, one.body, agent), std::string("200 accepted"), edition + ' ' + one.name);
      ++sent;
    }
    expect(handled, sent, edition + " is handled");
    if (!agent.empty()) {
      expect(receiver.platform()->edition, edition, "platform");
      expect(told, Texts{edition + ' ' + agent}, edition + " is told");
    }
  }
}

void an_upgrade_is_told() {
  Texts told;
  const webhook::Receiver receiver("mykey", {}, {.on_platform = [&](const auto& news) { told.push_back(news.message); }});
  for (const std::string edition : {"2.65", "2.76"}) send(receiver, sample(edition, "update-task"), edition + ".0");
  expect(told,
         Texts{"deliveries are those of edition 2.65 (release 2.65.0); editions {\"2.65\"} reads no other",
               "the platform went from edition 2.65 to edition 2.76 (release 2.76.0); the command diff lists what that changes"},
         "news");
}

/// What a handler cannot take is never lost in silence.
void every_end_is_told() {
  Texts told;
  const webhook::Receiver receiver("mykey",
                                   {{"*:task", [&](const auto&, const Context& context) { told.push_back(context.key_id); }},
                                    {"create:*", [](const auto&, const Context&) { throw std::runtime_error("no"); }}},
                                   {.invalid = [&](const auto& error, const Context&) { told.push_back(error.problems()[0].path); },
                                    .store = contracts::make_memory_store(),
                                    .on_refused = [&](const auto& one) { told.push_back(one.code); },
                                    .on_unknown = [&](const auto& one) { told.push_back(one.event); },
                                    .on_platform = [](const auto&) {},
                                    .on_error = [&](const auto& error, auto place) { told.push_back(std::string(place) + ' ' + error); }});
  const std::string task = sample("2.3", "update-task");
  const Texts bodies = {task, task, R"({"event":"update:task","task":7})", R"({"event":"update:planet"})", sample("2.3", "create-project"),
                        sample("2.3", "update-job"), "{", "{}\xff", std::string(3001, '[')};
  Texts answers;
  for (const std::string& body : bodies) answers.push_back(send(receiver, body));
  expect(answers,
         Texts{"200 accepted", "200 duplicate", "200 invalid delivery", "200 unknown event", "500 handler failed", "200 no handler",
               "400 body is not JSON", "400 body is not UTF-8", "400 body is nested too deep"},
         "answers");
  expect(told, Texts{"default", "invalid-delivery", "/task", "update:planet", "handler no", "not-json", "not-utf8", "too-deep"}, "reports");
  const std::map<std::string, std::uint64_t> counts = {{"handled", 1}, {"duplicate", 1}, {"invalid", 1}, {"unknown", 1},
                                                       {"unhandled", 1}, {"failed", 1}, {"refused", 3}};
  expect(receiver.counts(), counts, "counts");
  const webhook::Receiver strict("mykey", {}, {.mode = contracts::Mode::Strict, .on_refused = [](const auto&) {}});
  expect(send(strict, bodies[2]), std::string("422 invalid delivery"), "strict");
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

/// Release 2.3.0 signs a line feed after the body, which must be asked for.
void a_line_feed_is_named_and_taken() {
  const std::string body = sample("2.3", "update-task");
  std::string reason;
  const webhook::Receiver plain("mykey", {}, {.on_refused = [&](const auto& one) { reason = one.reason; }});
  expect(send(plain, body, "", body + '\n'), std::string("403 signature refused"), "a line feed");
  expect(reason, std::string("the digest belongs to another body or secret: the sender signs a line feed after the body, which accept_line_feed takes"), "its reason");
  const webhook::Receiver taking("mykey", {}, {.accept_line_feed = true, .on_platform = [](const auto&) {}});
  expect(send(taking, body, "", body + '\n'), std::string("200 no handler"), "a line feed that is asked for");
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
  expect(mistake("", {}, {}), start + "a secret is missing or empty", "no secret");
  expect(mistake(static_cast<const char*>(nullptr), {}, {}), start + "a secret is missing or empty", "a variable that is not set");
  expect(mistake("k", {}, {.max_bytes = 0}), start + "max_bytes is zero", "no bytes");
  expect(mistake("k", {{"update:task", nullptr}}, {}), start + "the handler of \"update:task\" is empty", "no handler");
  expect(mistake("k", {{"update:tusk", [](const auto&, const auto&) {}}}, {.editions = {"2.76"}}),
         start + "\"update:tusk\" is no event or pattern of editions 2.76", "no event");
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
  it_learns_its_platform();
  an_upgrade_is_told();
  every_end_is_told();
  an_invalid_delivery_is_logged();
  drift_is_told();
  a_line_feed_is_named_and_taken();
  a_mistake_in_the_options_is_told();
  threads_share_it();
  std::cout << passed << " passed, " << failed << " failed\n";
  return failed == 0 && passed > 100 ? 0 : 1;
}
