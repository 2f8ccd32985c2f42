/** A file that a stage wrote. */
export interface GeneratedFile {
  /** Path from the root of the project. */
  readonly path: string;
  readonly text: string;
  /** File it was made from. */
  readonly from: string;
}

/** Sentence at the head of every generated file that allows comments. */
export function writeHeader(source: string): string {
  return `Generated from ${source} by "npm run generate". Do not edit.`;
}

/** Makes a file of code, with its source in a comment at the top. */
export function codeFile(path: string, from: string, code: string): GeneratedFile {
  return { path, text: `// ${writeHeader(from)}\n\n${code}`, from };
}

/** Makes a module and its declarations; the path has no ending. */
export function moduleFiles(path: string, from: string, code: string, declarations: string): GeneratedFile[] {
  const head = `// ${writeHeader(from)}\n`;
  return [
    { path: `${path}.js`, text: head + code, from },
    { path: `${path}.d.ts`, text: head + declarations, from },
  ];
}
