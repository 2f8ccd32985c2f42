import { must } from "#src/text/must.ts";

/** A fenced block of a Markdown text. */
export interface Block {
  readonly language: string;
  /** Text after the language, such as the name of the block's file; may be empty. */
  readonly name: string;
  readonly code: string;
}

/** Lists the fenced blocks of a Markdown text. */
export function readBlocks(markdown: string): readonly Block[] {
  return [...markdown.matchAll(/^```(\w+)(?: ([^\n]*))?\n(.*?)^```$/gms)].map(
    ([, language, name = "", code]) => ({
      language: must(language, "language"),
      name,
      code: must(code, "code"),
    }),
  );
}

/** Finds a block by its name. */
export function readBlock(markdown: string, name: string): string {
  const block = readBlocks(markdown).find((one) => one.name === name);
  if (block === undefined) throw new Error(`cannot find the block "${name}"`);
  return block.code;
}
