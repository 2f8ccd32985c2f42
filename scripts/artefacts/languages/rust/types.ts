import type { Json, Type } from "#src/model/model.ts";
import { pascalCase, snakeCase, splitWords, valueName } from "../names.ts";
import type { Naming, Scope } from "../naming.ts";
import { listBounds, readBounds, writeFloat } from "../read-bounds.ts";
import { isAnyObject, isAnything } from "../resolve-alias.ts";
import { type TypeWords, walkType } from "../walk-type.ts";

/** Keywords that Rust allows as raw identifiers. */
const keywords = new Set(
  splitWords(
    "abstract as async await become box break const continue do dyn else enum extern false final fn for gen if impl in let loop macro match mod move mut override priv pub ref return static struct trait true try type typeof unsafe unsized use virtual where while yield",
  ),
);

/** How Rust names things; closed vocabularies have variants, open ones constants. */
export const naming: Naming = {
  member: (name) => {
    const snake = identifier(snakeCase(name));
    return keywords.has(snake) ? `r#${snake}` : snake;
  },
  value: (value, isOpen) => {
    const name = valueName(value);
    return identifier((isOpen ? snakeCase(name).toUpperCase() : pascalCase(name)) || "Value");
  },
  reservedMembers: new Set(splitWords("extra self super crate")),
  reservedTypes: new Set(
    splitWords(
      "Check Json JsonObject WholeNumber Number String Vec Option Box BTreeMap Some None Ok Err Result Self UnknownEvent Default Clone Debug PartialEq",
    ),
  ),
  reservedValues: new Set(["Self", "ALL"]),
};

const words: TypeWords = {
  string: "String",
  number: "Number",
  boolean: "bool",
  integer: "WholeNumber",
  safeInteger: "i64",
  object: "JsonObject",
  json: () => "Json",
  constant: () => "Json",
  list: (items) => `Vec<${items}>`,
  map: (values) => `BTreeMap<String, ${values}>`,
  nullable: (inner) => `Option<${inner}>`,
  named: (name) => name,
};

/** Writes a type. */
export function writeType(type: Type): string {
  return walkType(type, words);
}

/** Writes the checks that the Rust type does not express; undefined if it expresses everything. */
export function writeChecks(type: Type, scope: Scope): string | undefined {
  const checks = checkList(type, scope);
  return checks.length === 0 ? undefined : `&[${checks.join(", ")}]`;
}

function checkList(type: Type, scope: Scope): readonly string[] {
  const { size, range } = readBounds(type);
  const bounds = listBounds(
    { ...size, ...range },
    (name, bound) => `Check::${pascalCase(name)}(${writeFloat(bound)})`,
  );
  return [...bounds, ...valueChecks(type, scope)];
}

function valueChecks(type: Type, scope: Scope): readonly string[] {
  switch (type.kind) {
    case "string":
      return type.format === undefined ? [] : [`Check::Format(${quote(type.format)})`];
    case "constant":
      return [writeOneOf([type.value])];
    case "json":
      return isAnyObject(type) || isAnything(type)
        ? []
        : [`Check::Types(&[${type.types.map(quote).join(", ")}])`];
    case "list":
      return each(type.items, scope);
    case "map":
      return each(type.values, scope);
    case "nullable":
      return each(type.of, scope);
    case "named": {
      const one = scope.get(type.name);
      if (one?.kind === "enumeration") return [writeOneOf(one.values)];
      return one?.kind === "alias" && !isRaw(one.type) ? checkList(one.type, scope) : [];
    }
    default:
      return [];
  }
}

/** Checks whether an alias becomes a new type, which checks itself. */
export function isRaw(type: Type): boolean {
  return type.kind === "json" && !isAnyObject(type) && !isAnything(type);
}

function each(inner: Type, scope: Scope): readonly string[] {
  const checks = writeChecks(inner, scope);
  return checks === undefined ? [] : [`Check::Each(${checks})`];
}

function writeOneOf(values: readonly Json[]): string {
  return `Check::OneOf(&[${values.map((value) => quote(JSON.stringify(value))).join(", ")}])`;
}

/** Makes a name valid: it must not begin with a digit or be empty. */
export function identifier(name: string): string {
  return /^[A-Za-z]/.test(name) ? name : `_${name === "" ? "empty" : name}`;
}

/** Writes a doc comment, which is Markdown: outside of code, a bracket would start a link or a tag. */
export function writeDoc(text: string, indent = ""): string {
  const escaped = text.split("`").map((part, i) => (i % 2 === 1 ? part : part.replaceAll(/[<[\]]/g, "\\$&")));
  return `${indent}/// ${escaped.join("`")}\n`;
}

/** Writes a string literal. */
export function quote(text: string): string {
  return JSON.stringify(text)
    .replaceAll(/\\u([0-9a-f]{4})/g, "\\u{$1}")
    .replaceAll("\\b", "\\u{8}")
    .replaceAll("\\f", "\\u{c}");
}
