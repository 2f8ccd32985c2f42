import type { Json, Range, Type } from "../../model/model.ts";
import { valueName, wordsIn } from "../names.ts";
import type { Naming, Scope } from "../naming.ts";
import { readBounds, type Size } from "../read-bounds.ts";

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
      return type.types.length === 1 && type.types[0] === "object" ? "contracts.Object" : "any";
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
  const { size, range } = readBounds(type);
  const plain = plainDecoderOf(type, scope);
  if (size !== undefined) return `decoding.Sized(${plain}, ${sizeOf(size)})`;
  return range === undefined ? plain : `decoding.Within(${[plain, ...rangeOf(range)].join(", ")})`;
}

function sizeOf({ min = 0, max }: Size): string {
  return `${min}, ${max ?? "math.MaxInt"}`;
}

function rangeOf({ min, max, above, below }: Range): readonly string[] {
  const bounds = Object.entries({ AtLeast: min, AtMost: max, Above: above, Below: below });
  return bounds.flatMap(([name, bound]) => (bound === undefined ? [] : [`decoding.${name}(${bound})`]));
}

function plainDecoderOf(type: Type, scope: Scope): string {
  switch (type.kind) {
    case "string":
      return "decoding.String";
    case "number":
      return "decoding.Number";
    case "boolean":
      return "decoding.Boolean";
    case "integer":
      return type.safe ? "decoding.SafeInteger" : "decoding.Integer";
    case "constant":
      return typeof type.value === "string"
        ? `decoding.OneOf(${quote(type.value)})`
        : literalOf([type.value]);
    case "json":
      if (type.types.length === 6) return "decoding.Anything";
      return type.types.length === 1 && type.types[0] === "object"
        ? "decoding.Object"
        : `decoding.JSONOf(${type.types.map(quote).join(", ")})`;
    case "list":
      return `decoding.ListOf(${decoderOf(type.items, scope)})`;
    case "map":
      return `decoding.MapOf(${decoderOf(type.values, scope)})`;
    case "nullable":
      return `decoding.Nullable(${decoderOf(type.of, scope)})`;
    case "named":
      return decoderOfName(type.name, scope);
  }
}

function decoderOfName(name: string, scope: Scope): string {
  const one = scope.get(name);
  if (one?.kind === "alias") return decoderOf(one.type, scope);
  if (one?.kind === "enumeration") return literalOf(one.values);
  if (one?.kind !== "vocabulary") return `decode${name}`;
  return one.open
    ? `decoding.Text[${name}]`
    : `decoding.OneOf(${one.ids.map((id) => `${name}${id}`).join(", ")})`;
}

/** Writes a decoder of a few JSON values, each as JSON text. */
function literalOf(values: readonly Json[]): string {
  return `decoding.Literal(${values.map((value) => quote(JSON.stringify(value))).join(", ")})`;
}

/** Writes the expression that encodes a type; what is a type of the contract encodes itself. */
export function encoderOf(type: Type, scope: Scope): string {
  const base = baseOf(type, scope);
  if (base.kind === "nullable") return `decoding.EncodePointer(${encoderOf(base.of, scope)})`;
  if (base.kind === "list") return `decoding.EncodeList(${encoderOf(base.items, scope)})`;
  if (base.kind === "map") return `decoding.EncodeMap(${encoderOf(base.values, scope)})`;
  return `decoding.Encode[${typeOf(base, scope)}]`;
}

/** Looks through aliases. */
function baseOf(type: Type, scope: Scope): Type {
  const one = type.kind === "named" ? scope.get(type.name) : undefined;
  return one?.kind === "alias" ? baseOf(one.type, scope) : type;
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

/** Writes a string literal; a lone surrogate has none in Go. */
export function quote(text: string): string {
  return JSON.stringify(text);
}
