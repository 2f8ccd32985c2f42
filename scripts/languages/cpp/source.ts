import type { ContractModel, Declaration, RecordType, Sum, Type, Union } from "../model.ts";
import { snakeCase } from "../names.ts";
import { constantName, nameOf, type Of, quote, type Scope, typeOf, wordsIn } from "./types.ts";

/** Writes the source of a contract: how its types are decoded and encoded. */
export function sourceOf(model: ContractModel, scope: Scope): string {
  const { main, declarations } = model;
  const decoded = declarations.filter(({ kind }) => kind === "record" || kind === "union" || kind === "sum");
  const words = declarations.flatMap((one) => [
    ...(one.kind === "record" ? wordsIn(one) : []),
    ...(one.kind === "vocabulary" && !one.open ? [one] : []),
  ]);
  const records = decoded.filter((one) => one.kind === "record");
  const open = declarations.some((one) => one.kind === "sum" && one.open);
  return `#include "annotation_contracts/${snakeCase(model.name)}.hpp"

#include "decoding.hpp"

namespace annotation_contracts {
namespace {

using namespace detail;

${words.map(wordTable).join("")}${decoded.map(({ name }) => `${signatureOf(name)};\n`).join("")}
${decoded.map((one) => `${decoderFor(one, scope)}\n`).join("")}}  // namespace

${words.map(wordWriter).join("")}${records.map(recordFunctions).join("")}${open ? unknownFunctions : ""}${main} parse_${snakeCase(main)}(std::string_view body) {
  return decode_document(decode_${snakeCase(main)}, read_json(body));
}

std::string write_${snakeCase(main)}(const ${main}& document) {
  return write_json(encode(document));
}

}  // namespace annotation_contracts
`;
}

const unknownFunctions = `bool operator==(const UnknownEvent&, const UnknownEvent&) = default;

void to_json(Json& json, const UnknownEvent& value) {
  json = value.document;
}

`;

function tableName(name: string): string {
  return `${snakeCase(name)}_words`;
}

function wordTable({ name, values }: Of<"vocabulary">): string {
  const list = values.map((value) => `    ${quote(value)},\n`).join("");
  return `constexpr std::array<std::string_view, ${values.length}> ${tableName(name)} = {\n${list}};\n\n`;
}

function wordWriter({ name }: Of<"vocabulary">): string {
  return `std::string_view to_string(${name} value) {
  return ${tableName(name)}.at(static_cast<std::size_t>(value));
}

`;
}

function signatureOf(name: string): string {
  return `${name} decode_${snakeCase(name)}(Json&& node, const Place& at)`;
}

function decoderFor(one: Declaration, scope: Scope): string {
  if (one.kind === "record") return recordDecoder(one, scope);
  if (one.kind === "union") return unionDecoder(one, scope);
  if (one.kind !== "sum") throw new Error(`cannot decode ${one.name}`);
  return one.open ? eventDecoder(one) : tagDecoder(one, scope);
}

function recordDecoder(record: RecordType, scope: Scope): string {
  const { name, fields, event, before } = record;
  const head = [
    ...(before ? [`keep_to(${quote(before.of)}, {${before.known.map(quote).join(", ")}})`] : []),
    ...(event === undefined ? [] : [`constant("event", ${quote(event)})`]),
  ];
  const reads = fields.map((one) => {
    const decoder =
      one.type.kind === "constant" ? wordOf(constantName(record, one)) : decoderOf(one.type, scope);
    return `${one.optional ? "optional" : "required"}(${quote(one.name)}, ${decoder}, value.${nameOf(one.name)})`;
  });
  return `${signatureOf(name)} {
  Members members(std::move(node), at);
  ${name} value;
${[...head, ...reads].map((call) => `  members.${call};\n`).join("")}  value.extra = members.extra();
  return value;
}
`;
}

function unionDecoder({ name, branches }: Union, scope: Scope): string {
  const cases = branches.map(
    ({ json, type }) =>
      `  if (type == ${quote(json)}) return ${decoderOf(type, scope)}(std::move(node), at);\n`,
  );
  return `${signatureOf(name)} {
  const std::string_view type = type_of(node);
${cases.join("")}  at.mismatch(${quote(branches.map(({ json }) => json).join(" or "))}, node);
  return {};
}
`;
}

function eventDecoder({ name, branches }: Sum): string {
  const cases = branches.map(
    ({ record }) =>
      `  if (*event == ${record}::event) return decode_${snakeCase(record)}(std::move(node), at);\n`,
  );
  return `${signatureOf(name)} {
  const auto event = event_in(node, at);
  if (!event) return {};
${cases.join("")}  return UnknownEvent{*event, decode_object(std::move(node), at)};
}
`;
}

function tagDecoder({ name, tag, branches }: Sum, scope: Scope): string {
  const rows = branches.map(({ value, record }) => {
    const fields = (scope.get(record) as RecordType).fields.map((one) => quote(one.name));
    return `      {${quote(value)}, {${fields.join(", ")}},
       [](Json&& branch, const Place& place) -> ${name} { return decode_${snakeCase(record)}(std::move(branch), place); }},\n`;
  });
  return `${signatureOf(name)} {
  std::vector<Branch<${name}>> branches = {
${rows.join("")}  };
  return choose(${quote(tag)}, std::move(branches), std::move(node), at);
}
`;
}

function recordFunctions(record: RecordType): string {
  const { name, event, fields } = record;
  const tag = event === undefined ? "" : `  json["event"] = ${name}::event;\n`;
  const puts = fields.map(
    (one) =>
      `  ${one.optional ? "put_optional" : "put"}(json, ${quote(one.name)}, value.${nameOf(one.name)});\n`,
  );
  return `bool operator==(const ${name}&, const ${name}&) = default;

void to_json(Json& json, const ${name}& value) {
  json = value.extra;
${tag}${puts.join("")}}

void from_json(const Json& json, ${name}& value) {
  value = decode_document(decode_${snakeCase(name)}, Json(json));
}

`;
}

function decoderOf(type: Type, scope: Scope): string {
  switch (type.kind) {
    case "integer":
      return type.safe ? "decode_safe_integer" : "decode_integer";
    case "json":
      if (typeOf(type) === "JsonObject") return "decode_object";
      return type.types.length === 6 ? "decode_json" : `json_of(${quote(type.types.join(" or "))})`;
    case "list":
      return `list_of(${decoderOf(type.items, scope)})`;
    case "map":
      return `map_of(${decoderOf(type.values, scope)})`;
    case "nullable":
      return `nullable(${decoderOf(type.of, scope)})`;
    case "named":
      return decoderOfName(scope.get(type.name)!, scope);
    case "constant":
      throw new Error(`cannot decode ${quote(type.value)} outside of a record`);
    default:
      return `decode_${type.kind}`;
  }
}

function decoderOfName(one: Declaration, scope: Scope): string {
  if (one.kind === "alias") return decoderOf(one.type, scope);
  if (one.kind !== "vocabulary") return `decode_${snakeCase(one.name)}`;
  return one.open ? "decode_string" : wordOf(one.name);
}

function wordOf(name: string): string {
  return `word_of<${name}>(${tableName(name)})`;
}
