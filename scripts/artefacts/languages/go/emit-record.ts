import { quote } from "../names.ts";
import type { NamedField, NamedRecord, Scope } from "../naming.ts";
import { isAnything } from "../resolve-alias.ts";
import { nameReader, nameWriter, readCall, writeCall, writeType } from "./types.ts";

/** What the code of a record needs besides the record. */
export interface Surroundings {
  readonly scope: Scope;
  /** Members that hold their own record, as `Record.member`: they are pointers. */
  readonly boxed: ReadonlySet<string>;
  /** Names of the types in the table. */
  readonly tableNames: ReadonlyMap<string, string>;
}

/** Writes a struct, its reader and its writer. */
export function emitRecord(record: NamedRecord, { scope, boxed, tableNames }: Surroundings): string {
  const { name, doc, fields } = record;
  const isBoxed = (one: NamedField): boolean => boxed.has(`${name}.${one.name}`);
  const declared = fields.map((one) => {
    const type = `${isBoxed(one) ? "*" : ""}${writeType(one.type)}`;
    return `\t// ${one.doc}\n\t${one.id} ${one.optional ? `contracts.Optional[${type}]` : type}\n`;
  });
  return `// ${name}: ${doc}
type ${name} struct {
${declared.join("")}\t// Extra holds the members that the contract does not name, as received.
\tExtra contracts.Object
}

${readerFunction(record, scope, isBoxed)}
${writerFunction(record, scope, isBoxed)}
// MarshalJSON writes the record as JSON, with its extra members. Missing members stay missing.
func (v ${name}) MarshalJSON() ([]byte, error) {
\treturn jsontext.Write(v, write${name})
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError if it breaks the contract.
func (v *${name}) UnmarshalJSON(text []byte) error {
\treturn decoding.Unmarshal(Contract, ${quote(tableNames.get(name) ?? name)}, text, read${name}, v)
}
`;
}

type IsBoxed = (one: NamedField) => boolean;

function readerFunction({ name, fields, tag, rest }: NamedRecord, scope: Scope, isBoxed: IsBoxed): string {
  const required = fields.filter(({ optional }) => !optional).map((one) => one.name);
  const wanted = [...(tag === undefined ? [] : [tag.member]), ...required];
  const names = [...wanted, ...fields.filter(({ optional }) => optional).map((one) => one.name)];
  const writeCase = (member: string, read: string): string => {
    const mark = wanted.includes(member) ? `\t\t\tseen[${wanted.indexOf(member)}] = true\n` : "";
    return `\t\tcase ${quote(member)}:\n${mark}\t\t\t${read}\n`;
  };
  const cases = [
    ...(tag === undefined ? [] : [writeCase(tag.member, `r.Constant(${quote(tag.value)})`)]),
    ...fields.map((one) => writeCase(one.name, emitRead(one, isBoxed(one), scope))),
  ];
  const extra = isAnything(rest)
    ? "r.Extra(name, &v.Extra)"
    : `jsontext.ExtraOf(r, name, &v.Extra, ${nameReader(rest, scope)})`;
  return `var names${name} = []string{${names.map(quote).join(", ")}}

func read${name}(r *jsontext.Reader) (v ${name}) {
\tvar seen [${wanted.length}]bool
\tfor more := r.Object(); more; more = r.More('}') {
\t\tswitch name := r.Name(); string(name) {
${cases.join("")}\t\tdefault:
\t\t\t${extra}
\t\t}
\t}
\tr.Required(seen[:])
\treturn v
}
`;
}

function writerFunction({ name, fields, tag }: NamedRecord, scope: Scope, isBoxed: IsBoxed): string {
  const writes = [
    ...(tag === undefined
      ? []
      : [`\tw.Member(${raw(`${quote(tag.member)}:`)})\n\tw.Raw(${raw(quote(tag.value))})\n`]),
    ...fields.map((one) => emitWrite(one, isBoxed(one), scope)),
  ];
  return `func write${name}(w *jsontext.Writer, v *${name}) {
\tw.Raw("{")
${writes.join("")}\tw.Members(v.Extra, names${name}...)
\tw.Raw("}")
}
`;
}

function emitRead({ id, optional, type }: NamedField, isBoxed: boolean, scope: Scope): string {
  const read = isBoxed ? `jsontext.Pointer(r, ${nameReader(type, scope)})` : readCall(type, scope);
  return `v.${id} = ${optional ? `contracts.Some(${read})` : read}`;
}

function emitWrite({ id, name, optional, type }: NamedField, isBoxed: boolean, scope: Scope): string {
  const write = (value: string): string =>
    isBoxed
      ? `jsontext.WritePointer(w, ${value}, ${nameWriter(type, scope)})`
      : writeCall(type, scope, value);
  const member = `w.Member(${raw(`${quote(name)}:`)})`;
  return optional
    ? `\tif value, ok := v.${id}.Get(); ok {\n\t\t${member}\n\t\t${write("value")}\n\t}\n`
    : `\t${member}\n\t${write(`v.${id}`)}\n`;
}

/** Writes a text as a raw string literal if possible. */
function raw(text: string): string {
  return text.includes("`") ? quote(text) : `\`${text}\``;
}
