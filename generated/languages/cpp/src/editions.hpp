// Generated from scripts/artefacts/languages/cpp/runtime/src/editions.hpp by "npm run generate". Do not edit.

#pragma once

/// @file
/// Reads documents of any edition of a contract.

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "decoding.hpp"
#include "receiver.hpp"

namespace annotation_contracts::detail {

/// Makes what takes a document that the table of an edition has taken.
template <class Document>
using Taking = Document (*)(Json&& node, const Reading& reading);

/// A contract in several editions, the newest first.
template <class Document>
struct Contract {
  Document read(Json&& node, const ReadOptions& options) const {
    const Found found = find_edition(editions, numbers_of(editions, options.editions), node, options.mode);
    return take(std::move(node), found);
  }

  Document take(Json&& node, const Found& found) const {
    Document document = takers.at(found.edition)(std::move(node), found.reading);
    if (!found.reading.is_unknown) document.edition = editions.at(found.edition)->name();
    return document;
  }

  std::vector<const Edition*> editions;
  std::vector<Taking<Document>> takers;
};

/// Puts a document of one edition among those of any.
template <class Document, auto take_own>
Document taking(Json&& node, const Reading& reading) {
  return {take_own(std::move(node), reading), {}};
}

/// Makes the receiver of a contract.
template <class Document>
std::shared_ptr<ReceiverCore> make_receiver(const Contract<Document>& contract, Facts facts, Secrets secrets,
                                            std::map<std::string, std::function<void(const Document&, const Context&)>> on,
                                            ReceiverOptions options) {
  std::map<std::string, Handler> handlers;
  for (auto& [key, own] : on) {
    handlers[key] = !own ? Handler() : [&contract, own = std::move(own)](Json&& node, const Found& found, const Context& context) {
      own(contract.take(std::move(node), found), context);
    };
  }
  facts.editions = contract.editions;
  return std::make_shared<ReceiverCore>(std::move(facts), std::move(secrets), std::move(handlers), std::move(options));
}

}  // namespace annotation_contracts::detail
