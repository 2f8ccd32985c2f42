import type { ContractModel, Declaration, Field, RecordType, Sum } from "../model.ts";
import { snakeCase, valueName } from "../names.ts";
import { align, decoderOf, encoderOf, nameOf, quote, type Scope, typeOf } from "./types.ts";
import { sumOf, unionOf } from "./unions.ts";

/**
 * Writes the Go file of each contract: structs, sealed interfaces, and their decoding and encoding.
 *
 * quicktype's structs have `omitempty` for absent and null alike, and no union of events.
 */
export function emitGo(models: readonly ContractModel[]): ReadonlyMap<string, string> {
  return new Map(models.map((model) => [`${snakeCase(model.name)}.go`, fileOf(model)]));
}

function fileOf(model: ContractModel): string {
  const scope: Scope = new Map(model.declarations.map((one) => [one.name, one]));
  const parts = model.declarations.map((one) => declarationOf(one, scope));
  const body = [...parts, documentOf(model, scope)].join("\n");
  const imports = body.includes("big.") ? 'import "math/big"\n\n' : "";
  return `package contracts\n\n${imports}${body}`;
}

function declarationOf(one: Declaration, scope: Scope): string {
  const doc = `// ${one.name}: ${one.doc}\n`;
  switch (one.kind) {
    case "record":
      return recordOf(one, scope);
    case "alias":
      return `${doc}type ${one.name} = ${typeOf(one.type, scope)}\n`;
    case "vocabulary": {
      const constants = one.values.map(
        (value) => `\t${one.name}${nameOf(valueName(value))} ${one.name} = ${quote(value)}\n`,
      );
      return `${doc}type ${one.name} string\n\n// Known values of ${one.name}.\nconst (\n${align(constants).join("")})\n`;
    }
    case "union":
      return doc + unionOf(one, scope);
    case "sum":
      return doc + sumOf(one, scope);
  }
}

function recordOf(record: RecordType, scope: Scope): string {
  const { name, fields, event, before, doc } = record;
  const members = fields.map((one) => {
    const type = typeOf(one.type, scope);
    return `\t// ${one.doc}\n\t${nameOf(one.name)} ${one.optional ? `Optional[${type}]` : type}\n`;
  });
  const reads = fields.map(
    (one) =>
      `\t\t${nameOf(one.name)}: ${one.optional ? "optional" : "required"}(m, ${quote(one.name)}, ${decoderOf(one.type, scope)}),\n`,
  );
  const keep = before && `\tm.keepTo(${[before.of, ...before.known].map(quote).join(", ")})\n`;
  const known = event === undefined ? "" : quote("event");
  return `// ${name}: ${doc}
type ${name} struct {
${members.join("")}\t// Extra holds the members that the contract does not name, as they came.
\tExtra Object
}

func decode${name}(node any, at *place) ${name} {
\tm := membersOf(node, at)
${keep ?? ""}\treturn ${name}{
${align([...reads, `\t\tExtra: m.extra(${known}),\n`]).join("")}\t}
}

func (v ${name}) encode() any {
\tobject := objectWith(v.Extra)
${event === undefined ? "" : `\tobject["event"] = ${quote(event)}\n`}${fields.map((one) => writeOf(one, scope)).join("")}\treturn object
}

// MarshalJSON writes the record as JSON, with its extra members and nothing that is missing.
func (v ${name}) MarshalJSON() ([]byte, error) {
\treturn writeJSON(v.encode())
}
`;
}

function writeOf(one: Field, scope: Scope): string {
  const name = nameOf(one.name);
  if (one.optional)
    return `\tputOptional(object, ${quote(one.name)}, v.${name}, ${encoderOf(one.type, scope)})\n`;
  const encoder = encoderOf(one.type, scope);
  return `\tobject[${quote(one.name)}] = ${encoder.startsWith("encodeScalar") ? `encodeAny(v.${name})` : `${encoder}(v.${name})`}\n`;
}

function documentOf({ main }: ContractModel, scope: Scope): string {
  const subject = (scope.get(main) as Sum).open ? "delivery" : "document";
  return `// Parse${main} reads a ${subject}. The error is an *UnreadableError where it is no JSON text, and a *DecodeError that names
// each place where it breaks the contract.
func Parse${main}(body []byte) (${main}, error) {
\treturn decodeDocument(body, decode${main})
}

// Write${main} writes a ${subject} as JSON text: what was parsed, with unknown members, and nothing that was missing.
func Write${main}(${subject} ${main}) ([]byte, error) {
\treturn writeJSON(${subject}.encode())
}
`;
}
