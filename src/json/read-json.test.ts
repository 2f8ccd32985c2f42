import { expect, test } from "vitest";
import { MAX_DEPTH, type ReadResult, readJson } from "./read-json.ts";

const MILLION = 1_000_000;

function read(text: string): ReadResult {
  return readJson(new TextEncoder().encode(text));
}

function nest(levels: number, open: string, inside: string, close: string): string {
  return open.repeat(levels) + inside + close.repeat(levels);
}

/** Returns the bytes of a text in UTF-16, by default low byte first. */
function utf16(text: string, bigEndian = false): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), !bigEndian);
  return new Uint8Array(view.buffer);
}

test.each([
  { name: "a scalar", text: "7", value: 7 },
  { name: "an object between white space", text: ' {"é":["😀",null]}\r\n', value: { é: ["😀", null] } },
  { name: "the last of duplicate members", text: '{"a":1,"a":2}', value: { a: 2 } },
  { name: "a number too large, as Infinity", text: "1e400", value: Number.POSITIVE_INFINITY },
  { name: "an escaped lone surrogate", text: '"\\ud800"', value: "\ud800" },
  { name: "a true U+FFFD", text: '"\ufffd"', value: "\ufffd" },
  { name: "a byte order mark inside a string", text: '"\ufeff"', value: "\ufeff" },
])("readJson reads $name", ({ text, value }) => {
  expect(read(text)).toEqual({ ok: true, value, text });
});

test("readJson keeps __proto__ as a member", () => {
  const result = read('{"__proto__":{"x":1}}');
  expect(result.ok && Object.entries(result.value as object)).toEqual([["__proto__", { x: 1 }]]);
});

test.each([
  { name: "an overlong slash", bytes: [0x22, 0xc0, 0xaf, 0x22], offset: 1, line: 1, column: 2, byte: "0xc0" },
  {
    name: "Latin-1 on the second line",
    bytes: [0x5b, 0x0a, 0x22, 0xe9, 0x22],
    offset: 3,
    line: 2,
    column: 2,
    byte: "0xe9",
  },
  {
    name: "a bad byte after CRLF and an é",
    bytes: [0x0d, 0x0a, 0x22, 0xc3, 0xa9, 0x80],
    offset: 5,
    line: 2,
    column: 3,
    byte: "0x80",
  },
  {
    name: "a bad byte after an emoji",
    bytes: [0x22, 0xf0, 0x9f, 0x98, 0x80, 0xff],
    offset: 5,
    line: 1,
    column: 4,
    byte: "0xff",
  },
  {
    name: "a character cut off at the end",
    bytes: [0x22, 0xe2, 0x82],
    offset: 1,
    line: 1,
    column: 2,
    byte: "0xe2",
  },
  {
    name: "a bad byte in what is not JSON either",
    bytes: [0x7d, 0x7d, 0xff],
    offset: 2,
    line: 1,
    column: 3,
    byte: "0xff",
  },
])("readJson refuses $name as not UTF-8 (R-unreadable)", ({ bytes, offset, line, column, byte }) => {
  const error = { code: "not-utf8", offset, line, column, reason: `byte ${byte} is not valid UTF-8 here` };
  expect(readJson(Uint8Array.from(bytes))).toEqual({ ok: false, error });
});

test.each([
  { name: "low byte first", bytes: utf16("\ufeff{}"), byte: "0xff" },
  { name: "high byte first", bytes: utf16("\ufeff{}", true), byte: "0xfe" },
])("readJson recognizes UTF-16, $name", ({ bytes, byte }) => {
  const error = {
    code: "not-utf8",
    offset: 0,
    line: 1,
    column: 1,
    reason: `byte ${byte} begins a UTF-16 document`,
  };
  expect(readJson(bytes)).toEqual({ ok: false, error });
});

