import type { Contract } from "#src/model/contract.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { itemAt } from "#src/util/item-at.ts";
import { isReceived } from "../is-received.ts";
import { pascalCase, snakeCase } from "../names.ts";
import { type Carried, type NamedModel, rootEvents } from "../naming.ts";
import { Refusal } from "../refusal.ts";
import { selfHolding } from "../self-holding.ts";
import { readTypeNames, writeTableLines } from "../table-lines.ts";
import { withStrictness } from "../with-strictness.ts";
import { emitDeclaration } from "./emit-declaration.ts";
import { quote } from "./types.ts";

const macros: readonly string[] = [
  "by_event",
  "by_json_type",
  "by_tag",
  "document",
  "raw",
  "record",
  "text",
  "words",
];

/** Longest line that rustfmt leaves as it is. */
const LINE = 100;

/**
 * Rejects what Rust cannot express.
 *
 * @throws Refusal if the whole document is no type of its own, since Rust cannot extend foreign types.
 */
export function checkRust(model: NamedModel): void {
  const { kind } = assertDefined(model.scope.get(model.main), model.main);
  if (kind === "alias" || kind === "enumeration")
    throw new Refusal(model, model.main, "is the whole document, and no type of its own in Rust");
}

/**
 * Writes the modules and the tables of a contract's editions, and the module that reads any of them, the newest first.
 *
 * quicktype's structs have one `Option` for absent and null, and no enum of events.
 */
export function emitRust(editions: readonly Carried[]): ReadonlyMap<string, string> {
  const files = editions.flatMap((one): readonly (readonly [string, string])[] => [
    [`src/${one.model.namespace}.rs`, writeEdition(one)],
    [`src/tables/${one.model.namespace}.json`, `${writeTableLines(one.contract, ["expected"]).join("\n")}\n`],
  ]);
  const { contract, rules } = itemAt(editions, 0);
  if (rules !== undefined) files.push([`src/tables/${rulesName(contract)}.json`, `${rules.join("\n")}\n`]);
  return new Map([...files, [`src/${snakeCase(contract.name)}.rs`, writeContract(editions)]]);
}

function rulesName({ name }: Contract): string {
  return `${snakeCase(name)}_rules`;
}

function writeContract(carried: readonly Carried[]): string {
  const newest = itemAt(carried, 0);
  const { contract, model, rules } = newest;
  const isEvent = rootEvents(model) !== undefined;
  const rows = carried.map(({ model: { edition, namespace } }) => ({
    edition,
    namespace,
    variant: /^\d/.test(edition) ? `V${edition.replaceAll(/\W/g, "_")}` : pascalCase(edition),
  }));
  const variants = rows.map(
    ({ edition, namespace, variant }) =>
      `    /// Edition ${edition}.\n    ${variant}(crate::${namespace}::${model.main}),\n`,
  );
  const receives = isReceived(newest);
  const imports = [...(isEvent ? ["UnknownEvent"] : []), ...(receives ? ["receiver"] : [])];
  const warns =
    rules === undefined ? "" : `\nwarnings!(${model.main}, "tables/${rulesName(contract)}.json");\n`;
  // In the order of rustfmt: by characters.
  const uses = [
    `use crate::macros::${warns === "" ? "editions" : "{editions, warnings}"};\n`,
    ...(imports.length === 0 ? [] : [writeUse("crate", imports)]),
  ].sort();
  return `//! The contract \`${contract.name}\` in every edition: ${rows.map(({ edition }) => edition).join(", ")}.

${uses.join("")}
/// A document of any edition; the types of each edition are in its module.
#[derive(Clone, Debug, PartialEq)]
pub enum ${model.main} {
${variants.join("")}${isEvent ? "    /// No edition has its event (W6.1).\n    Unknown(UnknownEvent),\n" : ""}}

editions! {
    ${model.main} {
${rows.map(({ edition, namespace, variant }) => `        ${quote(edition)} => ${variant}(${namespace}${isEvent ? ", Unknown" : ""});\n`).join("")}    }${isEvent ? " Unknown" : ""}
}
${warns}${receives ? writeReceiver(newest) : ""}`;
}

/** Writes what a receiver knows about the contract. */
function writeReceiver({ contract, model }: Carried): string {
  const { envelope, program = "" } = contract;
  return `
/// Receives deliveries of any edition: \`Receiver::builder(secret).on("${envelope?.onRequest?.[0] ?? "*"}", handler).build()\`.
pub type Receiver = receiver::Receiver<${model.main}>;

impl receiver::Signed for ${model.main} {
    const FACTS: receiver::Facts = receiver::Facts {
        tag: ${quote(envelope?.tag ?? "")},
        header: ${quote(contract.signature?.header ?? "")},
        webhook: ${quote(envelope?.webhookId ?? "")},
        on_request: &[${(envelope?.onRequest ?? []).map(quote).join(", ")}],
        program: ${quote(program)},
    };
}
`;
}

/** Writes structs and enums, and their serde implementations. */
function writeEdition(carried: Carried): string {
  const { model } = carried;
  const { main, name, edition, namespace } = model;
  const boxed = selfHolding(model, { nullable: false, branches: true });
  const { declarations, scope } = withStrictness(model);
  const types = declarations.map((one) => emitDeclaration(one, { scope, tolerant: model.scope, boxed }));
  // If strict mode has its own types, only its table knows them.
  const isWhole = declarations.every((one, i) => one !== model.declarations[i]);
  const spelt = readTypeNames(carried).filter(([name, one]) => name !== one.name);
  const names = spelt.map(([name, one]) => `(${quote(one.name)}, ${quote(name)})`).join(", ");
  const document = `document! {\n    ${main}, ${quote(edition)}, "tables/${namespace}.json", ${isWhole}, &[${names}]\n}\n`;
  const body = [...types, document].join("\n");
  return `//! Types of the contract \`${name}\`, edition ${edition}.\n\n${writeImports(body)}\n${body}`;
}

function writeImports(body: string): string {
  const used = macros.filter((name) => new RegExp(`^${name}!`, "m").test(body));
  const own = ["Json", "JsonObject", "WholeNumber"].filter((name) =>
    new RegExp(`[ <(]${name}[>,:;)]`).test(body),
  );
  return [
    ...(body.includes("BTreeMap<") ? ["use std::collections::BTreeMap;\n\n"] : []),
    ...(/[ <]Number[>,:)]/.test(body) ? ["use serde_json::Number;\n\n"] : []),
    writeUse("crate::macros", used),
    ...(body.includes("Check::") ? ["use crate::text::Check;\n"] : []),
    ...(own.length > 0 ? [writeUse("crate", own)] : []),
  ].join("");
}

function writeUse(path: string, names: readonly string[]): string {
  if (names.length === 1) return `use ${path}::${names[0]};\n`;
  const line = `use ${path}::{${names.join(", ")}};\n`;
  return line.length <= LINE ? line : `use ${path}::{\n    ${names.join(", ")},\n};\n`;
}
