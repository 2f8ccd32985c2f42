import type { JsonType, Type } from "#src/model/model.ts";
import { camelCase, pascalCase, snakeCase, splitWords, valueName } from "../names.ts";
import type { NamedModel, Naming, Of } from "../naming.ts";
import { resolveAlias } from "../resolve-alias.ts";
import { type TypeWords, walkType } from "../walk-type.ts";

/** Package that all contracts share; their own packages are below it. */
export const rootPackage = "example.annotationcontracts";

/** Types that a file may have to import, by their package. */
const importable: readonly string[] = [
  "com.fasterxml.jackson.annotation.JsonCreator",
  "com.fasterxml.jackson.databind.JsonNode",
  "com.fasterxml.jackson.databind.annotation.JsonDeserialize",
  "com.fasterxml.jackson.databind.node.ObjectNode",
  "com.fasterxml.jackson.databind.node.TextNode",
  ...splitWords("Field JsonEncodable Mode").map((name) => `${rootPackage}.${name}`),
  ...splitWords(
    "Choosing Decoder Decoding DeepStack Editions Encoder ExactTree Formats JsonReader Members Place",
  ).map((name) => `${rootPackage}.internal.${name}`),
  "java.math.BigInteger",
  "java.util.List",
  "java.util.Map",
  "java.util.Set",
];

/** Names of the records for union branches without a name of their own, and of their component. */
export const branchNames: Readonly<Record<JsonType, readonly [record: string, component: string]>> = {
  object: ["ByName", "values"],
  array: ["Listed", "values"],
  string: ["Text", "value"],
  number: ["Numeric", "value"],
  boolean: ["Flag", "value"],
  null: ["Null", "value"],
};

/** How Java names things. Reserved are its keywords, and the names that every record has. */
export const naming: Naming = {
  namespace: (name) => name.replaceAll("_", ""),
  member: (name) => identifier(camelCase(name), "member"),
  value: (value) => identifier(snakeCase(valueName(value)).toUpperCase(), "VALUE"),
  reservedMembers: new Set(
    splitWords(
      "abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally float for goto if implements import instanceof int interface long native new null package private protected public return short static strictfp super switch synchronized this throw throws transient true try void volatile while _ clone finalize getClass hashCode notify notifyAll toString wait extra toJson fromJson parse write edition receiver",
    ),
  ),
  reservedTypes: new Set([
    ...splitWords(
      "Boolean Double Enum Error Exception Integer Iterable Long Number Object Override Record String Throwable UnknownEvent",
    ),
    // Kotlin's types are named as Java's.
    ...splitWords("Any ByteArray Companion JvmField JvmInline JvmStatic"),
    ...importable.map((path) => path.replace(/.*\./, "")),
    ...Object.values(branchNames).map(([record]) => record),
  ]),
};

function identifier(name: string, other: string): string {
  if (name === "") return other;
  return /^\d/.test(name) ? `_${name}` : name;
}

/** Names the package of a contract's edition, such as `webhook276` for 2.76 of webhook. */
export function packageName({ namespace }: NamedModel): string {
  return `${rootPackage}.${namespace.replaceAll("_", "")}`;
}

/** Names the package that all editions of a contract share. */
export function sharedPackageName({ name }: NamedModel): string {
  return `${rootPackage}.${snakeCase(name).replaceAll("_", "")}`;
}

/** Makes the file of a type: its path and its text. */
export function makeFile(path: string, name: string, body: string): readonly [path: string, text: string] {
  const file = `src/main/java/${path.replaceAll(".", "/")}/${name}.java`;
  return [file, `package ${path};\n\n${writeImports(body)}${body}`];
}

/** Names the class that decodes the types of a contract. */
export function decoderName({ name }: NamedModel): string {
  return `${pascalCase(name)}Decoder`;
}

/** Lists the imports for the types in some code. */
export function importsAmong(paths: readonly string[], code: string): readonly string[] {
  const plain = code.replace(/\/\*.*?\*\//gs, "");
  return paths.filter((path) => new RegExp(`(?<![.\\w])${path.split(".").pop()}\\b`).test(plain));
}

/** Writes the imports that code needs. */
function writeImports(code: string): string {
  const used = importsAmong(importable, code);
  return used.length === 0 ? "" : `${used.map((path) => `import ${path};\n`).join("")}\n`;
}

const words: Omit<TypeWords, "named"> = {
  string: "String",
  number: "double",
  boolean: "boolean",
  integer: "BigInteger",
  safeInteger: "long",
  object: "ObjectNode",
  json: () => "JsonNode",
  constant: (value) => (typeof value === "string" ? "String" : "JsonNode"),
  list: (items) => `List<${box(items)}>`,
  map: (values) => `Map<String, ${box(values)}>`,
  nullable: (inner) => box(inner),
};

/** Writes a type; nullable types and type arguments are boxed. */
export function writeType(type: Type, model: NamedModel, boxed = false): string {
  const named = (name: string): string => writeNamed(name, model, (base) => writeType(base, model));
  const written = walkType(type, { ...words, named });
  return boxed ? box(written) : written;
}

function box(type: string): string {
  return { double: "Double", boolean: "Boolean", long: "Long" }[type] ?? type;
}

/** Writes a named type: an alias as the type that it stands for, and an enumeration as any JSON. */
export function writeNamed(name: string, { scope }: NamedModel, write: (base: Type) => string): string {
  const base = resolveAlias({ kind: "named", name }, scope);
  if (base.kind !== "named") return write(base);
  return scope.get(base.name)?.kind === "enumeration" ? "JsonNode" : base.name;
}

/** Names the Java type of a union's branch. */
export function nameBranch(
  union: Of<"union">,
  branch: Of<"union">["branches"][number],
  model: NamedModel,
): string {
  return ownType(branch.type, model) ?? `${union.name}.${branchNames[branch.json][0]}`;
}

/** Names the type of a union's branch; `undefined` if it has no name of its own. */
export function ownType(type: Type, model: NamedModel): string | undefined {
  const base = resolveAlias(type, model.scope);
  if (base.kind !== "named") return undefined;
  return model.scope.get(base.name)?.kind === "enumeration" ? undefined : base.name;
}