test.each([
  { name: "nothing", text: "", offset: 0, line: 1, column: 1, reason: "the document is empty" },
  { name: "white space", text: " \n ", offset: 3, line: 2, column: 2, reason: "the document is empty" },
  {
    name: "a byte order mark",
    text: "\ufeff{}",
    offset: 0,
    line: 1,
    column: 1,
    reason: "byte order mark at the start",
  },
  {
    name: "an error after LF",
    text: "[\n1,\n]",
    offset: 5,
    line: 3,
    column: 1,
    reason: 'trailing comma before "]"',
  },
  {
    name: "an error after CRLF",
    text: "[\r\n1,\r\n]",
    offset: 7,
    line: 3,
    column: 1,
    reason: 'trailing comma before "]"',
  },
  {
    name: "an error after CR",
    text: "[\r1,\r]",
    offset: 5,
    line: 3,
    column: 1,
    reason: 'trailing comma before "]"',
  },
  {
    name: "a line break in a string",
    text: '["a\r\nb"]',
    offset: 3,
    line: 1,
    column: 4,
    reason: "control character U+000D in a string",
  },
  {
    name: "an error after an emoji",
    text: '["😀",NaN]',
    offset: 8,
    line: 1,
    column: 7,
    reason: '"NaN" is not JSON',
  },
  {
    name: "an unterminated string",
    text: '{"a":"é',
    offset: 8,
    line: 1,
    column: 8,
    reason: "unterminated string",
  },
  {
    name: "UTF-16 without a mark",
    text: "[\u0000]\u0000",
    offset: 1,
    line: 1,
    column: 2,
    reason: "expected a value, found U+0000",
  },
  {
    name: "the end of a long single line",
    text: `["${"x".repeat(MILLION)}"}`,
    offset: MILLION + 3,
    line: 1,
    column: MILLION + 4,
    reason: 'expected "," or "]" after an element, found "}"',
  },
  {
    name: "unclosed brackets too few to be too deep",
    text: "[".repeat(MAX_DEPTH + 1),
    offset: MAX_DEPTH + 1,
    line: 1,
    column: MAX_DEPTH + 2,
    reason: "expected a value, found the end of the document",
  },
  {
    name: "a million unclosed brackets",
    text: "[".repeat(MILLION),
    offset: MILLION,
    line: 1,
    column: MILLION + 1,
    reason: "expected a value, found the end of the document",
  },
  {
    name: "a million unclosed objects",
    text: '{"groups":{"g":'.repeat(MILLION / 2),
    offset: 7.5 * MILLION,
    line: 1,
    column: 7.5 * MILLION + 1,
    reason: "expected a value, found the end of the document",
  },
])("readJson refuses $name as not JSON (R-unreadable)", ({ text, offset, line, column, reason }) => {
  expect(read(text)).toEqual({ ok: false, error: { code: "not-json", offset, line, column, reason } });
});

test.each([
  { name: "arrays", text: nest(MAX_DEPTH, "[", "", "]") },
  {
    name: "arrays holding a long string of brackets",
    text: nest(MAX_DEPTH, "[", `"${"[{".repeat(20_000)}"`, "]"),
  },
  { name: "objects", text: nest(MAX_DEPTH, '{"g":', "1", "}") },
])("readJson reads as many levels of $name as allowed", ({ text }) => {
  const result = read(text);
  expect({ ok: result.ok, text: result.ok && result.text }).toEqual({ ok: true, text });
});

test.each([
  { name: "one array too many", text: nest(MAX_DEPTH + 1, "[", "", "]"), offset: MAX_DEPTH },
  { name: "one object too many", text: nest(MAX_DEPTH + 1, '{"g":', "1", "}"), offset: 5 * MAX_DEPTH },
  { name: "a million arrays", text: nest(MILLION, "[", "", "]"), offset: MAX_DEPTH },
  {
    name: "a million objects",
    text: nest(MILLION / 2, '{"groups":{"g":', "1", "}}"),
    offset: 7.5 * MAX_DEPTH,
  },
])("readJson refuses $name as too deep", ({ text, offset }) => {
  const reason = "more than 10000 nested arrays and objects";
  expect(read(text)).toEqual({
    ok: false,
    error: { code: "too-deep", offset, line: 1, column: offset + 1, reason },
  });
});
