import type { Declaration, Model, Property, RecordType, Type } from "#src/model/model.ts";
import { codeFile, type GeneratedFile } from "../generated-file.ts";
import {
  type EventRecord,
  escapeName,
  handlerKeys,
  isAnyObject,
  listModels,
  moduleName,
} from "./declarations.ts";

const directory = "languages/python/annotation_contracts/generated";

/**
 * Writes the pydantic models of each edition, and the list of editions with the types that depend on all of them;
 * `models` are tolerant.
 */
export function writePython(models: readonly Model[]): GeneratedFile[] {
  return [
    ...models.map((model) => pythonFile(moduleName(model), model.source, writeModule(model))),
    pythonFile("editions", "contracts.config.ts", writeEditions(models)),
    pythonFile("__init__", "contracts.config.ts", writeIndex(models.map(moduleName))),
  ];
}

function pythonFile(name: string, from: string, text: string): GeneratedFile {
  return codeFile(`${directory}/${name}.py`, from, text, "#");
}

function writeIndex(modules: readonly string[]): string {
  const names = modules.map((name) => `${name} as ${name}`).join(", ");
  return `"""Code generated from the contracts."""\n\nfrom typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from . import ${names}\n`;
}

function writeModule(model: Model): string {
  const { name, edition, declarations, main } = model;
  const isWebhook = name === "webhook";
  const event = `class Event(Record):
    """The common base of deliveries."""

    edition: ClassVar[Literal["${edition}"]] = "${edition}"
`;
  const parts = [
    ...(isWebhook ? [event] : []),
    ...declarations.map((one, i) =>
      writeDeclaration(one, new Set(declarations.slice(i).map((later) => later.name))),
    ),
    ...(isWebhook ? [`${writeHandlers([model])}"""Handlers by event name or pattern."""\n`] : []),
    `Document = ${main}\n`,
  ];
  const code = parts.join("\n\n");
  const imports = Object.entries(IMPORTS).flatMap(([module, names]) => {
    const used = names.filter((one) => new RegExp(`\\b${one}\\b`).test(code));
    return used.length === 0 ? [] : [`from ${module} import ${used.join(", ")}\n`];
  });
  return `"""${isWebhook ? "Deliveries" : "Raster info"} of edition ${edition}."""\n\nfrom __future__ import annotations\n\n${[...imports, `\n${code}`].join("\n")}`;
}

/** The names that a module may import. */
const IMPORTS = {
  typing: ["Annotated", "Any", "ClassVar", "Dict", "List", "Literal", "TypedDict", "Union"],
  pydantic: ["Field"],
  "..model": ["Handler", "InvalidDelivery", "UnknownEvent"],
  "..record": ["Int", "NotNull", "Number", "OpenRecord", "OpenWords", "Record", "SafeInt"],
};

function writeDeclaration(one: Declaration, later: ReadonlySet<string>): string {
  if (one.kind === "record") return writeRecord(one);
  if (one.kind === "alias" && isAnyObject(one.type))
    return `class ${one.name}(OpenRecord):\n    ${docstring(one.doc)}\n`;
  return `${one.name} = ${writeAlias(one, later)}\n${docstring(one.doc)}\n`;
}

/** Writes a type that is not a class. Names that are declared later are quoted. */
function writeAlias(one: Exclude<Declaration, RecordType>, later: ReadonlySet<string>): string {
  const quoted = (name: string): string => (later.has(name) ? JSON.stringify(name) : name);
  const written = (type: Type): string => writeType(type, quoted);
  switch (one.kind) {
    case "alias":
      return written(one.type);
    case "vocabulary": {
      const words = `Literal[${one.values.map((word) => JSON.stringify(word)).join(", ")}]`;
      return one.open ? `Annotated[Union[${words}, str], OpenWords]` : words;
    }
    case "union":
      return `Union[${one.branches.map(({ type }) => written(type)).join(", ")}]`;
    case "sum": {
      const union = `Union[${one.branches.map(({ record }) => quoted(record)).join(", ")}]`;
      return one.open ? `Annotated[${union}, Field(discriminator="${one.tag}")]` : union;
    }
  }
}

function writeRecord({ name, doc, properties, tag }: RecordType): string {
  const members = properties.map((field) => `    ${writeField(field)}\n    ${docstring(field.doc)}\n`);
  return `class ${name}(${tag === undefined ? "Record" : "Event"}):\n    ${docstring(doc)}\n\n${members.join("")}`;
}

/** Keywords, and attributes that every record has. */
const RESERVED =
  "False None True and as assert async await break class continue copy def del dict edition elif else except finally for from global if import in is json lambda model_config nonlocal not or pass raise return schema try while with yield";

function writeField({ name, type, optional }: Property): string {
  const written = writeType(type);
  // In an object, None also means "absent"; JSON must not contain it.
  const isNullable = type.kind === "nullable" || (type.kind === "json" && type.types.includes("null"));
  const annotation = optional && !isNullable ? `Annotated[${written} | None, NotNull]` : written;
  const field = escapeName(name, RESERVED);
  const values = [...(optional ? ["None"] : []), ...(field === name ? [] : [`alias="${name}"`])];
  const value = field === name ? values.join() : `Field(${values.join(", ")})`;
  return `${field}: ${annotation}${value === "" ? "" : ` = ${value}`}`;
}

