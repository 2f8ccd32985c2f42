import type { Type } from "../../model/model.ts";
import { baseOf, isAnyObject } from "../base-of.ts";
import { quote, quoteJson, valueName, wordsIn } from "../names.ts";
import type { Naming, Scope } from "../naming.ts";
import { listBounds } from "../read-bounds.ts";
import { type DecoderWords, writeDecoder } from "../write-decoder.ts";

/** Words that Go writes in capitals. */
const initialisms = new Set(["id", "url", "ssl", "srs", "wkt"]);

/** How Go names things; types share a namespace with the constants of vocabularies. */
export const naming: Naming = {
  member: (name) => exported(name, "Member").replace(/^(?=\d)/, "Member"),
  value: (value) => exported(valueName(value), "Value"),
  reservedTypes: new Set(["UnknownEvent"]),
  reservedMembers: new Set(["Extra", "JSON", "MarshalJSON", "UnmarshalJSON"]),
};

function exported(name: string, other: string): string {
  const id = wordsIn(name)
    .map((word) =>
      initialisms.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join("");
  return id === "" ? other : id;
}

const scalars = { string: "string", number: "float64", boolean: "bool" } as const;

/** Writes a type. */
export function typeOf(type: Type, scope: Scope): string {
  switch (type.kind) {
    case "integer":
      return type.safe ? "int64" : "*big.Int";
    case "constant":
      return typeof type.value === "string" ? "string" : "any";
    case "json":
      return isAnyObject(type) ? "contracts.Object" : "any";
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

/** Writes the expression that decodes a type. */
export function decoderOf(type: Type, scope: Scope): string {
  return writeDecoder(type, scope, decoders);
}

const bounds = { min: "AtLeast", max: "AtMost", above: "Above", below: "Below" } as const;

const decoders: DecoderWords = {
  string: "decoding.String",
  number: "decoding.Number",
  boolean: "decoding.Boolean",
  integer: "decoding.Integer",
  safeInteger: "decoding.SafeInteger",
  anything: "decoding.Anything",
  json: (types) =>
    types.join() === "object" ? "decoding.Object" : `decoding.JSONOf(${types.map(quote).join(", ")})`,
  constant: (value) => `decoding.OneOf(${quote(value)})`,
  literal: (values) => `decoding.Literal(${quoteJson(values)})`,
  list: (items) => `decoding.ListOf(${items})`,
  map: (values) => `decoding.MapOf(${values})`,
  nullable: (inner) => `decoding.Nullable(${inner})`,
  sized: (plain, { min = 0, max = "math.MaxInt" }) => `decoding.Sized(${plain}, ${min}, ${max})`,
  within: (plain, range) =>
    `decoding.Within(${[plain, ...listBounds(range, (name, bound) => `decoding.${bounds[name]}(${bound})`)].join(", ")})`,
  vocabulary: ({ name, open, ids }) =>
    open ? `decoding.Text[${name}]` : `decoding.OneOf(${ids.map((id) => `${name}${id}`).join(", ")})`,
  declared: ({ name }) => `decode${name}`,
};

/** Writes the expression that encodes a type; what is a type of the contract encodes itself. */
export function encoderOf(type: Type, scope: Scope): string {
  const base = baseOf(type, scope);
  if (base.kind === "nullable") return `decoding.EncodePointer(${encoderOf(base.of, scope)})`;
  if (base.kind === "list") return `decoding.EncodeList(${encoderOf(base.items, scope)})`;
  if (base.kind === "map") return `decoding.EncodeMap(${encoderOf(base.values, scope)})`;
  return `decoding.Encode[${typeOf(base, scope)}]`;
}

/** Names the type of a union's branch, unless it has no name of its own. */
export function ownType(type: Type, scope: Scope): string | undefined {
  const base = baseOf(type, scope);
  const kind = base.kind === "named" ? scope.get(base.name)?.kind : undefined;
  return base.kind === "named" && (kind === "record" || kind === "vocabulary") ? base.name : undefined;
}

/** Tells whether a type is a record. */
export function isRecord(type: Type, scope: Scope): boolean {
  const base = baseOf(type, scope);
  return base.kind === "named" && scope.get(base.name)?.kind === "record";
}

/** Aligns what follows the first word of lines, as gofmt does. */
export function align(lines: readonly string[]): readonly string[] {
  const cut = (line: string): number => line.indexOf(" ") + 1;
  const width = Math.max(...lines.map(cut));
  return lines.map((line) => line.slice(0, cut(line)).padEnd(width) + line.slice(cut(line)));
}
