import { itemAt } from "#src/text/item-at.ts";
import { quote, snakeCase } from "../names.ts";
import type { NamedDeclaration, NamedModel, Of, Scope } from "../naming.ts";
import { Refusal } from "../refusal.ts";
import { selfHolding } from "../self-holding.ts";
import { withStrictness } from "../with-strictness.ts";
import { emitRecord } from "./emit-record.ts";
import { emitUnion, objectsOf, unionNames } from "./emit-union.ts";
import { align, breakLines, readerOf, typeOf, writerOf } from "./types.ts";

/** Path of the module, as it stands in `go.mod`. */
export const modulePath = "annotation-contracts.example/contracts";

/**
 * Writes the Go package of a contract's edition: structs, interfaces, and how they are read and written.
 *
 * quicktype's structs have `omitempty` for absent and null alike, and no union of events.
 *
 * @throws Refusal when two of its types or constants have one name.
 */
export function emitGo(model: NamedModel): ReadonlyMap<string, string> {
  refuseTwice(model);
  const name = packageName(model);
  return new Map([[`${name}/${name}.go`, fileOf(withStrictness(model), name)]]);
}

/** Names the package of an edition: Go wants one word, so that 2.76 of webhook is `webhook276`. */
export function packageName({ namespace }: NamedModel): string {
  return namespace.replaceAll("_", "");
}

/** Refuses a contract whose types, constants and branches of unions share a name: they are all declared in a package. */
function refuseTwice(model: NamedModel): void {
  const names = model.declarations.flatMap((one) => namesOf(one, model.scope));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Refusal(model, twice, "is declared twice in Go");
}

function namesOf(one: NamedDeclaration, scope: Scope): readonly string[] {
  if (one.kind === "vocabulary") return [one.name, ...one.ids.map((id) => `${one.name}${id}`)];
  return one.kind === "union" ? [one.name, ...unionNames(one, scope)] : [one.name];
}

function fileOf(model: NamedModel, name: string): string {
  const boxed = selfHolding(model, { nullable: true, branches: true });
  const parts = model.declarations.map((one) => declarationOf(one, model.scope, boxed));
  const body = breakLines([...parts, documentOf(model)].join("\n"));
  const standard = ["math", "math/big"].filter((path) =>
    new RegExp(`[^\\w./]${path.replace(/.*\//, "")}\\.[A-Z]`).test(body),
  );
  const own = [
    ["contracts.", modulePath],
    ["decoding.", `${modulePath}/internal/decoding`],
  ] as const;
  const used = own.filter(([prefix]) => body.includes(prefix)).map(([, path]) => path);
  const imports = [standard, used]
    .filter((paths) => paths.length > 0)
    .map((paths) => paths.map((path) => `\t"${path}"\n`).join(""));
  return `// Package ${name} holds the types of the contract ${model.name}, edition ${model.edition}.
package ${name}

import (
${imports.join("\n")})

${body}`;
}

function declarationOf(one: NamedDeclaration, scope: Scope, boxed: ReadonlySet<string>): string {
  const doc = `// ${one.name}: ${one.doc}\n`;
  switch (one.kind) {
    case "record":
      return emitRecord(one, scope, boxed);
    case "alias":
      return `${doc}type ${one.name} = ${typeOf(one.type, scope)}\n`;
    case "enumeration":
      return `${doc}type ${one.name} = any\n`;
    case "vocabulary":
      return doc + vocabularyOf(one);
    case "union":
      return doc + emitUnion(one, scope);
    case "sum":
      return doc + objectsOf(one);
  }
}

function vocabularyOf({ name, ids, values }: Of<"vocabulary">): string {
  const constants = ids.map((id, i) => `\t${name}${id} ${name} = ${quote(itemAt(values, i))}\n`);
  return `type ${name} string

// Known values of ${name}.
const (
${align(constants).join("")})

var values${name} = []${name}{${ids.map((id) => name + id).join(", ")}}
`;
}

function documentOf({ main, edition, scope }: NamedModel): string {
  const type = { kind: "named", name: main } as const;
  const read = readerOf(type, scope);
  const words = snakeCase(main).replaceAll("_", " ");
  return `// Edition is the edition of the contract that this package holds.
const Edition = ${quote(edition)}

// Parse${main} reads a ${words} as a receiver should: further members are kept, and formats not asserted. The error is a
// *contracts.UnreadableError where it is no JSON text, and a *contracts.DecodeError that names each place where it breaks
// the contract.
func Parse${main}(body []byte) (${main}, error) {
\treturn decoding.Document(body, decoding.Tolerant, ${read})
}

// Parse${main}Strict reads a ${words} as its sender owes it: no further member, and every format.
func Parse${main}Strict(body []byte) (${main}, error) {
\treturn decoding.Document(body, decoding.Strict, ${read})
}

// Write${main} writes a ${words} as JSON text: what was parsed, with unknown members, and nothing that was missing.
func Write${main}(document ${main}) ([]byte, error) {
\treturn decoding.Write(document, ${writerOf(type, scope)})
}
`;
}
