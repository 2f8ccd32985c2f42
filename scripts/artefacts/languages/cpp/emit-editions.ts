import { itemAt } from "#src/text/item-at.ts";
import { quote, snakeCase } from "../names.ts";
import type { Carried } from "../naming.ts";

/** Writes the header of a contract in every edition, the newest first. */
export function emitEditionsHeader(carried: readonly Carried[], shared: string): string {
  const { contract, model } = itemAt(carried, 0);
  const { main } = model;
  const own = snakeCase(main);
  const includes = carried.map(({ model }) => `#include "annotation_contracts/${model.namespace}.hpp"\n`);
  const documents = carried.map(({ model }) => `${model.namespace}::${model.main}`);
  return `#pragma once

/// @file
/// The contract \`${contract.name}\` in every edition.

#include <array>
#include <concepts>
#include <string>
#include <string_view>

#include "annotation_contracts/json.hpp"
${includes.sort().join("")}
namespace annotation_contracts::${shared} {

/// Names of the editions, the newest first.
inline constexpr std::array<std::string_view, ${carried.length}> editions = {${carried.map(({ model }) => quote(model.edition)).join(", ")}};

/// A document of any edition; \`match\` finds what it holds.
using ${main} = AnyEdition<
    ${documents.join(",\n    ")}>;

${conceptsOf(carried)}/// Reads a document from the exact bytes of a body by the first of some editions that takes it. Throws \`UnreadableError\` where
/// it is no JSON text, \`DecodeError\` of the edition that it breaks least, and \`std::invalid_argument\` for no edition.
${main} parse_${own}(std::string_view body, const ReadOptions& options = {});

/// Writes a document as JSON text: what was parsed, with unknown members, and nothing that was missing. Throws
/// \`std::exception\` where a text is not UTF-8 or a number not finite.
std::string write_${own}(const ${main}& document);

}  // namespace annotation_contracts::${shared}
`;
}

/** Writes the source of a contract in every edition, the newest first. */
export function emitEditionsSource(carried: readonly Carried[], shared: string): string {
  const { main } = itemAt(carried, 0).model;
  const own = snakeCase(main);
  const taken = carried.map(({ model }) => `${model.namespace}::take_${snakeCase(model.main)}`);
  return `#include "annotation_contracts/${shared}.hpp"

#include "editions.hpp"
#include "encoding.hpp"

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

}  // namespace ${shared}
}  // namespace annotation_contracts
`;
}

/** Writes a concept for each branch of the whole document, which its record of every edition satisfies. */
function conceptsOf(carried: readonly Carried[]): string {
  const records = new Map<string, string[]>();
  for (const { model } of carried) {
    const root = model.scope.get(model.main);
    for (const { record } of root?.kind === "sum" ? root.branches : [])
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