/** The Python type of each JSON type. */
const jsonTypes = {
  string: "str",
  number: "Number",
  boolean: "bool",
  null: "None",
  array: "List[Any]",
  object: "Dict[str, Any]",
} as const;

function writeType(type: Type, quoted = (name: string): string => name): string {
  const inner = (one: Type): string => writeType(one, quoted);
  switch (type.kind) {
    case "string":
      return "str";
    case "boolean":
      return "bool";
    case "number":
      return "Number";
    case "integer":
      return type.safe ? "SafeInt" : "Int";
    case "constant":
      return type.value === null ? "None" : `Literal[${JSON.stringify(type.value)}]`;
    case "json":
      if (type.types.length === 6) return "Any";
      return writeUnion(type.types.map((one) => jsonTypes[one]));
    case "list":
      return `List[${inner(type.items)}]`;
    case "map":
      return `Dict[str, ${inner(type.values)}]`;
    case "nullable":
      return `Union[${inner(type.of)}, None]`;
    default:
      return quoted(type.name);
  }
}

/** Writes the types of handlers, by event and pattern; `name` returns the type of a record. */
function writeHandlers(
  models: readonly Model[],
  name: (one: EventRecord) => string = ({ record }) => record,
  indent = "",
): string {
  const rows = handlerKeys(models).map(([key, events]) => {
    const types = new Set(events.map(name));
    return `${indent}        ${JSON.stringify(key)}: Handler[${writeUnion([...types])}],\n`;
  });
  return `${indent}Handlers = TypedDict(
${indent}    "Handlers",
${indent}    {
${rows.join("")}${indent}        "unknown": Handler[UnknownEvent],
${indent}        "invalid": Handler[InvalidDelivery],
${indent}    },
${indent}    total=False,
${indent})
`;
}

/** Writes the list of editions, and the types of functions that accept any of them. */
function writeEditions(models: readonly Model[]): string {
  const { webhooks: newest, rasters } = listModels(models);
  const list = (all: readonly Model[]): string =>
    `(${all.map(({ edition }) => JSON.stringify(edition)).join(", ")})`;
  const inModule = ({ record, edition }: EventRecord): string =>
    `${moduleName({ name: "webhook", edition })}.${record}`;
  const overloads = (indent: string, write: (edition: string, module: string) => string): string =>
    newest
      .map((one) => `${indent}@overload\n${indent}${write(JSON.stringify(one.edition), moduleName(one))}`)
      .join("");
  return `"""The editions, and the types of functions that accept any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Literal, Protocol, Sequence, Tuple, TypedDict, Union, overload

from ..model import Body, Handler, InvalidDelivery, Mode, Secrets, UnknownEvent

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..receiver import Options
    from . import ${[...newest, ...rasters].map(moduleName).join(", ")}

    Delivery = ${writeUnion(newest.map((one) => `${moduleName(one)}.Delivery`))}
    RasterInfo = ${writeUnion(rasters.map((one) => `${moduleName(one)}.RasterInfo`))}
${writeHandlers(newest, inModule, "    ")}
EDITIONS = ${list(newest)}
"""Editions of deliveries, newest first."""

SOURCE_EDITION = "${models[0]?.edition}"
"""The edition of the source document."""

RASTER_INFO_EDITIONS = ${list(rasters)}
"""Editions of raster info, the source document's first."""

MODULES = {${[...newest, ...rasters].map((one) => `"${one.name}@${one.edition}": "${moduleName(one)}"`).join(", ")}}
"""The module of each edition."""


class ParseDelivery(Protocol):
    """Parses a delivery; \`edition\` narrows its type."""

${overloads("    ", (edition, module) => `def __call__(self, body: Body, *, edition: Literal[${edition}], mode: Mode = "tolerant") -> Union[${module}.Delivery, UnknownEvent]: ...\n`)}    @overload
    def __call__(self, body: Body, *, edition: Union[str, Sequence[str], None] = None, mode: Mode = "tolerant") -> Union[Delivery, UnknownEvent]: ...


class ReceiverTypes:
    """The constructor of a receiver; \`edition\` narrows the types of its handlers."""

    if TYPE_CHECKING:

${overloads("        ", (edition, module) => `def __init__(self, secret: Secrets, on: ${module}.Handlers, *, edition: Literal[${edition}], **options: Unpack[Options]) -> None: ...\n`)}        @overload
        def __init__(self, secret: Secrets, on: Handlers, *, edition: Union[List[str], Tuple[str, ...], None] = None, **options: Unpack[Options]) -> None: ...
        def __init__(self, secret: Secrets, on: Any, *, edition: Any = None, **options: Any) -> None: ...
`;
}

function writeUnion(names: readonly string[]): string {
  return names.length === 1 ? String(names[0]) : `Union[${names.join(", ")}]`;
}

/** Writes text as a one-line docstring. */
function docstring(text: string): string {
  return `"""${text.replace(/\s+/g, " ").replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"""`;
}
