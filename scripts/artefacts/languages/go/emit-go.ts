import { itemAt } from "#src/util/item-at.ts";
import { quote, snakeCase } from "../names.ts";
import type { Carried, NamedDeclaration, NamedModel, Of, Scope } from "../naming.ts";
import { Refusal } from "../refusal.ts";
import { selfHolding } from "../self-holding.ts";
import { readTypeNames, writeTableLines } from "../table-lines.ts";
import { emitRecord, type Surroundings } from "./emit-record.ts";
import { emitSum, emitUnion, unionNames } from "./emit-union.ts";
import { joinGo } from "./join-go.ts";
import { align, breakLines, modulePath, nameReader, nameWriter, packageName, writeType } from "./types.ts";

/**
 * Writes the Go packages of a contract: one for each edition, with structs and interfaces, their readers and writers, and
 * its table, which says what is wrong; and one that reads any edition.
 *
 * quicktype's structs have `omitempty` for absent and null alike, and no union of events.
 */
export function emitGo(editions: readonly Carried[]): ReadonlyMap<string, string> {
  const files = editions.flatMap((one): [string, string][] => {
    const name = packageName(one.model);
    return [
      [`${name}/${name}.go`, writeEdition(one, name)],
      [`${name}/table.json`, `${writeTableLines(one.contract, ["expected"]).join("\n")}\n`],
    ];
  });
  return new Map([...files, joinGo(editions)]);
}

/**
 * Rejects a contract if types, constants or branches of unions have the same name: all are declared in one package.
 *
 * @throws Refusal that names it.
 */
export function checkGo(model: NamedModel): void {
  const names = model.declarations.flatMap((one) => listNames(one, model.scope));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Refusal(model, twice, "is declared twice in Go");
}

function listNames(one: NamedDeclaration, scope: Scope): readonly string[] {
  if (one.kind === "vocabulary") return [one.name, ...one.ids.map((id) => `${one.name}${id}`)];
  return one.kind === "union" ? [one.name, ...unionNames(one, scope)] : [one.name];
}

function writeEdition(carried: Carried, name: string): string {
  const { model } = carried;
  const surroundings = {
    scope: model.scope,
    boxed: selfHolding(model, { nullable: true, branches: true }),
    tableNames: new Map(readTypeNames(carried).map(([inTable, one]) => [one.name, inTable])),
  };
  const parts = model.declarations.map((one) => writeDeclaration(one, surroundings));
  const body = breakLines([...parts, writeDocument(model)].join("\n"));
  const standard = ["math", "math/big"].filter((path) =>
    new RegExp(`[^\\w./]${path.replace(/.*\//, "")}\\.[A-Z]`).test(body),
  );
  const own = ["", "/internal/decoding", "/internal/jsontext"]
    .map((path) => `${modulePath}${path}`)
    .filter((path) => body.includes(`${path.replace(/.*\//, "")}.`));
  return `// Package ${name} holds the types of the contract ${model.name}, edition ${model.edition}.
package ${name}

import (
\t_ "embed"
${standard.map((path) => `\t"${path}"\n`).join("")}
${own.map((path) => `\t"${path}"\n`).join("")})

${body}`;
}

function writeDeclaration(one: NamedDeclaration, surroundings: Surroundings): string {
  const { scope } = surroundings;
  const doc = `// ${one.name}: ${one.doc}\n`;
  switch (one.kind) {
    case "record":
      return emitRecord(one, surroundings);
    case "alias":
      return `${doc}type ${one.name} = ${writeType(one.type)}\n`;
    case "enumeration":
      return `${doc}type ${one.name} = any\n`;
    case "vocabulary":
      return doc + writeVocabulary(one);
    case "union":
      return doc + emitUnion(one, scope);
    case "sum":
      return doc + emitSum(one);
  }
}

function writeVocabulary({ name, ids, values }: Of<"vocabulary">): string {
  const constants = ids.map((id, i) => `\t${name}${id} ${name} = ${quote(itemAt(values, i))}\n`);
  return `type ${name} string

// Known values of ${name}.
const (
${align(constants).join("")})

var values${name} = []${name}{${ids.map((id) => name + id).join(", ")}}
`;
}

function writeDocument({ main, edition, scope }: NamedModel): string {
  const type = { kind: "named", name: main } as const;
  const words = snakeCase(main).replaceAll("_", " ");
  return `// Edition is the edition of the contract that this package holds.
const Edition = ${quote(edition)}

//go:embed table.json
var table string

// Contract is for the package that reads all editions.
var Contract = decoding.NewEdition(Edition, table, ${nameReader(type, scope)})

// Parse${main} reads a ${words} as a receiver should: unknown members are kept, and formats are not checked. The error is a
// *contracts.UnreadableError if it is not JSON, and a *contracts.DecodeError, which lists every error with its place, if it
// breaks the contract.
func Parse${main}(body []byte) (${main}, error) {
\treturn decoding.Parse[${main}](Contract, body, decoding.Tolerant)
}

// Parse${main}Strict reads a ${words} as its sender must write it: without unknown members, and with every format checked.
func Parse${main}Strict(body []byte) (${main}, error) {
\treturn decoding.Parse[${main}](Contract, body, decoding.Strict)
}

// Write${main} writes a ${words} as JSON: everything that was parsed, with unknown members. Missing members stay missing.
func Write${main}(document ${main}) ([]byte, error) {
\treturn jsontext.Write(document, ${nameWriter(type, scope)})
}
`;
}
