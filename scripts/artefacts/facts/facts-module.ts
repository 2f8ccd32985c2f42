import { type GeneratedFile, moduleFiles } from "../../sources/generated-file.ts";

/** A module of facts. */
interface FactsModule {
  /** Path without ending. */
  readonly path: string;
  readonly from: string;
  /** What it exports: plain JSON, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Text of its declarations. */
  readonly declarations: string;
  /** Definitions that another module has: their names, and its path. */
  readonly shared?: { readonly names: readonly string[]; readonly path: string };
}

/** Writes a module of values and its declarations, for browsers and Node. */
export function factsModule({ path, from, values, declarations, shared }: FactsModule): GeneratedFile[] {
  const isShared = new Set(shared?.names);
  const link = shared && `import { definitions as shared } from "${shared.path}";\n\n`;
  const printed = Object.entries(values).map(([name, value]) => {
    const text = name === "definitions" ? printDefinitions(value as Definitions, isShared) : print(value);
    return `export const ${name} = ${text};\n`;
  });
  return moduleFiles(path, from, `\n${link ?? ""}${printed.join("\n")}`, declarations);
}

type Definitions = Readonly<Record<string, unknown>>;

function printDefinitions(definitions: Definitions, isShared: ReadonlySet<string>): string {
  const rows = Object.entries(definitions).map(
    ([name, value]) =>
      `${writeName(name)}:${isShared.has(name) ? `shared[${JSON.stringify(name)}]` : print(value)},`,
  );
  return `{\n${rows.join("\n")}\n}`;
}

/** Longest value on one line. */
const LINE = 300;

/** Prints a value in few bytes; a long one has one entry per line, so that a diff shows the changed entry. */
export function print(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const rows = Object.entries(value).map(
    ([key, one]) => `${isList ? "" : `${writeName(key)}:`}${print(one)},`,
  );
  const isLong = rows.reduce((sum, row) => sum + row.length, 0) > LINE;
  const inner = isLong ? `\n${rows.join("\n")}\n` : rows.join("").slice(0, -1);
  return isList ? `[${inner}]` : `{${inner}}`;
}

/** Writes the name of a member; `__proto__` needs brackets to be a member. */
function writeName(key: string): string {
  if (key === "__proto__") return `["__proto__"]`;
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
