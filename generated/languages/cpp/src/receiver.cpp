// Generated from scripts/artefacts/languages/cpp/runtime/src/receiver.cpp by "npm run generate". Do not edit.

#include "receiver.hpp"

#include <openssl/evp.h>

#include <algorithm>
#include <cctype>
#include <iostream>
#include <stdexcept>

#include "decoding.hpp"

namespace annotation_contracts {
namespace detail {
namespace {

/// Places that one line of the log names, and characters of each.
constexpr std::size_t named = 10;
constexpr std::size_t longest = 200;

/// The answer to each refusal, which says no more than the sender may know, and why: those of every language.
const Json& rows() {
  static const Json own = Json::parse(R"rows({"refusals":{"method":{"status":405,"body":"method not allowed","headers":{"allow":"POST"}},"media-type":{"status":415,"body":"unsupported media type","headers":{}},"content-encoding":{"status":415,"body":"content encodings are not supported","headers":{"accept-encoding":"identity"}},"too-large":{"status":413,"body":"body too large","headers":{}},"too-slow":{"status":408,"body":"body too slow","headers":{"connection":"close"}},"incomplete":{"status":400,"body":"body incomplete","headers":{}},"body-consumed":{"status":500,"body":"receiver is set up wrong","headers":{}},"signature":{"status":403,"body":"signature refused","headers":{}},"not-utf8":{"status":400,"body":"body is not UTF-8","headers":{}},"not-json":{"status":400,"body":"body is not JSON","headers":{}},"too-deep":{"status":400,"body":"body is nested too deep","headers":{}},"invalid-delivery":{"status":422,"body":"invalid delivery","headers":{}},"busy":{"status":409,"body":"delivery is being handled","headers":{}}},"reasons":{"missing-header":"there is no signature header","empty-header":"the signature header is empty","duplicated-header":"there are several signatures: as header lines, or joined by a comma","wrong-algorithm":"the signature has a \"=\" but does not begin with \"sha256=\"","missing-prefix":"the digest stands without \"sha256=\"","not-hex":"the digest contains something else than hexadecimal digits","wrong-length":"the digest does not have 64 digits","no-secret":"no secret was given to compare with","mismatch":"the digest belongs to another body or secret"},"unreadable":{"not-utf8":"the body is not UTF-8","not-json":"the body is not JSON","too-deep":"the body has more than {} nested arrays and objects"},"doctor":"to find out why: annotation-contracts listen --secret-env WEBHOOK_SECRET --save saved, then annotation-contracts doctor saved/0001-… --secret-env WEBHOOK_SECRET"})rows");
  return own;
}

Answer answer(int status, std::string_view body) {
  return {status, body, {{"content-type", "text/plain; charset=utf-8"}}};
}

std::string lower(std::string_view text) {
  std::string lower(text);
  for (char& letter : lower) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return lower;
}

std::vector<std::string> values_of(const Headers& headers, std::string_view name) {
  std::vector<std::string> values;
  for (const auto& [own, value] : headers)
    if (lower(own) == lower(name)) values.push_back(value);
  return values;
}

std::string join(const std::vector<std::string>& values, std::string_view between) {
  std::string all;
  for (const std::string& value : values) all.append(&value == &values.front() ? "" : between).append(value);
  return all;
}

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts;
  for (std::size_t start = 0; start <= text.size();) {
    const std::size_t end = std::min(text.find(at, start), text.size());
    const std::size_t first = std::min(text.find_first_not_of(" \t", start), end);
    parts.push_back(text.substr(first, text.find_last_not_of(" \t", end == 0 ? 0 : end - 1) + 1 - first));
    if (first == end) parts.back().clear();
    start = end + 1;
  }
  return parts;
}

/// Lists the keys that take an event, the most specific first.
std::vector<std::string> keys_of(const std::string& event) {
  if (event == "unknown") return {event};
  const std::size_t colon = event.find(':');
  if (colon == std::string::npos) return {event, "*"};
  return {event, '*' + event.substr(colon), event.substr(0, colon) + ":*", "*"};
}

std::string key_of(std::string_view body, const std::string& webhook) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int size = 0;
  if (EVP_Digest(body.data(), body.size(), digest.data(), &size, EVP_sha256(), nullptr) != 1) throw std::runtime_error("cannot compute SHA-256");
  std::string key = webhook + ':';
  for (unsigned int i = 0; i < size; ++i) key.append(1, "0123456789abcdef"[digest[i] >> 4]).append(1, "0123456789abcdef"[digest[i] & 15]);
  return key;
}

/// Puts `*` for the index of any item: the contract has no such name before the last.
std::string place_of(std::string path) {
  for (std::size_t start = 1, end = path.find('/', start); end != std::string::npos; start = end + 1, end = path.find('/', start)) {
    if (start == end || path.find_first_not_of("0123456789", start) < end) continue;
    path.replace(start, end - start, "*");
    end = start + 1;
  }
  return path;
}

