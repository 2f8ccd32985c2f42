import { itemAt } from "#src/util/item-at.ts";
import { quote, snakeCase } from "../names.ts";
import type { Carried, NamedDeclaration, NamedModel } from "../naming.ts";
import { readTypeNames, writeTableLines } from "../table-lines.ts";
import { type Declared, emitDeclaration, emitShared, nameConstants } from "./emit-declaration.ts";
import { emitHandlers } from "./emit-handlers.ts";
import { support, typing, writeDeclared } from "./types.ts";

/**
 * Writes the Python modules of a contract: one for each edition, with its types and its table, and one of the short name
 * that reads any edition, with what the types have in common.
 *
 * quicktype's dataclasses have no union of events, no unknown members and no difference between absent and null, so
 * that nothing of them would remain.
 */
export function emitPython(editions: readonly Carried[]): ReadonlyMap<string, string> {
  const shared = snakeCase(itemAt(editions, 0).contract.name);
  const path = (name: string): string => `annotation_contracts/${name}.py`;
  return new Map([
    ...editions.map((one) => [path(one.model.namespace), writeEdition(one, shared)] as const),
    [path(shared), writeContract(editions)],
  ]);
}

/** The module of an edition. */
function writeEdition({ contract, model }: Carried, shared: string): string {
  const body = model.declarations.map((one) => emitDeclaration(one, `_${shared}`)).join("\n\n");
  const text = `${body}

${writeTable({ contract, model })}
${writeDocument(model, 'body: Text, mode: Mode = "tolerant"', "mode")}`;
  return writeModule(`Types of the contract \`${contract.name}\`, edition ${contract.edition}.`, text, {
    names: listNames(model.declarations, model.main),
    imports: `from . import ${shared} as _${shared}\n`,
  });
}

/** Writes the table of an edition, and the Python names that differ from those of the table. */
function writeTable(carried: Carried): string {
  const names = readTypeNames(carried);
  const changed = names.flatMap(([name, one]) => (name === one.name ? [] : [[name, one.name]]));
  const ids = names.flatMap(([name, one]) => {
    const own = one.kind === "record" ? one.fields.filter((field) => field.id !== field.name) : [];
    return own.length === 0 ? [] : [[name, Object.fromEntries(own.map((field) => [field.name, field.id]))]];
  });
  return `CONTRACT: Final = Edition(
    __name__,
${writeTableLines(carried.contract)
  .map((line) => `    ${quote(line)}`)
  .join("\n")},
    ${JSON.stringify(Object.fromEntries(changed))},
    ${JSON.stringify(Object.fromEntries(ids))},
)
`;
}

/** The module of all editions, the newest first. */
function writeContract(carried: readonly Carried[]): string {
  const { contract, model, rules } = itemAt(carried, 0);
  const declared = joinDeclarations(carried);
  const editions = carried.map(
    ({ model }) => `        ${quote(model.edition)}: ${quote(model.namespace)},\n`,
  );
  const handlers = emitHandlers(carried);
  const parameters = 'body: Text, editions: Optional[Iterable[str]] = None, mode: Mode = "tolerant"';
  const text = `
CONTRACT: Final = Contract(
    ${quote(contract.name)},
    __name__.rpartition(".")[0],
    {
${editions.join("")}    },
)


${declared.map(emitShared).join("\n\n")}

${handlers}
${writeDocument(model, parameters, "editions, mode")}${writeRules(itemAt(carried, 0))}`;
  const about = `The contract \`${contract.name}\` in every edition: ${carried.map(({ model }) => model.edition).join(", ")}.

The types here are what all editions have in common; the types of one edition are in its own module, such as
\`${model.namespace}\`.`;
  const names = listNames(
    declared.flat().map(({ one }) => one),
    model.main,
  );
  const more = [...(handlers === "" ? [] : ["Receiver"]), ...(rules === undefined ? [] : ["find_warnings"])];
  return writeModule(about, text, { names: [...names, ...more], imports: "" });
}

/** Writes the rules that a valid document may break, if the contract has some. */
function writeRules({ model, rules }: Carried): string {
  if (rules === undefined) return "";
  const own = snakeCase(model.main);
  return `

_RULES: Final = (
${rules.map((line) => `    ${quote(line)}\n`).join("")})


def find_warnings(${own}: ${model.main}) -> Sequence[RuleWarning]:
    """Lists what is suspicious in a valid document, in the order of the rules."""
    from .rules import find_in

    return with_deep_stack(lambda: find_in(_RULES, to_json(${own})))
`;
}

/** Groups the declarations of all editions by name. */
function joinDeclarations(carried: readonly Carried[]): readonly (readonly Declared[])[] {
  const every = carried.flatMap(({ model }) => model.declarations);
  const records = new Set(every.flatMap(({ kind, name }) => (kind === "record" ? [name] : [])));
  const declared = carried.flatMap(({ model: { declarations } }) => {
    // The name of a record means only that: in another edition it may mean less.
    const inline = new Map<string, string>();
    for (const one of declarations) {
      if (one.kind !== "record" && records.has(one.name))
        inline.set(one.name, writeDeclared(one, { inline }));
    }
    return declarations.map((one) => ({ one, writing: { inline } }));
  });
  return [...Map.groupBy(declared, ({ one }) => one.name).values()];
}

/** Writes a module with its text and the imports that it needs. */
function writeModule(
  about: string,
  text: string,
  { names, imports }: { readonly names: readonly string[]; readonly imports: string },
): string {
  const body = text.replace(/^\n+/, "").replace(/\n{4,}/g, "\n\n\n");
  const used = (all: readonly string[]): readonly string[] =>
    all.filter((name) => new RegExp(`(?<!["\\w.])${name}\\b|"${name}"[\\],]`).test(body));
  const from = Object.entries(support).map(([module, all]) => [module, used(all)] as const);
  return `"""${about}"""

from __future__ import annotations

from typing import ${used(typing).join(", ")}

${imports}${from
  .filter(([, all]) => all.length > 0)
  .map(
    ([module, all]) =>
      `from .${module} import ${all.map((name) => (name === "UnknownEvent" ? `${name} as ${name}` : name)).join(", ")}\n`,
  )
  .join("")}
__all__ = [
${[...new Set([...names, ...(/\bUnknownEvent\b/.test(body) ? ["UnknownEvent"] : [])])]
  .sort()
  .map((name) => `    "${name}",\n`)
  .join("")}]

${body}`;
}

/** Lists what a module offers: its types, its constants, and the functions that read and write a document. */
function listNames(declarations: readonly NamedDeclaration[], main: string): readonly string[] {
  const names = declarations.flatMap((one) =>
    one.kind === "vocabulary" ? [one.name, ...nameConstants(one)] : [one.name],
  );
  const own = snakeCase(main);
  return [...names, `parse_${own}`, `write_${own}`];
}

function writeDocument({ main }: NamedModel, parameters: string, given: string): string {
  const name = snakeCase(main);
  return `
def parse_${name}(${parameters}) -> ${main}:
    """Reads a document; raises \`UnreadableError\` if it is not JSON, \`DecodeError\` if it breaks the contract."""
    value: ${main} = parse(CONTRACT, body, ${given})
    return value


def write_${name}(${name}: ${main}) -> str:
    """Writes a document as JSON: everything that was parsed, with unknown members. Absent members stay absent."""
    return write_json(with_deep_stack(lambda: to_json(${name})))
`;
}
