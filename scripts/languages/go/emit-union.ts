import type { Events, JsonType, Sum, Type } from "../../model/model.ts";
import { quote } from "../names.ts";
import { findRecord, type Of, type Scope, tagIdOf } from "../naming.ts";
import { decoderOf, encoderOf, isRecord, ownType, typeOf } from "./types.ts";

/** Ends of the names of types that a union needs for what has no name of its own. */
const suffixes: Readonly<Record<JsonType, string>> = {
  object: "Map",
  array: "List",
  string: "Text",
  number: "Number",
  boolean: "Flag",
  null: "Null",
};

/** A branch of a union, and the Go type that stands for it. */
interface Branch {
  readonly json: JsonType;
  readonly type: Type;
  readonly name: string;
  readonly form: "record" | "vocabulary" | "new" | "holder";
}

function branchesOf(union: Of<"union">, scope: Scope): readonly Branch[] {
  return union.branches.map(({ json, type }) => {
    const own = ownType(type, scope);
    const name = own ?? `${union.name}${suffixes[json]}`;
    if (own !== undefined) return { json, type, name, form: isRecord(type, scope) ? "record" : "vocabulary" };
    return { json, type, name, form: hasMethods(type, scope) ? "new" : "holder" };
  });
}

/** Tells whether a type may be made anew with methods: neither an interface nor a pointer may. */
function hasMethods(type: Type, scope: Scope): boolean {
  const go = typeOf(type, scope);
  if (go === "any" || go.startsWith("*")) return false;
  const one = type.kind === "named" ? scope.get(type.name) : undefined;
  if (one?.kind === "alias") return hasMethods(one.type, scope);
  return one === undefined || one.kind === "vocabulary";
}

/** Names the types that a union declares. */
export function unionNames(union: Of<"union">, scope: Scope): readonly string[] {
  return branchesOf(union, scope).flatMap(({ name, form }) =>
    form === "new" || form === "holder" ? [name] : [],
  );
}

/** Writes a sealed interface of types that differ in their JSON type. */
export function emitUnion(union: Of<"union">, scope: Scope): string {
  const branches = branchesOf(union, scope);
  const names = branches.map(({ name, form }) => (form === "record" ? `*${name}` : name));
  const sealed = names.map((name) => `func (${name}) is${union.name}() {}\n`);
  const cases = branches.map((one) => `\tcase ${quote(one.json)}:\n\t\treturn ${decoded(one, scope)}\n`);
  const expected = branches.map(({ json }) => json).join(" or ");
  return `${interfaceOf(union.name, names)}
${branches.map((one) => newTypeOf(union, one, scope)).join("")}${sealed.join("\n")}
func decode${union.name}(node any, at *decoding.Place) ${union.name} {
\tswitch decoding.TypeOf(node) {
${cases.join("")}\t}
\tat.Mismatch(${quote(expected)}, node)
\treturn nil
}
`;
}

function interfaceOf(name: string, types: readonly string[], methods = ""): string {
  return `//
// It is ${types.join(" or ")}.
type ${name} interface {
\tdecoding.Encodable
${methods}\tis${name}()
}
`;
}

function decoded({ form, name, type }: Branch, scope: Scope): string {
  const decode = decoderOf(type, scope);
  if (form === "record") return `decoding.PointerTo(${decode})(node, at)`;
  const value = `${decode}(node, at)`;
  if (form === "holder") return `${name}{${value}}`;
  return form === "new" ? `${name}(${value})` : value;
}

function newTypeOf(union: Of<"union">, { form, name, type, json }: Branch, scope: Scope): string {
  if (form !== "new" && form !== "holder") return "";
  const base = typeOf(type, scope);
  const encode = encoderOf(type, scope);
  const declared = form === "new" ? base : `struct {\n\tValue ${base}\n}`;
  return `// ${name} is a ${union.name} that is a JSON ${json}.
type ${name} ${declared}

// JSON gives the value as JSON.
func (v ${name}) JSON() any {
\treturn ${form === "new" ? `${encode}(${base}(v))` : `${encode}(v.Value)`}
}

`;
}

/** Writes a sealed interface of records. A tag names the record; without a tag, the first that fits is taken. */
export function objectsOf(one: Of<"sum">, scope: Scope): string {
  const records = one.branches.map(({ record }) => record);
  const types = [...records, ...(one.open ? ["UnknownEvent"] : [])].map((name) => `*${name}`);
  const tag = one.open ? tagIdOf(one, scope) : "";
  const methods = one.open
    ? `\t// ${tag} is the value of ${quote(one.tag)}, as it was sent.\n\t${tag}() string\n`
    : "";
  const sealed = types.map((name) => `func (${name}) is${one.name}() {}\n`);
  return `${interfaceOf(one.name, types, methods)}
${sealed.join("\n")}
${one.open ? eventsOf(one, scope) : chosen(one, scope)}`;
}

function eventsOf(one: Events, scope: Scope): string {
  const { name, tag, branches } = one;
  const method = tagIdOf(one, scope);
  const events = branches.map(
    ({ value, record }) =>
      `// ${method} is ${quote(value)}.\nfunc (*${record}) ${method}() string {\n\treturn ${quote(value)}\n}\n`,
  );
  const cases = branches.map(
    ({ value, record }) =>
      `\tcase ${quote(value)}:\n\t\treturn decoding.PointerTo(decode${record})(node, at)\n`,
  );
  return `// UnknownEvent is a document whose ${quote(tag)} is none of the contract's (W6.1).
type UnknownEvent struct {
\t// Name is the value of ${quote(tag)}, as it was sent.
\tName string
\t// Document is the document as it came.
\tDocument contracts.Object
}

// ${method} is the value as it was sent.
func (v *UnknownEvent) ${method}() string { return v.Name }

// JSON gives the document as it came.
func (v *UnknownEvent) JSON() any { return v.Document }

${events.join("\n")}
func decode${name}(node any, at *decoding.Place) ${name} {
\ttag, document, ok := decoding.Tag(node, at, ${quote(tag)})
\tif !ok {
\t\treturn nil
\t}
\tswitch tag {
${cases.join("")}\t}
\treturn &UnknownEvent{tag, document}
}
`;
}

function chosen({ name, tag, branches }: Sum, scope: Scope): string {
  const rows = branches.map(({ value, record }) => {
    const names = findRecord(scope, record).fields.map((field) => quote(field.name));
    return `\t\tdecoding.Branch[${name}]{Tag: ${quote(value)}, Names: []string{${names.join(", ")}}, Decode: func(node any, at *decoding.Place) ${name} {
\t\t\treturn decoding.PointerTo(decode${record})(node, at)
\t\t}},\n`;
  });
  const call = tag === undefined ? "Fitting(" : `Choose(${quote(tag)},`;
  return `func decode${name}(node any, at *decoding.Place) ${name} {
\treturn decoding.${call}
${rows.join("")}\t)(node, at)
}
`;
}
