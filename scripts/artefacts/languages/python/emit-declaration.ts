import { itemAt } from "#src/util/item-at.ts";
import { joinMembers } from "../join-members.ts";
import { quote, snakeCase } from "../names.ts";
import type { NamedDeclaration, NamedField, NamedRecord, Of } from "../naming.ts";
import { type Writing, writeDeclared, writeDoc, writeType, writeUnion } from "./types.ts";

/** Writes a declaration of an edition; its records have the members of `shared`, the module of all editions. */
export function emitDeclaration(one: NamedDeclaration, shared: string): string {
  if (one.kind !== "record") return writeAlias([one], { evaluated: true });
  const { name, fields } = one;
  // A dataclass needs required members before optional ones.
  const ordered = [...fields.filter((field) => !field.optional), ...fields.filter((field) => field.optional)];
  return `
class ${name}(${shared}.${name}, Record):
    ${writeDoc(one.doc)}

${writeHead(one)}${ordered.map((field) => writeField(field, [writeType(field.type)], field.optional)).join("")}    extra: JsonObject = {}
    """Members that the contract does not name, as received."""
`;
}

/** A declaration of an edition, and how types are written there. */
export interface Declared {
  readonly one: NamedDeclaration;
  readonly writing: Writing;
}

/** Writes what the declarations of one name in several editions have in common, the newest first. */
export function emitShared(declared: readonly Declared[]): string {
  const records = declared.flatMap(({ one, writing }) => (one.kind === "record" ? [{ one, writing }] : []));
  const [newest] = records;
  if (newest === undefined) {
    const all = declared.flatMap(({ one }) => (one.kind === "record" ? [] : [one]));
    return writeAlias(all, { evaluated: true, ...itemAt(declared, 0).writing });
  }
  const fields = joinMembers(records).map((own) => {
    const types = own.map(({ field, writing }) => writeType(field.type, writing));
    return writeField(
      itemAt(own, 0).field,
      types,
      own.length < records.length || own.some(({ field }) => field.optional),
    );
  });
  return `
class ${newest.one.name}(View):
    ${writeDoc(newest.one.doc)}

${writeHead(newest.one)}${fields.join("")}`;
}

/** Names the constants of a vocabulary. */
export function nameConstants({ name, ids }: Of<"vocabulary">): readonly string[] {
  return ids.map((id) => `${snakeCase(name).toUpperCase()}_${id}`);
}

function writeAlias(all: readonly Exclude<NamedDeclaration, NamedRecord>[], writing: Writing): string {
  const { name, doc } = itemAt(all, 0);
  const constants = all.flatMap((one) =>
    one.kind === "vocabulary"
      ? nameConstants(one).map((id, i) => `${id}: Final = ${quote(itemAt(one.values, i))}\n`)
      : [],
  );
  return `${name} = ${writeUnion(joinWords(all).map((one) => writeDeclared(one, writing)))}\n${writeDoc(doc)}\n${[...new Set(constants)].join("")}`;
}

/** Joins the vocabularies of several editions if all are closed. */
function joinWords(all: readonly Exclude<NamedDeclaration, NamedRecord>[]): typeof all {
  const words = all.flatMap((one) => (one.kind === "vocabulary" && !one.open ? [one] : []));
  if (words.length < all.length) return all;
  return [{ ...itemAt(words, 0), values: [...new Set(words.flatMap(({ values }) => values))] }];
}

function writeHead({ fields, tag }: NamedRecord): string {
  const names = fields.flatMap(({ id, name }) => (id === name ? [] : [`${quote(id)}: ${quote(name)}`]));
  const renamed =
    names.length === 0 ? "" : `    NAMES: ClassVar[Mapping[str, str]] = {${names.join(", ")}}\n`;
  if (tag === undefined) return renamed;
  const value = quote(tag.value);
  return `${renamed}    TAG = (${quote(tag.member)}, ${value})\n    ${tag.id}: ClassVar[Literal[${value}]] = ${value}\n`;
}

function writeField({ id, doc }: NamedField, types: readonly string[], isOptional: boolean): string {
  return `    ${id}: ${writeUnion([...types, ...(isOptional ? ["Missing"] : [])])}${isOptional ? " = MISSING" : ""}\n    ${writeDoc(doc)}\n`;
}
