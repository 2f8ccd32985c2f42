import { isAnything } from "../base-of.ts";
import { quote } from "../names.ts";
import type { NamedField, NamedRecord, Scope } from "../naming.ts";
import { readCall, readerOf, typeOf, writeCall, writerOf } from "./types.ts";

/** Writes a struct, and how it is read and written; `boxed` names the members that hold their own record. */
export function emitRecord(record: NamedRecord, scope: Scope, boxed: ReadonlySet<string>): string {
  const { name, doc, fields } = record;
  // A member that holds its own record stands behind a pointer.
  const isBoxed = (one: NamedField): boolean => boxed.has(`${name}.${one.name}`);
  const declared = fields.map((one) => {
    const type = `${isBoxed(one) ? "*" : ""}${typeOf(one.type, scope)}`;
    return `\t// ${one.doc}\n\t${one.id} ${one.optional ? `contracts.Optional[${type}]` : type}\n`;
  });
  return `// ${name}: ${doc}
type ${name} struct {
${declared.join("")}\t// Extra holds the members that the contract does not name, as they came.
\tExtra contracts.Object
}

${readerFunction(record, scope, isBoxed)}
${writerFunction(record, scope, isBoxed)}
// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v ${name}) MarshalJSON() ([]byte, error) {
\treturn decoding.Write(v, write${name})
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *${name}) UnmarshalJSON(text []byte) error {
\treturn decoding.Unmarshal(text, read${name}, v)
}
`;
}

type IsBoxed = (one: NamedField) => boolean;

function readerFunction(record: NamedRecord, scope: Scope, isBoxed: IsBoxed): string {
  const { name, fields, tag, before } = record;
  const required = fields.filter(({ optional }) => !optional);
  const order = [...required, ...fields.filter(({ optional }) => optional)];
  const names = [...(tag === undefined ? [] : [tag.member]), ...order.map((one) => one.name)];
  const start = names.length - order.length;
  const cases = [
    ...(tag === undefined ? [] : [caseOf(0, tag.member, `decoding.Constant(r, ${quote(tag.value)})`)]),
    ...order.map((one, i) => caseOf(start + i, one.name, readOf(one, isBoxed(one), scope))),
  ];
  const words = (list: readonly string[]): string => `[]string{${list.map(quote).join(", ")}}`;
  const old =
    before === undefined
      ? ""
      : `\tr.Before(at, ${quote(before.member)}, ${quote(before.of)}, ${words(before.known)})\n`;
  return `var names${name} = ${words(names)}

func read${name}(r *decoding.Reader) (v ${name}) {
\tvar seen [${names.length}]bool
\tat, more := r.Object()
\tfor ; more; more = r.More('}') {
\t\tswitch name := r.Name(); string(name) {
${cases.join("")}\t\tdefault:
\t\t\t${restOf(record, scope)}
\t\t}
\t}
\tr.Required(at, seen[:${start + required.length}], names${name})
${old}\treturn v
}
`;
}

function writerFunction({ name, fields, tag }: NamedRecord, scope: Scope, isBoxed: IsBoxed): string {
  const writes = [
    ...(tag === undefined
      ? []
      : [`\tw.Member(${raw(`${quote(tag.member)}:`)})\n\tw.Raw(${raw(quote(tag.value))})\n`]),
    ...fields.map((one) => writeOf(one, isBoxed(one), scope)),
  ];
  return `func write${name}(w *decoding.Writer, v *${name}) {
\tw.Raw("{")
${writes.join("")}\tw.Members(v.Extra, names${name}...)
\tw.Raw("}")
}
`;
}

function caseOf(index: number, name: string, read: string): string {
  return `\t\tcase ${quote(name)}:\n\t\t\tr.Once(&seen[${index}])\n\t\t\t${read}\n`;
}

function readOf({ id, optional, type }: NamedField, isBoxed: boolean, scope: Scope): string {
  const read = isBoxed ? `decoding.Pointer(r, ${readerOf(type, scope)})` : readCall(type, scope);
  return `v.${id} = ${optional ? `contracts.Some(${read})` : read}`;
}

function restOf({ rest }: NamedRecord, scope: Scope): string {
  if (isAnything(rest)) return "r.Extra(name, &v.Extra)";
  if (rest.kind === "json" && rest.types.length === 0) return "r.Further(name, &v.Extra)";
  return `decoding.ExtraOf(r, name, &v.Extra, ${readerOf(rest, scope)})`;
}

function writeOf({ id, name, optional, type }: NamedField, isBoxed: boolean, scope: Scope): string {
  const write = (value: string): string =>
    isBoxed ? `decoding.WritePointer(w, ${value}, ${writerOf(type, scope)})` : writeCall(type, scope, value);
  const member = `w.Member(${raw(`${quote(name)}:`)})`;
  return optional
    ? `\tif value, ok := v.${id}.Get(); ok {\n\t\t${member}\n\t\t${write("value")}\n\t}\n`
    : `\t${member}\n\t${write(`v.${id}`)}\n`;
}

/** Writes a text as a literal that Go does not unescape, where it can. */
function raw(text: string): string {
  return text.includes("`") ? quote(text) : `\`${text}\``;
}
