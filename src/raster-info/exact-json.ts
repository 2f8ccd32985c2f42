import { isObject } from "../util/is-object.ts";
import { shorten } from "../util/shorten.ts";
import { isChanged, makeNumber, readDigits } from "./decimal.ts";

/** Matches strings and numbers. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;

/**
 * Parses JSON and keeps the digits of every number that JavaScript would change, such as `9223372036854775807`, `1e400`
 * or `-0`.
 *
 * @throws SyntaxError if the text is not JSON.
 */
export function parseExact(text: string): unknown {
  // A document cannot predict this prefix, so none of its strings starts with it.
  const mark = `${Math.random()}:`;
  const marked = text.replace(tokens, (token) =>
    token.startsWith('"') || !isChanged(token) ? token : `"${mark}${token}"`,
  );
  if (marked === text) return JSON.parse(text);
  const root = { value: JSON.parse(marked) };
  const waiting: object[] = [root];
  for (let holder = waiting.pop(); holder !== undefined; holder = waiting.pop())
    for (const [key, value] of Object.entries(holder)) {
      if (isObject(value)) waiting.push(value);
      // Defined instead of assigned, because a key may be `__proto__`.
      if (typeof value === "string" && value.startsWith(mark))
        Object.defineProperty(holder, key, { value: makeNumber(value.slice(mark.length)), enumerable: true });
    }
  return root.value;
}

/** Writes a value as JSON with the digits of its exact numbers. It does not recurse, so any depth works. Default: a line. */
export function writeExact(value: unknown, { isIndented = false }: { isIndented?: boolean } = {}): string {
  const waiting: Part[] = [{ value, depth: 0 }];
  let text = "";
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const digits = typeof part === "string" ? part : readDigits(part.value);
    if (typeof part === "string" || digits !== undefined || !isObject(part.value))
      text += digits ?? JSON.stringify(Object(part).value);
    else for (const one of listParts(part.value, part.depth, isIndented).reverse()) waiting.push(one);
  }
  return text;
}

/** Formats a value for people: text unchanged, anything else as JSON that is cut off after a number of characters. */
export function writeText(value: unknown, longest: number): string {
  return typeof value === "string" ? value : shorten(writeExact(value), longest);
}

/** Text to write unchanged, or a value with its depth. */
type Part = string | { readonly value: unknown; readonly depth: number };

function listParts(holder: object, depth: number, isIndented: boolean): Part[] {
  const [start, end] = Array.isArray(holder) ? ["[", "]"] : ["{", "}"];
  const [line, last, gap] = isIndented
    ? [`\n${"  ".repeat(depth + 1)}`, `\n${"  ".repeat(depth)}`, ","]
    : ["", "", ", "];
  const entries = Object.entries(holder).filter(([, value]) => value !== undefined);
  const parts = entries.flatMap(([key, value], i): Part[] => {
    const name = start === "[" ? "" : `${JSON.stringify(key)}: `;
    return [`${i === 0 ? start : gap}${line}${name}`, { value, depth: depth + 1 }];
  });
  return parts.length === 0 ? [start + end] : [...parts, last + end];
}
