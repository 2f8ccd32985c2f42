import type { Events, Sum } from "#src/model/model.ts";
import { must } from "#src/text/must.ts";
import { isAnything } from "../base-of.ts";
import { quote, snakeCase } from "../names.ts";
import type { NamedDeclaration, NamedModel, NamedRecord, Of, Scope } from "../naming.ts";
import { findRecord } from "../naming.ts";
import { constantName, isWord, wordsIn } from "../words-in.ts";
import { decoderOf, isVariant, naming, tableName, wordOf } from "./types.ts";

/** Writes the source of a contract: how its types are decoded and encoded. */
export function emitSource(model: NamedModel, boxed: ReadonlySet<string>): string {
  const { main, declarations, namespace, scope } = model;
  const decoded = declarations.filter(isDecoded);
  const words = declarations.flatMap((one) => [
    ...(one.kind === "record" ? wordsIn(one, naming) : []),
    ...(one.kind === "vocabulary" && !one.open ? [one] : []),
  ]);
  const records = decoded.filter((one) => one.kind === "record");
  const open = declarations.some((one) => one.kind === "sum" && one.open);
  const own = snakeCase(main);
  const decoder = decoderOf({ kind: "named", name: main }, scope);
  return `#include "annotation_contracts/${namespace}.hpp"

#include "decoding.hpp"
#include "encoding.hpp"
#include "members.hpp"

namespace annotation_contracts::${namespace} {
namespace {

using namespace detail;

${words.map(wordTable).join("")}${decoded.map(({ name }) => `${signatureOf(name)};\n`).join("")}
${decoded.map((one) => `${decoderFor(one, { scope, boxed })}\n`).join("")}}  // namespace

${words.map(wordWriter).join("")}${records.map(recordFunctions).join("")}${open ? unknownFunctions : ""}${main} parse_${own}(std::string_view body) {
  return decode_document(${decoder}, read_json(body));
}

std::string write_${own}(const ${main}& document) {
  return write_json(encode(document));
}
${isVariant(must(scope.get(main), main)) ? variantFunctions(main, decoder) : ""}
}  // namespace annotation_contracts::${namespace}
`;
}

const unknownFunctions = `bool operator==(const UnknownEvent&, const UnknownEvent&) = default;

void to_json(Json& json, const UnknownEvent& value) {
  json = value.document;
}

`;

function variantFunctions(name: string, decoder: string): string {
  const own = snakeCase(name);
  return `
Json encode_${own}(const ${name}& document) {
  return encode(document);
}

${name} decode_${own}(const Json& json) {
  return decode_document(${decoder}, Json(json));
}
`;
}

/** Declarations that a function decodes. */
type Decoded = Extract<NamedDeclaration, { kind: "record" | "union" | "sum" }>;

function isDecoded(one: NamedDeclaration): one is Decoded {
  return ["record", "union", "sum"].includes(one.kind);
}

/** What the emitters of decoders share. */
interface Context {
  readonly scope: Scope;
  readonly boxed: ReadonlySet<string>;
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
  return `${name} read_${snakeCase(name)}(Json&& node, const Place& at)`;
}

function decoderFor(one: Decoded, context: Context): string {
  switch (one.kind) {
    case "record":
      return recordDecoder(one, context);
    case "union":
      return unionDecoder(one, context.scope);
    case "sum":
      return one.open ? eventDecoder(one, context.scope) : chooser(one, context.scope);
  }
}

function recordDecoder(record: NamedRecord, { scope, boxed }: Context): string {
  const { name, fields } = record;
  const reads = fields.map((one) => {
    const plain = isWord(one) ? wordOf(constantName(record, one)) : decoderOf(one.type, scope);
    const decoder = boxed.has(`${name}.${one.name}`) ? boxedDecoder(one, scope) : plain;
    return `${one.optional ? "optional" : "required"}(${quote(one.name)}, ${decoder}, value.${one.id})`;
  });
  const calls = [...checksOf(record), ...reads, ...restOf(record, scope)];
  return `${signatureOf(name)} {
  Members members(std::move(node), at);
  ${name} value;
${calls.map((call) => `  members.${call};\n`).join("")}  value.extra = members.extra();
  return value;
}
`;
}

function boxedDecoder({ type }: NamedRecord["fields"][number], scope: Scope): string {
  return type.kind === "nullable"
    ? `nullable(boxed(${decoderOf(type.of, scope)}))`
    : `boxed(${decoderOf(type, scope)})`;
}

function checksOf({ tag }: NamedRecord): readonly string[] {
  return tag === undefined ? [] : [`constant(${quote(tag.member)}, ${quote(tag.value)})`];
}

function restOf({ rest }: NamedRecord, scope: Scope): readonly string[] {
  return isAnything(rest) ? [] : [`rest(${decoderOf(rest, scope)})`];
}

function unionDecoder({ name, branches }: Of<"union">, scope: Scope): string {
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

function eventDecoder({ name, tag, branches }: Events, scope: Scope): string {
  const cases = branches.map(({ record }) => {
    const { id } = must(findRecord(scope, record).tag, "tag");
    return `  if (*tag == ${record}::${id}) return read_${snakeCase(record)}(std::move(node), at);\n`;
  });
  return `${signatureOf(name)} {
  const auto tag = tag_in(${quote(tag)}, node, at);
  if (!tag) return {};
${cases.join("")}  return UnknownEvent{*tag, decode_object(std::move(node), at)};
}
`;
}

function chooser({ name, tag, branches }: Sum, scope: Scope): string {
  const rows = branches.map(({ value, record }) => {
    const fields = findRecord(scope, record).fields.map((one) => quote(one.name));
    return `      {${quote(value)}, {${fields.join(", ")}},
       [](Json&& branch, const Place& place) -> ${name} { return read_${snakeCase(record)}(std::move(branch), place); }},\n`;
  });
  const call = tag === undefined ? "fitting(" : `choose(${quote(tag)}, `;
  return `${signatureOf(name)} {
  std::vector<Branch<${name}>> branches = {
${rows.join("")}  };
  return ${call}std::move(branches), std::move(node), at);
}
`;
}

function recordFunctions(record: NamedRecord): string {
  const { name, tag, fields } = record;
  const event = tag === undefined ? "" : `  json[${quote(tag.member)}] = ${name}::${tag.id};\n`;
  const puts = fields.map(
    (one) => `  ${one.optional ? "put_optional" : "put"}(json, ${quote(one.name)}, value.${one.id});\n`,
  );
  return `bool operator==(const ${name}&, const ${name}&) = default;

void to_json(Json& json, const ${name}& value) {
  json = value.extra;
${event}${puts.join("")}}

void from_json(const Json& json, ${name}& value) {
  value = decode_document(read_${snakeCase(name)}, Json(json));
}

`;
}
