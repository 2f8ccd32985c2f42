import { inOrder } from "./cpp-order.ts";
import type { ContractModel, Declaration, Field, RecordType, Sum, Type, Union } from "./model.ts";
import { pascalCase, snakeCase, valueName } from "./names.ts";

/** Words that C++ keeps for itself, and the names that every record has. */
const keywords = new Set(
  "alignas alignof and and_eq asm auto bitand bitor bool break case catch char class co_await co_return co_yield compl concept const consteval constexpr constinit const_cast continue decltype default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq event extra".split(
    " ",
  ),
);

const scalars = {
  string: ["std::string", "decode_string"],
  number: ["double", "decode_number"],
  boolean: ["bool", "decode_boolean"],
} as const;

/**
 * Writes the header and the source of each contract: structs, enumerations and variants, and how they are decoded.
 *
 * quicktype's classes have one `optional` for absent and null, and no variant of events.
 */
export function emitCpp(models: readonly ContractModel[]): ReadonlyMap<string, string> {
  return new Map(
    models.flatMap((model) => {
      const scope: Scope = new Map(model.declarations.map((one) => [one.name, one]));
      const name = snakeCase(model.name);
      return [
        [`include/annotation_contracts/${name}.hpp`, headerOf(model, scope)],
        [`src/${name}.cpp`, sourceOf(model, scope)],
      ] as const;
    }),
  );
}

type Scope = ReadonlyMap<string, Declaration>;
type Of<K extends Declaration["kind"]> = Extract<Declaration, { kind: K }>;

function headerOf(model: ContractModel, scope: Scope): string {
  const { declarations, forward } = inOrder(model.declarations);
  const body = declarations.map((one) => `\n${declare(one, scope)}`).join("");
  const headers = ["array", "cstdint", "map", "optional", "string", "string_view", "variant", "vector"];
  const needed = headers.filter((name) => /string_view|cstdint/.test(name) || body.includes(`std::${name}<`));
  const includes = [...new Set([...needed, "string"])].sort().map((name) => `#include <${name}>\n`);
  const ahead = forward.map((name) => `struct ${name};\n`).join("");
  const subject = model.name === "webhook" ? "webhook deliveries" : "raster info";
  return `#pragma once

/// @file
/// Types of ${subject}.

${includes.join("")}
#include "annotation_contracts/json.hpp"

namespace annotation_contracts {
${ahead && `\n${ahead}`}${body}
/// Reads a document from the exact bytes of a body. Throws \`UnreadableError\` where it is no JSON text, and \`DecodeError\`,
/// which names each place, where it breaks the contract.
${model.main} parse_${snakeCase(model.main)}(std::string_view body);

/// Writes a document as JSON text: what was parsed, with unknown members, and nothing that was missing.
std::string write_${snakeCase(model.main)}(const ${model.main}& document);

}  // namespace annotation_contracts
`;
}

function declare(one: Declaration, scope: Scope): string {
  const doc = docOf(one.doc);
  switch (one.kind) {
    case "record":
      return declareRecord(one, scope);
    case "alias":
      return `${doc}using ${one.name} = ${typeOf(one.type)};\n`;
    case "vocabulary":
      return one.open ? declareText(one) : declareWords(one);
    case "union":
      return `${doc}using ${one.name} = std::variant<${one.branches.map(({ type }) => typeOf(type)).join(", ")}>;\n`;
    case "sum":
      return declareSum(one);
  }
}

function declareRecord(record: RecordType, scope: Scope): string {
  const { name, doc, fields, event } = record;
  const constants = wordsIn(record).map((one) => `${declareWords(one)}\n`);
  const tag =
    event === undefined
      ? ""
      : `  /// Name of the event.\n  static constexpr std::string_view event = ${quote(event)};\n`;
  return `${constants.join("")}${docOf(doc)}struct ${name} {
${tag}${fields.map((one) => declareField(one, record, scope)).join("")}  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const ${name}&, const ${name}&);
};

/// Writes the record as JSON.
void to_json(Json& json, const ${name}& value);

/// Reads the record from JSON; throws \`DecodeError\`.
void from_json(const Json& json, ${name}& value);
`;
}

