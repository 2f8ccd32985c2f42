import { itemAt } from "#src/util/item-at.ts";
import { snakeCase } from "../names.ts";
import type { Carried, NamedDeclaration, NamedField, NamedRecord, Of, Scope } from "../naming.ts";
import { readTypeNames, writeTableLines } from "../table-lines.ts";
import { emitReceiver } from "./emit-receiver.ts";
import { moduleName, quote, writeLiteral, writeType } from "./types.ts";

/**
 * Writes the Ruby modules of a contract: one for each edition, with its classes and its table, and one of the short name
 * that reads any edition.
 *
 * quicktype's classes need dry-struct, rename members, and have no unknown events, no
 * unknown members and no difference between missing and null, so that nothing of them would remain.
 */
export function emitRuby(editions: readonly Carried[]): ReadonlyMap<string, string> {
  const shared = snakeCase(itemAt(editions, 0).contract.name);
  const path = (name: string): string => `lib/annotation_contracts/${name}.rb`;
  return new Map([
    ...editions.map((one) => [path(one.model.namespace), writeEdition(one, shared)] as const),
    [path(shared), writeContract(editions, shared)],
  ]);
}

/** The module of an edition. */
function writeEdition(carried: Carried, shared: string): string {
  const { contract, model } = carried;
  const groups = model.declarations.flatMap((one) => (one.kind === "sum" ? [one] : []));
  const includedIn = (record: string): readonly string[] => [
    record,
    ...groups.filter(({ branches }) => branches.some((one) => one.record === record)).map(({ name }) => name),
  ];
  const body = model.declarations.flatMap((one) => {
    if (one.kind !== "record") return writeValues([one]) ?? [];
    const modules = includedIn(one.name).map((name) => `AnnotationContracts::${moduleName(shared)}::${name}`);
    return [writeRecord(one, modules, model.scope)];
  });
  const names = readTypeNames(carried).flatMap(([name, one]) =>
    one.kind === "record" && name !== one.name ? [`${quote(name)} => ${quote(one.name)}`] : [],
  );
  return makeFile(
    shared,
    `# Types of the contract \`${contract.name}\`, edition ${contract.edition}.
module ${moduleName(model.namespace)}
${body.map(indent).join("\n")}
  # The table of the edition.
  CONTRACT = Edition.new(${quote(contract.edition)}, self, <<~'TABLE', ${names.length === 0 ? "{}" : `{ ${names.join(", ")} }`})
${writeTableLines(contract)
  .map((line) => `    ${line}`)
  .join("\n")}
  TABLE

${indent(writeDocument(model.main, { parameters: "mode: :tolerant", read: "CONTRACT.read(JsonText.read(body), mode)" }))}end
`,
  );
}

/** The module of all editions, the newest first. */
function writeContract(carried: readonly Carried[], shared: string): string {
  const { contract, model } = itemAt(carried, 0);
  const byName = new Map<string, NamedDeclaration[]>();
  for (const { model } of carried)
    for (const one of model.declarations) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  const body = [...byName.values()].flatMap((all) => writeShared(all) ?? []);
  const modules = carried.map(({ model: { edition, namespace } }) => [edition, namespace] as const);
  const loads = modules.map(
    ([, namespace]) => `autoload :${moduleName(namespace)}, "annotation_contracts/${namespace}"\n`,
  );
  const rows = modules.map(([edition, namespace]) => `${quote(edition)} => :${moduleName(namespace)}`);
  const receiver = emitReceiver(carried, moduleName(shared));
  return makeFile(
    "",
    `${loads.join("")}
# The contract \`${contract.name}\` in every edition: ${carried.map(({ model }) => model.edition).join(", ")}. Each class
# of an edition, such as those of \`${moduleName(model.namespace)}\`, includes the module of its name here.
module ${moduleName(shared)}
${body.map(indent).join("\n")}
  # Every edition; each is loaded at its first use.
  CONTRACT = Contract.new({ ${rows.join(", ")} }.freeze)

  # Names of the editions, the newest first.
  EDITIONS = CONTRACT.editions

${indent(
  writeDocument(model.main, {
    parameters: "editions: nil, mode: :tolerant",
    read: "CONTRACT.read(JsonText.read(body), editions, mode)",
    more: " The first of the editions that\n# accepts it reads it; default: all, the newest first. Its `edition` says which.",
  }),
)}${writeRules(itemAt(carried, 0))}end
${receiver}`,
  );
}

