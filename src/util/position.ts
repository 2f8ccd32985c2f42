/** A position in text, counted the way editors and compilers do. */
export interface Position {
  /** 1-based line. LF, CRLF and a lone CR each end a line. */
  readonly line: number;
  /** 1-based column in UTF-16 code units; an emoji takes two. */
  readonly column: number;
}

/** Computes the line and column of a UTF-16 offset. An offset past the end belongs to the last line. */
export function positionAt(text: string, offset: number): Position {
  const lineBreak = /\r\n?|\n/g;
  let line = 1;
  let lineStart = 0;
  while (lineBreak.test(text) && lineBreak.lastIndex <= offset) {
    line += 1;
    lineStart = lineBreak.lastIndex;
  }
  return { line, column: offset - lineStart + 1 };
}
