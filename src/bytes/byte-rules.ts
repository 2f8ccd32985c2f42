import { sameJson } from "../json/same-json.ts";
import { readUtcTime } from "./byte-formats.ts";
import { isDigit, QUOTE, readPlainText, skipDigits } from "./read-text.ts";

/** The members of an object: the offsets of each key, of its value, and of the end of the value. */
export interface Kept {
  readonly places: Int32Array;
  /** -1 if there is no object. */
  count: number;
}

const BACKSLASH = 0x5c;
const SLASH = 0x2f;
const MINUS = 0x2d;
const LOWER_N = 0x6e;
/** Digits that a number holds exactly. */
export const EXACT_DIGITS = 15;

const utf8 = /* @__PURE__ */ new TextDecoder();

/** Checks that an address ends in a slash and a number, perhaps with another slash. Values of other types fail. */
export function endsIn(bytes: Uint8Array, address: number, number: number): boolean {
  if (bytes[address] !== QUOTE || !startsNumber(bytes[number] ?? 0)) return true;
  const end = skipDigits(bytes, number);
  if (!isPlainEnd(bytes, number, end)) return false;
  let at = readPlainText(bytes, address + 1) - 2;
  if (bytes[at] === SLASH) at--;
  let digit = end - 1;
  while (digit >= number && bytes[at] === bytes[digit]) {
    at--;
    digit--;
  }
  return digit < number && bytes[at] === SLASH;
}

/** Checks that a UTC time is not after another, if there is one, or that a natural number is not above another. */
export function isOrdered(bytes: Uint8Array, first: number, second: number): boolean {
  const one = isTime(bytes, first);
  const other = isTime(bytes, second);
  if (one && bytes[second] === LOWER_N) return true;
  if (other && bytes[first] === LOWER_N) return true;
  if (!one || !other) return readNatural(bytes, first) <= readNatural(bytes, second);
  for (let i = 1; ; i++) {
    const a = bytes[first + i] ?? 0;
    const b = bytes[second + i] ?? 0;
    // A time that ends here has no more digits after its seconds.
    if (endsTime(a)) return true;
    if (a !== b) return !endsTime(b) && a < b;
  }
}

function isTime(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === QUOTE && readUtcTime(bytes, at + 1) >= 0;
}

function endsTime(byte: number): boolean {
  return byte === 0x5a || byte === 0x2b;
}

/** Checks that each old value has a new value that differs. */
export function isChanged(bytes: Uint8Array, now: Kept, old: Kept): boolean {
  for (let i = 0; i < old.count; i += 3) {
    const other = findKey(bytes, old.places[i] ?? 0, now);
    if (other < 0 || !differ(bytes, old.places, i, now.places, other)) return false;
  }
  return true;
}

function findKey(bytes: Uint8Array, key: number, { places, count }: Kept): number {
  for (let i = 0; i < count; i += 3) if (sameText(bytes, key, places[i] ?? 0)) return i;
  return -1;
}

/** Checks whether two strings without escapes are the same. */
function sameText(bytes: Uint8Array, a: number, b: number): boolean {
  for (let i = 1; bytes[a + i] === bytes[b + i]; i++) {
    if (bytes[a + i] === QUOTE) return true;
    if (bytes[a + i] === BACKSLASH) return false;
  }
  return false;
}

/** Checks whether two values differ for sure. */
function differ(bytes: Uint8Array, a: Int32Array, i: number, b: Int32Array, j: number): boolean {
  const [from = 0, to = 0] = [a[i + 1], a[i + 2]];
  const [start = 0, end = 0] = [b[j + 1], b[j + 2]];
  const [one = 0, other = 0] = [bytes[from], bytes[start]];
  const isNumber = startsNumber(one);
  if (isNumber !== startsNumber(other) || (!isNumber && one !== other)) return true;
  if (one === QUOTE && differInText(bytes, from + 1, start + 1)) return true;
  return !sameJson(
    JSON.parse(utf8.decode(bytes.subarray(from, to))),
    JSON.parse(utf8.decode(bytes.subarray(start, end))),
  );
}

/** Checks that strings without escapes differ in their common length. */
function differInText(bytes: Uint8Array, a: number, b: number): boolean {
  let i = 0;
  while (bytes[a + i] === bytes[b + i] && bytes[a + i] !== QUOTE && bytes[a + i] !== BACKSLASH) i++;
  return bytes[a + i] !== bytes[b + i] && bytes[a + i] !== BACKSLASH && bytes[b + i] !== BACKSLASH;
}

function startsNumber(byte: number): boolean {
  return isDigit(byte) || byte === MINUS;
}

/** Reads a natural number; anything else becomes NaN, which is neither above nor below another. */
function readNatural(bytes: Uint8Array, from: number): number {
  let value = 0;
  let at = from;
  for (; isDigit(bytes[at] ?? 0); at++) value = value * 10 + (bytes[at] ?? 0) - 0x30;
  return isPlainEnd(bytes, from, at) ? value : Number.NaN;
}

/** Checks that digits are a complete number, without fraction or exponent. */
function isPlainEnd(bytes: Uint8Array, from: number, end: number): boolean {
  const next = (bytes[end] ?? 0) | 0x20;
  return end > from && end - from <= EXACT_DIGITS && next !== 0x2e && next !== 0x65;
}
