import type { Location } from "@stryker-mutator/api/core";

/** Reads the text between two places; lines and columns count from zero. */
export function readSpan(text: string, { start, end }: Location): string {
  const lines = text.split("\n").slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined))
    .join("\n");
}
