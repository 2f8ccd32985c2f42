import type { Outcome } from "#src/explain/outcome.ts";
import { numberEnd, stringEnd } from "#src/json/lex.ts";

/** A range of the text to mark, in UTF-16 code units. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly severity: "error" | "warning";
  readonly message: string;
}

/** Finds the places of errors and warnings in the text. */
export function listMarks(text: string, { errors, warnings, refusal }: Outcome): readonly Mark[] {
  const { line, column = 1, message = "" } = refusal ?? {};
  const found = [
    ...(line === undefined ? [] : [{ line, column, message, severity: "error" as const }]),
    ...errors.map((one) => ({ ...one, severity: "error" as const })),
    ...warnings.map((one) => ({ ...one, severity: "warning" as const })),
  ];
  return found.map((one) => {
    const from = findOffset(text, one.line, one.column);
    return { from, to: tokenEnd(text, from), severity: one.severity, message: one.message };
  });
}

/** Finds the offset of a line and column, as `positionAt` counts them. */
export function findOffset(text: string, line: number, column: number): number {
  const lineBreak = /\r\n?|\n/g;
  for (let i = 1; i < line; i++) lineBreak.test(text);
  return Math.min(lineBreak.lastIndex + column - 1, text.length);
}

/** Finds the end of the token at an offset; for an array or object, that of its opening bracket. */
function tokenEnd(text: string, offset: number): number {
  const first = text[offset];
  if (first === undefined || first === "{" || first === "[") return Math.min(offset + 1, text.length);
  const end = first === '"' ? stringEnd(text, offset) : numberEnd(text, offset);
  if (end > offset) return end;
  const word = /^\w+/.exec(text.slice(offset, offset + 40));
  return offset + (word?.[0].length ?? 1);
}
