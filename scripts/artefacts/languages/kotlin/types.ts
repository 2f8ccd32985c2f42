import type { Type } from "#src/model/model.ts";
import { listInterfaces as javaInterfacesOf } from "../java/interfaces.ts";
import { importsAmong, packageName, rootPackage, sharedPackageName, writeNamed } from "../java/names.ts";
import { quote as quoteJson } from "../names.ts";
import type { NamedField, NamedModel } from "../naming.ts";
import { resolveAlias } from "../resolve-alias.ts";
import { type TypeWords, walkType } from "../walk-type.ts";

/** Names in Java that Kotlin allows only in backticks. */
const keywords = new Set("as fun in is object typealias typeof val var when".split(" "));

/** Types that a file may have to import, by their package. */
const importable: readonly string[] = [
  "com.fasterxml.jackson.annotation.JsonCreator",
  "com.fasterxml.jackson.databind.JsonNode",
  "com.fasterxml.jackson.databind.annotation.JsonDeserialize",
  "com.fasterxml.jackson.databind.node.JsonNodeFactory",
  "com.fasterxml.jackson.databind.node.ObjectNode",
  "com.fasterxml.jackson.databind.node.TextNode",
  ...["Field", "JsonEncodable", "Mode"].map((name) => `${rootPackage}.${name}`),
  ...["DeepStack", "Encoder", "ExactTree", "JsonReader"].map((name) => `${rootPackage}.internal.${name}`),
  `${rootPackage}.kotlin.convert`,
  `${rootPackage}.receiver.Receiver`,
  "java.math.BigInteger",
];

/** Names the Kotlin package of a contract's edition. */
export function kotlinPackageName(model: NamedModel): string {
  return packageName(model).replace(rootPackage, `${rootPackage}.kotlin`);
}

/** Names the Kotlin package that all editions of a contract share. */
export function sharedKotlinPackageName(model: NamedModel): string {
  return sharedPackageName(model).replace(rootPackage, `${rootPackage}.kotlin`);
}

/** Names the interfaces that a type implements: its unions and sums, and the interface of all editions. */
export function listInterfaces(name: string, model: NamedModel): string {
  return javaInterfacesOf(name, model, sharedKotlinPackageName(model));
}

/** Names the class of the Java package that a type is made from. */
export function nameInJava(name: string, model: NamedModel): string {
  return `${packageName(model)}.${name}`;
}

/** Writes the imports that code needs. */
export function writeImports(code: string): string {
  return importsAmong(importable, code)
    .map((path) => `import ${path}\n`)
    .join("");
}

/** Writes the name of a property or a parameter. */
export function writeId(id: string): string {
  return keywords.has(id) ? `\`${id}\`` : id;
}

/** Writes a string. */
export function quote(text: string): string {
  return quoteJson(text).replaceAll("$", "\\$").replaceAll("\\f", "\\u000c");
}

const words: Omit<TypeWords, "named"> = {
  string: "String",
  number: "Double",
  boolean: "Boolean",
  integer: "BigInteger",
  safeInteger: "Long",
  object: "ObjectNode",
  json: () => "JsonNode",
  constant: (value) => (typeof value === "string" ? "String" : "JsonNode"),
  list: (items) => `List<${items}>`,
  map: (values) => `Map<String, ${values}>`,
  nullable: (inner) => `${inner.replace(/\?$/, "")}?`,
};

/** Writes a type. */
export function writeType(type: Type, model: NamedModel): string {
  const named = (name: string): string => writeNamed(name, model, (base) => writeType(base, model));
  return walkType(type, { ...words, named });
}

/** Writes the type of a member: an optional one is nullable, or a `Field` if null is a value. */
export function writeMemberType({ type, optional }: NamedField, model: NamedModel): string {
  const plain = writeType(type, model);
  if (!optional) return plain;
  return plain.endsWith("?") ? `Field<${plain}>` : `${plain}?`;
}

/** Writes the conversion of a Java value to Kotlin; `call` is `?.` if the value may be null. */
export function converted(value: string, type: Type, model: NamedModel, call: "." | "?." = "."): string {
  const base = resolveAlias(type, model.scope);
  if (isSame(base, model)) return value;
  switch (base.kind) {
    case "list":
      return `${value}${call}map${writeConverter(base.items, model)}`;
    case "map":
      return `${value}${call}mapValues { ${converted("it.value", base.values, model)} }`;
    case "nullable":
      return converted(value, base.of, model, "?.");
    case "named":
      return call === "." ? `to${base.name}(${value})` : `${value}?.let(::to${base.name})`;
    default:
      return value;
  }
}

/** Writes the conversion of a member that may be missing. */
export function convertedMember(value: string, { type, optional }: NamedField, model: NamedModel): string {
  if (!optional) return converted(value, type, model);
  const isNullable = writeType(type, model).endsWith("?");
  if (!isNullable) return converted(`${value}.orElse(null)`, type, model, "?.");
  return isSame(type, model) ? value : `convert(${value})${writeConverter(type, model)}`;
}

function writeConverter(type: Type, model: NamedModel): string {
  const base = resolveAlias(type, model.scope);
  return base.kind === "named" ? `(::to${base.name})` : ` { ${converted("it", base, model)} }`;
}

/** Checks whether a type is the same in Kotlin and Java. */
function isSame(type: Type, model: NamedModel): boolean {
  const base = resolveAlias(type, model.scope);
  if (base.kind === "list") return isSame(base.items, model);
  if (base.kind === "map") return isSame(base.values, model);
  if (base.kind === "nullable") return isSame(base.of, model);
  return base.kind !== "named" || isJson(base.name, model);
}

function isJson(name: string, model: NamedModel): boolean {
  return model.scope.get(name)?.kind === "enumeration";
}