/** Writes the rules that a valid document may break, if the contract has some. */
function writeRules({ model, rules }: Carried): string {
  if (rules === undefined) return "";
  const own = snakeCase(model.main);
  return `
  RULES = Rules.new(<<~'TABLE')
${rules.map((line) => `    ${line}\n`).join("")}  TABLE
  private_constant :RULES

  # Lists what is suspicious in a valid document, as \`Warning\`s in the order of the rules.
  def self.warnings(${own})
    RULES.find(JsonText.read(JsonText.write(${own})))
  end
`;
}

function makeFile(shared: string, body: string): string {
  return `# frozen_string_literal: true

require_relative "${shared === "" ? "../annotation_contracts" : shared}"

module AnnotationContracts
${indent(body)}end
`;
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}

/** Writes what the declarations of one name have in common, the newest edition first. */
function writeShared(all: readonly NamedDeclaration[]): string | undefined {
  const newest = all.find(({ kind }) => kind === "record" || kind === "sum");
  if (newest === undefined) return writeValues(all);
  if (newest.kind !== "sum" || !newest.open) return `# ${newest.doc}\nmodule ${newest.name}\nend\n`;
  return `# ${newest.doc} Another \`${newest.tag}\` makes an \`UnknownEvent\`.
module ${newest.name}
  def self.===(value)
    super || value.is_a?(UnknownEvent)
  end
end
`;
}

/** Writes the values of a vocabulary in all editions; undefined if the declarations are no vocabulary. */
function writeValues(all: readonly NamedDeclaration[]): string | undefined {
  const [newest] = all;
  if (newest?.kind === "enumeration")
    return `# ${newest.doc}\n${newest.name} = ${writeLiteral(newest.values)}.freeze\n`;
  if (newest?.kind !== "vocabulary") return undefined;
  const words = all.flatMap((one) => (one.kind === "vocabulary" ? [one] : []));
  const ids = new Map(
    words.flatMap(({ ids, values }) => ids.map((id, i) => [id, itemAt(values, i)] as const)),
  );
  return writeVocabulary(newest, ids);
}

function writeVocabulary({ name, doc, open }: Of<"vocabulary">, values: ReadonlyMap<string, string>): string {
  const rows = [...values].map(([id, value]) => `  ${id} = ${quote(value)}\n`);
  return `# ${doc}${open ? " Any string is valid; these are known." : ""}
module ${name}
${rows.join("")}  # Every known value.
  ALL = [${[...values.keys()].join(", ")}].freeze
end
`;
}

function writeRecord(
  { name, doc, fields, tag }: NamedRecord,
  modules: readonly string[],
  scope: Scope,
): string {
  const rows = [
    `include ${modules.join(", ")}\n`,
    ...(tag === undefined ? [] : [`tag :${tag.id}, ${quote(tag.member)}, ${quote(tag.value)}\n`]),
    ...fields.map((one) => writeField(one, scope)),
  ];
  return `# ${doc}\nclass ${name} < Record\n${indent(rows.join(""))}end\n`;
}

function writeField({ id, name, doc, type, optional }: NamedField, scope: Scope): string {
  const own = id === name ? `:${id}` : `:${id}, ${quote(name)}`;
  return `# @return [${writeType(type, scope)}] ${doc}\n${optional ? "optional" : "required"} ${own}\n`;
}

interface Reading {
  readonly parameters: string;
  readonly read: string;
  readonly more?: string;
}

function writeDocument(main: string, { parameters, read, more = "" }: Reading): string {
  const own = snakeCase(main);
  return `# Reads a document from the exact bytes of a body; raises \`UnreadableError\` if it is not JSON, \`DecodeError\` if it breaks
# the contract. \`mode: :strict\` checks what a sender must write.${more}
def self.parse_${own}(body, ${parameters})
  ${read}
end

# Writes a document as JSON: everything that was parsed, with unknown members. Missing members stay missing.
def self.write_${own}(${own})
  JsonText.write(${own})
end
`;
}
