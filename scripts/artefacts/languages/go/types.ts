import type { JsonType, Type } from "#src/model/model.ts";
import { must } from "#src/text/must.ts";
import { quote, quoteJson, valueName, wordsIn } from "../names.ts";
import type { NamedModel, Naming, Scope } from "../naming.ts";
import { listBounds, readBounds } from "../read-bounds.ts";
import { isAnyObject, isAnything, resolveAlias } from "../resolve-alias.ts";

/** Path of the module, as in `go.mod`. */
export const modulePath = "annotation-contracts.example/contracts";

/** Names the package of an edition in one word, as is usual in Go: `webhook276` for 2.76 of webhook. */
export function packageName({ namespace }: NamedModel): string {
  return namespace.replaceAll("_", "");
}

/** Words that Go writes in capitals, as golint asks. */
const initialisms = new Set(
  "api guid http https id ip json sql srs ssl uid uri url utc uuid wkt xml".split(" "),
);

/** How Go names things; types share a namespace with the constants of vocabularies. */
export const naming: Naming = {
  type: (name) => exported(name, name),
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

const scalars = { string: "string", number: "float64", boolean: "bool" } as const;

/** Writes a type. */
export function writeType(type: Type, scope: Scope): string {
  switch (type.kind) {
    case "integer":
      return type.safe ? "int64" : "*big.Int";
    case "constant":
      return typeof type.value === "string" ? "string" : "any";
    case "json":
      return isAnyObject(type) ? "contracts.Object" : "any";
    case "list":
      return `[]${writeType(type.items, scope)}`;
    case "map":
      return `map[string]${writeType(type.values, scope)}`;
    case "nullable":
      return `*${writeType(type.of, scope)}`;
    case "named":
      return type.name;
    default:
      return scalars[type.kind];
  }
}

const bounds = { min: ">=", max: "<=", above: ">", below: "<" } as const;

/** Writes a function that reads a type: by name, or as a literal. */
export function nameReader(type: Type, scope: Scope): string {
  const call = readCall(type, scope);
  const [, method] = /^r\.(\w+)\(\)$/.exec(call) ?? [];
  if (method !== undefined) return `(*jsontext.Reader).${method}`;
  const [, plain] = /^([\w.]+)\(r\)$/.exec(call) ?? [];
  return plain ?? readLiteral(writeType(type, scope), call);
}

function readLiteral(result: string, call: string): string {
  return `func(r *jsontext.Reader) ${result} {${indent}return ${call}${outdent}}`;
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
  const { size, range } = readBounds(type);
  if (size === undefined && range === undefined) return plainCall(type, scope);
  const plain = readLiteral(writeType(type, scope), plainCall(type, scope));
  if (size !== undefined) {
    const { min = 0, max = "math.MaxInt" } = size;
    return `jsontext.Sized(r, ${min}, ${max}, ${plain})`;
  }
  const fits = listBounds(range ?? {}, (name, bound) => `n ${bounds[name]} ${bound}`).join(" && ");
  return `jsontext.Within(r, func(n float64) bool {${indent}return ${fits}${outdent}}, ${plain})`;
}

function plainCall(type: Type, scope: Scope): string {
  switch (type.kind) {
    case "string":
      return "r.String()";
    case "number":
      return "r.Float()";
    case "boolean":
      return "r.Bool()";
    case "integer":
      return type.safe ? "r.Int()" : "r.Big()";
    case "constant":
      return typeof type.value === "string"
        ? `r.Constant(${quote(type.value)})`
        : `r.Literal(${quoteJson([type.value])})`;
    case "json":
      if (isAnyObject(type)) return "r.AnyObject()";
      return isAnything(type) ? "r.Any()" : `r.Only(${quote(type.types.map((one) => kinds[one]).join(""))})`;
    case "list":
      return `jsontext.List(r, ${nameReader(type.items, scope)})`;
    case "map":
      return `jsontext.Map(r, ${nameReader(type.values, scope)})`;
    case "nullable":
      return `jsontext.Nullable(r, ${nameReader(type.of, scope)})`;
    case "named":
      return namedCall(type.name, scope);
  }
}

function namedCall(name: string, scope: Scope): string {
  const one = must(scope.get(name), name);
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
      return `func(w *jsontext.Writer, v *${writeType(base, scope)}) {${indent}${writeCall(base, scope, "*v")}${outdent}}`;
    case "named": {
      const { kind } = must(scope.get(base.name), base.name);
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
      return writeType(base, scope) === "string" ? "jsontext.WriteString[string]" : "jsontext.WriteAny";
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
