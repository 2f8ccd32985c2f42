import type {
  Alias,
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
import { decoderOf } from "./decoder.ts";
import {
  branchNames,
  branchOf,
  constantName,
  importsOf,
  javaPackage,
  memberName,
  ownType,
  quote,
  typeOf,
} from "./names.ts";

/**
 * Writes a Java file for each type of the contracts, and one that decodes the types of each contract.
 *
 * quicktype's classes have one null for absent and null, and no sealed interface of events.
 *
 * @throws Error when two types have the same name: all stand in one package, as sealed types must.
 */
export function emitJava(models: readonly ContractModel[]): ReadonlyMap<string, string> {
  const files = models.flatMap((model) => {
    const declared = model.declarations.filter((one): one is Written => one.kind !== "alias");
    const types = declared.map((one) => [one.name, declarationOf(one, model)] as const);
    return [...types, [`${pascalCase(model.name)}Decoder`, decoderOf(model)] as const];
  });
  const names = files.map(([name]) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`cannot write two Java types of the name ${twice}`);
  return new Map(files.map(([name, body]) => [`src/main/java/${javaPackage}/${name}.java`, fileOf(body)]));
}

/** What has a file of its own: Java has no other name for a type. */
type Written = Exclude<Declaration, Alias>;

function fileOf(body: string): string {
  return `package ${javaPackage};\n\n${importsOf(body)}${body}`;
}

function declarationOf(one: Written, model: ContractModel): string {
  switch (one.kind) {
    case "record":
      return recordOf(one, model);
    case "vocabulary":
      return one.open ? wordOf(one) : enumOf(one, model);
    case "union":
      return unionOf(one, model);
    case "sum":
      return sumOf(one, model);
  }
}

function recordOf(record: RecordType, model: ContractModel): string {
  const { name, doc, fields, event } = record;
  const params = fields.map((one) => `@param ${memberName(one)} ${javadoc(one.doc)}`);
  const extra = "@param extra members that the contract does not name, as they came";
  const puts = fields.map((one) => `        .put(${quote(one.name)}, ${memberName(one)})\n`);
  const components = fields.map((one) => `    ${componentOf(one, model)},\n`);
  return `${comment([javadoc(doc), "", ...params, extra], "")}public record ${name}(
${components.join("")}    ObjectNode extra)
    implements ${interfacesOf(name, model)} {
${event === undefined ? "" : eventOf(event)}  @Override
  public ObjectNode toJson() {
    return new Encoder()
${event === undefined ? "" : '        .put("event", EVENT)\n'}${puts.join("")}        .with(extra);
  }
}
`;
}

function componentOf(one: Field, model: ContractModel): string {
  const type = one.optional ? `Field<${typeOf(one.type, model, true)}>` : typeOf(one.type, model);
  return `${type} ${memberName(one)}`;
}

function eventOf(event: string): string {
  return `  /** Name of the event. */
  public static final String EVENT = ${quote(event)};

  @Override
  public String event() {
    return EVENT;
  }

`;
}

/** Writes an open vocabulary: a string with known values. */
function wordOf({ name, doc, values }: Vocabulary): string {
  const constants = values.map(
    (value) =>
      `  ${valueDoc(value)}\n  public static final ${name} ${constantName(value)} = new ${name}(${quote(value)});\n\n`,
  );
  return `${comment([javadoc(doc), "", "@param value any string; known values are constants"], "")}public record ${name}(String value) implements JsonEncodable {
${constants.join("")}  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }
}
`;
}

/** Writes a closed vocabulary. */
function enumOf({ name, doc, values }: Vocabulary, model: ContractModel): string {
  const constants = values.map((value) => `  ${valueDoc(value)}\n  ${constantName(value)}(${quote(value)})`);
  return `${comment([javadoc(doc)], "")}public enum ${name} implements ${interfacesOf(name, model)} {
${constants.join(",\n")};

  private final String value;

  ${name}(String value) {
    this.value = value;
  }

  /**
   * Gets the value as it stands in JSON.
   *
   * @return the value
   */
  public String value() {
    return value;
  }

  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }
}
`;
}

/** Writes a sealed interface whose types are told apart by their JSON type. */
function unionOf(union: Union, model: ContractModel): string {
  const { name, doc } = union;
  const branches = union.branches.map(({ json, type }) => branchOf(union, { json, type }, model));
  const news = union.branches.flatMap(({ json, type }) => {
    if (ownType(type, model) !== undefined) return [];
    const [record, component] = branchNames[json];
    const docs = [`One that is a JSON ${json}.`, "", `@param ${component} what it holds`];
    return `
${comment(docs, "  ")}  record ${record}(${typeOf(type, model)} ${component}) implements ${name} {
    @Override
    public JsonNode toJson() {
      return Encoder.encode(${component});
    }
  }
`;
  });
  const body = news.join("").replace(/^\n/, "");
  return `${comment([javadoc(doc)], "")}public sealed interface ${name} extends ${interfacesOf(name, model)} permits ${branches.join(", ")} {
${body}}
`;
}

/** Writes a sealed interface whose records are told apart by a member; the whole document is one. */
function sumOf({ name, doc, open, branches }: Sum, model: ContractModel): string {
  const permitted = [...branches.map(({ record }) => record), ...(open ? ["UnknownEvent"] : [])];
  const event =
    "  /**\n   * Names the event.\n   *\n   * @return its name, as it was sent\n   */\n  String event();\n\n";
  return `${comment([javadoc(doc)], "")}public sealed interface ${name} extends ${interfacesOf(name, model)}
    permits ${permitted.join(",\n        ")} {
${open ? event : ""}${name === model.main ? documentOf(model) : ""}}
`;
}

function documentOf(model: ContractModel): string {
  const { main } = model;
  const decoder = `${pascalCase(model.name)}Decoder::${camelCase(main)}`;
  // Types that hold themselves may be nested deeper than the caller's stack allows.
  const run = (work: string): string => (isRecursive(model) ? `DeepStack.call(() -> ${work})` : work);
  return `  /**
   * Reads a document.
   *
   * @param body its exact bytes
   * @return the document
   * @throws UnreadableException where the body is no JSON text in UTF-8
   * @throws DecodeException where it breaks the contract; lists each place
   */
  static ${main} parse(byte[] body) {
    return fromJson(JsonText.read(body));
  }

  /**
   * Decodes what was parsed already, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the document
   * @throws DecodeException where it breaks the contract; lists each place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static ${main} fromJson(JsonNode node) {
    return ${run(`Decoding.document(node, ${decoder})`)};
  }

  /**
   * Writes the document: what was read, with unknown members, and nothing that was missing.
   *
   * @return a JSON text in ASCII
   */
  default String write() {
    return ${run("JsonText.write(toJson())")};
  }
`;
}

/** Names the interfaces that a type implements: of the unions and sums that it is a branch of. */
function interfacesOf(name: string, model: ContractModel): string {
  const found = model.declarations.filter((one) => {
    if (one.kind === "sum") return one.branches.some(({ record }) => record === name);
    return one.kind === "union" && one.branches.some(({ type }) => ownType(type, model) === name);
  });
  return found.length === 0 ? "JsonEncodable" : found.map((one) => one.name).join(", ");
}

/** Tells whether a type of the contract holds itself. */
function isRecursive({ declarations }: ContractModel): boolean {
  const scope = new Map(declarations.map((one) => [one.name, namesIn(one)]));
  const reach = (name: string, seen: Set<string>): Set<string> => {
    for (const next of scope.get(name) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reach(next, seen);
    }
    return seen;
  };
  return declarations.some(({ name }) => reach(name, new Set()).has(name));
}

function namesIn(one: Declaration): readonly string[] {
  switch (one.kind) {
    case "record":
      return one.fields.flatMap(({ type }) => namesInType(type));
    case "union":
      return one.branches.flatMap(({ type }) => namesInType(type));
    case "sum":
      return one.branches.map(({ record }) => record);
    case "alias":
      return namesInType(one.type);
    case "vocabulary":
      return [];
  }
}

function namesInType(type: Type): readonly string[] {
  if (type.kind === "named") return [type.name];
  if (type.kind === "list") return namesInType(type.items);
  if (type.kind === "map") return namesInType(type.values);
  return type.kind === "nullable" ? namesInType(type.of) : [];
}

function valueDoc(value: string): string {
  return value === "" ? "/** The empty value. */" : `/** The value ${javadoc(`\`${value}\``)}. */`;
}

/** Writes a doc comment of some lines. */
function comment(lines: readonly string[], indent: string): string {
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  const body = lines.map((line) => `${indent} * ${line}`.trimEnd());
  return `${indent}/**\n${body.join("\n")}\n${indent} */\n`;
}

/** Writes prose as Javadoc, which is HTML. */
function javadoc(text: string): string {
  const inHtml = (prose: string): string =>
    prose.replace(/[&<>@]/g, (character) => `&#${character.charCodeAt(0)};`);
  return text
    .split("`")
    .map((part, i) => (i % 2 === 1 ? `{@code ${part}}` : inHtml(part)))
    .join("")
    .replaceAll("*/", "*&#47;");
}
