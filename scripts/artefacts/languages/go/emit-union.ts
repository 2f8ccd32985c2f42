import type { JsonType, Type } from "#src/model/model.ts";
import { branchNames, quote } from "../names.ts";
import type { Of, Scope } from "../naming.ts";
import { isRecord, kinds, nameReader, ownType, readCall, writeCall, writeType } from "./types.ts";

/** A branch of a union, and its Go type. */
interface Branch {
  readonly json: JsonType;
  readonly type: Type;
  readonly name: string;
  /** `null` stands for itself: a nil interface. */
  readonly form: "record" | "vocabulary" | "new" | "holder" | "null";
}

function listBranches(union: Of<"union">, scope: Scope): readonly Branch[] {
  return union.branches.map(({ json, type }) => {
    if (json === "null") return { json, type, name: "nil", form: "null" };
    const own = ownType(type, scope);
    const name = own ?? `${union.name}${branchNames[json]}`;
    if (own !== undefined) return { json, type, name, form: isRecord(type, scope) ? "record" : "vocabulary" };
    return { json, type, name, form: hasMethods(type, scope) ? "new" : "holder" };
  });
}

/** Checks whether a new type with methods can be based on a type: not on an interface or a pointer. */
function hasMethods(type: Type, scope: Scope): boolean {
  const go = writeType(type);
  if (go === "any" || go.startsWith("*")) return false;
  const one = type.kind === "named" ? scope.get(type.name) : undefined;
  if (one?.kind === "alias") return hasMethods(one.type, scope);
  return one === undefined || one.kind === "vocabulary";
}

/** Names the types that a union declares. */
export function unionNames(union: Of<"union">, scope: Scope): readonly string[] {
  return listBranches(union, scope).flatMap(({ name, form }) =>
    form === "new" || form === "holder" ? [name] : [],
  );
}

/** Writes a sealed interface of types that differ in their JSON type. */
export function emitUnion(union: Of<"union">, scope: Scope): string {
  const branches = listBranches(union, scope);
  const named = branches.filter(({ form }) => form !== "null");
  const types = named.map(({ name, form }) => (form === "record" ? `*${name}` : name));
  const cases = branches.map((one) => `\tcase '${kinds[one.json]}':\n${decoded(one, scope)}`);
  const writes = named.map((one, i) => `\tcase ${types[i]}:\n\t\t${written(one, scope)}\n`);
  return `${sealed(union.name, types, named.length < branches.length)}
${named.map((one) => declareBranch(union, one, scope)).join("")}func read${union.name}(r *jsontext.Reader) ${union.name} {
\tswitch r.Kind() {
${cases.join("")}\t}
\tr.Fail()
\treturn nil
}

${writer(union.name, writes)}`;
}

/** Writes the interface, and the method that only its types have. */
function sealed(name: string, types: readonly string[], isNullable = false): string {
  const all = isNullable ? [...types, "nil, which is null"] : types;
  return `//
// It is ${all.join(" or ")}.
type ${name} interface {
\tis${name}()
}

${types.map((one) => `func (${one}) is${name}() {}\n`).join("\n")}`;
}

function writer(name: string, cases: readonly string[]): string {
  return `func write${name}(w *jsontext.Writer, value *${name}) {
\tswitch v := (*value).(type) {
${cases.join("")}\tdefault:
\t\tw.Any(v)
\t}
}
`;
}

function decoded({ form, name, type }: Branch, scope: Scope): string {
  if (form === "null") return "\t\tr.Word()\n\t\treturn nil\n";
  if (form === "record") return `\t\treturn jsontext.Pointer(r, ${nameReader(type, scope)})\n`;
  const value = readCall(type, scope);
  if (form === "holder") return `\t\treturn ${name}{${value}}\n`;
  return `\t\treturn ${form === "new" ? `${name}(${value})` : value}\n`;
}

function written({ form, name, type }: Branch, scope: Scope): string {
  if (form === "vocabulary") return writeCall(type, scope, "v");
  return `write${name}(w, ${form === "record" ? "v" : "&v"})`;
}

function declareBranch(union: Of<"union">, { form, name, type, json }: Branch, scope: Scope): string {
  if (form !== "new" && form !== "holder") return "";
  const base = writeType(type);
  const declared = form === "new" ? base : `struct {\n\tValue ${base}\n}`;
  const plain = form === "new" ? `\tplain := ${base}(*v)\n\t` : "\t";
  return `// ${name} is a ${union.name} that is a JSON ${json}.
type ${name} ${declared}

func write${name}(w *jsontext.Writer, v *${name}) {
${plain}${writeCall(type, scope, form === "new" ? "plain" : "v.Value")}
}

// MarshalJSON writes the value as JSON.
func (v ${name}) MarshalJSON() ([]byte, error) {
\treturn jsontext.Write(v, write${name})
}

`;
}

/** Writes an interface of records. A tag names the record; without a tag, the first that fits is taken. */
export function emitSum(sum: Of<"sum">): string {
  return sum.open ? emitOpenSum(sum) : emitClosedSum(sum);
}

function emitClosedSum({ name, tag = "", branches }: Of<"sum">): string {
  const records = branches.map(({ record }) => record);
  const tagged = `\tswitch tag, ok := r.Tag(${quote(tag)}); {\n${writeCases(branches, "ok && tag == ")}\t}\n`;
  const types = records.map((one) => `*${one}`);
  const names = records.map((one) => `names${one}`).join(", ");
  const reads = records.map(
    (one) => `\t\tfunc(r *jsontext.Reader) ${name} {\n\t\t\treturn jsontext.Pointer(r, read${one})\n\t\t},\n`,
  );
  return `${sealed(name, types)}
func read${name}(r *jsontext.Reader) ${name} {
${tag === "" ? "" : tagged}\treturn jsontext.Fitting(r, [][]string{${names}},
${reads.join("")}\t)
}

${writer(name, writeRecords(branches))}`;
}

function emitOpenSum({ name, tag = "", branches }: Of<"sum">): string {
  const events = branches.map(
    ({ value, record }) =>
      `// EventName is the name of the event.\nfunc (*${record}) EventName() string {\n\treturn ${quote(value)}\n}\n`,
  );
  return `//
// It is ${[...branches.map(({ record }) => `*${record}`), "*contracts.UnknownEvent"].join(" or ")}.
type ${name} interface {
\tcontracts.Event
}

${events.join("\n")}
func read${name}(r *jsontext.Reader) ${name} {
\ttag, ok := r.Tag(${quote(tag)})
\tswitch tag {
${writeCases(branches, "")}\t}
\tif !ok {
\t\tr.Fail()
\t}
\treturn &contracts.UnknownEvent{Name: tag, Document: r.AnyObject()}
}

${writer(name, [...writeRecords(branches), "\tcase *contracts.UnknownEvent:\n\t\tw.Any(v.Document)\n"])}`;
}

type Branches = Of<"sum">["branches"];

function writeCases(branches: Branches, test: string): string {
  const cases = branches.map(
    ({ value, record }) => `\tcase ${test}${quote(value)}:\n\t\treturn jsontext.Pointer(r, read${record})\n`,
  );
  return cases.join("");
}

function writeRecords(branches: Branches): readonly string[] {
  return branches.map(({ record }) => `\tcase *${record}:\n\t\twrite${record}(w, v)\n`);
}
