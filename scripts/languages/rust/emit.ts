import type { ContractModel, Declaration, Field, JsonType, RecordType, Sum, Type, Union } from "../model.ts";
import { pascalCase, snakeCase, valueName } from "../names.ts";

/** Words that Rust keeps for itself. */
const keywords = new Set(
  "abstract as async await become box break const continue do dyn else enum extern false final fn for gen if impl in let loop macro match mod move mut override priv pub ref return static struct trait true try type typeof unsafe unsized use virtual where while yield".split(
    " ",
  ),
);

const scalars = { string: "String", number: "Number", boolean: "bool" } as const;

/** Names of the branches of a union that have no type of their own. */
const variants: Readonly<Record<JsonType, string>> = {
  object: "Map",
  array: "List",
  string: "Text",
  number: "Number",
  boolean: "Flag",
  null: "Null",
};

/**
 * Writes the Rust module of each contract: structs and enums, and what makes serde read and write them.
 *
 * quicktype's structs have one `Option` for absent and null, and no enum of events.
 */
export function emitRust(models: readonly ContractModel[]): ReadonlyMap<string, string> {
  return new Map(models.map((model) => [`src/${snakeCase(model.name)}.rs`, moduleOf(model)]));
}

function moduleOf(model: ContractModel): string {
  const scope: Scope = new Map(model.declarations.map((one) => [one.name, one]));
  const body = model.declarations.map((one) => declarationOf(one, scope)).join("\n");
  const macros = ["by_event", "by_json_type", "by_tag", "raw", "record", "text", "words"];
  const used = macros.filter((name) => new RegExp(`^${name}!`, "m").test(body));
  const types = ["Json", "JsonObject", "WholeNumber"].filter((name) =>
    new RegExp(`[ <(]${name}[>,;)]`).test(body),
  );
  const imports = [
    ...(body.includes("BTreeMap<") ? ["use std::collections::BTreeMap;\n\n"] : []),
    ...(/[ <]Number[>,]/.test(body) ? ["use serde_json::Number;\n\n"] : []),
    `use crate::macros::${listOf(used)};\n`,
    ...(types.length > 0 ? [`use crate::${listOf(types)};\n`] : []),
  ];
  const subject = model.name === "webhook" ? "webhook deliveries" : "raster info";
  return `//! Types of ${subject}.\n\n${imports.join("")}\n${body}`;
}

function listOf(names: readonly string[]): string {
  return names.length === 1 ? names[0]! : `{${names.join(", ")}}`;
}

type Scope = ReadonlyMap<string, Declaration>;

function declarationOf(one: Declaration, scope: Scope): string {
  switch (one.kind) {
    case "record":
      return recordOf(one, scope);
    case "alias":
      return aliasOf(one, scope);
    case "vocabulary":
      return one.open ? textOf(one) : wordsOf(one);
    case "union":
      return unionOf(one, scope);
    case "sum":
      return one.open ? eventsOf(one, scope) : tagsOf(one, scope);
  }
}

type Of<K extends Declaration["kind"]> = Extract<Declaration, { kind: K }>;

function recordOf(record: RecordType, scope: Scope): string {
  const { name, fields, event, before, doc } = record;
  const empty = event === undefined && fields.every(({ optional }) => optional);
  const head = [
    name,
    ...(event === undefined ? [] : [`"event" = ${quote(event)}`]),
    ...(before ? [`before ${quote(before.of)}: ${beforeOf(record, scope)}`] : []),
  ];
  const rows = fields.map(
    (one) => `    ${one.optional ? "optional" : "required"} ${fieldName(one)} = ${quote(one.name)};\n`,
  );
  return `${constantsOf(record)}${docOf(doc)}#[derive(Clone, Debug, ${empty ? "Default, " : ""}PartialEq)]
pub struct ${name} {
${fields.map((one) => fieldOf(one, record)).join("")}    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    ${head.join(", ")};
${rows.join("")}}
`;
}

/** Names the members that `before_update` may have in any case; of an unpublished resource there are none. */
function beforeOf({ fields }: RecordType, scope: Scope): string {
  const type = fields.find(({ name }) => name === "before_update")?.type;
  const partial = type?.kind === "named" ? scope.get(type.name) : undefined;
  return partial?.kind === "record" ? `${partial.name}::MEMBERS` : "&[]";
}

function fieldOf(one: Field, record: RecordType): string {
  const type = one.type.kind === "constant" ? constantName(record, one) : typeOf(one.type);
  const absent =
    one.optional && one.type.kind === "nullable"
      ? "    ///\n    /// `None` where it is missing, `Some(None)` where it is null.\n"
      : "";
  const doc = docOf(one.doc, "    ");
  return `${doc}${absent}    pub ${fieldName(one)}: ${one.optional ? `Option<${type}>` : type},\n`;
}

/** Writes the types of members that are always the same: a vocabulary of one word. */
function constantsOf(record: RecordType): string {
  const constants = record.fields.flatMap((one) =>
    one.type.kind === "constant"
      ? [
          wordsOf({
            name: constantName(record, one),
            doc: `What \`${one.name}\` says of a [\`${record.name}\`].`,
            values: [one.type.value],
          }),
        ]
      : [],
  );
  return constants.map((text) => `${text}\n`).join("");
}

function constantName({ name }: RecordType, field: Field): string {
  return name + pascalCase(field.name);
}

