/**
 * Reads single tokens of RFC 8259. Each reader takes the offset of the token's first character and returns the offset
 * after its last one. For a broken token, it returns the complement (`~`) of the offset of the first wrong character.
 * The error message for a broken token is derived from that offset alone.
 */

const SPACE = /[ \t\n\r]*/y;
/**
 * Matches the longest prefix of an escape sequence, as `NUMBER` does for numbers. The wrong character is where the
 * match ends.
 */
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{0,4})?/y;
const NUMBER = /-?(?:(?:0|[1-9]\d*)(?:\.\d*)?(?:(?<=\d)[eE][+-]?\d*)?)?/y;
const LITERAL = /true|false|null/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]{0,39}/uy;
const UNPRINTABLE = /[\p{C}\p{Z}]/u;

/** Returns the offset after the match of a sticky pattern, or `offset` itself if nothing matches. */
function matchEnd(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : offset;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Returns the offset of the first character at or after `offset` that is not JSON white space. */
export function skipSpace(text: string, offset: number): number {
  return text.charCodeAt(offset) > 0x20 ? offset : matchEnd(SPACE, text, offset);
}

/** Reads the string whose opening quote is at `start`. */
export function stringEnd(text: string, start: number): number {
  let at = plainEnd(text, start + 1);
  while (text[at] === "\\") {
    const end = matchEnd(ESCAPE, text, at);
    if (end - at !== (text[at + 1] === "u" ? 6 : 2)) return ~end;
    at = plainEnd(text, end);
  }
  return text[at] === '"' ? at + 1 : ~at;
}

/** Returns the offset of the first quote, backslash, control character or end at or after `offset`. */
function plainEnd(text: string, offset: number): number {
  for (let at = offset; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22 || code === 0x5c || code < 0x20) return at;
  }
  return text.length;
}

/** Explains the error that `stringEnd` found at `offset`. */
export function explainString(text: string, offset: number): string {
  if (offset >= text.length) return "unterminated string";
  if (text.charCodeAt(offset) < 0x20) return `control character ${nameCodePoint(text, offset)} in a string`;
  if (text[offset - 1] === "\\") return `"\\${characterAt(text, offset)}" is not an escape sequence`;
  return 'expected four hexadecimal digits after "\\u"';
}

/** Reads the number that starts with a digit or `-` at `start`. */
export function numberEnd(text: string, start: number): number {
  const end = matchEnd(NUMBER, text, start);
  // A complete number ends in a digit. Digits remain only after a leading zero.
  return isDigit(text.charCodeAt(end - 1)) && !isDigit(text.charCodeAt(end)) ? end : ~end;
}

/** Explains the error that `numberEnd` found at `offset`. */
export function explainNumber(text: string, offset: number): string {
  if (isDigit(text.charCodeAt(offset))) return "a number has a superfluous leading zero";
  const word = wordAt(text, offset);
  const before = text[offset - 1];
  return word !== "" && before === "-" ? `"-${word}" is not JSON` : `expected a digit after "${before}"`;
}

/** Reads `true`, `false` or `null` at `start`; returns `~start` for anything else. */
export function literalEnd(text: string, start: number): number {
  const end = matchEnd(LITERAL, text, start);
  return end === start ? ~start : end;
}

/** Returns the word (`NaN`, `undefined`, `None`) at `offset`, truncated to 40 characters, or the empty string. */
export function wordAt(text: string, offset: number): string {
  return text.slice(offset, matchEnd(WORD, text, offset));
}

/** Describes what is at `offset`: a quoted character, the code point of an invisible one, or the end. */
export function describeAt(text: string, offset: number): string {
  if (offset >= text.length) return "the end of the document";
  const character = characterAt(text, offset);
  return UNPRINTABLE.test(character) ? nameCodePoint(text, offset) : `"${character}"`;
}

function characterAt(text: string, offset: number): string {
  return String.fromCodePoint(text.codePointAt(offset) ?? 0);
}

function nameCodePoint(text: string, offset: number): string {
  return `U+${(text.codePointAt(offset) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
