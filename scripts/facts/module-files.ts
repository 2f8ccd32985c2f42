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

/** Prints a value with one entry a line, so that a change shows as the entry that changed. */
function print(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[\n${value.map((one) => `  ${JSON.stringify(one)},\n`).join("")}]`;
  const rows = Object.entries(value).map(
    ([key, one]) => `  ${JSON.stringify(key)}: ${JSON.stringify(one)},\n`,
  );
  return `{\n${rows.join("")}}`;
}
