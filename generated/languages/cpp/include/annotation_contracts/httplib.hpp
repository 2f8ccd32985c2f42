// Generated from scripts/artefacts/languages/cpp/runtime/include/annotation_contracts/httplib.hpp by "npm run generate". Do not edit.

#pragma once

/// @file
/// Puts a receiver behind a server of cpp-httplib (`<httplib.h>`), which the package itself does not need.

#include <httplib.h>

#include <chrono>
#include <optional>
#include <string>

#include "annotation_contracts/receiver.hpp"

namespace annotation_contracts {

/// Has a server answer the requests at a path, a regular expression, by a receiver. A body may take 10 seconds, and no longer than
/// the server's own `set_read_timeout` between two parts.
inline void mount(httplib::Server& server, const std::string& path, const BaseReceiver& receiver) {
  using Clock = std::chrono::steady_clock;
  const auto send = [](const Answer& said, httplib::Response& response) {
    response.status = said.status;
    for (const auto& [name, value] : said.headers)
      if (name != "content-type" && !response.has_header(name)) response.set_header(name, value);
    response.set_content(std::string(said.body), "text/plain; charset=utf-8");
  };
  const auto read = [=](const httplib::Request& request, httplib::Response& response, const httplib::ContentReader& content) {
    const std::optional<Answer> refused = receiver.check_head(request.method, request.headers);
    std::string body;
    std::size_t size = 0;
    const auto start = Clock::now();
    // What is refused is read and dropped for a while: its sender may never read the answer otherwise.
    const std::chrono::seconds longest{refused ? 2 : 10};
    bool is_slow = false;
    const bool is_whole = content([&](const char* data, std::size_t length) {
      size += length;
      if (!refused && size <= receiver.max_bytes()) body.append(data, length);
      is_slow = Clock::now() - start > longest;
      return !is_slow;
    });
    // What was left unread must not be taken for another request.
    if (!is_whole) response.set_header("connection", "close");
    if (refused) return send(*refused, response);
    if (size > receiver.max_bytes()) return send(receiver.refuse("too-large"), response);
    if (!is_whole) return send(receiver.refuse(is_slow ? "too-slow" : "incomplete"), response);
    send(receiver.handle(request.method, request.headers, body), response);
  };
  const auto refuse = [=](const httplib::Request& request, httplib::Response& response) {
    send(receiver.handle(request.method, request.headers, {}), response);
  };
  server.Post(path, read).Put(path, read).Patch(path, read).Delete(path, read).Get(path, refuse).Options(path, refuse);
}

}  // namespace annotation_contracts
