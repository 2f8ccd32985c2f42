import type { Declaration, Field, Json, JsonType, Model, Type } from "#src/model/model.ts";
import { stepsIn } from "#src/model/schema.ts";

/** Longest line of a union before each of its types has a line of its own. */
const width = 110;

/** What TypeScript calls any value of a JSON type. */
const words: Readonly<Record<JsonType, string>> = {
  string: "string",
  number: "number",
  boolean: "boolean",
  null: "null",
  array: "unknown[]",
  object: "{ [key: string]: unknown }",
};

/**
 * Writes the declarations of a model in TypeScript, each exported under its name. Residuals are left out, except
 * for unions of definitions.
 */
export function emitTypes({ declarations }: Model): string {
  const names = new Map(declarations.map(({ definition, name }) => [definition, name]));
  return declarations
    .map(
      (one) =>
        `${writeComment(one.doc)}export type ${one.name} =${namedUnion(one, names) ?? writeBody(one)};\n`,
    )
    .join("\n");
}

/** Writes a union without a kind of its own if all its branches are definitions. */
function namedUnion(one: Declaration, names: ReadonlyMap<string | undefined, string>): string | undefined {
  if (one.kind !== "alias" || one.type.kind !== "json") return undefined;
  const { anyOf, oneOf = anyOf } = one.type.residual ?? {};
  const branches = oneOf?.map(({ $ref = "" }) => {
    const [, key, ...deeper] = stepsIn($ref) ?? [];
    return key === undefined || deeper.length > 0 ? undefined : names.get(key);
  });
  return branches === undefined || branches.includes(undefined)
    ? undefined
    : writeUnion(branches.map(String));
}

function writeBody(one: Declaration): string {
  switch (one.kind) {
    case "record": {
      const isClosed = one.rest.kind === "json" && one.rest.types.length === 0;
      const lines = [...one.fields.map(writeMember), ...(isClosed ? [] : ["  [key: string]: unknown;\n"])];
      return lines.length === 0 ? " { [key: string]: never }" : ` {\n${lines.join("")}}`;
    }
    case "vocabulary":
      return writeUnion([...literals(one.values), ...(one.open ? ["(string & {})"] : [])]);
    case "enumeration":
      return writeUnion(literals(one.values));
    case "alias":
      // A name for any value lists the JSON types, so that it can be narrowed.
      return one.type.kind === "json"
        ? writeUnion(one.type.types.map((json) => words[json]))
        : ` ${writeType(one.type)}`;
    case "union":
      return writeUnion(one.branches.map(({ type }) => writeType(type)));
    case "sum":
      return writeUnion(one.branches.map(({ record }) => record));
  }
}

function writeMember({ name, type, optional, doc }: Field): string {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
  return `${writeComment(doc, "  ")}  ${key}${optional ? "?" : ""}: ${writeType(type)};\n`;
}

function writeType(type: Type): string {
  switch (type.kind) {
    case "integer":
      return "number";
    case "constant":
      return JSON.stringify(type.value);
    case "json":
      return type.types.length === 6 ? "unknown" : joined(type.types.map((json) => words[json]));
    case "list": {
      const items = writeType(type.items);
      return / [|&] /.test(items) && type.items.kind !== "map" ? `(${items})[]` : `${items}[]`;
    }
    case "map":
      return `{ [key: string]: ${writeType(type.values)} }`;
    case "nullable":
      return joined([writeType(type.of), "null"]);
    case "named":
      return type.name;
    default:
      return type.kind;
  }
}

function literals(values: readonly Json[]): string[] {
  return values.map((value) => JSON.stringify(value));
}

function joined(types: readonly string[]): string {
  return types.length === 0 ? "never" : [...new Set(types)].join(" | ");
}

function writeUnion(types: readonly string[]): string {
  const line = joined(types);
  return line.length < width ? ` ${line}` : `\n${[...new Set(types)].map((one) => `  | ${one}`).join("\n")}`;
}

function writeComment(doc: string, indent = ""): string {
  const lines = doc.trim().replaceAll("*/", "*\\/").split(/\s*\n/);
  if (doc.trim() === "") return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}
