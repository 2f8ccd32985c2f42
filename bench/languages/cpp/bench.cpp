// Measures the package beside nlohmann::json, over the same delivery.
#include <chrono>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "annotation_contracts/webhook.hpp"

namespace contracts = annotation_contracts;

namespace {

/// Prints the nanoseconds of a call, by the calls of a round.
template <class Call>
void measure(const char* name, Call call) {
  using Clock = std::chrono::steady_clock;
  // Written and never read, so that no call is left out.
  static volatile std::uintptr_t sink = 0;
  const auto start = Clock::now();
  std::size_t calls = 0;
  for (; Clock::now() - start < std::chrono::milliseconds(30); calls += 50)
    for (int i = 0; i < 50; ++i) {
      const auto made = call();
      sink = reinterpret_cast<std::uintptr_t>(&made);
    }
  std::cout << name << ' ' << std::chrono::nanoseconds(Clock::now() - start).count() / static_cast<long>(calls) << '\n';
}

}  // namespace

int main(int, char** arguments) {
  std::ifstream file(arguments[1], std::ios::binary);
  const std::string body{std::istreambuf_iterator<char>(file), {}};
  const auto plain = contracts::Json::parse(body);
  const auto own = contracts::webhook_2_3::parse_delivery(body, contracts::Mode::Tolerant);
  for (int round = 0; round < std::stoi(arguments[2]); ++round) {
    measure("Parse/plain", [&] { return contracts::Json::parse(body); });
    measure("Parse/edition", [&] { return contracts::webhook_2_3::parse_delivery(body, contracts::Mode::Tolerant); });
    measure("Parse/strict", [&] { return contracts::webhook_2_3::parse_delivery(body, contracts::Mode::Strict); });
    measure("Parse/any", [&] { return contracts::webhook::parse_delivery(body); });
    measure("Write/plain", [&] { return plain.dump(); });
    measure("Write/edition", [&] { return contracts::webhook_2_3::write_delivery(own); });
  }
}
