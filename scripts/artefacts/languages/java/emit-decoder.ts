import type { Events, Sum, Type } from "#src/model/model.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { camelCase, quote } from "../names.ts";
import type { NamedDeclaration, NamedField, NamedModel, NamedRecord, Of } from "../naming.ts";
import { findRecord } from "../naming.ts";
import { resolveAlias } from "../resolve-alias.ts";
import { tableName, writeCall, writeTypeDecoder } from "./expressions.ts";
import { decoderName, nameBranch, writeType } from "./names.ts";

/** Expressions that the decoders of a contract share, each with its field. */
interface Shared {
  readonly model: NamedModel;
  readonly fields: Map<string, string>;
}

/** Writes the class that decodes the types of a contract, so that these only hold data. */
export function emitDecoder(model: NamedModel): string {
  const name = decoderName(model);
  const closed = model.declarations.filter((one) => one.kind === "vocabulary" && !one.open);
  const vocabularies = closed.map((one) => [
    `Decoder<${one.name}> ${tableName(one.name)}`,
    `Decoding.oneOf(${one.name}.values(), ${one.name}::value)`,
  ]);
  const shared: Shared = { model, fields: new Map() };
  const methods = model.declarations.flatMap((one) => writeMethod(one, shared) ?? []);
  const fields = [...vocabularies, ...[...shared.fields].map(([value, field]) => [field, value])];
  return `/** Decodes the contract {@code ${model.name}}, edition ${model.edition}. */
public final class ${name} {
${fields.map(([field, value]) => `  private static final ${field} =\n      ${value};\n`).join("")}
  private ${name}() {}

${methods.join("\n")}}
`;
}

/** Names the field that holds an expression of a type. */
function shareAs(type: string, value: string, { fields }: Shared): string {
  const field = fields.get(value) ?? `${type} shared${fields.size + 1}`;
  fields.set(value, field);
  return field.slice(field.lastIndexOf(" ") + 1);
}

function sharedDecoder(type: Type, shared: Shared): string {
  const { model } = shared;
  const decoder = writeTypeDecoder(type, model);
  return decoder.includes("(")
    ? shareAs(`Decoder<${writeType(type, model, true)}>`, decoder, shared)
    : decoder;
}

function sharedMembers({ fields, tag }: NamedRecord, shared: Shared): string {
  const names = [...(tag === undefined ? [] : [tag.member]), ...fields.map(({ name }) => name)];
  return shareAs("Set<String>", `Set.of(${names.map(quote).join(", ")})`, shared);
}

/** The method is public since the package of all editions calls it. */
const opened = `  /**
   * Decodes a document.
   *
   * @param node the JSON value
   * @param place its place
   * @return the document, or null
   */
`;

function writeMethod(one: NamedDeclaration, shared: Shared): string | undefined {
  const { model } = shared;
  const body = writeBody(one, shared);
  return body === undefined
    ? undefined
    : `${one.name === model.main ? opened : ""}  ${one.name === model.main ? "public " : ""}static ${one.name} ${camelCase(one.name)}(JsonNode node, Place place) {\n${body}  }\n`;
}

function writeBody(one: NamedDeclaration, shared: Shared): string | undefined {
  switch (one.kind) {
    case "record":
      return recordBody(one, shared);
    case "union":
      return unionBody(one, shared);
    case "sum":
      return one.open ? eventBody(one, shared.model) : chosenBody(one, shared);
    default:
      return undefined;
  }
}

function recordBody(record: NamedRecord, shared: Shared): string {
  const { name, fields, tag } = record;
  const check = tag === undefined ? "" : `    members.constant(${quote(tag.member)}, ${quote(tag.value)});\n`;
  const reads = fields.map(
    (one) =>
      `        members.${nameReader(one, shared.model)}(${quote(one.name)}, ${sharedDecoder(one.type, shared)}),\n`,
  );
  const least = fields.filter(({ optional }) => !optional).length + (tag === undefined ? 0 : 1);
  return `    Members members = new Members(node, place, ${least});
${check}${writeOldValues(record)}    return new ${name}(
${reads.join("")}        members.extra(${writeRest(record, shared)}, ${sharedMembers(record, shared)}));
`;
}

function writeOldValues({ before }: NamedRecord): string {
  if (before === undefined) return "";
  const words = [before.member, before.of, ...before.known].map(quote);
  return `    members.before(${words.join(", ")});\n`;
}

function writeRest({ rest }: NamedRecord, shared: Shared): string {
  return rest.kind === "json" && rest.types.length === 0
    ? "Decoding::unexpected"
    : sharedDecoder(rest, shared);
}

/** Names the method that reads a member; a primitive needs a placeholder if it is invalid. */
function nameReader({ optional, type }: NamedField, model: NamedModel): string {
  if (optional) return "optional";
  const base = resolveAlias(type, model.scope);
  if (base.kind === "integer" && base.safe) return "requiredLong";
  if (base.kind === "number") return "requiredDouble";
  return base.kind === "boolean" ? "requiredBoolean" : "required";
}

function unionBody(union: Of<"union">, shared: Shared): string {
  const rows = union.branches.map((branch) => {
    const name = nameBranch(union, branch, shared.model);
    const decoder = sharedDecoder(branch.type, shared);
    const call = writeCall(decoder);
    const value = name.startsWith(`${union.name}.`) ? `new ${name}(${call})` : call;
    return { decoder, row: `      case ${branch.json.toUpperCase()} -> ${value};\n` };
  });
  return `    int before = place.count();
    ${union.name} value = switch (node.getNodeType()) {
${rows.map(({ row }) => row).join("")}      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, ${rows.map(({ decoder }) => decoder).join(", ")});
    return value;
`;
}

function eventBody({ tag, branches }: Events, model: NamedModel): string {
  const cases = branches.map(
    ({ record }) =>
      `      case ${record}.${nameConstant(record, model)} -> ${camelCase(record)}(node, place);\n`,
  );
  return `    String tag = new Members(node, place, 1).required(${quote(tag)}, Decoding::string);
    if (tag == null) return null;
    return switch (tag) {
${cases.join("")}      default -> new UnknownEvent(tag, (ObjectNode) node);
    };
`;
}

function nameConstant(record: string, model: NamedModel): string {
  const { tag } = findRecord(model.scope, record);
  return tableName(assertDefined(tag, "tag").id);
}

function chosenBody({ name, tag, branches }: Sum, shared: Shared): string {
  const { model } = shared;
  const rows = branches.map(({ value, record }) => {
    const members = sharedMembers(findRecord(model.scope, record), shared);
    return `new Choosing.Branch<>(${quote(value)}, ${members}, ${decoderName(model)}::${camelCase(record)})`;
  });
  const call = tag === undefined ? "fitting(" : `byTag(${quote(tag)}, `;
  const decoder = `Choosing.<${name}>${call}List.of(\n          ${rows.join(",\n          ")}))`;
  return `    return ${shareAs(`Decoder<${name}>`, decoder, shared)}.decode(node, place);\n`;
}
