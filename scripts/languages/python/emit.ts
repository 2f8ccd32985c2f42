import type { ContractModel, Declaration, Field, RecordType, Type } from "../model.ts";
import { snakeCase, valueName } from "../names.ts";

/** Words that Python keeps for itself. */
const keywords = new Set(
  "False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield extra event".split(
    " ",
  ),
);

/** Scalars: their type in Python and the function that decodes them. */
const scalars = { string: "str", number: "float", boolean: "bool" } as const;

/**
 * Writes the Python module of each contract, and the module that exports them all.
 *
 * quicktype's dataclasses have no union of events, no unknown members and no difference between absent and null, so
 * that nothing of them would remain.
 */
export function emitPython(models: readonly ContractModel[]): ReadonlyMap<string, string> {
  const modules = models.map(
    (model) => [`annotation_contracts/${moduleName(model)}.py`, moduleOf(model)] as const,
  );
  return new Map([...modules, ["annotation_contracts/__init__.py", packageOf(models)]]);
}

function moduleName({ name }: ContractModel): string {
  return snakeCase(name);
}

function moduleOf(model: ContractModel): string {
  const scope = new Map(model.declarations.map((one) => [one.name, one]));
  const body = model.declarations.map((one) => declarationOf(one, scope)).join("\n\n");
  const text = `${body}\n\n${documentOf(model)}`.replace(/\n{4,}/g, "\n\n\n");
  const used = [...support].filter((name) => new RegExp(`(?<!["\\w.])${name}\\b`).test(text)).sort();
  const typing = ["Any", "ClassVar", "Dict", "Final", "List", "Literal", "Mapping", "Optional", "Union"];
  const typed = typing.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  return `"""Types of ${model.name === "webhook" ? "webhook deliveries" : "raster info"}."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ${typed.join(", ")}

from .decoding import (
${used.map((name) => `    ${name},`).join("\n")}
)
from .json_text import Json, JsonObject, read_json, with_deep_stack, write_json

${text}`;
}

/** Names that a module may take from the decoding module. */
const support = new Set(
  "MISSING Decoder Members Missing Place Record anything boolean by_event by_json_type choose decode_document encode integer json_of list_of map_of nullable number one_of safe_integer string".split(
    " ",
  ),
);

type Declarations = ReadonlyMap<string, Declaration>;

function declarationOf(one: Declaration, scope: Declarations): string {
  const doc = docOf(one.doc);
  switch (one.kind) {
    case "record":
      return recordOf(one, scope);
    case "alias":
      return `${one.name} = ${typeOf(one.type, true)}\n${doc}\n`;
    case "vocabulary": {
      const prefix = snakeCase(one.name).toUpperCase();
      const type = one.open ? "str" : `Literal[${one.values.map(quote).join(", ")}]`;
      const constants = one.values.map(
        (value) => `${prefix}_${snakeCase(valueName(value)).toUpperCase()}: Final = ${quote(value)}\n`,
      );
      return `${one.name} = ${type}\n${doc}\n${constants.join("")}`;
    }
    case "union": {
      const types = one.branches.map(({ type }) => typeOf(type, true));
      const rows = one.branches.map(
        ({ json, type }) => `        ${quote(json)}: ${decoderOf(type, scope)},\n`,
      );
      return `${one.name} = Union[${types.join(", ")}]\n${doc}\n\n
${decoderHead(one.name)}
    value: ${one.name} = by_json_type({\n${rows.join("")}    })(node, place)
    return value\n`;
    }
    case "sum": {
      const types = one.branches.map(({ record }) => record);
      return `${one.open ? unknownEvent : ""}${one.name} = Union[\n${[...types, ...(one.open ? ["UnknownEvent"] : [])].map((type) => `    ${type},\n`).join("")}]\n${doc}\n\n
${decoderHead(one.name)}
    value: ${one.name} = ${one.open ? eventChoice(one.branches) : tagChoice(one.tag, one.branches, scope)}(node, place)
    return value\n`;
    }
  }
}

const unknownEvent = `
@dataclass
class UnknownEvent:
    """A delivery of an event that is none of the contract's (W6.1)."""

    event: str
    document: JsonObject
    """The delivery as it came."""


`;

type Branches = readonly { readonly value: string; readonly record: string }[];

function eventChoice(branches: Branches): string {
  const rows = branches.map(({ value, record }) => `            ${quote(value)}: ${record}.decode,\n`);
  return `by_event(\n        {\n${rows.join("")}        },\n        UnknownEvent,\n    )`;
}

function tagChoice(tag: string, branches: Branches, scope: Declarations): string {
  const rows = branches.map(({ value, record }) => {
    const fields = (scope.get(record) as RecordType).fields.map(({ name }) => quote(name));
    return `            ${quote(value)}: ((${fields.join(", ")}), ${record}.decode),\n`;
  });
  return `choose(\n        ${quote(tag)},\n        {\n${rows.join("")}        },\n    )`;
}

function decoderHead(name: string): string {
  return `def decode_${snakeCase(name)}(node: Json, place: Place) -> ${name}:
    """Decodes \`${name}\` at a place of a document."""`;
}