/// Cuts a text that somebody else wrote, and takes out what would break a line of the log.
std::string printable(std::string text) {
  text = text.substr(0, longest);
  for (char& letter : text)
    if (std::iscntrl(static_cast<unsigned char>(letter)) != 0) letter = '?';
  return text;
}

/// Names a place in a line of the log; a path may be that of the whole document.
std::string name_of(const std::string& path) {
  return path.empty() ? "the document" : printable(path);
}

Refused refused_of(const UnreadableError& error) {
  using enum UnreadableError::Reason;
  const std::string_view code = error.reason() == NotUtf8 ? "not-utf8" : error.reason() == TooDeep ? "too-deep" : "not-json";
  std::string reason = rows()["unreadable"].at(std::string(code));
  if (const std::size_t at = reason.find("{}"); at != std::string::npos) reason.replace(at, 2, std::to_string(max_depth));
  return {code, reason};
}

[[noreturn]] void refuse_option(const std::string& reason) {
  throw std::invalid_argument("cannot create the receiver: " + reason);
}

std::string what_of(std::exception_ptr error) {
  try {
    std::rethrow_exception(std::move(error));
  } catch (const std::exception& one) {
    return one.what();
  } catch (...) {
    return "what was thrown is no std::exception";
  }
}

}  // namespace

ReceiverCore::ReceiverCore(Facts facts, Secrets secrets, std::map<std::string, Handler> on, ReceiverOptions options)
    : facts_(std::move(facts)), secrets_(std::move(secrets)), on_(std::move(on)), options_(std::move(options)), is_default_(options_.editions.empty()) {
  const auto is_empty = [](const NamedSecret& one) { return one.secret.empty(); };
  if (secrets_ && (secrets_->empty() || std::any_of(secrets_->begin(), secrets_->end(), is_empty))) refuse_option("a secret is missing or empty");
  if (options_.max_bytes == 0) refuse_option("max_bytes is zero");
  const bool is_strict = options_.mode == Mode::Strict;
  if (is_default_ && is_strict) options_.editions = {std::string(facts_.editions.back()->name())};
  std::vector<std::string> names;
  std::set<std::string> keys = {"unknown"};
  for (const std::size_t i : numbers_of(facts_.editions, options_.editions)) {
    chosen_.push_back(facts_.editions[i]);
    names.emplace_back(facts_.editions[i]->name());
    for (const std::string& event : facts_.editions[i]->events())
      for (std::string& key : keys_of(event)) keys.insert(std::move(key));
  }
  for (const auto& [key, handler] : on_) {
    if (!keys.contains(key)) refuse_option('"' + key + "\" is no event or pattern of editions " + join(names, ", "));
    if (!handler) refuse_option("the handler of \"" + key + "\" is empty");
  }
  watch_ = std::make_unique<Watch>(facts_.program, std::move(names), is_default_ && !is_strict && chosen_.size() > 1);
}

Answer ReceiverCore::handle(std::string_view method, const Headers& headers, std::string_view body) {
  try {
    check_head(method, headers);
    check_size(body.size());
    return take(headers, body);
  } catch (const Refused& refused) {
    return refuse(refused);
  } catch (const UnreadableError& error) {
    return refuse(refused_of(error));
  } catch (...) {
    report(what_of(std::current_exception()), "receiver");
    return answer(500, "receiver failed");
  }
}

void ReceiverCore::check_head(std::string_view method, const Headers& headers) const {
  if (method != "POST") throw Refused{"method", "the method is not POST"};
  const std::vector<std::string> parts = split(lower(join(values_of(headers, "content-type"), ", ")), ';');
  const auto& types = options_.media_types;
  if (std::find(types.begin(), types.end(), parts.front()) == types.end()) throw Refused{"media-type", "the media type is not " + join(types, " or ")};
  for (const std::string& part : parts)
    if (part.starts_with("charset=") && part != "charset=utf-8" && part != "charset=utf8" && part != "charset=\"utf-8\"" && part != "charset=\"utf8\"")
      throw Refused{"media-type", "the charset is not UTF-8"};
  const std::string coding = lower(join(values_of(headers, "content-encoding"), ", "));
  if (coding != "" && coding != "identity") throw Refused{"content-encoding", "the body is compressed, but the signature is over its bytes as sent"};
  const std::string length = join(values_of(headers, "content-length"), "");
  if (length.empty() || length.find_first_not_of("0123456789") != std::string::npos) return;
  // What has more digits is longer than any body.
  check_size(length.size() > 18 ? std::string::npos : std::stoull(length));
}

