import type {
  ContractModel,
  Declaration,
  Field,
  RecordType,
  Sum,
  Type,
  Union,
  Vocabulary,
} from "../model.ts";
import { camelCase, pascalCase } from "../names.ts";
import { baseOf, branchOf, constantName, quote } from "./names.ts";

/** Writes the class that decodes the types of a contract, so that these hold nothing but data. */
export function decoderOf(model: ContractModel): string {
  const name = `${pascalCase(model.name)}Decoder`;
  const scope: Scope = { name, model };
  const closed = model.declarations.filter(
    (one): one is Vocabulary => one.kind === "vocabulary" && !one.open,
  );
  const vocabularies = closed.map(
    (one) =>
      `  private static final Decoder<${one.name}> ${constantName(one.name)} =\n      Decoding.oneOf(${one.name}.values(), ${one.name}::value);\n`,
  );
  const methods = model.declarations.flatMap((one) => methodOf(one, scope) ?? []);
  return `/** Decodes ${model.name === "webhook" ? "webhook deliveries" : "raster info"}. */
final class ${name} {
${vocabularies.join("")}
  private ${name}() {}

${methods.join("\n")}}
`;
}

/** The class that is written, and the types it decodes. */
interface Scope {
  readonly name: string;
  readonly model: ContractModel;
}

function methodOf(one: Declaration, scope: Scope): string | undefined {
  const body = bodyOf(one, scope);
  return body === undefined
    ? undefined
    : `  static ${one.name} ${camelCase(one.name)}(JsonNode node, Place place) {\n${body}  }\n`;
}

function bodyOf(one: Declaration, scope: Scope): string | undefined {
  if (one.kind === "record") return recordBody(one, scope);
  if (one.kind === "union") return unionBody(one, scope);
  if (one.kind === "sum") return one.open ? eventBody(one, scope) : tagBody(one, scope);
  return undefined;
}

function recordBody({ name, fields, event, before }: RecordType, scope: Scope): string {
  const keep = before && `    members.keepTo(${[before.of, ...before.known].map(quote).join(", ")});\n`;
  const reads = fields.map(
    (one) =>
      `        members.${readerOf(one, scope)}(${quote(one.name)}, ${expressionOf(one.type, scope)}),\n`,
  );
  return `    Members members = new Members(node, place);
${keep ?? ""}    return new ${name}(
${reads.join("")}        members.extra(${event === undefined ? "" : quote("event")}));
`;
}

/** Names the method that reads a member; a primitive needs a placeholder where it is wrong. */
function readerOf({ optional, type }: Field, { model }: Scope): string {
  if (optional) return "optional";
  const base = baseOf(type, model);
  if (base.kind === "integer" && base.safe) return "requiredLong";
  if (base.kind === "number") return "requiredDouble";
  return base.kind === "boolean" ? "requiredBoolean" : "required";
}

function unionBody(union: Union, scope: Scope): string {
  const cases = union.branches.map((branch) => {
    const name = branchOf(union, branch, scope.model);
    const call = callOf(expressionOf(branch.type, scope));
    const value = name.startsWith(`${union.name}.`) ? `new ${name}(${call})` : call;
    return `      case ${branch.json.toUpperCase()} -> ${value};\n`;
  });
  const expected = union.branches.map(({ json }) => json).join(" or ");
  return `    return switch (node.getNodeType()) {
${cases.join("")}      default -> place.mismatch(${quote(expected)}, node);
    };
`;
}

function eventBody({ branches }: Sum, scope: Scope): string {
  const cases = branches.map(
    ({ record }) => `      case ${record}.EVENT -> ${camelCase(record)}(node, place);\n`,
  );
  return `    String event = new Members(node, place).required("event", ${expressionOf({ kind: "string" }, scope)});
    if (event == null) return null;
    return switch (event) {
${cases.join("")}      default -> new UnknownEvent(event, (ObjectNode) node);
    };
`;
}

function tagBody({ name, tag, branches }: Sum, { name: decoder, model }: Scope): string {
  const rows = branches.map(({ value, record }) => {
    const { fields } = model.declarations.find((one) => one.name === record) as RecordType;
    const members = fields.map((one) => quote(one.name)).join(", ");
    return `new Decoding.Branch<>(${quote(value)}, Set.of(${members}), ${decoder}::${camelCase(record)})`;
  });
  return `    return Decoding.<${name}>choose(
            ${quote(tag)},
            List.of(
                ${rows.join(",\n                ")}))
        .decode(node, place);
`;
}

function callOf(decoder: string): string {
  return decoder.includes("::") && !decoder.endsWith(")")
    ? `${decoder.replace(/^.*Decoder::/, "").replace("::", ".")}(node, place)`
    : `${decoder}.decode(node, place)`;
}

/** Writes the decoder of a type as an expression. */
function expressionOf(type: Type, scope: Scope): string {
  switch (type.kind) {
    case "string":
    case "number":
      return `Decoding::${type.kind}`;
    case "boolean":
      return "Decoding::bool";
    case "integer":
      return type.safe ? "Decoding::safeInteger" : "Decoding::integer";
    case "constant":
      return `Decoding.constant(${quote(type.value)})`;
    case "json":
      if (type.types.length === 6) return "Decoding::anything";
      if (type.types.length === 1 && type.types[0] === "object") return "Decoding::object";
      return `Decoding.json(${type.types.map(quote).join(", ")})`;
    case "list":
      return `Decoding.listOf(${expressionOf(type.items, scope)})`;
    case "map":
      return `Decoding.mapOf(${expressionOf(type.values, scope)})`;
    case "nullable":
      return `Decoding.nullable(${expressionOf(type.of, scope)})`;
    case "named":
      return expressionOfName(type.name, scope);
  }
}

function expressionOfName(name: string, scope: Scope): string {
  const one = scope.model.declarations.find((declaration) => declaration.name === name);
  if (one?.kind === "alias") return expressionOf(one.type, scope);
  if (one?.kind === "vocabulary") return one.open ? `Decoding.word(${name}::new)` : constantName(name);
  return `${scope.name}::${camelCase(name)}`;
}
