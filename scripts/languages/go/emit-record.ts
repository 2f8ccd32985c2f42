import { isAnything } from "../base-of.ts";
import { quote } from "../names.ts";
import type { NamedField, NamedRecord, Scope } from "../naming.ts";
import { align, decoderOf, encoderOf, typeOf } from "./types.ts";

/** Writes a struct, and how it is decoded and encoded; `boxed` names the members that hold their own record. */
export function emitRecord(record: NamedRecord, scope: Scope, boxed: ReadonlySet<string>): string {
  const { name, doc } = record;
  // A member that holds its own record stands behind a pointer.
  const isBoxed = (one: NamedField): boolean => boxed.has(`${name}.${one.name}`);
  const reads = record.fields.map((one) => {
    const decoder = decoderOf(one.type, scope);
    const read = isBoxed(one) ? `decoding.PointerTo(${decoder})` : decoder;
    return `\t\t${one.id}: decoding.${one.optional ? "Optional" : "Required"}(m, ${quote(one.name)}, ${read}),\n`;
  });
  const writes = record.fields.map((one) => writeOf(one, isBoxed(one), scope));
  const extra = isAnything(record.rest)
    ? "m.Extra()"
    : `decoding.ExtraOf(m, ${decoderOf(record.rest, scope)})`;
  const declared = record.fields.map((one) => {
    const type = `${isBoxed(one) ? "*" : ""}${typeOf(one.type, scope)}`;
    return `\t// ${one.doc}\n\t${one.id} ${one.optional ? `contracts.Optional[${type}]` : type}\n`;
  });
  return `// ${name}: ${doc}
type ${name} struct {
${declared.join("")}\t// Extra holds the members that the contract does not name, as they came.
\tExtra contracts.Object
}

func decode${name}(node any, at *decoding.Place) ${name} {
\tm := decoding.MembersOf(node, at)
${checksOf(record)}\treturn ${name}{
${align([...reads, `\t\tExtra: ${extra},\n`]).join("")}\t}
}

// JSON gives the record as a JSON object.
func (v ${name}) JSON() any {
\tobject := decoding.ObjectWith(v.Extra)
${record.tag === undefined ? "" : `\tobject[${quote(record.tag.member)}] = ${quote(record.tag.value)}\n`}${writes.join("")}\treturn object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v ${name}) MarshalJSON() ([]byte, error) {
\treturn decoding.Write(v.JSON())
}

// UnmarshalJSON reads the record from JSON; the error is a *contracts.DecodeError where it breaks the contract.
func (v *${name}) UnmarshalJSON(text []byte) error {
\treturn decoding.Unmarshal(text, decode${name}, v)
}
`;
}

function writeOf({ id, name, optional, type }: NamedField, isBoxed: boolean, scope: Scope): string {
  const plain = encoderOf(type, scope);
  const encoder = isBoxed ? `decoding.EncodePointer(${plain})` : plain;
  return optional
    ? `\tdecoding.Put(object, ${quote(name)}, v.${id}, ${encoder})\n`
    : `\tobject[${quote(name)}] = ${encoder}(v.${id})\n`;
}

function checksOf({ tag }: NamedRecord): string {
  return tag === undefined ? "" : `\tm.Constant(${quote(tag.member)}, ${quote(tag.value)})\n`;
}
