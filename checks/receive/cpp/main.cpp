#include <annotation_contracts/httplib.hpp>
#include <annotation_contracts/webhook.hpp>

#include <cstdlib>
#include <string>

namespace contracts = annotation_contracts;

int main() {
  const auto setting = [](const char* name) { return std::string(std::getenv(name)); };
  contracts::ReceiverOptions options;
  options.on_refused = [](const auto&) {};
  options.on_platform = [](const auto&) {};
  if (setting("MODE") == "strict") options.mode = contracts::Mode::Strict;
  if (!setting("EDITION").empty()) options.editions = {setting("EDITION")};
  const contracts::webhook::Receiver receiver(setting("WEBHOOK_SECRET"), {}, options);
  httplib::Server server;
  contracts::mount(server, ".*", receiver);
  const std::string address = setting("ADDRESS");
  const std::size_t colon = address.rfind(':');
  return server.listen(address.substr(0, colon), std::stoi(address.substr(colon + 1))) ? 0 : 1;
}
