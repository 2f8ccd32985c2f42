/** A named code block of a page: ```` ```js receiver.mjs ````. */
export interface Block {
  readonly language: string;
  /** Name of a file, or what a command does. */
  readonly name: string;
  readonly code: string;
}

/** Reads the named blocks of a page, in order. */
export function readBlocks(markdown: string): readonly Block[] {
  const found = markdown.matchAll(/^```(\w+) (\S[^\n]*)\n(.*?)^```$/gms);
  return [...found].map(([, language = "", name = "", code = ""]) => ({ language, name: name.trim(), code }));
}