function declareField(one: Field, record: RecordType, scope: Scope): string {
  const type = one.type.kind === "constant" ? constantName(record, one) : typeOf(one.type);
  const base = one.type.kind === "nullable" ? typeOf(one.type.of) : type;
  const optional = one.type.kind === "nullable" ? `Field<${base}>` : `std::optional<${type}>`;
  const declared = one.optional ? optional : type;
  const initial = !one.optional && isPlain(one.type, scope) ? "{}" : "";
  return `${docOf(one.doc, "  ")}  ${declared} ${nameOf(one.name)}${initial};\n`;
}

/** Tells whether a type has no constructor that gives it a value. */
function isPlain(type: Type, scope: Scope): boolean {
  const own = type.kind === "named" ? scope.get(type.name) : undefined;
  if (own?.kind === "alias") return isPlain(own.type, scope);
  if (own?.kind === "vocabulary") return !own.open;
  return ["integer", "number", "boolean", "constant"].includes(type.kind);
}

/** Lists the vocabularies of one word: members that are always the same. */
function wordsIn(record: RecordType): readonly Of<"vocabulary">[] {
  return record.fields.flatMap((one) =>
    one.type.kind === "constant"
      ? [
          {
            kind: "vocabulary",
            name: constantName(record, one),
            doc: `What \`${one.name}\` says of a \`${record.name}\`.`,
            values: [one.type.value],
            open: false,
          } as const,
        ]
      : [],
  );
}

function constantName({ name }: RecordType, field: Field): string {
  return name + pascalCase(field.name);
}

function declareText({ name, doc, values }: Of<"vocabulary">): string {
  const constants = values.map((value) => {
    const constant = `${snakeCase(name)}_${snakeCase(valueName(value))}`;
    return `/// Known value of \`${name}\`.\ninline constexpr std::string_view ${constant} = ${quote(value)};\n`;
  });
  return `${docOf(doc)}using ${name} = std::string;\n\n${constants.join("")}`;
}

function declareWords({ name, doc, values }: Of<"vocabulary">): string {
  const rows = values.map((value) => `  /// \`${value}\`.\n  ${enumerator(value)},\n`);
  return `${docOf(doc)}enum class ${name} {
${rows.join("")}};

/// Writes the value as in JSON.
std::string_view to_string(${name} value);
`;
}

function enumerator(value: string): string {
  const name = pascalCase(valueName(value));
  return /^\d/.test(name) ? `Value${name}` : name;
}

function declareSum({ name, doc, open, branches }: Sum): string {
  const types = [...branches.map(({ record }) => record), ...(open ? ["UnknownEvent"] : [])];
  const unknown = `/// A delivery of an event that is none of the contract's (W6.1).
struct UnknownEvent {
  /// The event as it was sent.
  std::string event;
  /// The delivery as it came.
  JsonObject document;

  friend bool operator==(const UnknownEvent&, const UnknownEvent&);
};

/// Writes the delivery as JSON.
void to_json(Json& json, const UnknownEvent& value);

`;
  return `${open ? unknown : ""}${docOf(doc)}using ${name} = std::variant<\n    ${types.join(",\n    ")}>;\n`;
}

function sourceOf(model: ContractModel, scope: Scope): string {
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

function typeOf(type: Type): string {
  switch (type.kind) {
    case "integer":
      return type.safe ? "std::int64_t" : "WholeNumber";
    case "json":
      return type.types.length === 1 && type.types[0] === "object" ? "JsonObject" : "Json";
    case "list":
      return `std::vector<${typeOf(type.items)}>`;
    case "map":
      return `std::map<std::string, ${typeOf(type.values)}>`;
    case "nullable":
      return `std::optional<${typeOf(type.of)}>`;
    case "named":
      return type.name;
    case "constant":
      throw new Error(`cannot write the type of ${quote(type.value)} outside of a record`);
    default:
      return scalars[type.kind][0];
  }
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
      return scalars[type.kind][1];
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

function nameOf(name: string): string {
  const snake = snakeCase(name);
  return keywords.has(snake) ? `${snake}_` : snake;
}

function docOf(text: string, indent = ""): string {
  return `${indent}/// ${text}\n`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
