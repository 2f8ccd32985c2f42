import { join } from "node:path";
import ts from "typescript";
import { projectRoot } from "#scripts/sources/files.ts";
import { shorten } from "#src/text/shorten.ts";

/** Characters of a message that are shown. */
const LONGEST = 120;

/** A module of TypeScript by its path; it need not exist on disk. */
type Modules = ReadonlyMap<string, string>;

/** Checks modules with the project's options; returns the compiler's sentences by path. */
export function compile(modules: Modules): ReadonlyMap<string, readonly string[]> {
  const config = ts.readConfigFile(join(projectRoot, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, include: [] }, ts.sys, projectRoot);
  const plain = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...plain,
    fileExists: (path) => modules.has(path) || plain.fileExists(path),
    readFile: (path) => modules.get(path) ?? plain.readFile(path),
    getSourceFile(path, version, ...rest) {
      const text = modules.get(path);
      return text === undefined
        ? plain.getSourceFile(path, version, ...rest)
        : ts.createSourceFile(path, text, version);
    },
  };
  const program = ts.createProgram([...modules.keys()], options, host);
  return new Map(
    [...modules.keys()].map((path) => {
      const file = program.getSourceFile(path);
      const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
      return [path, found.map(({ messageText }) => readHead(messageText))];
    }),
  );
}

/** Takes the start of a message; the rest explains it by the whole types. */
function readHead(message: string | ts.DiagnosticMessageChain): string {
  return shorten(typeof message === "string" ? message : message.messageText, LONGEST);
}
