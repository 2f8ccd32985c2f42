import type { ContractModel, Declaration, Field, RecordType, Sum, Type } from "../model.ts";
import { pascalCase, snakeCase, valueName } from "../names.ts";
import { inOrder } from "./in-order.ts";
import { constantName, nameOf, type Of, quote, type Scope, typeOf, wordsIn } from "./types.ts";

/** Writes the header of a contract: its types, and the functions that read and write a document. */
export function headerOf(model: ContractModel, scope: Scope): string {
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

/// Writes a document as JSON text: what was parsed, with unknown members, and nothing that was missing. Throws
/// \`std::exception\` where a text is not UTF-8 or a number not finite.
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

function docOf(text: string, indent = ""): string {
  return `${indent}/// ${text}\n`;
}
