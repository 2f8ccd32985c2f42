import type { Words } from "./byte-plan.ts";

/** Result of a reading that does not decide. */
export const UNDECIDED = -1;

export const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LOWER_U = 0x75;

/** Characters that end a run of plain characters in a string: the quote, a backslash, control characters. */
const isSpecial = tabulate((code) => code < 0x20 || code === QUOTE || code === BACKSLASH);
const isEscape = tabulate((code) => '"\\/bfnrt'.includes(String.fromCharCode(code)));
const isHex = tabulate((code) => /[\da-fA-F]/.test(String.fromCharCode(code)));

/** Makes a table of the bytes that a test picks: 1 for those, 0 for others. */
export function tabulate(test: (code: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, code) => Number(code < 0x80 && test(code)));
}

/** Reads a string from after its opening quote; returns the offset after its closing quote, or -1. */
export function readText(bytes: Uint8Array, at: number): number {
  for (;;) {
    let byte = bytes[at] ?? 0;
    while (isSpecial[byte] === 0) byte = bytes[++at] ?? 0;
    if (byte === QUOTE) return at + 1;
    if (byte !== BACKSLASH) return UNDECIDED;
    const next = bytes[at + 1] ?? 0;
    if (next === LOWER_U) {
      for (let i = 2; i < 6; i++) if (isHex[bytes[at + i] ?? 0] !== 1) return UNDECIDED;
      at += 6;
    } else if (isEscape[next] === 1) at += 2;
    else return UNDECIDED;
  }
}

/** Reads a string without escapes; returns the offset after its closing quote, or -1. */
export function readPlainText(bytes: Uint8Array, at: number): number {
  let byte = bytes[at] ?? 0;
  while (isSpecial[byte] === 0) byte = bytes[++at] ?? 0;
  return byte === QUOTE ? at + 1 : UNDECIDED;
}

/** Reads one of some texts, usually the same as last time; returns its index, or -1. */
export function readWord(bytes: Uint8Array, at: number, words: Words): number {
  const { list, last } = words;
  for (let i = 0; i < list.length; i++) {
    const index = i === 0 ? last : i <= last ? i - 1 : i;
    const word = list[index];
    if (word !== undefined && startsWith(bytes, at, word)) {
      words.last = index;
      return index;
    }
  }
  return UNDECIDED;
}

/** Checks whether bytes are at an offset. */
export function startsWith(bytes: Uint8Array, at: number, word: Uint8Array): boolean {
  const { length } = word;
  for (let i = 0; i < length; i++) if (bytes[at + i] !== word[i]) return false;
  return true;
}

/** Skips white space within a line. */
export function skipSpace(bytes: Uint8Array, at: number): number {
  for (;;) {
    const byte = bytes[at];
    if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return at;
    at++;
  }
}

/** Reads digits; returns the offset after them. */
export function skipDigits(bytes: Uint8Array, at: number): number {
  let byte = bytes[at] ?? 0;
  while (isDigit(byte)) byte = bytes[++at] ?? 0;
  return at;
}

/** Checks whether a byte is a digit. */
export function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}
