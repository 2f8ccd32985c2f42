import type { Declaration, Type } from "../model.ts";
import { valueName, wordsIn } from "../names.ts";

/** Declarations by their name. */
export type Scope = ReadonlyMap<string, Declaration>;

/** Words that Go writes in capitals. */
const initialisms = new Set(["id", "url", "ssl", "srs", "wkt"]);

const scalars = {
  string: "string",
  number: "float64",
  boolean: "bool",
  integer: "int64",
  constant: "string",
} as const;

/** Writes a type. */
export function typeOf(type: Type, scope: Scope): string {
  switch (type.kind) {
    case "integer":
      return type.safe ? "int64" : "*big.Int";
    case "json":
      return type.types.length === 1 && type.types[0] === "object" ? "Object" : "any";
    case "list":
      return `[]${typeOf(type.items, scope)}`;
    case "map":
      return `map[string]${typeOf(type.values, scope)}`;
    case "nullable":
      return `*${typeOf(type.of, scope)}`;
    case "named":
      return type.name;
    default:
      return scalars[type.kind];
  }
}

/** Names the function that decodes a type. */
export function decoderOf(type: Type, scope: Scope): string {
  switch (type.kind) {
    case "string":
      return "decodeString";
    case "number":
      return "decodeNumber";
    case "boolean":
      return "decodeBoolean";
    case "integer":
      return type.safe ? "decodeSafeInteger" : "decodeInteger";
    case "constant":
      return `oneOf(${quote(type.value)})`;
    case "json":
      if (type.types.length === 6) return "anything";
      return type.types.length === 1 ? "decodeObject" : `jsonOf(${type.types.map(quote).join(", ")})`;
    case "list":
    case "map":
      return `${type.kind}Of(${decoderOf(type.kind === "list" ? type.items : type.values, scope)})`;
    case "nullable":
      return `nullable(${decoderOf(type.of, scope)})`;
    case "named":
      return decoderOfName(scope.get(type.name)!, scope);
  }
}

function decoderOfName(one: Declaration, scope: Scope): string {
  if (one.kind === "alias") return decoderOf(one.type, scope);
  if (one.kind !== "vocabulary") return `decode${one.name}`;
  if (one.open) return `decodeText[${one.name}]`;
  return `oneOf(${one.values.map((value) => `${one.name}${nameOf(valueName(value))}`).join(", ")})`;
}

/** Names the function that encodes a type; scalars and records encode themselves. */
export function encoderOf(type: Type, scope: Scope): string {
  const base = baseOf(type, scope);
  if (base.kind === "nullable") return "encodeNullable";
  if (base.kind === "list") return "encodeList";
  return base.kind === "map" ? "encodeMap" : "encodeScalar";
}

/** Looks through aliases. */
export function baseOf(type: Type, scope: Scope): Type {
  const one = type.kind === "named" ? scope.get(type.name) : undefined;
  return one?.kind === "alias" ? baseOf(one.type, scope) : type;
}

/** Names the type of a union's branch, unless it has no name of its own. */
export function ownType(type: Type, scope: Scope): string | undefined {
  const base = baseOf(type, scope);
  return base.kind === "named" ? base.name : undefined;
}

/** Tells whether a type is a record. */
export function isRecord(type: Type, scope: Scope): boolean {
  return type.kind === "named" && scope.get(type.name)?.kind === "record";
}

/** Names a member or a value in Go. */
export function nameOf(name: string): string {
  return wordsIn(name)
    .map((word) =>
      initialisms.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join("");
}

/** Aligns what follows the first word of lines, as gofmt does. */
export function align(lines: readonly string[]): readonly string[] {
  const cut = (line: string): number => line.indexOf(" ") + 1;
  const width = Math.max(...lines.map(cut));
  return lines.map((line) => line.slice(0, cut(line)).padEnd(width) + line.slice(cut(line)));
}

/** Writes a string literal. */
export function quote(text: string): string {
  return JSON.stringify(text);
}
