import { must } from "#src/text/must.ts";

const reference = /components\["schemas"\]\["(\w+)"\]/g;
/** A member of `components.schemas` in the generated types: a type at one indentation, to the next at the same. */
const member = /^ {8}(\w+): (.*?);$(?=\n(?: {8}(?:\w+:|\/\*\*)| {4}\};))/gms;

/** Reads the named types out of the generated declarations of the webhook contract. */
export function readTypes(declarations: string): ReadonlyMap<string, string> {
  const start = declarations.indexOf("    schemas: {\n");
  const end = declarations.indexOf("\n    };", start);
  if (start < 0 || end < 0) throw new Error("cannot read the types: components.schemas is not there");
  const block = declarations.slice(start, end + "\n    };".length);
  return new Map(
    [...block.matchAll(member)].map(([, name, type]) => [must(name, "name"), must(type, "type")]),
  );
}

/** Writes a type and all that it refers to, each under its name, without the comments that the page shows apart. */
export function typesOf(name: string, types: ReadonlyMap<string, string>): string {
  const names = new Set([name]);
  for (const one of names) {
    for (const [, other] of (types.get(one) ?? "").matchAll(reference)) names.add(must(other, "other"));
  }
  return [...names].map((one) => declare(one, types.get(one) ?? "unknown")).join("\n\n");
}

function declare(name: string, type: string): string {
  const text = type
    .replace(/^ *\/\*\*.*?\*\/\n/gms, "")
    .replace(reference, "$1")
    .replace(/^ {8}/gm, "")
    .replace(/^( {4})+/gm, (indent) => " ".repeat(indent.length / 2));
  return text.startsWith("{\n") ? `export interface ${name} ${text}` : `export type ${name} = ${text};`;
}
