import type { ReadText } from "./byte-plan.ts";
import { isDigit, QUOTE, skipDigits, startsWith, tabulate, UNDECIDED } from "./read-text.ts";

const encoder = new TextEncoder();
const dateTime = encoder.encode("0000-00-00T00:00:00");
const offset = encoder.encode("+00:00");
const scheme = encoder.encode("http");
const authority = encoder.encode("://");
const isHost = tabulate((code) => /[\w.-]/.test(String.fromCharCode(code)));
const isInPath = tabulate((code) => /[\w!$&-;=?@~]/.test(String.fromCharCode(code)));
const isHex = tabulate((code) => /[\da-fA-F]/.test(String.fromCharCode(code)));

const ZERO = 0x30;
const SLASH = 0x2f;

/** Formats of texts by the names of `textFormats`. Each accepts the common form and leaves others undecided. */
export const byteFormats: Readonly<Record<string, ReadText>> = {
  "utc-date-time": readDateTime,
  "http-url": readUrl,
  "http-url-or-path": readUrlOrPath,
  "hex-colour": readColour,
};

/** Reads a text in the form of a timestamp in UTC, whatever its numbers. */
export function readUtcTime(bytes: Uint8Array, at: number): number {
  for (let i = 0; i < dateTime.length; i++) {
    const wanted = dateTime[i];
    const byte = bytes[at + i] ?? 0;
    if (wanted === ZERO ? !isDigit(byte) : byte !== wanted) return UNDECIDED;
  }
  let end = at + dateTime.length;
  if (bytes[end] === 0x2e) {
    const from = end + 1;
    end = skipDigits(bytes, from);
    if (end === from || end > from + 9) return UNDECIDED;
  }
  if (bytes[end] === 0x5a) end += 1;
  else if (startsWith(bytes, end, offset)) end += offset.length;
  else return UNDECIDED;
  return bytes[end] === QUOTE ? end + 1 : UNDECIDED;
}

function readDateTime(bytes: Uint8Array, at: number): number {
  const end = readUtcTime(bytes, at);
  if (end < 0) return UNDECIDED;
  const month = readTwo(bytes, at + 5);
  const day = readTwo(bytes, at + 8);
  const days = month === 2 ? 28 : 30 + ((month + (month >> 3)) & 1);
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= days;
  const isTime = readTwo(bytes, at + 11) < 24 && readTwo(bytes, at + 14) < 60 && readTwo(bytes, at + 17) < 60;
  return isDay && isTime ? end : UNDECIDED;
}

function readTwo(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) - ZERO) * 10 + (bytes[at + 1] ?? 0) - ZERO;
}

function readUrl(bytes: Uint8Array, from: number): number {
  if (!startsWith(bytes, from, scheme)) return UNDECIDED;
  let at = from + scheme.length;
  if (bytes[at] === 0x73) at++;
  if (!startsWith(bytes, at, authority)) return UNDECIDED;
  const host = at + authority.length;
  at = host;
  at = skipAll(bytes, at, isHost);
  if (at === host) return UNDECIDED;
  if (bytes[at] === 0x3a) {
    const port = at + 1;
    at = skipDigits(bytes, port);
    if (at === port) return UNDECIDED;
  }
  return readPath(bytes, at);
}

function readUrlOrPath(bytes: Uint8Array, from: number): number {
  const next = bytes[from + 1];
  const isPath = bytes[from] === SLASH && next !== SLASH && next !== 0x3f && next !== QUOTE;
  return isPath ? readPath(bytes, from) : readUrl(bytes, from);
}

/** Reads what follows the host of an address. */
function readPath(bytes: Uint8Array, from: number): number {
  const hasPath = bytes[from] === SLASH || bytes[from] === 0x3f;
  const at = hasPath ? skipAll(bytes, from + 1, isInPath) : from;
  return bytes[at] === QUOTE ? at + 1 : UNDECIDED;
}

function readColour(bytes: Uint8Array, from: number): number {
  if (bytes[from] !== 0x23) return UNDECIDED;
  let at = from + 1;
  while (isHex[bytes[at] ?? 0] === 1) at++;
  const digits = at - from - 1;
  const isColour = digits === 3 || digits === 4 || digits === 6 || digits === 8;
  return isColour && bytes[at] === QUOTE ? at + 1 : UNDECIDED;
}

function skipAll(bytes: Uint8Array, at: number, table: Uint8Array): number {
  let byte = bytes[at] ?? 0;
  while (table[byte] === 1) byte = bytes[++at] ?? 0;
  return at;
}