void ReceiverCore::check_size(std::size_t size) const {
  if (size > options_.max_bytes) throw Refused{"too-large", "the body is longer than " + std::to_string(options_.max_bytes) + " bytes"};
}

Answer ReceiverCore::refuse(const Refused& refused) {
  const auto row = rows()["refusals"].find(refused.code);
  if (row == rows()["refusals"].end()) throw std::invalid_argument("cannot refuse for \"" + std::string(refused.code) + '"');
  count("refused");
  tell_refusal({std::string(refused.code), (*row)["status"], refused.reason, {}, {}, {}});
  Answer said = answer((*row)["status"], (*row)["body"].get_ref<const std::string&>());
  for (const auto& [name, value] : (*row)["headers"].items()) said.headers.emplace_back(name, value);
  return said;
}

std::string ReceiverCore::verify(const Headers& headers, std::string_view body) const {
  if (!secrets_) return {};
  const std::vector<std::string> header = values_of(headers, facts_.header);
  const VerifyOptions options{options_.accept_bare_digest, std::nullopt};
  const Verdict verdict = annotation_contracts::verify(*secrets_, body, header, options);
  if (verdict.accepted()) return *verdict.key_id;
  std::string reason = rows()["reasons"].at(std::string(to_string(*verdict.reason)));
  if (verdict.reason == Reason::Mismatch) {
    const Verdict with_feed = annotation_contracts::verify(*secrets_, std::string(body) + '\n', header, options);
    if (with_feed.accepted() && options_.accept_line_feed) return *with_feed.key_id;
    if (with_feed.accepted()) reason += ": the sender signs a line feed after the body, which accept_line_feed takes";
  }
  throw Refused{"signature", std::move(reason)};
}

Answer ReceiverCore::take(const Headers& headers, std::string_view body) {
  Context context{verify(headers, body), body, {}, {}};
  Json node = read_json(body);
  const auto member = [&node](const std::string& name) { return node.is_object() && node.contains(name) ? node[name] : Json(); };
  const Json event = member(facts_.tag);
  const Json number = member(facts_.webhook);
  if (event.is_string()) context.event = event.get<std::string>();
  const Watch::Sender sender = {context.key_id, number.is_number() ? number.dump() : ""};
  const std::string release = watch_->release_in(join(values_of(headers, "user-agent"), " "));
  Found found;
  try {
    found = find_edition(chosen_, watch_->order(release, sender), node, options_.mode);
  } catch (const DecodeError& error) {
    context.edition = error.edition();
    return take_invalid(error, context);
  }
  if (found.reading.is_unknown) {
    if (options_.on_unknown) attempt("hook", [&] { options_.on_unknown({context.event, node.get<JsonObject>()}); });
    return route(std::move(node), found, context, sender.second);
  }
  context.edition = chosen_[found.edition]->name();
  if (const auto news = watch_->saw(found.edition, release, sender)) {
    if (options_.on_platform)
      attempt("hook", [&] { options_.on_platform(*news); });
    else
      std::cerr << "annotation-contracts: " + news->message + '\n';
  }
  watch_drift(node, found, context.event);
  return route(std::move(node), found, context, sender.second);
}

Answer ReceiverCore::take_invalid(const DecodeError& error, const Context& context) {
  const bool is_strict = options_.mode == Mode::Strict;
  const int status = is_strict ? 422 : 200;
  tell_refusal({"invalid-delivery", status, "the signed body is not a valid delivery", context.event, context.edition, error.problems()});
  if (!is_strict && options_.invalid) return run([&] { options_.invalid(error, context); }, "invalid", "invalid delivery");
  count("invalid");
  return answer(status, "invalid delivery");
}

void ReceiverCore::watch_drift(const Json& node, const Found& found, const std::string& event) {
  if (!options_.on_drift || options_.mode == Mode::Strict) return;
  Drift drift{event, {}};
  for (const Problem& one : chosen_[found.edition]->read(node, Mode::Strict).problems) {
    if (one.code != "unexpected") continue;
    ++drift.members[place_of(one.path)];
  }
  if (!drift.members.empty()) attempt("hook", [&] { options_.on_drift(drift); });
}

const Handler* ReceiverCore::handler_of(const std::string& event) const {
  for (const std::string& key : keys_of(event))
    if (const auto found = on_.find(key); found != on_.end()) return &found->second;
  return nullptr;
}

