import { literalEnd, numberEnd, skipSpace, stringEnd } from "#src/json/lex.ts";
import { itemAt } from "#src/text/item-at.ts";

/**
 * Formats a JSON text with an indentation of two spaces; numbers and texts keep their spelling. `undefined` if
 * the text is not JSON. Reads the text once, without recursion.
 */
export function formatJson(text: string): string | undefined {
  const parts: string[] = [];
  let depth = 0;
  let at = skipSpace(text, 0);
  const newLine = (): string => `\n${"  ".repeat(depth)}`;
  while (at < text.length) {
    const character = itemAt(text, at);
    const next = skipSpace(text, at + 1);
    if (character === "{" || character === "[") {
      const isEmpty = text[next] === (character === "{" ? "}" : "]");
      parts.push(isEmpty ? character + text[next] : character);
      if (!isEmpty) {
        depth += 1;
        parts.push(newLine());
      }
      at = isEmpty ? skipSpace(text, next + 1) : next;
    } else if (character === "}" || character === "]") {
      depth -= 1;
      if (depth < 0) return undefined;
      parts.push(newLine(), character);
      at = next;
    } else if (character === "," || character === ":") {
      parts.push(character, character === "," ? newLine() : " ");
      at = next;
    } else {
      const end = tokenEnd(text, at);
      if (end <= at) return undefined;
      parts.push(text.slice(at, end));
      at = skipSpace(text, end);
    }
  }
  return depth === 0 ? `${parts.join("")}\n` : undefined;
}

function tokenEnd(text: string, at: number): number {
  if (text[at] === '"') return stringEnd(text, at);
  const literal = literalEnd(text, at);
  return literal > at ? literal : numberEnd(text, at);
}
