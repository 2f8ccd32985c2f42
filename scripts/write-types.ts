import type { Contract } from "#src/model/contract.ts";
import type { Declaration, JsonType, Property, Type } from "#src/model/model.ts";
import { editionDirectory } from "#src/model/paths.ts";
import { readModel } from "#src/model/read-model.ts";
import { codeFile, type GeneratedFile } from "./generated-file.ts";

/** Maximum length of a union on one line; in a longer union, each type has its own line. */
const WIDTH = 110;

/** The TypeScript type for any value of a JSON type. */
const words: Readonly<Record<JsonType, string>> = {
  string: "string",
  number: "number",
  boolean: "boolean",
  null: "null",
  array: "unknown[]",
  object: "{ [key: string]: unknown }",
};

/** Writes the TypeScript types of an edition, and exports each declaration under its name. */
export function writeTypes(contract: Contract): GeneratedFile {
  const texts = readModel(contract).declarations.map(
    (one) => `${writeComment(one.doc)}export type ${one.name} =${writeBody(one)};\n`,
  );
  return codeFile(`${editionDirectory(contract)}/types.d.ts`, contract.source, texts.join("\n"));
}

function writeBody(one: Declaration): string {
  switch (one.kind) {
    case "record": {
      const lines = [
        ...one.properties.map(writeProperty),
        ...(one.closed ? [] : ["  [key: string]: unknown;\n"]),
      ];
      return lines.length === 0 ? " { [key: string]: never }" : ` {\n${lines.join("")}}`;
    }
    case "vocabulary": {
      const values = one.values.map((value) => JSON.stringify(value));
      return writeUnion([...values, ...(one.open ? ["(string & {})"] : [])]);
    }
    case "alias":
      // The type of any value is a union of the JSON types, so it can be narrowed.
      return one.type.kind === "json"
        ? writeUnion(one.type.types.map((json) => words[json]))
        : ` ${writeType(one.type)}`;
    case "union":
      return writeUnion(one.branches.map(({ type }) => writeType(type)));
    case "sum":
      return writeUnion(one.branches.map(({ record }) => record));
  }
}

function writeProperty({ name, type, optional, doc }: Property): string {
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

function joined(types: readonly string[]): string {
  return types.length === 0 ? "never" : [...new Set(types)].join(" | ");
}

function writeUnion(types: readonly string[]): string {
  const line = joined(types);
  return line.length < WIDTH ? ` ${line}` : `\n${[...new Set(types)].map((one) => `  | ${one}`).join("\n")}`;
}

function writeComment(doc: string, indent = ""): string {
  const lines = doc.trim().replaceAll("*/", "*\\/").split(/\s*\n/);
  if (doc.trim() === "") return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}
