/** A file that the pipeline writes. */
export interface GeneratedFile {
  /** Path from the root of the project. */
  readonly path: string;
  readonly text: string;
}

/** Makes a file of code. Its first line names its source, in a comment that begins with `opening`. */
export function codeFile(path: string, source: string, code: string, opening = "//"): GeneratedFile {
  return { path, text: `${opening} Generated from ${source} by "npm run generate". Do not edit.\n\n${code}` };
}

/** Makes a module and its declarations; the path ends in `.js`. */
export function moduleFiles(path: string, source: string, code: string, types: string): GeneratedFile[] {
  return [codeFile(path, source, code), codeFile(path.replace(/\.js$/, ".d.ts"), source, types)];
}

/** Makes a file of JSON. */
export function jsonFile(path: string, document: unknown): GeneratedFile {
  return { path, text: `${JSON.stringify(document, null, 2)}\n` };
}
