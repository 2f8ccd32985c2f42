import type { Events, Sum } from "#src/model/model.ts";
import { must } from "#src/text/must.ts";
import { baseOf, isAnything } from "../base-of.ts";
import { camelCase, quote } from "../names.ts";
import type { NamedDeclaration, NamedField, NamedModel, NamedRecord, Of } from "../naming.ts";
import { findRecord } from "../naming.ts";
import { callOf, decoderOf, tableName } from "./expressions.ts";
import { branchOf, decoderName } from "./names.ts";

/** Writes the class that decodes the types of a contract, so that these hold nothing but data. */
export function emitDecoder(model: NamedModel): string {
  const name = decoderName(model);
  const closed = model.declarations.filter((one) => one.kind === "vocabulary" && !one.open);
  const vocabularies = closed.map(
    (one) =>
      `  private static final Decoder<${one.name}> ${tableName(one.name)} =\n      Decoding.oneOf(${one.name}.values(), ${one.name}::value);\n`,
  );
  const methods = model.declarations.flatMap((one) => methodOf(one, model) ?? []);
  return `/** Decodes the contract {@code ${model.name}}, edition ${model.edition}. */
public final class ${name} {
${vocabularies.join("")}
  private ${name}() {}

${methods.join("\n")}}
`;
}

/** What is read by any edition is decoded from another package. */
const opened = `  /**
   * Decodes a document.
   *
   * @param node the JSON value
   * @param place its place
   * @return the document, or null
   */
`;

function methodOf(one: NamedDeclaration, model: NamedModel): string | undefined {
  const body = bodyOf(one, model);
  return body === undefined
    ? undefined
    : `${one.name === model.main ? opened : ""}  ${one.name === model.main ? "public " : ""}static ${one.name} ${camelCase(one.name)}(JsonNode node, Place place) {\n${body}  }\n`;
}

function bodyOf(one: NamedDeclaration, model: NamedModel): string | undefined {
  switch (one.kind) {
    case "record":
      return recordBody(one, model);
    case "union":
      return unionBody(one, model);
    case "sum":
      return one.open ? eventBody(one, model) : chosenBody(one, model);
    default:
      return undefined;
  }
}

function recordBody(record: NamedRecord, model: NamedModel): string {
  const { name, fields, tag } = record;
  const check = tag === undefined ? "" : `    members.constant(${quote(tag.member)}, ${quote(tag.value)});\n`;
  const reads = fields.map(
    (one) => `        members.${readerOf(one, model)}(${quote(one.name)}, ${decoderOf(one.type, model)}),\n`,
  );
  return `    Members members = new Members(node, place);
${check}${oldValuesOf(record)}    return new ${name}(
${reads.join("")}        members.${restOf(record, model)});
`;
}

function oldValuesOf({ before }: NamedRecord): string {
  if (before === undefined) return "";
  const words = [before.member, before.of, ...before.known].map(quote);
  return `    members.before(${words.join(", ")});\n`;
}

function restOf({ rest }: NamedRecord, model: NamedModel): string {
  if (isAnything(rest)) return "extra()";
  return rest.kind === "json" && rest.types.length === 0 ? "further()" : `extra(${decoderOf(rest, model)})`;
}

/** Names the method that reads a member; a primitive needs a placeholder where it is wrong. */
function readerOf({ optional, type }: NamedField, model: NamedModel): string {
  if (optional) return "optional";
  const base = baseOf(type, model.scope);
  if (base.kind === "integer" && base.safe) return "requiredLong";
  if (base.kind === "number") return "requiredDouble";
  return base.kind === "boolean" ? "requiredBoolean" : "required";
}

function unionBody(union: Of<"union">, model: NamedModel): string {
  const cases = union.branches.map((branch) => {
    const name = branchOf(union, branch, model);
    const call = callOf(decoderOf(branch.type, model));
    const value = name.startsWith(`${union.name}.`) ? `new ${name}(${call})` : call;
    return `      case ${branch.json.toUpperCase()} -> ${value};\n`;
  });
  const decoders = union.branches.map(({ type }) => decoderOf(type, model)).join(", ");
  return `    int before = place.count();
    ${union.name} value = switch (node.getNodeType()) {
${cases.join("")}      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, ${decoders});
    return value;
`;
}

function eventBody({ tag, branches }: Events, model: NamedModel): string {
  const cases = branches.map(
    ({ record }) =>
      `      case ${record}.${constantOf(record, model)} -> ${camelCase(record)}(node, place);\n`,
  );
  return `    String tag = new Members(node, place).required(${quote(tag)}, Decoding::string);
    if (tag == null) return null;
    return switch (tag) {
${cases.join("")}      default -> new UnknownEvent(tag, (ObjectNode) node);
    };
`;
}

function constantOf(record: string, model: NamedModel): string {
  const { tag } = findRecord(model.scope, record);
  return tableName(must(tag, "tag").id);
}

function chosenBody({ name, tag, branches }: Sum, model: NamedModel): string {
  const rows = branches.map(({ value, record }) => {
    const { fields } = findRecord(model.scope, record);
    const members = fields.map((field) => quote(field.name)).join(", ");
    return `new Choosing.Branch<>(${quote(value)}, Set.of(${members}), ${decoderName(model)}::${camelCase(record)})`;
  });
  const call = tag === undefined ? "fitting(" : `byTag(\n            ${quote(tag)},`;
  return `    return Choosing.<${name}>${call}
            List.of(
                ${rows.join(",\n                ")}))
        .decode(node, place);
`;
}
