/// What a receiver of any language must do: each scene says what is answered and told.

#include <algorithm>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <annotation_contracts/webhook.hpp>

namespace contracts = annotation_contracts;
namespace webhook = contracts::webhook;
using contracts::Context;
using contracts::Json;

namespace {

/// Members of a scene: any other is an error.
const std::set<std::string> members = {"bareDigest", "counts",  "editions", "hooks",    "invalid",  "lineFeed", "maxBytes", "mediaTypes", "mistake",
                                       "name",       "on",      "platform", "requests", "secrets",  "store",    "strict",   "told"};

void expect(bool holds, const std::string& what) {
  if (!holds) throw std::logic_error(what);
}

/// Where a scene is played; it is the store too.
class Stage : public contracts::Store {
 public:
  explicit Stage(Json scene) : scene_(std::move(scene)) {}

  void play() {
    const std::string mistake = scene_["mistake"];
    try {
      receiver_ = std::make_unique<webhook::Receiver>(secrets(), handlers(), options());
      expect(mistake.empty(), "there is no mistake");
    } catch (const std::invalid_argument& error) {
      return expect(!mistake.empty() && std::string(error.what()).find(mistake) != std::string::npos, error.what());
    }
    std::ostringstream log;
    std::streambuf* usual = std::cerr.rdbuf(log.rdbuf());
    std::string wrong;
    for (const Json& one : scene_["requests"])
      if (const std::string answer = send(one); answer != one["answer"]) wrong += answer;
    std::cerr.rdbuf(usual);
    expect(wrong.empty(), "answered " + wrong);
    std::istringstream lines(log.str());
    for (std::string line; std::getline(lines, line);) told_.push_back(line);
    const std::vector<std::string> expected = scene_["told"];
    const auto contains = [](const std::string& found, const std::string& text) { return found.find(text) != std::string::npos; };
    expect(std::equal(told_.begin(), told_.end(), expected.begin(), expected.end(), contains), "told " + Json(told_).dump());
    expect(Json(receiver_->counts()) == scene_["counts"], "counted " + Json(receiver_->counts()).dump());
    const contracts::Platform one = receiver_->platform().value_or(contracts::Platform{});
    std::string learned = one.edition + ' ' + one.release + ' ' + one.learned_from;
    for (const auto& [edition, count] : one.editions) learned += ' ' + edition + ':' + std::to_string(count);
    expect(contains(learned, scene_["platform"]), "learned " + learned);
  }

  contracts::Claim claim(const std::string& key) override {
    call("claim", key);
    const std::string claim = scene_["store"]["claim"];
    return claim == "new" ? contracts::Claim::New : claim == "busy" ? contracts::Claim::Busy : contracts::Claim::Done;
  }
  void done(const std::string& key) override { call("done", key); }
  void release(const std::string& key) override { call("release", key); }

 private:
  void call(const std::string& name, const std::string& key) {
    told_.push_back(name + ' ' + key);
    if (scene_["store"]["fails"] == name) throw std::runtime_error("no");
  }

  void act(const std::string& act, const std::string& words) {
    if (act == "note") told_.push_back(words);
    if (act == "again") told_.push_back("again: " + send(request_));
    if (act == "fail") throw std::runtime_error("no");
    if (act == "crash") throw 7;
  }

  contracts::Secrets secrets() const {
    std::vector<contracts::NamedSecret> all;
    for (const Json& one : scene_["secrets"]) all.push_back({one[0], one[1]});
    return all.empty() ? contracts::Secrets(std::nullopt) : contracts::Secrets(all);
  }

  std::map<std::string, webhook::Receiver::Handler> handlers() {
    std::map<std::string, webhook::Receiver::Handler> on;
    for (const auto& [event, verb] : scene_["on"].items())
      on[event] = [this, verb = verb](const webhook::Delivery&, const Context& one) {
        act(verb, "handled " + one.event + " of " + one.edition + " by " + one.key_id);
      };
    return on;
  }

  contracts::ReceiverOptions options() {
    contracts::ReceiverOptions options{.editions = scene_["editions"],
                                       .mode = scene_["strict"] ? contracts::Mode::Strict : contracts::Mode::Tolerant,
                                       .max_bytes = scene_["maxBytes"],
                                       .media_types = scene_["mediaTypes"],
                                       .accept_bare_digest = scene_["bareDigest"],
                                       .accept_line_feed = scene_["lineFeed"]};
    if (!scene_["invalid"].is_null())
      options.invalid = [this](const contracts::DecodeError& error, const Context& one) {
        const contracts::Problem& first = error.problems()[0];
        act(scene_["invalid"], "invalid " + one.event + " of " + one.edition + ": " + first.code + ' ' + first.path);
      };
    // The stage outlives its receiver.
    if (!scene_["store"].is_null())
      options.store = scene_["store"]["claim"] == "memory" ? contracts::make_memory_store() : std::shared_ptr<Store>(std::shared_ptr<Store>(), this);
    const Json& hooks = scene_["hooks"];
    if (hooks.contains("refused"))
      options.on_refused = [this](const contracts::Refusal& one) {
        act(scene_["hooks"]["refused"], std::to_string(one.status) + ' ' + one.code + ": " + one.reason + ' ' + one.event);
      };
    if (hooks.contains("unknown"))
      options.on_unknown = [this](const contracts::UnknownEvent& one) { act(scene_["hooks"]["unknown"], "unknown " + one.event); };
    if (hooks.contains("drift"))
      options.on_drift = [this](const contracts::Drift& one) {
        std::string words = "drift";
        for (const auto& [place, count] : one.members) words += ' ' + place;
        act(scene_["hooks"]["drift"], words);
      };
    if (hooks.contains("platform"))
      options.on_platform = [this](const contracts::PlatformNews& one) { act(scene_["hooks"]["platform"], one.message); };
    if (hooks.contains("error"))
      options.on_error = [this](const std::string& error, std::string_view place) {
        act(scene_["hooks"]["error"], std::string(place) + ": " + error);
      };
    return options;
  }

  std::string send(const Json& request) {
    request_ = request;
    std::multimap<std::string, std::string> headers;
    for (const Json& one : request["headers"]) headers.emplace(one[0], one[1]);
    const std::string digits = request["body"];
    std::string body;
    for (std::size_t i = 0; i < digits.size(); i += 2) body += static_cast<char>(std::stoi(digits.substr(i, 2), nullptr, 16));
    const contracts::Answer said = receiver_->handle(request["method"].get<std::string>(), headers, body);
    std::string answer = std::to_string(said.status) + ' ' + std::string(said.body);
    for (const auto& [name, value] : said.headers)
      if (name != "content-type") answer += ' ' + std::string(name) + '=' + std::string(value);
    return answer;
  }

  Json scene_;
  Json request_;
  std::vector<std::string> told_;
  std::unique_ptr<webhook::Receiver> receiver_;
};

}  // namespace

int main() {
  std::ifstream file("scenes.json");
  std::ofstream played("played.txt");
  int failed = 0;
  for (const Json& scene : Json::parse(file)) {
    const std::string name = scene["name"];
    try {
      std::set<std::string> names;
      for (const auto& [member, value] : scene.items()) names.insert(member);
      expect(names == members, "its members are " + Json(names).dump());
      Stage(scene).play();
      played << name << '\n';
    } catch (const std::exception& error) {
      std::cout << "FAILED " << name << ": " << error.what() << '\n';
      ++failed;
    }
  }
  return failed == 0 ? 0 : 1;
}
