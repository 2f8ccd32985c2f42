import type { JsonType, Type } from "#src/model/model.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { quote, quoteJson, valueName, wordsIn } from "../names.ts";
import type { NamedModel, Naming, Scope } from "../naming.ts";
import { listBounds, readBounds } from "../read-bounds.ts";
import { isAnyObject, resolveAlias } from "../resolve-alias.ts";
import { type TypeWords, walkType } from "../walk-type.ts";

/** Path of the module, as in `go.mod`. */
export const modulePath = "annotation-contracts.example/contracts";

/** Names the package of an edition in one word, as is usual in Go: `webhook276` for 2.76 of webhook. */
export function packageName({ namespace }: NamedModel): string {
  return inOneWord(namespace);
}

const inOneWord = (name: string): string => name.replaceAll("_", "");

/** Words that Go writes in capitals, as golint asks. */
const initialisms = new Set(
  "api guid http https id ip json sql srs ssl uid uri url utc uuid wkt xml".split(" "),
);

/** How Go names things; types share a namespace with the constants of vocabularies. */
export const naming: Naming = {
  type: (name) => exported(name, name),
  namespace: inOneWord,
  member: (name) => exported(name, "Member").replace(/^(?=\d)/, "Member"),
  value: (value) => exported(valueName(value), "Value"),
  reservedTypes: new Set(["Contract", "Edition"]),
  reservedMembers: new Set(["EventName", "Extra", "MarshalJSON", "UnmarshalJSON"]),
};

