import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { projectRoot } from "../files.ts";

/** Declarations of modules, and what to write for users who import or require them. */
interface Declarations {
  /** Modules by their names, each with its declaration. */
  readonly modules: ReadonlyMap<string, string>;
  readonly folder: string;
}

/** Makes the declaration of each required module refer to that of the imported one: types as types, values by their types. */
export function writeRequiredDeclarations({ modules, folder }: Declarations): void {
  const paths = [...modules.values()].map((path) => join(projectRoot, path));
  const program = ts.createProgram(paths, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    skipLibCheck: true,
    types: [],
  });
  for (const [name, path] of modules) {
    const file = join(projectRoot, folder, `${name}.d.cts`);
    const from = relative(dirname(file), join(projectRoot, path)).replace(/\.d\.ts$/, ".js");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, writeDeclarations(program, join(projectRoot, path), from));
  }
}

function writeDeclarations(program: ts.Program, path: string, from: string): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (symbol === undefined) return "export {};\n";
  const symbols = checker.getExportsOfModule(symbol).map((one) => ({
    name: one.name,
    flags: one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one).flags : one.flags,
  }));
  const module = JSON.stringify(from);
  const named = (holds: (flags: ts.SymbolFlags) => boolean): string[] =>
    symbols.filter(({ flags }) => holds(flags)).map(({ name }) => name);
  const { Type, Value } = ts.SymbolFlags;
  const types = named((flags) => (flags & Type) !== 0 && (flags & Value) === 0);
  const values = named((flags) => (flags & Value) !== 0);
  // Classes are both, and one name is not exported twice.
  const classes = named((flags) => (flags & Type) !== 0 && (flags & Value) !== 0);
  const mode = '{ with: { "resolution-mode": "import" } }';
  return [
    ...(types.length > 0
      ? [`export type { ${types.join(", ")} } from ${module} with { "resolution-mode": "import" };`]
      : []),
    ...classes.map((name) => `export type ${name} = import(${module}, ${mode}).${name};`),
    ...values.map((name) => `export declare const ${name}: typeof import(${module}, ${mode})["${name}"];`),
    "",
  ].join("\n");
}