Answer ReceiverCore::route(Json&& node, const Found& found, const Context& context, const std::string& webhook) {
  const bool is_unknown = found.reading.is_unknown;
  const Handler* handler = handler_of(is_unknown ? "unknown" : context.event);
  if (handler == nullptr) {
    count(is_unknown ? "unknown" : "unhandled");
    return answer(200, is_unknown ? "unknown event" : "no handler");
  }
  std::string key;
  if (options_.store && !facts_.on_request.contains(context.event)) {
    key = key_of(context.body, webhook);
    Claim claim = Claim::New;
    if (!attempt("store", [&] { claim = options_.store->claim(key); })) {
      count("failed");
      return answer(500, "store failed");
    }
    if (claim == Claim::Busy) throw Refused{"busy", "the same bytes are being handled right now"};
    if (claim == Claim::Done) {
      count("duplicate");
      return answer(200, "duplicate");
    }
  }
  // The numbers are those of the chosen editions, and the handler knows all.
  Found own = found;
  own.edition = static_cast<std::size_t>(std::find(facts_.editions.begin(), facts_.editions.end(), chosen_[found.edition]) - facts_.editions.begin());
  return run([&] { (*handler)(std::move(node), own, context); }, is_unknown ? "unknown" : "handled", "accepted", key);
}

Answer ReceiverCore::run(const std::function<void()>& handler, const char* end, std::string_view said, const std::string& key) {
  std::optional<std::string> error;
  try {
    handler();
  } catch (...) {
    error = what_of(std::current_exception());
  }
  // The handler has run or failed: an error of the store does not change that.
  if (!key.empty()) attempt("store", [&] { error ? options_.store->release(key) : options_.store->done(key); });
  if (error) {
    report(*error, "handler");
    count("failed");
    return answer(500, "handler failed");
  }
  count(end);
  return answer(200, said);
}

void ReceiverCore::count(const char* end) {
  const std::lock_guard guard(lock_);
  ++counts_[end];
}

std::map<std::string, std::uint64_t> ReceiverCore::counts() const {
  const std::lock_guard guard(lock_);
  return counts_;
}

bool ReceiverCore::attempt(std::string_view place, const std::function<void()>& call) noexcept {
  try {
    call();
    return true;
  } catch (...) {
    report(what_of(std::current_exception()), place);
    return false;
  }
}

void ReceiverCore::report(const std::string& error, std::string_view place) noexcept {
  try {
    if (options_.on_error) return options_.on_error(error, place);
    std::cerr << "annotation-contracts: the " + std::string(place) + " failed: " + error + '\n';
  } catch (...) {
    // Nobody is left to tell.
  }
}

/// Without a hook, every invalid delivery is logged, since only someone with the secret can send one, and the first bad
/// signature of each reason, so that nobody else can fill the log.
void ReceiverCore::tell_refusal(const Refusal& refusal) {
  if (options_.on_refused) {
    attempt("hook", [&] { options_.on_refused(refusal); });
  } else if (refusal.code == "invalid-delivery") {
    std::vector<std::string> places;
    for (std::size_t i = 0; i < refusal.problems.size() && i < named; ++i) places.push_back(name_of(refusal.problems[i].path));
    const std::size_t more = refusal.problems.size() - places.size();
    const std::string event = refusal.event.empty() ? "" : printable(refusal.event) + ", ";
    const bool is_strict = options_.mode == Mode::Strict;
    const std::string_view cure = is_strict && is_default_           ? "; without Mode::Strict it takes every edition"
                                  : !is_strict && !options_.invalid ? "; no handler ran: the option `invalid` takes such deliveries"
                                                                     : "";
    std::cerr << "annotation-contracts: " + refusal.reason + ": " + event + "nearest edition " + refusal.edition + ", wrong at " +
                     join(places, ", ") + (more > 0 ? " and " + std::to_string(more) + " more" : "") + std::string(cure) + '\n';
  } else if (refusal.code == "signature") {
    const std::string reason = refusal.reason.substr(0, refusal.reason.find(':'));
    const std::lock_guard guard(lock_);
    if (told_.insert(reason).second)
      std::cerr << "annotation-contracts: a delivery was refused: " + refusal.reason + "; the next ones for this reason are not logged; " +
                       rows()["doctor"].get<std::string>() + '\n';
  }
}

}  // namespace detail

Answer BaseReceiver::handle_request(std::string_view method, const Headers& headers, std::string_view body) const {
  return core_->handle(method, headers, body);
}

std::optional<Answer> BaseReceiver::check(std::string_view method, const Headers& headers) const {
  try {
    core_->check_head(method, headers);
    return std::nullopt;
  } catch (const detail::Refused& refused) {
    return core_->refuse(refused);
  }
}

Answer BaseReceiver::refuse(std::string_view code) const {
  return core_->refuse({code, "the body is " + std::string(code)});
}

std::size_t BaseReceiver::max_bytes() const {
  return core_->options().max_bytes;
}

std::optional<Platform> BaseReceiver::platform() const {
  return core_->watch().platform();
}

std::map<std::string, std::uint64_t> BaseReceiver::counts() const {
  return core_->counts();
}

}  // namespace annotation_contracts
