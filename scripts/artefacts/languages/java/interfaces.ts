import type { Events } from "#src/model/model.ts";
import { quote } from "../names.ts";
import { findTagId, type NamedModel, type Of } from "../naming.ts";
import { emitDocument } from "./emit-document.ts";
import { comment, javadoc, valueDoc } from "./javadoc.ts";
import { branchNames, nameBranch, ownType, sharedPackageName, writeType } from "./names.ts";

/** Names the interfaces that a type implements: its unions and sums, and the interface of all editions. */
export function listInterfaces(
  name: string,
  model: NamedModel,
  sharedPackage: string = sharedPackageName(model),
): string {
  const kind = model.scope.get(name)?.kind;
  const isShared = kind === "record" || kind === "vocabulary" || name === model.main;
  const all = [...listSealed(name, model), ...(isShared ? [`${sharedPackage}.${name}`] : [])];
  return all.join(", ") || "JsonEncodable";
}

/** Names the unions and sums that a type is a branch of. */
function listSealed(name: string, model: NamedModel): readonly string[] {
  const found = model.declarations.filter((one) => {
    if (one.kind === "sum") return one.branches.some(({ record }) => record === name);
    return one.kind === "union" && one.branches.some(({ type }) => ownType(type, model) === name);
  });
  return found.map((one) => one.name);
}

const encodedText = `  @Override
  public TextNode toJson() {
    return TextNode.valueOf(value);
  }

  @Override
  public void encode(Encoder out) {
    out.value(value);
  }
`;

/** Writes an open vocabulary: a string with known values. */
export function writeText({ name, doc, values, ids }: Of<"vocabulary">, model: NamedModel): string {
  const constants = values.map(
    (value, i) =>
      `  ${valueDoc(value)}\n  public static final ${name} ${ids[i]} = new ${name}(${quote(value)});\n\n`,
  );
  return `${comment([javadoc(doc), "", "@param value any string; known values are constants"], "")}public record ${name}(String value) implements ${listInterfaces(name, model)} {
${constants.join("")}${encodedText}}
`;
}

/** Writes a closed vocabulary. */
export function writeEnum({ name, doc, values, ids }: Of<"vocabulary">, model: NamedModel): string {
  const constants = values.map((value, i) => `  ${valueDoc(value)}\n  ${ids[i]}(${quote(value)})`);
  return `${comment([javadoc(doc)], "")}public enum ${name} implements ${listInterfaces(name, model)} {
${constants.join(",\n")};

  private final String value;

  ${name}(String value) {
    this.value = value;
  }

  /** {@return the value as in JSON} */
  public String value() {
    return value;
  }

${encodedText}}
`;
}

/** Writes a sealed interface of types that differ in their JSON type. */
export function writeUnion(union: Of<"union">, model: NamedModel): string {
  const { name, doc } = union;
  const branches = union.branches.map(({ json, type }) => nameBranch(union, { json, type }, model));
  const news = union.branches.flatMap(({ json, type }) => {
    if (ownType(type, model) !== undefined) return [];
    const [record, component] = branchNames[json];
    const docs = [`One that is a JSON ${json}.`, "", `@param ${component} what it holds`];
    return `
${comment(docs, "  ")}  record ${record}(${writeType(type, model)} ${component}) implements ${name} {
    @Override
    public void encode(Encoder out) {
      out.value(${component});
    }
  }
`;
  });
  const document = name === model.main ? `\n${emitDocument(name, model, "")}` : "";
  const body = [...news, document].join("").replace(/^\n/, "");
  return `${comment([javadoc(doc)], "")}public sealed interface ${name} extends ${listInterfaces(name, model)} permits ${branches.join(", ")} {
${body}}
`;
}

/** Writes a sealed interface of records. A tag names the record; without a tag, the first that matches is used. */
export function writeSum(one: Of<"sum">, model: NamedModel): string {
  const { name, doc, branches } = one;
  const permitted = [...branches.map(({ record }) => record), ...(one.open ? ["UnknownEvent"] : [])];
  return `${comment([javadoc(doc)], "")}public sealed interface ${name} extends ${listInterfaces(name, model)}
    permits ${permitted.join(",\n        ")} {
${emitDocument(name, model, "")}}
`;
}

/** Writes the envelope for a tag that the contract does not have. */
export function writeUnknown(events: Events, model: NamedModel): string {
  const id = findTagId(events, model.scope);
  const docs = [
    `A document with a {@code ${events.tag}} that the contract does not have (W6.1).`,
    "",
    `@param ${id} its value as it was sent`,
    "@param document the document as received",
  ];
  return `${comment(docs, "")}public record UnknownEvent(String ${id}, ObjectNode document) implements ${events.name}, ${sharedPackageName(model)}.UnknownEvent {
  @Override
  public String edition() {
    return "";
  }

  @Override
  public ObjectNode toJson() {
    return document;
  }

  @Override
  public void encode(Encoder out) {
    out.value(document);
  }
}
`;
}