function recordOf(record: RecordType, scope: Declarations): string {
  const { name, fields, event, before, doc } = record;
  // A dataclass wants the members that must be given before those that may be missing.
  const ordered = [...fields.filter((one) => !one.optional), ...fields.filter((one) => one.optional)];
  const renamed = fields.filter((one) => attributeOf(one) !== one.name);
  const names = renamed.map((one) => `${quote(attributeOf(one))}: ${quote(one.name)}`);
  const known = [...(event === undefined ? [] : ["event"])].map(quote);
  const keep = before && `        members.keep_to(${[before.of, ...before.known].map(quote).join(", ")})\n`;
  return `
@dataclass
class ${name}(Record):
    """${doc}"""

${names.length > 0 ? `    NAMES: ClassVar[Mapping[str, str]] = {${names.join(", ")}}\n` : ""}${event === undefined ? "" : `    event: ClassVar[str] = ${quote(event)}\n`}${ordered.map(fieldOf).join("")}    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> ${name}:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
${keep ?? ""}        return cls(
${fields.map((one) => `            ${attributeOf(one)}=members.${one.optional ? "optional" : "required"}(${quote(one.name)}, ${decoderOf(one.type, scope)}),\n`).join("")}            extra=members.extra(${known.join("")}),
        )
`;
}

function fieldOf(one: Field): string {
  const type = typeOf(one.type, false);
  const declared = one.optional ? `Union[${type}, Missing] = MISSING` : type;
  return `    ${attributeOf(one)}: ${declared}\n    """${one.doc}"""\n`;
}

function attributeOf({ name }: Field): string {
  return keywords.has(name) ? `${name}_` : name;
}

/** Writes a type; one that is evaluated when the module loads quotes what may stand further down. */
function typeOf(type: Type, evaluated: boolean): string {
  switch (type.kind) {
    case "integer":
      return "int";
    case "constant":
      return `Literal[${quote(type.value)}]`;
    case "json":
      return type.types.length === 1 && type.types[0] === "object" ? "JsonObject" : "Json";
    case "list":
      return `List[${typeOf(type.items, evaluated)}]`;
    case "map":
      return `Dict[str, ${typeOf(type.values, evaluated)}]`;
    case "nullable":
      return `Optional[${typeOf(type.of, evaluated)}]`;
    case "named":
      return evaluated ? quote(type.name) : type.name;
    default:
      return scalars[type.kind];
  }
}

function decoderOf(type: Type, scope: Declarations): string {
  switch (type.kind) {
    case "integer":
      return type.safe ? "safe_integer" : "integer";
    case "constant":
      return `one_of(${quote(type.value)})`;
    case "json":
      return type.types.length === 6 ? "anything" : `json_of(${type.types.map(quote).join(", ")})`;
    case "list":
      return `list_of(${decoderOf(type.items, scope)})`;
    case "map":
      return `map_of(${decoderOf(type.values, scope)})`;
    case "nullable":
      return `nullable(${decoderOf(type.of, scope)})`;
    case "named":
      return decoderOfName(scope.get(type.name)!, scope);
    default:
      return type.kind;
  }
}

function decoderOfName(one: Declaration, scope: Declarations): string {
  if (one.kind === "record") return `${one.name}.decode`;
  if (one.kind === "alias") return decoderOf(one.type, scope);
  if (one.kind === "vocabulary") return one.open ? "string" : `one_of(${one.values.map(quote).join(", ")})`;
  return `decode_${snakeCase(one.name)}`;
}

function documentOf({ main }: ContractModel): string {
  const name = snakeCase(main);
  const encoded =
    main === "Delivery" ? "delivery.document if isinstance(delivery, UnknownEvent) else delivery" : name;
  return `
def parse_${name}(body: Union[bytes, str]) -> ${main}:
    """Reads a document; raises \`UnreadableError\` where it is no JSON text, \`DecodeError\` where it breaks the contract."""
    return with_deep_stack(lambda: decode_document(decode_${name}, read_json(body)))


def write_${name}(${name}: ${main}) -> str:
    """Writes a document as JSON text: what was parsed, with unknown members, and nothing that was absent."""
    return with_deep_stack(lambda: write_json(encode(${encoded})))
`;
}

function packageOf(models: readonly ContractModel[]): string {
  const lines = models.map((model) => {
    const declared = model.declarations.flatMap((one) => {
      if (one.kind !== "vocabulary") return [one.name];
      const prefix = snakeCase(one.name).toUpperCase();
      return [
        one.name,
        ...one.values.map((value) => `${prefix}_${snakeCase(valueName(value)).toUpperCase()}`),
      ];
    });
    const main = snakeCase(model.main);
    const open = model.declarations.some((one) => one.kind === "sum" && one.open);
    return importOf(moduleName(model), [
      ...declared,
      `parse_${main}`,
      `write_${main}`,
      ...(open ? ["UnknownEvent"] : []),
    ]);
  });
  return `"""Two contracts: webhook deliveries of an annotation platform, and raster info."""

${[
  importOf("decoding", ["MISSING", "DecodeError", "Missing", "Problem"]),
  importOf("json_text", ["Json", "JsonObject", "UnreadableError"]),
  ...lines,
  importOf("signature", ["NamedSecret", "REASONS", "SIGNATURE_HEADER", "Verdict", "sign", "verify"]),
].join("\n")}
`;
}

/** Imports names so that they are exported again, as type checkers ask. */
function importOf(module: string, names: readonly string[]): string {
  const lines = [...names].sort().map((name) => `    ${name} as ${name},\n`);
  return `from .${module} import (\n${lines.join("")})`;
}

function docOf(text: string): string {
  return `"""${text}"""`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
