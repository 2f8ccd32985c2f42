import type { Events, Sum } from "#src/model/model.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { itemAt } from "#src/util/item-at.ts";
import { constantName, isWord, listConstants } from "../list-constants.ts";
import { branchNames, pascalCase } from "../names.ts";
import {
  findRecord,
  findTagId,
  type NamedDeclaration,
  type NamedField,
  type NamedRecord,
  type Of,
  type Scope,
  uniqueNames,
} from "../naming.ts";
import { isAnything } from "../resolve-alias.ts";
import { identifier, isRaw, naming, quote, writeChecks, writeDoc, writeType } from "./types.ts";

/** Names that no variant may have. */
const reservedVariants = new Set(["Unknown", "Self"]);

/** What the emitters of declarations share. */
interface Context {
  /** Declarations in strict mode. */
  readonly scope: Scope;
  readonly tolerant: Scope;
  /** Members that hold their own record, and so are boxed. */
  readonly boxed: ReadonlySet<string>;
}

/** Writes a declaration, and the macro that decodes and encodes it. */
export function emitDeclaration(one: NamedDeclaration, context: Context): string {
  const { scope } = context;
  switch (one.kind) {
    case "record":
      return writeRecord(one, context);
    case "alias":
      return writeAlias(one, scope);
    case "enumeration":
      return `${writeDoc(one.doc)}pub type ${one.name} = Json;\n`;
    case "vocabulary":
      return one.open ? writeText(one) : writeEnum(one);
    case "union":
      return writeUnion(one, scope);
    case "sum":
      return one.open ? writeEvents(one, scope) : writeSum(one, scope);
  }
}

function writeRecord(record: NamedRecord, context: Context): string {
  const { name, fields, tag, doc } = record;
  const empty = tag === undefined && fields.every(({ optional }) => optional);
  const rows = fields.map((one) => writeRow(one, context.scope));
  const constants = listConstants(record, naming).map((one) => `${writeEnum(one)}\n`);
  return `${constants.join("")}${writeDoc(doc)}#[derive(Clone, Debug, ${empty ? "Default, " : ""}PartialEq)]
pub struct ${name} {
${fields.map((one) => writeField(one, record, context)).join("")}    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    ${listHead(record, context).join(", ")};
${rows.join("")}}
`;
}

function listHead(record: NamedRecord, { scope, tolerant }: Context): readonly string[] {
  const { name, tag, before } = record;
  return [
    name,
    ...(tag === undefined ? [] : [`${quote(tag.member)} = ${quote(tag.value)}`]),
    ...describeRest(record, scope, findRecord(tolerant, name)),
    ...(before === undefined
      ? []
      : [
          `before ${quote(before.member)} of ${quote(before.of)} or &[${before.known.map(quote).join(", ")}]`,
        ]),
  ];
}

/** Describes further members, unless tolerant mode accepts any and strict mode none. */
function describeRest({ rest }: NamedRecord, scope: Scope, tolerant: NamedRecord): readonly string[] {
  const isLoosened = isAnything(tolerant.rest) && !isAnything(rest);
  return isLoosened ? [] : [`rest ${writeType(rest)}: ${writeChecks(rest, scope) ?? "&[]"}`];
}

function writeRow(one: NamedField, scope: Scope): string {
  // A string that is always the same has its own type.
  const checks = isWord(one) ? undefined : writeChecks(one.type, scope);
  const kind = one.optional ? "optional" : "required";
  return `    ${kind} ${one.id} = ${quote(one.name)}${checks === undefined ? "" : `, ${checks}`};\n`;
}

function writeField(one: NamedField, record: NamedRecord, { boxed }: Context): string {
  const plain = isWord(one) ? constantName(record, one) : writeType(one.type);
  const isBoxed = boxed.has(`${record.name}.${one.name}`);
  const isNullable = one.type.kind === "nullable";
  const type = !isBoxed
    ? plain
    : one.type.kind === "nullable"
      ? `Option<Box<${writeType(one.type.of)}>>`
      : `Box<${plain}>`;
  const absent =
    one.optional && isNullable
      ? "    ///\n    /// `None` if it is missing, `Some(None)` if it is null.\n"
      : "";
  return `${writeDoc(one.doc, "    ")}${absent}    pub ${one.id}: ${one.optional ? `Option<${type}>` : type},\n`;
}

