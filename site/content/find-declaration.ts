import { itemAt } from "#src/text/item-at.ts";

/** Words that declare a type, in all languages. */
const keyword = "(?:class|struct|record|interface|enum|type|typealias|module)";

/**
 * Finds the declaration of a type in the source of any language that indents its blocks: the lines above
 * that decorate it, the line that names it, and what is indented below, with the line that closes it.
 */
export function findDeclaration(source: string, name: string): string | undefined {
  const lines = source.split("\n");
  const isHead = new RegExp(`^\\s*[\\w ()]*\\b${keyword} ${name}\\b`);
  const at = lines.findIndex((line) => isHead.test(line));
  if (at < 0) return undefined;
  const indent = countIndent(itemAt(lines, at));
  let start = at;
  while (start > 0 && /^\s*(?:@|#\[|\[)/.test(itemAt(lines, start - 1))) start--;
  return lines
    .slice(start, findEnd(lines, at + 1, indent))
    .map((line) => line.slice(Math.min(indent, countIndent(line))))
    .join("\n")
    .trimEnd();
}

/** Finds the line after a block: after what is indented and the line that closes it, or that opens the next part. */
function findEnd(lines: readonly string[], start: number, indent: number): number {
  let end = start;
  while (end < lines.length && (itemAt(lines, end).trim() === "" || countIndent(itemAt(lines, end)) > indent))
    end++;
  const line = lines[end]?.trim() ?? "";
  if (!/^(?:[{)}\]]|end\b)/.test(line)) return end;
  return line.endsWith("{") ? findEnd(lines, end + 1, indent) : end + 1;
}

function countIndent(line: string): number {
  return line.length - line.trimStart().length;
}
