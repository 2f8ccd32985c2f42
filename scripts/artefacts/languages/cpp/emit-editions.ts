import { itemAt } from "#src/util/item-at.ts";
import { isReceived } from "../is-received.ts";
import { quote, snakeCase } from "../names.ts";
import { type Carried, rootBranches } from "../naming.ts";

/** Writes the header of a contract in every edition, the newest first. */
export function emitEditionsHeader(carried: readonly Carried[], shared: string): string {
  const { contract, model, rules } = itemAt(carried, 0);
  const { main } = model;
  const own = snakeCase(main);
  const includes = carried.map(({ model }) => `#include "annotation_contracts/${model.namespace}.hpp"\n`);
  const documents = carried.map(({ model }) => `${model.namespace}::${model.main}`);
  const receives = isReceived(itemAt(carried, 0));
  if (receives) includes.push('#include "annotation_contracts/receiver.hpp"\n');
  return `#pragma once

/// @file
/// The contract \`${contract.name}\` in every edition.

#include <array>
#include <concepts>
${receives ? "#include <functional>\n#include <map>\n" : ""}#include <string>
#include <string_view>

#include "annotation_contracts/json.hpp"
${includes.sort().join("")}
namespace annotation_contracts::${shared} {

/// Names of the editions, the newest first.
inline constexpr std::array<std::string_view, ${carried.length}> editions = {${carried.map(({ model }) => quote(model.edition)).join(", ")}};

/// A document of any edition; \`match\` finds what it holds.
using ${main} = AnyEdition<
    ${documents.join(",\n    ")}>;

${writeConcepts(carried)}/// Reads a document from the exact bytes of a body by the first of some editions that accepts it. Throws \`UnreadableError\` if
/// it is not JSON, \`DecodeError\` of the edition with the fewest errors, and \`std::invalid_argument\` for an unknown edition.
${main} parse_${own}(std::string_view body, const ReadOptions& options = {});

/// Writes a document as JSON: everything that was parsed, with unknown members; missing members stay missing. Throws
/// \`std::exception\` if a text is not UTF-8 or a number is not finite.
std::string write_${own}(const ${main}& document);
${rules === undefined ? "" : warningsHead(main)}${receives ? receiverClass(main) : ""}
}  // namespace annotation_contracts::${shared}
`;
}

/** Writes the source of a contract in every edition, the newest first. */
export function emitEditionsSource(carried: readonly Carried[], shared: string): string {
  const newest = itemAt(carried, 0);
  const { main } = newest.model;
  const own = snakeCase(main);
  const taken = carried.map(({ model }) => `${model.namespace}::take_${snakeCase(model.main)}`);
  return `#include "annotation_contracts/${shared}.hpp"

#include "editions.hpp"
#include "encoding.hpp"
${newest.rules === undefined ? "" : '#include "rules.hpp"\n'}
namespace annotation_contracts {

${carried
  .map(
    ({ model }) => `namespace ${model.namespace} {
extern const detail::Edition contract;
${model.main} take_${snakeCase(model.main)}(Json&& node, const detail::Reading& reading);
}  // namespace ${model.namespace}

`,
  )
  .join("")}namespace ${shared} {
namespace {

const detail::Contract<${main}>& contract() {
  static const detail::Contract<${main}> own = {
    {${carried.map(({ model }) => `&${model.namespace}::contract`).join(", ")}},
    {${taken.map((one) => `detail::taking<${main}, ${one}>`).join(",\n     ")}}};
  return own;
}

}  // namespace

${main} parse_${own}(std::string_view body, const ReadOptions& options) {
  return contract().read(detail::read_json(body), options);
}

std::string write_${own}(const ${main}& document) {
  return detail::write_json(detail::encode(document.value));
}
${newest.rules === undefined ? "" : warningsSource(main, newest.rules)}${isReceived(newest) ? receiverSource(newest) : ""}
}  // namespace ${shared}
}  // namespace annotation_contracts
`;
}

function warningsHead(main: string): string {
  return `
/// Lists what is suspicious in a valid document, in the order of the rules.
std::vector<Warning> warnings(const ${main}& document);
`;
}

function warningsSource(main: string, rules: readonly string[]): string {
  return `
std::vector<Warning> warnings(const ${main}& document) {
  static const Json rules = Json::parse(R"rules(${rules.join("\n")})rules");
  return detail::find_warnings(rules, detail::encode(document.value));
}
`;
}

function receiverClass(main: string): string {
  return `
/// Receives deliveries of any edition.
class Receiver : public BaseReceiver {
 public:
  /// Handles a delivery; if it throws, the answer is 500.
  using Handler = std::function<void(const ${main}&, const Context&)>;

  /// Makes a receiver with handlers by event: its name, else \`*:<resource>\`, \`<action>:*\`, \`*\`; \`unknown\` takes events that no
  /// edition has. Throws \`std::invalid_argument\` for a wrong option.
  Receiver(Secrets secrets, std::map<std::string, Handler> on, ReceiverOptions options = {});
};
`;
}

function receiverSource({ contract, model }: Carried): string {
  const { envelope, signature, program = "" } = contract;
  const facts = [envelope?.tag, envelope?.webhookId, signature?.header].map((one) => quote(one ?? ""));
  const onRequest = (envelope?.onRequest ?? []).map(quote).join(", ");
  return `
Receiver::Receiver(Secrets secrets, std::map<std::string, Handler> on, ReceiverOptions options)
    : BaseReceiver(detail::make_receiver<${model.main}>(contract(), {{}, ${facts.join(", ")}, {${onRequest}}, ${quote(program)}},
                                                  std::move(secrets), std::move(on), std::move(options))) {}
`;
}

/** Writes a concept for each branch of the whole document, which its record of every edition satisfies. */
function writeConcepts(carried: readonly Carried[]): string {
  const records = new Map<string, string[]>();
  for (const { model } of carried) {
    for (const { record } of rootBranches(model))
      records.set(record, [...(records.get(record) ?? []), `${model.namespace}::${record}`]);
  }
  return [...records]
    .map(
      ([name, all]) => `/// \`${name}\` of any edition, as in \`[](const ${name} auto& value) { … }\`.
template <class T>
concept ${name} = ${all.map((one) => `std::same_as<T, ${one}>`).join(" || ")};

`,
    )
    .join("");
}
