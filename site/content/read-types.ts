import { must } from "#src/text/must.ts";

/** Reads the named types out of the generated declarations of a contract. */
export function readTypes(declarations: string): ReadonlyMap<string, string> {
  const found = declarations.matchAll(/^export type (\w+) =.*?;\n(?=\n|$)/gms);
  return new Map([...found].map(([text, name]) => [must(name, "name"), text]));
}

/** Writes a type and all that it refers to, each under its name, without the comments that the page shows apart. */
export function listTypes(name: string, types: ReadonlyMap<string, string>): string {
  const names = new Set([name]);
  for (const one of names) {
    for (const [word] of readCode(one, types).matchAll(/(?<=[:=|<(]\s*)[A-Z]\w*/g))
      if (types.has(word)) names.add(word);
  }
  return [...names].map((one) => readCode(one, types).trimEnd()).join("\n\n");
}

function readCode(name: string, types: ReadonlyMap<string, string>): string {
  const text = types.get(name) ?? `export type ${name} = unknown;`;
  return text.replaceAll(/^ *\/\*\*.*?\*\/\n/gms, "");
}
