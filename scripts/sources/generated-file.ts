/** A file that a stage wrote. */
export interface GeneratedFile {
  /** Path from the top of the project. */
  readonly path: string;
  readonly text: string;
  /** File it was made from. */
  readonly from: string;
}

/** Sentence at the head of every generated file that allows comments. */
export function headerOf(source: string): string {
  return `Generated from ${source} by "npm run generate". Do not edit.`;
}
