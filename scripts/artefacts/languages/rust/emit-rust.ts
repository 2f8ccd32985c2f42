import { must } from "#src/text/must.ts";
import type { NamedModel } from "../naming.ts";
import { Refusal } from "../refusal.ts";
import { selfHolding } from "../self-holding.ts";
import { emitDeclaration } from "./emit-declaration.ts";

const macros: readonly string[] = [
  "by_event",
  "by_fit",
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
 * Writes the Rust module of a contract's edition: structs and enums, and what makes serde read and write them.
 *
 * quicktype's structs have one `Option` for absent and null, and no enum of events.
 *
 * @throws Refusal when the whole document is no type of its own, for Rust lets nobody else's type be extended.
 */
export function emitRust(model: NamedModel): ReadonlyMap<string, string> {
  return new Map([[`src/${model.namespace}.rs`, moduleOf(model)]]);
}

/** Lists the modules of the crate; that of a default edition has a short name as well. */
export function rustModules(models: readonly NamedModel[]): string {
  const modules = models.map(({ namespace }) => `pub mod ${namespace};\n`).sort();
  const names = models.flatMap(({ namespace, short }) =>
    short === undefined ? [] : [`#[doc(inline)]\npub use ${namespace} as ${short};\n`],
  );
  return `${modules.join("")}\n${names.sort().join("")}`.trimEnd();
}

function moduleOf(model: NamedModel): string {
  const { main, scope, name, edition } = model;
  const kind = must(scope.get(main), main).kind;
  if (kind === "alias" || kind === "enumeration")
    throw new Refusal(model, main, "is the whole document, and no type of its own in Rust");
  const boxed = selfHolding(model, { nullable: false, branches: true });
  const types = model.declarations.map((one) => emitDeclaration(one, { scope, boxed }));
  const body = [...types, `document!(${main});\n`].join("\n");
  return `//! Types of the contract \`${name}\`, edition ${edition}.\n\n${importsOf(body)}\n${body}`;
}

function importsOf(body: string): string {
  const used = macros.filter((name) => new RegExp(`^${name}!`, "m").test(body));
  const own = ["Json", "JsonObject", "WholeNumber"].filter((name) =>
    new RegExp(`[ <(]${name}[>,:;)]`).test(body),
  );
  return [
    ...(body.includes("BTreeMap<") ? ["use std::collections::BTreeMap;\n\n"] : []),
    ...(/[ <]Number[>,:)]/.test(body) ? ["use serde_json::Number;\n\n"] : []),
    ...(body.includes("Check::") ? ["use crate::check::Check;\n"] : []),
    useOf("crate::macros", used),
    ...(own.length > 0 ? [useOf("crate", own)] : []),
  ].join("");
}

function useOf(path: string, names: readonly string[]): string {
  if (names.length === 1) return `use ${path}::${names[0]};\n`;
  const line = `use ${path}::{${names.join(", ")}};\n`;
  return line.length <= LINE ? line : `use ${path}::{\n    ${names.join(", ")},\n};\n`;
}
