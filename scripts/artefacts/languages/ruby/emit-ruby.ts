import type { Events, Sum } from "#src/model/model.ts";
import { itemAt } from "#src/text/item-at.ts";
import { isAnything } from "../base-of.ts";
import { snakeCase } from "../names.ts";
import type { NamedDeclaration, NamedField, NamedModel, NamedRecord, Of, Scope } from "../naming.ts";
import { moduleName, quote, rubyOf, typeOf } from "./types.ts";

/**
 * Writes the Ruby module of a contract's edition, and beside it, for the default edition, a file of the short name.
 *
 * quicktype's classes want dry-struct, name members otherwise than the contract, and have no event that is unknown, no
 * unknown members and no difference between missing and null, so that nothing of them would remain.
 */
export function emitRuby(model: NamedModel): ReadonlyMap<string, string> {
  const { namespace, short } = model;
  const files = new Map([[`lib/annotation_contracts/${namespace}.rb`, moduleOf(model)]]);
  if (short !== undefined) files.set(`lib/annotation_contracts/${short}.rb`, aliasOf(model, short));
  return files;
}

function moduleOf(model: NamedModel): string {
  const { name, edition, namespace, declarations, scope, main } = model;
  const own = snakeCase(main);
  // Values stand before the records whose types name them; records are named when they are needed.
  const isValue = ({ kind }: NamedDeclaration): boolean => kind === "vocabulary" || kind === "enumeration";
  const ordered = [...declarations.filter(isValue), ...declarations.filter((one) => !isValue(one))];
  const body = ordered.flatMap((one) => declarationOf(one, scope) ?? []);
  const type = typeOf({ kind: "named", name: main }, scope);
  return `# frozen_string_literal: true

require_relative "../annotation_contracts"

module AnnotationContracts
  # Types of the contract \`${name}\`, edition ${edition}.
  module ${moduleName(namespace)}
${body.map(indent).join("\n")}
    # Reads a document from the exact bytes of a body; raises \`UnreadableError\` where it is no JSON text, \`DecodeError\` where
    # it breaks the contract.
    def self.parse_${own}(body)
      Types.decode(${type}, JsonText.read(body))
    end

    # Writes a document as JSON text: what was parsed, with unknown members, and nothing that was missing.
    def self.write_${own}(${own})
      JsonText.write(${own})
    end
  end
end
`;
}

function aliasOf({ name, edition, namespace }: NamedModel, short: string): string {
  return `# frozen_string_literal: true

require_relative "${namespace}"

module AnnotationContracts
  # Types of the contract \`${name}\`, in its default edition ${edition}.
  ${moduleName(short)} = ${moduleName(namespace)}
end
`;
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "    ");
}

/** Writes a declaration; what only names another type is written out where it is used. */
function declarationOf(one: NamedDeclaration, scope: Scope): string | undefined {
  switch (one.kind) {
    case "record":
      return recordOf(one, scope);
    case "alias":
      return undefined;
    case "vocabulary":
      return vocabularyOf(one);
    case "enumeration":
      return `# ${one.doc}\n${one.name} = ${rubyOf(one.values)}.freeze\n`;
    case "union":
      return unionOf(one, scope);
    case "sum":
      return one.open ? eventsOf(one) : choiceOf(one);
  }
}

function vocabularyOf({ name, doc, values, ids, open }: Of<"vocabulary">): string {
  const rows = ids.map((id, i) => `  ${id} = ${quote(itemAt(values, i))}\n`);
  return `# ${doc}${open ? " Any string is valid; these are known." : ""}
module ${name}
${rows.join("")}  # Every known value.
  ALL = [${ids.join(", ")}].freeze
end
`;
}

function recordOf(record: NamedRecord, scope: Scope): string {
  const { name, doc, fields, tag, rest } = record;
  const rows = [
    ...(tag === undefined ? [] : [`tag :${tag.id}, ${quote(tag.member)}, ${quote(tag.value)}\n`]),
    ...fields.map((one) => fieldOf(one, scope)),
    ...(isAnything(rest) ? [] : [`rest ${typeOf(rest, scope)}\n`]),
  ];
  return `# ${doc}\nclass ${name} < Record\n${rows.join("").replaceAll(/^(?=.)/gm, "  ")}end\n`;
}

function fieldOf({ id, name, doc, type, optional }: NamedField, scope: Scope): string {
  return `# ${doc}\n${optional ? "optional" : "required"} :${id}, ${quote(name)}, ${typeOf(type, scope)}\n`;
}

function unionOf({ name, doc, branches }: Of<"union">, scope: Scope): string {
  const rows = branches.map(({ json, type }) => `  ${quote(json)} => ${typeOf(type, scope)}`);
  return `# ${doc}\n${name} = Types::Union.new({\n${rows.join(",\n")}\n}.freeze)\n`;
}

function eventsOf({ name, doc, tag, branches }: Events): string {
  return `# ${doc} Another \`${tag}\` makes an \`UnknownEvent\`.
${name} = Types::Events.new(${quote(tag)}, ${branchesOf(branches)})
`;
}

function choiceOf({ name, doc, tag, branches }: Sum): string {
  // Without a tag, a branch is found under the name of its record.
  const named = tag === undefined ? branches.map(({ record }) => ({ value: record, record })) : branches;
  return `# ${doc}\n${name} = Types::Choice.new(${tag === undefined ? "nil" : quote(tag)}, ${branchesOf(named)})\n`;
}

function branchesOf(branches: Of<"sum">["branches"]): string {
  const rows = branches.map(({ value, record }) => `  ${quote(value)} => Types.named { ${record} }`);
  return `{\n${rows.join(",\n")}\n}.freeze`;
}
