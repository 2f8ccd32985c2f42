import { stringEnd } from "./lex.ts";

/** Reads a step of the scanner's path (see `Cursor.steps`) as a pointer segment, property names unescaped. */
export function readStep(text: string, step: number): string {
  if (step < 0) return String(~step);
  const quoted = text.slice(step, stringEnd(text, step));
  return quoted.includes("\\") ? JSON.parse(quoted) : quoted.slice(1, -1);
}
