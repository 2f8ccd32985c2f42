import { itemAt } from "#src/text/item-at.ts";
import type { Events, Sum } from "../../model/model.ts";
import { isAnything } from "../base-of.ts";
import { quote, snakeCase } from "../names.ts";
import type { NamedDeclaration, NamedField, NamedRecord, Of, Scope } from "../naming.ts";
import { findRecord } from "../naming.ts";
import { decoderOf, docOf, literalType, typeOf } from "./types.ts";

/** Writes a declaration of a module. */
export function emitDeclaration(one: NamedDeclaration, scope: Scope): string {
  switch (one.kind) {
    case "record":
      return recordOf(one, scope);
    case "alias":
      return `${one.name} = ${typeOf(one.type, true)}\n${docOf(one.doc)}\n`;
    case "vocabulary":
      return vocabularyOf(one);
    case "enumeration":
      return `${one.name} = ${literalType(one.values)}\n${docOf(one.doc)}\n`;
    case "union":
      return unionOf(one, scope);
    case "sum":
      return one.open ? eventsOf(one) : sumOf(one, scope);
  }
}

/** Names the constants of a vocabulary. */
export function constantsOf({ name, ids }: Of<"vocabulary">): readonly string[] {
  return ids.map((id) => `${snakeCase(name).toUpperCase()}_${id}`);
}

function vocabularyOf(one: Of<"vocabulary">): string {
  const type = one.open ? "str" : `Literal[${one.values.map(quote).join(", ")}]`;
  const constants = constantsOf(one).map((id, i) => `${id}: Final = ${quote(itemAt(one.values, i))}\n`);
  return `${one.name} = ${type}\n${docOf(one.doc)}\n${constants.join("")}`;
}

function unionOf({ name, doc, branches }: Of<"union">, scope: Scope): string {
  const types = branches.map(({ type }) => typeOf(type, true));
  const rows = branches.map(({ json, type }) => `        ${quote(json)}: ${decoderOf(type, scope)},\n`);
  return `${name} = Union[${types.join(", ")}]\n${docOf(doc)}\n\n
${decoderHead(name)}
    value: ${name} = by_json_type({\n${rows.join("")}    })(node, place)
    return value\n`;
}

function sumOf({ name, doc, tag, branches }: Sum, scope: Scope): string {
  const rows = branches.map(({ value, record }) =>
    tag === undefined
      ? `        ${branchOf(record, scope)},\n`
      : `            ${quote(value)}: ${branchOf(record, scope)},\n`,
  );
  const decoder =
    tag === undefined
      ? `fitting(\n${rows.join("")}    )`
      : `choose(\n        ${quote(tag)},\n        {\n${rows.join("")}        },\n    )`;
  return objectsOf({ name, doc, records: branches.map(({ record }) => record), decoder });
}

/** Writes what an object is chosen by: the names of a record's members, and its decoder. */
function branchOf(record: string, scope: Scope): string {
  const { fields } = findRecord(scope, record);
  const names = fields.map(({ name }) => `${quote(name)}, `);
  return `((${names.join("").trimEnd()}), ${record}.decode)`;
}

function eventsOf({ name, doc, tag, branches }: Events): string {
  const rows = branches.map(({ value, record }) => `            ${quote(value)}: ${record}.decode,\n`);
  const decoder = `by_tag(\n        ${quote(tag)},\n        {\n${rows.join("")}        },\n        UnknownEvent,\n    )`;
  const records = [...branches.map(({ record }) => record), "UnknownEvent"];
  return `
@dataclass
class UnknownEvent:
    """A document whose \`${tag}\` is none of the contract's."""

    event: str
    """The value of \`${tag}\`, as it was sent."""
    document: JsonObject
    """The document as it came."""


${objectsOf({ name, doc, records, decoder })}`;
}

interface Objects {
  readonly name: string;
  readonly doc: string;
  readonly records: readonly string[];
  readonly decoder: string;
}

function objectsOf({ name, doc, records, decoder }: Objects): string {
  return `${name} = Union[\n${records.map((type) => `    ${quote(type)},\n`).join("")}]\n${docOf(doc)}\n\n
${decoderHead(name)}
    value: ${name} = ${decoder}(node, place)
    return value\n`;
}

function decoderHead(name: string): string {
  return `def decode_${snakeCase(name)}(node: Json, place: Place) -> ${name}:
    """Decodes \`${name}\` at a place of a document."""`;
}

function recordOf(record: NamedRecord, scope: Scope): string {
  const { name, fields, doc, tag } = record;
  // A dataclass wants the members that must be given before those that may be missing.
  const ordered = [...fields.filter((one) => !one.optional), ...fields.filter((one) => one.optional)];
  const names = fields.flatMap(({ id, name: key }) => (id === key ? [] : [`${quote(id)}: ${quote(key)}`]));
  const renamed =
    names.length === 0 ? "" : `    NAMES: ClassVar[Mapping[str, str]] = {${names.join(", ")}}\n`;
  const event =
    tag === undefined
      ? ""
      : `    TAG = (${quote(tag.member)}, ${quote(tag.value)})\n    ${tag.id}: ClassVar[str] = ${quote(tag.value)}\n`;
  return `
@dataclass
class ${name}(Record):
    ${docOf(doc)}

${renamed}${event}${ordered.map(fieldOf).join("")}    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> ${name}:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
${checksOf(record)}        return cls(
${fields.map((one) => readOf(one, scope)).join("")}            extra=members.extra(${isAnything(record.rest) ? "" : decoderOf(record.rest, scope)}),
        )
`;
}

function checksOf({ tag }: NamedRecord): string {
  return tag === undefined ? "" : `        members.constant(${quote(tag.member)}, ${quote(tag.value)})\n`;
}

function readOf({ id, name, optional, type }: NamedField, scope: Scope): string {
  const method = optional ? "optional" : "required";
  return `            ${id}=members.${method}(${quote(name)}, ${decoderOf(type, scope)}),\n`;
}

function fieldOf({ id, type, optional, doc }: NamedField): string {
  const own = typeOf(type, false);
  const declared = optional ? `Union[${own}, Missing] = MISSING` : own;
  return `    ${id}: ${declared}\n    ${docOf(doc)}\n`;
}
