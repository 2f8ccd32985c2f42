/** A file that the pipeline writes. */
export interface GeneratedFile {
  /** Path from the root of the project. */
  readonly path: string;
  readonly text: string;
}

/** Makes the first line of a generated file that allows comments, which names its source. */
function writeHeader(source: string): string {
  return `// Generated from ${source} by "npm run generate". Do not edit.\n`;
}

/** Makes a file of code. */
export function codeFile(path: string, source: string, code: string): GeneratedFile {
  return { path, text: `${writeHeader(source)}\n${code}` };
}

/** Makes a module and its declarations; the path ends in `.js`. */
export function moduleFiles(path: string, source: string, code: string, types: string): GeneratedFile[] {
  return [codeFile(path, source, code), codeFile(path.replace(/\.js$/, ".d.ts"), source, types)];
}

/** Makes a file of JSON. */
export function jsonFile(path: string, document: unknown): GeneratedFile {
  return { path, text: `${JSON.stringify(document, null, 2)}\n` };
}
