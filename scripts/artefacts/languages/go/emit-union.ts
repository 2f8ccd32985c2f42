import type { Events, JsonType, Sum, Type } from "#src/model/model.ts";
import { quote } from "../names.ts";
import type { Of, Scope } from "../naming.ts";
import { isRecord, ownType, readCall, readerOf, typeOf, writeCall } from "./types.ts";

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
  /** `null` stands for itself: a nil interface. */
  readonly form: "record" | "vocabulary" | "new" | "holder" | "null";
}

function branchesOf(union: Of<"union">, scope: Scope): readonly Branch[] {
  return union.branches.map(({ json, type }) => {
    if (json === "null") return { json, type, name: "nil", form: "null" };
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

/** How the reader calls the JSON types. */
const kinds: Readonly<Record<JsonType, string>> = {
  object: "{",
  array: "[",
  string: '"',
  number: "0",
  boolean: "t",
  null: "n",
};

/** Writes a sealed interface of types that differ in their JSON type. */
export function emitUnion(union: Of<"union">, scope: Scope): string {
  const branches = branchesOf(union, scope);
  const named = branches.filter(({ form }) => form !== "null");
  const names = named.map(({ name, form }) => (form === "record" ? `*${name}` : name));
  const sealed = names.map((name) => `func (${name}) is${union.name}() {}\n`);
  const cases = branches.map((one) => `\tcase '${kinds[one.json]}':\n${decoded(one, scope)}`);
  const writes = branches.map((one) => `\tcase ${caseOf(one)}:\n\t\t${written(one, scope)}\n`);
  const expected = branches.map(({ json }) => json).join(" or ");
  const all = named.length < branches.length ? [...names, "nil, which is null"] : names;
  return `//
// It is ${all.join(" or ")}.
type ${union.name} interface {
\tis${union.name}()
}

${branches.map((one) => newTypeOf(union, one, scope)).join("")}${sealed.join("\n")}
func read${union.name}(r *decoding.Reader) ${union.name} {
\tswitch r.Kind() {
${cases.join("")}\t}
\tr.Mismatch(${quote(expected)})
\treturn nil
}

func write${union.name}(w *decoding.Writer, value *${union.name}) {
\tswitch v := (*value).(type) {
${writes.join("")}\tdefault:
\t\tw.Any(v)
\t}
}
`;
}

function caseOf({ form, name }: Branch): string {
  return form === "record" ? `*${name}` : name;
}

function decoded({ form, name, type }: Branch, scope: Scope): string {
  if (form === "null") return "\t\tr.Skip()\n\t\treturn nil\n";
  if (form === "record") return `\t\treturn decoding.Pointer(r, ${readerOf(type, scope)})\n`;
  const value = readCall(type, scope);
  if (form === "holder") return `\t\treturn ${name}{${value}}\n`;
  return `\t\treturn ${form === "new" ? `${name}(${value})` : value}\n`;
}

function written({ form, name, type }: Branch, scope: Scope): string {
  if (form === "null") return 'w.Raw("null")';
  if (form === "vocabulary") return writeCall(type, scope, "v");
  return `write${name}(w, ${form === "record" ? "v" : "&v"})`;
}

function newTypeOf(union: Of<"union">, { form, name, type, json }: Branch, scope: Scope): string {
  if (form !== "new" && form !== "holder") return "";
  const base = typeOf(type, scope);
  const declared = form === "new" ? base : `struct {\n\tValue ${base}\n}`;
  const plain = form === "new" ? `\tplain := ${base}(*v)\n\t` : "\t";
  return `// ${name} is a ${union.name} that is a JSON ${json}.
type ${name} ${declared}

func write${name}(w *decoding.Writer, v *${name}) {
${plain}${writeCall(type, scope, form === "new" ? "plain" : "v.Value")}
}

// MarshalJSON writes the value as JSON.
func (v ${name}) MarshalJSON() ([]byte, error) {
\treturn decoding.Write(v, write${name})
}

`;
}

/** Writes an interface of records. A tag names the record; without a tag, the first that fits is taken. */
export function objectsOf(one: Of<"sum">): string {
  return one.open ? eventsOf(one) : chosen(one);
}

function writesOf(records: readonly string[]): string {
  return records.map((name) => `\tcase *${name}:\n\t\twrite${name}(w, v)\n`).join("");
}

function eventsOf({ name, tag, branches }: Events): string {
  const records = branches.map(({ record }) => record);
  const events = branches.map(
    ({ value, record }) =>
      `// EventName is ${quote(value)}.\nfunc (*${record}) EventName() string {\n\treturn ${quote(value)}\n}\n`,
  );
  const cases = branches.map(
    ({ value, record }) => `\tcase ${quote(value)}:\n\t\treturn decoding.Pointer(r, read${record})\n`,
  );
  const types = [...records.map((one) => `*${one}`), "*contracts.UnknownEvent"];
  return `//
// It is ${types.join(" or ")}.
type ${name} interface {
\tcontracts.Event
}

${events.join("\n")}
func read${name}(r *decoding.Reader) ${name} {
\ttag, ok := r.Tag(${quote(tag)})
\tif !ok {
\t\treturn nil
\t}
\tswitch tag {
${cases.join("")}\t}
\treturn r.Unknown(tag)
}

func write${name}(w *decoding.Writer, value *${name}) {
\tswitch v := (*value).(type) {
${writesOf(records)}\tcase *contracts.UnknownEvent:
\t\tw.Any(v.Document)
\tdefault:
\t\tw.Any(v)
\t}
}
`;
}

function chosen({ name, tag = "", branches }: Sum): string {
  const records = branches.map(({ record }) => record);
  const types = records.map((one) => `*${one}`);
  const sealed = types.map((one) => `func (${one}) is${name}() {}\n`);
  const values = branches.map(({ value }) => quote(value)).join(", ");
  const names = records.map((one) => `names${one}`).join(", ");
  const cases = records.map((one, i) => `\t\tcase ${i}:\n\t\t\treturn decoding.Pointer(r, read${one})\n`);
  return `//
// It is ${types.join(" or ")}.
type ${name} interface {
\tis${name}()
}

${sealed.join("\n")}
var choice${name} = decoding.Choice{Tag: ${quote(tag)}, Values: []string{${values}}, Names: [][]string{${names}}}

func read${name}(r *decoding.Reader) ${name} {
\treturn decoding.Choose(r, &choice${name}, func(r *decoding.Reader, branch int) ${name} {
\t\tswitch branch {
${cases.join("")}\t\t}
\t\treturn nil
\t})
}

func write${name}(w *decoding.Writer, value *${name}) {
\tswitch v := (*value).(type) {
${writesOf(records)}\tdefault:
\t\tw.Any(v)
\t}
}
`;
}
