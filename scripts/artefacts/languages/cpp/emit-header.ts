import type { Type } from "#src/model/model.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { constantName, isWord, listConstants } from "../list-constants.ts";
import { quote, snakeCase } from "../names.ts";
import type { NamedDeclaration, NamedField, NamedModel, NamedRecord, Of, Scope } from "../naming.ts";
import { resolveAlias } from "../resolve-alias.ts";
import { inOrder } from "./in-order.ts";
import { isVariant, naming, writeType } from "./types.ts";

/** Writes the header of a contract: its types, and the functions that read and write a document. */
export function emitHeader(model: NamedModel, boxed: ReadonlySet<string>): string {
  const { main, name, edition, namespace } = model;
  const { declarations, forward } = inOrder(model, boxed);
  const body = declarations.map((one) => `\n${declare(one, { scope: model.scope, boxed })}`).join("");
  const json = isVariant(assertDefined(model.scope.get(main), main)) ? declareJson(main) : "";
  const headers = ["array", "cstdint", "map", "optional", "string", "string_view", "variant", "vector"];
  const needed = headers.filter((one) => /string_view|cstdint/.test(one) || body.includes(`std::${one}<`));
  const includes = [...new Set([...needed, "string", ...(json === "" ? [] : ["concepts"])])]
    .sort()
    .map((one) => `#include <${one}>\n`);
  const ahead = forward.map((one) => `struct ${one};\n`).join("");
  const own = snakeCase(main);
  return `#pragma once

/// @file
/// Types of the contract \`${name}\`, edition ${edition}.

${includes.join("")}
#include "annotation_contracts/json.hpp"

namespace annotation_contracts::${namespace} {
${ahead && `\n${ahead}`}${body}
/// Reads a document from the exact bytes of a body. Throws \`UnreadableError\` if it is not JSON, and \`DecodeError\`,
/// which lists every error with its place, if it breaks the contract.
${main} parse_${own}(std::string_view body, Mode mode = Mode::Tolerant);

/// Writes a document as JSON: everything that was parsed, with unknown members; missing members stay missing. Throws
/// \`std::exception\` if a text is not UTF-8 or a number is not finite.
std::string write_${own}(const ${main}& document);
${json}
}  // namespace annotation_contracts::${namespace}
`;
}

/**
 * Declares what nlohmann::json calls for a variant. It takes nothing but the variant: each of its branches is convertible
 * to it.
 */
function declareJson(main: string): string {
  const own = snakeCase(main);
  return `
/// Encodes a document as JSON.
Json encode_${own}(const ${main}& document);

/// Decodes a document from JSON; throws \`DecodeError\`.
${main} decode_${own}(const Json& json);

/// Encodes in \`json = document\`.
template <std::same_as<${main}> T>
void to_json(Json& json, const T& document) {
  json = encode_${own}(document);
}

/// Decodes in \`json.get<${main}>()\`.
template <std::same_as<${main}> T>
void from_json(const Json& json, T& document) {
  document = decode_${own}(json);
}
`;
}

/** What the emitters of declarations share. */
interface Context {
  readonly scope: Scope;
  readonly boxed: ReadonlySet<string>;
}

function declare(one: NamedDeclaration, context: Context): string {
  const doc = writeDoc(one.doc);
  switch (one.kind) {
    case "record":
      return declareRecord(one, context);
    case "alias":
      return `${doc}using ${one.name} = ${writeType(one.type)};\n`;
    case "enumeration":
      return `${doc}using ${one.name} = Json;\n`;
    case "vocabulary":
      return one.open ? declareText(one) : declareWords(one);
    case "union":
      return `${doc}using ${one.name} = std::variant<${one.branches.map(({ type }) => writeType(type)).join(", ")}>;\n`;
    case "sum":
      return declareSum(one);
  }
}

function declareRecord(record: NamedRecord, context: Context): string {
  const { name, doc, fields, tag } = record;
  const constants = listConstants(record, naming).map((one) => `${declareWords(one)}\n`);
  const event =
    tag === undefined
      ? ""
      : `  /// Value of \`${tag.member}\`.\n  static constexpr std::string_view ${tag.id} = ${quote(tag.value)};\n`;
  return `${constants.join("")}${writeDoc(doc)}struct ${name} {
${event}${fields.map((one) => declareField(one, record, context)).join("")}  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const ${name}&, const ${name}&);
};

/// Writes the record as JSON.
void to_json(Json& json, const ${name}& value);

/// Reads the record from JSON; throws \`DecodeError\`.
void from_json(const Json& json, ${name}& value);
`;
}

function declareField(one: NamedField, record: NamedRecord, { scope, boxed }: Context): string {
  const isBoxed = boxed.has(`${record.name}.${one.name}`);
  const held = (type: Type): string => (isBoxed ? `Box<${writeType(type)}>` : writeType(type));
  const isNullable = one.type.kind === "nullable";
  const base = isWord(one)
    ? constantName(record, one)
    : held(one.type.kind === "nullable" ? one.type.of : one.type);
  const required = isNullable ? `std::optional<${base}>` : base;
  const declared = !one.optional ? required : isNullable ? `Field<${base}>` : `std::optional<${base}>`;
  const initial = !one.optional && isPlain(one, scope) ? "{}" : "";
  return `${writeDoc(one.doc, "  ")}  ${declared} ${one.id}${initial};\n`;
}

/** Checks whether a member's type has no constructor that initializes it. */
function isPlain(field: NamedField, scope: Scope): boolean {
  const base = resolveAlias(field.type, scope);
  const own = base.kind === "named" ? scope.get(base.name) : undefined;
  if (own?.kind === "vocabulary") return !own.open;
  return isWord(field) || ["integer", "number", "boolean"].includes(base.kind);
}

function declareText({ name, doc, values, ids }: Of<"vocabulary">): string {
  const constants = values.map(
    (value, i) =>
      `/// Known value of \`${name}\`.\ninline constexpr std::string_view ${snakeCase(name)}_${ids[i]} = ${quote(value)};\n`,
  );
  return `${writeDoc(doc)}using ${name} = std::string;\n\n${constants.join("")}`;
}

function declareWords({ name, doc, values, ids }: Of<"vocabulary">): string {
  const rows = values.map((value, i) => `  /// \`${value}\`.\n  ${ids[i]},\n`);
  return `${writeDoc(doc)}enum class ${name} {
${rows.join("")}};

/// Returns the value as in JSON.
std::string_view to_string(${name} value);
`;
}

function declareSum({ name, doc, open, branches, tag }: Of<"sum">): string {
  const types = [...branches.map(({ record }) => record), ...(open ? ["UnknownEvent"] : [])];
  const list = tag === undefined ? types.join(", ") : `\n    ${types.join(",\n    ")}`;
  return `${open ? "using annotation_contracts::UnknownEvent;\n\n" : ""}${writeDoc(doc)}using ${name} = std::variant<${list}>;\n`;
}

function writeDoc(text: string, indent = ""): string {
  return `${indent}/// ${text}\n`;
}
