import type { ContractModel, Field, JsonType, Type, Union } from "../model.ts";
import { camelCase, snakeCase, valueName } from "../names.ts";

/** Package of all types. */
export const javaPackage = "annotationcontracts";

/** Names that no component of a record may have: Java's own, and those of the records. */
const reserved = new Set(
  "abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally float for goto if implements import instanceof int interface long native new null package private protected public return short static strictfp super switch synchronized this throw throws transient true try void volatile while _ clone finalize getClass hashCode notify notifyAll toString wait event extra toJson write".split(
    " ",
  ),
);

/** Types that a file may have to import. */
const importable = [
  "com.fasterxml.jackson.annotation.JsonCreator",
  "com.fasterxml.jackson.databind.JsonNode",
  "com.fasterxml.jackson.databind.node.ObjectNode",
  "com.fasterxml.jackson.databind.node.TextNode",
  "java.math.BigInteger",
  "java.util.List",
  "java.util.Map",
  "java.util.Set",
];

/** Names of the records that a union needs for what has no name of its own, and of their component. */
export const branchNames: Readonly<Record<JsonType, readonly [record: string, component: string]>> = {
  object: ["ByName", "values"],
  array: ["Listed", "values"],
  string: ["Text", "value"],
  number: ["Numeric", "value"],
  boolean: ["Flag", "value"],
  null: ["Null", "value"],
};

const scalars = {
  string: ["String", "String"],
  constant: ["String", "String"],
  number: ["double", "Double"],
  boolean: ["boolean", "Boolean"],
} as const;

/** Writes the imports that code needs. */
export function importsOf(code: string): string {
  const used = importable.filter((path) =>
    new RegExp(`(?<![.\\w])${path.split(".").pop()}\\b`).test(withoutComments(code)),
  );
  return used.length === 0 ? "" : `${used.map((path) => `import ${path};\n`).join("")}\n`;
}

function withoutComments(code: string): string {
  return code.replace(/\/\*.*?\*\//gs, "");
}

/** Writes a type; what may be null or stands in angle brackets is boxed. */
export function typeOf(type: Type, model: ContractModel, boxed = false): string {
  switch (type.kind) {
    case "integer":
      if (!type.safe) return "BigInteger";
      return boxed ? "Long" : "long";
    case "json":
      return type.types.length === 1 && type.types[0] === "object" ? "ObjectNode" : "JsonNode";
    case "list":
      return `List<${typeOf(type.items, model, true)}>`;
    case "map":
      return `Map<String, ${typeOf(type.values, model, true)}>`;
    case "nullable":
      return typeOf(type.of, model, true);
    case "named": {
      const base = baseOf(type, model);
      return base.kind === "named" ? base.name : typeOf(base, model, boxed);
    }
    default:
      return scalars[type.kind][boxed ? 1 : 0];
  }
}

/** Looks through aliases, which Java does not have. */
export function baseOf(type: Type, model: ContractModel): Type {
  if (type.kind !== "named") return type;
  const one = model.declarations.find(({ name }) => name === type.name);
  return one?.kind === "alias" ? baseOf(one.type, model) : type;
}

/** Names the Java type of a union's branch. */
export function branchOf(union: Union, branch: Union["branches"][number], model: ContractModel): string {
  return ownType(branch.type, model) ?? `${union.name}.${branchNames[branch.json][0]}`;
}

/** Names the type of a union's branch, unless it has no name of its own. */
export function ownType(type: Type, model: ContractModel): string | undefined {
  const base = baseOf(type, model);
  return base.kind === "named" ? base.name : undefined;
}

/** Names the component of a record. */
export function memberName(field: Field): string {
  const member = camelCase(field.name);
  const name = /^\d/.test(member) ? `_${member}` : member;
  return reserved.has(name) ? `${name}_` : name;
}

/** Names a known value in capitals; no name begins with a digit. */
export function constantName(value: string): string {
  const name = snakeCase(valueName(value)).toUpperCase();
  return /^\d/.test(name) ? `_${name}` : name;
}

/** Writes a string. */
export function quote(text: string): string {
  return JSON.stringify(text);
}