function writeAlias({ name, doc, type }: Of<"alias">, scope: Scope): string {
  if (!isRaw(type) || type.kind !== "json")
    return `${writeDoc(doc)}pub type ${name} = ${writeType(resolve(type, scope))};\n`;
  return `${writeDoc(doc)}#[derive(Clone, Debug, PartialEq)]
pub struct ${name}(pub Json);

raw!(${name}: ${type.types.map(quote).join(" | ")});
`;
}

/** Looks through an alias of an alias: rustdoc shows one step. */
function resolve(type: Of<"alias">["type"], scope: Scope): Of<"alias">["type"] {
  const one = type.kind === "named" ? scope.get(type.name) : undefined;
  return one?.kind === "alias" && one.type.kind === "named" ? resolve(one.type, scope) : type;
}

function writeText({ name, doc, values, ids }: Of<"vocabulary">): string {
  const constants = values.map(
    (value, i) => `    /// Known value ${value === "" ? "that is empty" : `\`${value}\``}.
    pub const ${ids[i]}: &'static str = ${quote(value)};\n`,
  );
  return `${writeDoc(doc)}#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ${name}(pub String);

impl ${name} {
${constants.join("\n")}}

text!(${name});
`;
}

function writeEnum({ name, doc, values, ids }: Of<"vocabulary">): string {
  const rows = values.map((value, i) => `    /// \`${value}\`.\n    ${ids[i]},\n`);
  return `${writeDoc(doc)}#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ${name} {
${rows.join("")}}

words! {
    ${name} {
${values.map((value, i) => `        ${ids[i]} = ${quote(value)};\n`).join("")}    }
}
`;
}

function writeUnion({ name, doc, branches }: Of<"union">, scope: Scope): string {
  const rows = branches.map(({ json, type }) => {
    const own = type.kind === "named" ? scope.get(type.name) : undefined;
    const isNamed = own?.kind === "record" || own?.kind === "vocabulary";
    // A record is much larger than the other branches.
    const held = own?.kind === "record" ? `Box<${own.name}>` : writeType(type);
    const checks = writeChecks(type, scope);
    return { json, variant: isNamed ? own.name : branchNames[json], held, checks };
  });
  const arms = rows.map(
    ({ json, variant, checks }) =>
      `        ${quote(json)} => ${variant}${checks === undefined ? "" : `, ${checks}`};\n`,
  );
  return `${writeDoc(doc)}#[derive(Clone, Debug, PartialEq)]
pub enum ${name} {
${rows.map(({ json, variant, held }) => `    /// It is a JSON ${json}.\n    ${variant}(${held}),\n`).join("")}}

by_json_type! {
    ${name} {
${arms.join("")}    }
}
`;
}

/** A branch of a sum, and its variant. */
interface Variant {
  readonly id: string;
  readonly value: string;
  readonly record: string;
}

function listVariants({ branches }: Sum | Events): readonly Variant[] {
  const ids = uniqueNames(
    branches.map(({ value }) => value),
    (value) => identifier(pascalCase(value)),
    reservedVariants,
  );
  return branches.map((branch, i) => ({ ...branch, id: itemAt(ids, i) }));
}

function writeEvents(sum: Events, scope: Scope): string {
  const { name, doc, tag } = sum;
  const rows = listVariants(sum);
  const method = findTagId(sum, scope);
  return `${writeDoc(doc)}#[derive(Clone, Debug, PartialEq)]
pub enum ${name} {
${boxedVariants(rows, scope)}    /// The contract does not have this value of \`${tag}\` (W6.1).
    Unknown(crate::UnknownEvent),
}

by_event! {
    ${name}, ${method} = ${quote(tag)} {
${rows.map(({ value, id }) => `        ${quote(value)} => ${id};\n`).join("")}    }
}
`;
}

function writeSum(sum: Sum, scope: Scope): string {
  const { name, doc, tag, branches } = sum;
  const rows = tag === undefined ? branches.map((one) => ({ id: one.record, ...one })) : listVariants(sum);
  return `${writeDoc(doc)}#[derive(Clone, Debug, PartialEq)]
pub enum ${name} {
${boxedVariants(rows, scope)}}

by_tag! {
    ${name}${tag === undefined ? "" : `, ${quote(tag)}`} {
${rows.map(({ value, id, record }) => `        ${quote(value)} => ${id}(${record});\n`).join("")}    }
}
`;
}

/** Writes the variants of an enum of records. They are boxed, since their sizes differ much. */
function boxedVariants(rows: readonly Variant[], scope: Scope): string {
  return rows
    .map(
      ({ id, record }) =>
        `${writeDoc(assertDefined(scope.get(record), record).doc, "    ")}    ${id}(Box<${record}>),\n`,
    )
    .join("");
}