function aliasOf({ name, doc, type }: Of<"alias">, scope: Scope): string {
  if (type.kind !== "json" || isObject(type.types) || isAny(type.types))
    return `${docOf(doc)}pub type ${name} = ${typeOf(resolve(type, scope))};\n`;
  return `${docOf(doc)}#[derive(Clone, Debug, PartialEq)]
pub struct ${name}(pub Json);

raw!(${name}: ${type.types.map(quote).join(" | ")});
`;
}

/** Looks through an alias of an alias: rustdoc shows one step. */
function resolve(type: Type, scope: Scope): Type {
  const one = type.kind === "named" ? scope.get(type.name) : undefined;
  return one?.kind === "alias" && one.type.kind === "named" ? resolve(one.type, scope) : type;
}

function textOf({ name, doc, values }: Of<"vocabulary">): string {
  const constants = values.map(
    (value) => `    /// Known value ${value === "" ? "that is empty" : `\`${value}\``}.
    pub const ${identifier(snakeCase(valueName(value)).toUpperCase())}: &'static str = ${quote(value)};\n`,
  );
  return `${docOf(doc)}#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ${name}(pub String);

impl ${name} {
${constants.join("\n")}}

text!(${name});
`;
}

function wordsOf({ name, doc, values }: Pick<Of<"vocabulary">, "name" | "doc" | "values">): string {
  const variant = (value: string): string => identifier(pascalCase(valueName(value)));
  return `${docOf(doc)}#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ${name} {
${values.map((value) => `    /// \`${value}\`.\n    ${variant(value)},\n`).join("")}}

words! {
    ${name} {
${values.map((value) => `        ${variant(value)} = ${quote(value)};\n`).join("")}    }
}
`;
}

function unionOf({ name, doc, branches }: Union, scope: Scope): string {
  const rows = branches.map(({ json, type }) => {
    const own = type.kind === "named" ? scope.get(type.name) : undefined;
    const isNamed = own?.kind === "record" || own?.kind === "vocabulary";
    // A record is much larger than the other branches.
    const held = own?.kind === "record" ? `Box<${own.name}>` : typeOf(type);
    return { json, variant: isNamed ? own.name : variants[json], held };
  });
  return `${docOf(doc)}#[derive(Clone, Debug, PartialEq)]
pub enum ${name} {
${rows.map(({ json, variant, held }) => `    /// It is a JSON ${json}.\n    ${variant}(${held}),\n`).join("")}}

by_json_type! {
    ${name} {
${rows.map(({ json, variant }) => `        ${quote(json)} => ${variant};\n`).join("")}    }
}
`;
}

function eventsOf({ name, doc, branches }: Sum, scope: Scope): string {
  return `/// A delivery of an event that is none of the contract's (W6.1).
#[derive(Clone, Debug, PartialEq)]
pub struct UnknownEvent {
    /// The event as it was sent.
    pub event: String,
    /// The delivery as it came.
    pub document: JsonObject,
}

impl serde::Serialize for UnknownEvent {
    fn serialize<S: serde::Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        self.document.serialize(writer)
    }
}

${docOf(doc)}#[derive(Clone, Debug, PartialEq)]
pub enum ${name} {
${variantsOf(branches, scope)}    /// The event is none of the contract's (W6.1).
    Unknown(UnknownEvent),
}

by_event! {
    ${name} {
${branches.map(({ value }) => `        ${quote(value)} => ${pascalCase(value)};\n`).join("")}    }
}
`;
}

function tagsOf({ name, doc, tag, branches }: Sum, scope: Scope): string {
  const rows = branches.map(
    ({ value, record }) => `        ${quote(value)} => ${pascalCase(value)}(${record});\n`,
  );
  return `${docOf(doc)}#[derive(Clone, Debug, PartialEq)]
pub enum ${name} {
${variantsOf(branches, scope)}}

by_tag! {
    ${name}, ${quote(tag)} {
${rows.join("")}    }
}
`;
}

/** Writes the variants of an enum of records, which stand in boxes, for they differ much in size. */
function variantsOf(branches: Sum["branches"], scope: Scope): string {
  const rows = branches.map(({ value, record }) => {
    const doc = docOf(scope.get(record)!.doc, "    ");
    return `${doc}    ${pascalCase(value)}(Box<${record}>),\n`;
  });
  return rows.join("");
}

function typeOf(type: Type): string {
  switch (type.kind) {
    case "integer":
      return type.safe ? "i64" : "WholeNumber";
    case "json":
      if (isObject(type.types)) return "JsonObject";
      if (isAny(type.types)) return "Json";
      throw new Error(`cannot write a type of JSON ${type.types.join(" or ")} without a name`);
    case "list":
      return `Vec<${typeOf(type.items)}>`;
    case "map":
      return `BTreeMap<String, ${typeOf(type.values)}>`;
    case "nullable":
      return `Option<${typeOf(type.of)}>`;
    case "named":
      return type.name;
    case "constant":
      throw new Error(`cannot write the type of ${quote(type.value)} outside of a record`);
    default:
      return scalars[type.kind];
  }
}

function isObject(types: readonly JsonType[]): boolean {
  return types.length === 1 && types[0] === "object";
}

function isAny(types: readonly JsonType[]): boolean {
  return types.length === Object.keys(variants).length;
}

function fieldName({ name }: Field): string {
  const snake = snakeCase(name);
  return keywords.has(snake) ? `r#${snake}` : snake;
}

/** A name must not begin with a digit. */
function identifier(name: string): string {
  return /^\d/.test(name) ? `_${name}` : name;
}

function docOf(text: string, indent = ""): string {
  return `${indent}/// ${text}\n`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}