function exported(name: string, other: string): string {
  const id = wordsIn(name)
    .map((word) =>
      initialisms.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join("");
  return id === "" ? other : id;
}

/** Names of the JSON types in the reader. */
export const kinds: Readonly<Record<JsonType, string>> = {
  object: "{",
  array: "[",
  string: '"',
  number: "0",
  boolean: "t",
  null: "n",
};

const types: TypeWords = {
  string: "string",
  number: "float64",
  boolean: "bool",
  integer: "*big.Int",
  safeInteger: "int64",
  object: "contracts.Object",
  json: () => "any",
  constant: (value) => (typeof value === "string" ? "string" : "any"),
  list: (items) => `[]${items}`,
  map: (values) => `map[string]${values}`,
  nullable: (inner) => `*${inner}`,
  named: (name) => name,
};

/** Writes a type. */
export function writeType(type: Type): string {
  return walkType(type, types);
}

/** Writes a function that reads a type: by name, or as a literal. */
export function nameReader(type: Type, scope: Scope): string {
  return toReader(readCall(type, scope), type);
}

/** Turns a call that reads a type from `r` into a function. */
function toReader(call: string, type: Type): string {
  const [, method] = /^r\.(\w+)\(\)$/.exec(call) ?? [];
  if (method !== undefined) return `(*jsontext.Reader).${method}`;
  const [, plain] = /^([\w.]+)\(r\)$/.exec(call) ?? [];
  return plain ?? readLiteral(call, type);
}

function readLiteral(call: string, type: Type): string {
  return `func(r *jsontext.Reader) ${writeType(type)} {${indent}return ${call}${outdent}}`;
}

/** Marks of a line break in a function literal, which `breakLines` replaces. */
const [indent, outdent] = ["\ue001", "\ue002"];

/** Breaks the lines of functions within expressions, as gofmt does. */
export function breakLines(code: string): string {
  return code.replaceAll(/^(\t*)(.*\ue001.*)$/gm, (_, tabs: string, line: string) => {
    let depth = tabs.length;
    const broken = line.replaceAll(/[\ue001\ue002]/g, (mark) => {
      depth += mark === indent ? 1 : -1;
      return `\n${"\t".repeat(depth)}`;
    });
    return tabs + broken;
  });
}

/** Writes the call that reads a type from `r` and checks its bounds. */
export function readCall(type: Type, scope: Scope): string {
  return walkType(type, { ...calls, named: (name) => namedCall(name, scope) });
}

const bounds = { min: ">=", max: "<=", above: ">", below: "<" } as const;

const calls: Omit<TypeWords, "named"> = {
  string: "r.String()",
  number: "r.Float()",
  boolean: "r.Bool()",
  integer: "r.Big()",
  safeInteger: "r.Int()",
  object: "r.AnyObject()",
  anything: "r.Any()",
  json: (types) => `r.Only(${quote(types.map((one) => kinds[one]).join(""))})`,
  constant: (value) =>
    typeof value === "string" ? `r.Constant(${quote(value)})` : `r.Literal(${quoteJson([value])})`,
  list: (items, type) => `jsontext.List(r, ${toReader(items, type)})`,
  map: (values, type) => `jsontext.Map(r, ${toReader(values, type)})`,
  nullable: (inner, type) => `jsontext.Nullable(r, ${toReader(inner, type)})`,
  bounded(plain, type) {
    const { size, range } = readBounds(type);
    if (size !== undefined)
      return `jsontext.Sized(r, ${size.min ?? 0}, ${size.max ?? "math.MaxInt"}, ${readLiteral(plain, type)})`;
    if (range === undefined) return plain;
    const fits = listBounds(range, (name, bound) => `n ${bounds[name]} ${bound}`).join(" && ");
    return `jsontext.Within(r, func(n float64) bool {${indent}return ${fits}${outdent}}, ${readLiteral(plain, type)})`;
  },
};

function namedCall(name: string, scope: Scope): string {
  const one = assertDefined(scope.get(name), name);
  switch (one.kind) {
    case "alias":
      return readCall(one.type, scope);
    case "enumeration":
      return `r.Literal(${quoteJson(one.values)})`;
    case "vocabulary":
      return `jsontext.${one.open ? "Text" : "OneOf"}(r, values${name})`;
    default:
      return `read${name}(r)`;
  }
}

/** Writes a function that writes a type from a pointer: by name, or as a literal. */
export function nameWriter(type: Type, scope: Scope): string {
  const base = resolveAlias(type, scope);
  switch (base.kind) {
    case "list":
    case "map":
    case "nullable":
      return `func(w *jsontext.Writer, v *${writeType(base)}) {${indent}${writeCall(base, scope, "*v")}${outdent}}`;
    case "named": {
      const { kind } = assertDefined(scope.get(base.name), base.name);
      if (kind === "enumeration") return "jsontext.WriteAny";
      return kind === "vocabulary" ? `jsontext.WriteString[${base.name}]` : `write${base.name}`;
    }
    case "integer":
      return base.safe ? "jsontext.WriteInt" : "jsontext.WriteBig";
    case "number":
      return "jsontext.WriteFloat";
    case "boolean":
      return "jsontext.WriteBool";
    case "json":
      return isAnyObject(base) ? "jsontext.WriteObject" : "jsontext.WriteAny";
    default:
      return writeType(base) === "string" ? "jsontext.WriteString[string]" : "jsontext.WriteAny";
  }
}

/** Writes the call that writes a value of a type to `w`. */
export function writeCall(type: Type, scope: Scope, value: string): string {
  const base = resolveAlias(type, scope);
  switch (base.kind) {
    case "list":
      return `jsontext.WriteList(w, ${value}, ${nameWriter(base.items, scope)})`;
    case "map":
      return `jsontext.WriteMap(w, ${value}, ${nameWriter(base.values, scope)})`;
    case "nullable":
      return `jsontext.WritePointer(w, ${value}, ${nameWriter(base.of, scope)})`;
    default:
      return `${nameWriter(base, scope)}(w, &${value})`;
  }
}

/** Names the type of a union's branch; `undefined` if it has no name of its own. */
export function ownType(type: Type, scope: Scope): string | undefined {
  const base = resolveAlias(type, scope);
  const kind = base.kind === "named" ? scope.get(base.name)?.kind : undefined;
  return base.kind === "named" && (kind === "record" || kind === "vocabulary") ? base.name : undefined;
}

/** Checks whether a type is a record. */
export function isRecord(type: Type, scope: Scope): boolean {
  const base = resolveAlias(type, scope);
  return base.kind === "named" && scope.get(base.name)?.kind === "record";
}

/** Aligns what follows the first word of lines, as gofmt does. */
export function align(lines: readonly string[]): readonly string[] {
  const cut = (line: string): number => line.indexOf(" ") + 1;
  const width = Math.max(...lines.map(cut));
  return lines.map((line) => line.slice(0, cut(line)).padEnd(width) + line.slice(cut(line)));
}
