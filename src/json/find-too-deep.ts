const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Minimum number of characters in an object before its first value: `{"":`. */
const MEMBER = 4;

/** Maximum nesting of arrays and objects in a document that `readJson` accepts (R-deep, W-deep). */
export const MAX_DEPTH = 10_000;

/**
 * Finds the first bracket that exceeds `limit` levels, and returns its UTF-16 offset or -1.
 *
 * It only counts brackets outside strings, because it runs on every long document before `JSON.parse`.
 */
export function findTooDeep(text: string, limit: number): number {
  // Valid JSON closes every bracket, so a shorter text cannot be both valid and too deep.
  if (text.length < 2 * limit || !mayBeTooDeep(text, limit)) return -1;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // Setting this bit turns "[" into "{" and "]" into "}".
    const bracket = code | 0x20;
    if (code === QUOTE) at = closingQuote(text, at + 1);
    else if (bracket === 0x7b && ++depth > limit) return at;
    else if (bracket === 0x7d) depth--;
  }
  return -1;
}

/**
 * Checks whether valid JSON may exceed `limit` levels, by counting opening brackets, even inside strings. This is ten
 * times faster than counting levels.
 */
function mayBeTooDeep(text: string, limit: number): boolean {
  let count = 0;
  for (let at = text.indexOf("["); at >= 0; at = text.indexOf("[", at + 1)) {
    if (++count > limit) return true;
  }
  for (let at = text.indexOf("{"); at >= 0; at = text.indexOf("{", at + 1)) {
    if (++count > limit) return true;
    // The rest is too short to open the remaining objects and close all levels.
    if (text.length - at < MEMBER * (limit - count) + limit) return false;
  }
  return false;
}

/** Returns the offset of the quote that ends a string, or of the end of the text. */
function closingQuote(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at++;
  }
  return text.length;
}
