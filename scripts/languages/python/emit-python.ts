import { must } from "#src/text/must.ts";
import { snakeCase } from "../names.ts";
import type { NamedModel } from "../naming.ts";
import { constantsOf, emitDeclaration } from "./emit-declaration.ts";
import { decoderOf, support, typing } from "./types.ts";

/**
 * Writes the Python module of a contract's edition, and beside it, for the default edition, one of the short name.
 *
 * quicktype's dataclasses have no union of events, no unknown members and no difference between absent and null, so
 * that nothing of them would remain.
 */
export function emitPython(model: NamedModel): ReadonlyMap<string, string> {
  const { namespace, short } = model;
  const files = [[`annotation_contracts/${namespace}.py`, moduleOf(model)] as const];
  if (short !== undefined) files.push([`annotation_contracts/${short}.py`, aliasOf(model)]);
  return new Map(files);
}

function moduleOf(model: NamedModel): string {
  const body = model.declarations.map((one) => emitDeclaration(one, model.scope)).join("\n\n");
  const text = `${body}\n\n${documentOf(model)}`.replace(/\n{4,}/g, "\n\n\n");
  const used = (names: readonly string[]): readonly string[] =>
    names.filter((name) => new RegExp(`(?<!["\\w.])${name}\\b`).test(text));
  return `"""Types of the contract \`${model.name}\`, edition ${model.edition}."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ${used(typing).join(", ")}

${Object.entries(support)
  .map(([module, names]) => `from .${module} import ${used(names).join(", ")}\n`)
  .join("")}
__all__ = [
${exportsOf(model)
  .map((name) => `    "${name}",\n`)
  .join("")}]


${text.replace(/^\n+/, "")}`;
}

/** Lists what a module offers: its types, its constants, and the functions that read and write a document. */
function exportsOf({ declarations, main }: NamedModel): readonly string[] {
  const names = declarations.flatMap((one) =>
    one.kind === "vocabulary" ? [one.name, ...constantsOf(one)] : [one.name],
  );
  const hasUnknown = declarations.some((one) => one.kind === "sum" && one.open);
  const own = snakeCase(main);
  return [...names, ...(hasUnknown ? ["UnknownEvent"] : []), `parse_${own}`, `write_${own}`].sort();
}

function documentOf({ main, scope }: NamedModel): string {
  const name = snakeCase(main);
  const one = must(scope.get(main), main);
  const isOpen = one.kind === "sum" && one.open;
  const encoded = isOpen ? `${name}.document if isinstance(${name}, UnknownEvent) else ${name}` : name;
  const decoder = decoderOf({ kind: "named", name: main }, scope);
  return `
def parse_${name}(body: Union[bytes, str]) -> ${main}:
    """Reads a document; raises \`UnreadableError\` where it is no JSON text, \`DecodeError\` where it breaks the contract."""
    return with_deep_stack(lambda: decode_document(${decoder}, read_json(body)))


def write_${name}(${name}: ${main}) -> str:
    """Writes a document as JSON text: what was parsed, with unknown members, and nothing that was absent."""
    return with_deep_stack(lambda: write_json(encode(${encoded})))
`;
}

function aliasOf({ name, edition, namespace }: NamedModel): string {
  return `"""Types of the contract \`${name}\`, in its default edition ${edition}."""

from .${namespace} import *
from .${namespace} import __all__ as __all__
`;
}
