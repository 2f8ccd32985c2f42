import { isAnything } from "../base-of.ts";
import { quote } from "../names.ts";
import type { NamedField, NamedRecord, Scope } from "../naming.ts";
import { align, decoderOf, encoderOf, typeOf } from "./types.ts";

/** Writes a struct, and how it is decoded and encoded; `boxed` names the members that hold their own record. */
export function emitRecord(record: NamedRecord, scope: Scope, boxed: ReadonlySet<string>): string {
  const { name, doc } = record;
  const fields = record.fields.map((one) => memberOf(one, boxed.has(`${name}.${one.name}`), scope));
  const reads = fields.map(
    ({ id, key, optional, decoder }) =>
      `\t\t${id}: decoding.${optional ? "Optional" : "Required"}(m, ${key}, ${decoder}),\n`,
  );
  const extra = isAnything(record.rest)
    ? "m.Extra()"
    : `decoding.ExtraOf(m, ${decoderOf(record.rest, scope)})`;
  const declared = fields.map(
    ({ id, doc: about, optional, type }) =>
      `\t// ${about}\n\t${id} ${optional ? `contracts.Optional[${type}]` : type}\n`,
  );
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
${record.tag === undefined ? "" : `\tobject[${quote(record.tag.member)}] = ${quote(record.tag.value)}\n`}${fields.map(({ write }) => write).join("")}\treturn object
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

/** A member of a struct, as its parts are written. */
interface Member {
  readonly id: string;
  /** Name in JSON, quoted. */
  readonly key: string;
  readonly doc: string;
  readonly optional: boolean;
  readonly type: string;
  readonly decoder: string;
  readonly write: string;
}

function memberOf({ id, name, doc, optional, type }: NamedField, isBoxed: boolean, scope: Scope): Member {
  const key = quote(name);
  const pointer = (call: string, inner: string): string => (isBoxed ? `decoding.${call}(${inner})` : inner);
  const encoder = pointer("EncodePointer", encoderOf(type, scope));
  return {
    id,
    key,
    doc,
    optional,
    type: `${isBoxed ? "*" : ""}${typeOf(type, scope)}`,
    decoder: pointer("PointerTo", decoderOf(type, scope)),
    write: optional
      ? `\tdecoding.Put(object, ${key}, v.${id}, ${encoder})\n`
      : `\tobject[${key}] = ${encoder}(v.${id})\n`,
  };
}

function checksOf({ tag }: NamedRecord): string {
  return tag === undefined ? "" : `\tm.Constant(${quote(tag.member)}, ${quote(tag.value)})\n`;
}
