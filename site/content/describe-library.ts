import { join } from "node:path";
import ts from "typescript";
import { publicModules } from "#scripts/build/modules.ts";
import { projectRoot } from "#scripts/sources/files.ts";

/** What a module of the package exports, by its declarations. */
export interface LibraryModule {
  /** Such as `annotation-contracts/receiver`. */
  readonly specifier: string;
  readonly exports: readonly LibraryExport[];
}

/** One export of a module. */
export interface LibraryExport {
  readonly name: string;
  readonly kind: "function" | "class" | "type" | "value";
  /** Its signature in TypeScript, or its members. */
  readonly declaration: string;
  /** Its docstring, in Markdown. */
  readonly docs: string;
  /** What it throws, a sentence each. */
  readonly throws: readonly string[];
  /** File that declares it. */
  readonly home: string;
  /** Whether it is deprecated. */
  readonly deprecated: boolean;
}

const described = new Map<string, readonly LibraryModule[]>();

/** Describes every public module, as TypeScript reads the sources. */
export function describeLibrary(): readonly LibraryModule[] {
  const known = described.get(projectRoot);
  if (known !== undefined) return known;
  const entries = [...publicModules].map(([specifier, file]) => ({
    specifier,
    file: join(projectRoot, file),
  }));
  const config = ts.readConfigFile(join(projectRoot, "tsconfig.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, projectRoot);
  const files = entries.map(({ file }) => file);
  const program = ts.createProgram(files, { ...options, noEmit: true, incremental: false, composite: false });
  const modules = entries.map(({ specifier, file }) => ({
    specifier,
    exports: describeExports(program, file),
  }));
  described.set(projectRoot, modules);
  return modules;
}

function describeExports(program: ts.Program, file: string): readonly LibraryExport[] {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!);
  if (module === undefined) throw new Error(`cannot describe ${file}: it is no module`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => describeExport(checker, symbol))
    .sort((one, another) => (one.name < another.name ? -1 : 1));
}

function describeExport(checker: ts.TypeChecker, exported: ts.Symbol): LibraryExport {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const tags = symbol.getJsDocTags(checker).filter(({ name }) => name === "throws");
  const old = exported.getJsDocTags(checker).find(({ name }) => name === "deprecated");
  const docs = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return {
    name: exported.name,
    kind: chooseKind(checker, symbol),
    declaration: writeDeclaration(checker, symbol),
    docs: old === undefined ? docs : `Deprecated. ${ts.displayPartsToString(old.text)}\n\n${docs}`,
    throws: tags.map(({ text }) => ts.displayPartsToString(text)),
    home: symbol.declarations?.[0]?.getSourceFile().fileName ?? "",
    deprecated: old !== undefined,
  };
}

function chooseKind(checker: ts.TypeChecker, symbol: ts.Symbol): LibraryExport["kind"] {
  if ((symbol.flags & ts.SymbolFlags.Class) !== 0) return "class";
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return "type";
  return listSignatures(checker, symbol).length > 0 ? "function" : "value";
}

function listSignatures(checker: ts.TypeChecker, symbol: ts.Symbol): readonly ts.Signature[] {
  const [at] = symbol.declarations ?? [];
  return at === undefined ? [] : checker.getTypeOfSymbolAtLocation(symbol, at).getCallSignatures();
}

/** Longest declaration that is shown: what is longer is a table of values or events. */
const LONGEST = 4_000;

/** Writes a function by its signatures, a type as it was written, a value by its type. */
function writeDeclaration(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const [at] = symbol.declarations ?? [];
  if (at === undefined) return symbol.name;
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature;
  if ((symbol.flags & (ts.SymbolFlags.Value & ~ts.SymbolFlags.Class)) !== 0) {
    const signatures = listSignatures(checker, symbol);
    const lines = signatures.map((one) => `${symbol.name}: ${checker.signatureToString(one, at, flags)}`);
    if (lines.length > 0) return cut(lines.join("\n"));
    return cut(`${symbol.name}: ${checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, at), at)}`);
  }
  return cut(at.getText().replace(/^export (?:declare )?/, ""));
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}\n…` : text;
}
