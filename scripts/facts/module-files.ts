import { type GeneratedFile, headerOf } from "../contracts.ts";

/** A module of facts. */
export interface FactsModule {
  /** Path without ending. */
  readonly path: string;
  readonly from: string;
  /** What it exports: plain JSON, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Text of its declarations. */
  readonly declarations: string;
}

/** Writes a module of values and its declarations, which browsers and Node import as they stand. */
export function moduleFiles({ path, from, values, declarations }: FactsModule): GeneratedFile[] {
  const exports = Object.entries(values).map(([name, value]) => `export const ${name} = ${print(value)};\n`);
  return [
    { path: `${path}.js`, text: `// ${headerOf(from)}\n\n${exports.join("\n")}`, from },
    { path: `${path}.d.ts`, text: `// ${headerOf(from)}\n${declarations}`, from },
  ];
}

/** Longest value that stands on one line. */
const LINE = 100;

/** Prints a value with an entry a line where it is long, so that a change shows as the entry that changed. */
function print(value: unknown, indent = ""): string {
  const text = JSON.stringify(value);
  if (typeof value !== "object" || value === null || text.length <= LINE) return text;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const rows = Object.entries(value).map(([key, one]) => {
    const head = isList ? "" : `${JSON.stringify(key)}: `;
    return `${inner}${head}${print(one, inner)},\n`;
  });
  return `${isList ? "[" : "{"}\n${rows.join("")}${indent}${isList ? "]" : "}"}`;
}
