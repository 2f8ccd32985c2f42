import { assertDefined } from "#src/util/assert-defined.ts";
import { listConstants } from "../list-constants.ts";
import { quote, snakeCase } from "../names.ts";
import type { Carried, NamedRecord, Of } from "../naming.ts";
import { readTypeNames, writeTableLines } from "../table-lines.ts";
import { isVariant, naming } from "./types.ts";

/** Writes the source of a contract's edition: its table, and the members of its records under their names in JSON. */
export function emitSource(carried: Carried): string {
  const { main, declarations, namespace, scope, edition } = carried.model;
  const words = declarations.flatMap((one) => [
    ...(one.kind === "record" ? listConstants(one, naming) : []),
    ...(one.kind === "vocabulary" && !one.open ? [one] : []),
  ]);
  const records = declarations.filter((one) => one.kind === "record");
  const names = new Map(readTypeNames(carried).map(([name, one]) => [one.name, name]));
  const own = snakeCase(main);
  const lines = writeTableLines(carried.contract, ["expected"]).map((line) => `    R"table(${line})table"`);
  return `#include "annotation_contracts/${namespace}.hpp"

#include "decoding.hpp"
#include "encoding.hpp"

namespace annotation_contracts::${namespace} {

using detail::Is;

extern const detail::Edition contract;
constinit const detail::Edition contract(${quote(edition)},
${lines.join("\n")});

${words.map(wordWriter).join("")}${records.map((one) => writeMembers(one)).join("")}${records.map((one) => recordFunctions(one, names.get(one.name) ?? one.name)).join("")}${main} take_${own}(Json&& node, const detail::Reading& reading) {
  return detail::take<${main}>(std::move(node), reading);
}

${main} parse_${own}(std::string_view body, Mode mode) {
  return detail::decode<${main}>(contract, detail::read_json(body), mode);
}

std::string write_${own}(const ${main}& document) {
  return detail::write_json(detail::encode(document));
}
${isVariant(assertDefined(scope.get(main), main)) ? variantFunctions(main) : ""}
}  // namespace annotation_contracts::${namespace}
`;
}

function variantFunctions(name: string): string {
  const own = snakeCase(name);
  return `
Json encode_${own}(const ${name}& document) {
  return detail::encode(document);
}

${name} decode_${own}(const Json& json) {
  return detail::decode<${name}>(contract, Json(json));
}
`;
}

/** The words of a closed vocabulary, in the order of the enumerators. */
function wordWriter({ name, values }: Of<"vocabulary">): string {
  return `static std::span<const std::string_view> words_of(${name}) {
  static constexpr std::array<std::string_view, ${values.length}> words = {${values.map(quote).join(", ")}};
  return words;
}

std::string_view to_string(${name} value) {
  return words_of(value)[static_cast<std::size_t>(value)];
}

`;
}

function writeMembers({ name, tag, fields }: NamedRecord): string {
  const event = tag === undefined ? "" : `  members.tag(${quote(tag.member)}, ${name}::${tag.id});\n`;
  const rows = fields.map(
    (one) => `  members.${one.optional ? "optional" : "required"}(${quote(one.name)}, value.${one.id});\n`,
  );
  const isRead = event !== "" || rows.length > 0;
  return `static void members_of(Is<${name}> auto& ${isRead ? "value" : ""}, auto& ${isRead ? "members" : ""}) {
${event}${rows.join("")}}

`;
}

function recordFunctions({ name }: NamedRecord, inTable: string): string {
  return `bool operator==(const ${name}&, const ${name}&) = default;

void to_json(Json& json, const ${name}& value) {
  json = detail::encode_record(value);
}

void from_json(const Json& json, ${name}& value) {
  value = detail::decode<${name}>(contract, Json(json), Mode::Tolerant, ${quote(inTable)});
}

`;
}
