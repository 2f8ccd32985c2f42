/** A generated file. */
export interface GeneratedFile {
  /** Path, relative to the project root. */
  readonly path: string;
  readonly text: string;
}

/** Creates a code file. Its first line is a comment that begins with `opening` and names the source. */
export function codeFile(path: string, source: string, code: string, opening = "//"): GeneratedFile {
  return { path, text: `${opening} Generated from ${source} by "npm run generate". Do not edit.\n\n${code}` };
}

/** Creates a module and its declarations. The path ends in `.js`. */
export function moduleFiles(path: string, source: string, code: string, types: string): GeneratedFile[] {
  return [codeFile(path, source, code), codeFile(path.replace(/\.js$/, ".d.ts"), source, types)];
}

/** Creates a JSON file. */
export function jsonFile(path: string, document: unknown): GeneratedFile {
  return { path, text: `${JSON.stringify(document, null, 2)}\n` };
}
