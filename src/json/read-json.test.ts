import { expect, test } from "vitest";
import { MAX_DEPTH } from "./find-too-deep.ts";
import { type ReadResult, readJson } from "./read-json.ts";

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

test("readJson keeps __proto__ as a property", () => {
  const result = read('{"__proto__":{"x":1}}');
  expect(result.ok && Object.entries(result.value as object)).toEqual([["__proto__", { x: 1 }]]);
});

test.each([
  ["an overlong slash", [0x22, 0xc0, 0xaf, 0x22], [1, 1, 2], "0xc0"],
  ["Latin-1 on the second line", [0x5b, 0x0a, 0x22, 0xe9, 0x22], [3, 2, 2], "0xe9"],
  ["a bad byte after CRLF and an é", [0x0d, 0x0a, 0x22, 0xc3, 0xa9, 0x80], [5, 2, 3], "0x80"],
  ["a bad byte after an emoji", [0x22, 0xf0, 0x9f, 0x98, 0x80, 0xff], [5, 1, 4], "0xff"],
  ["a character cut off at the end", [0x22, 0xe2, 0x82], [1, 1, 2], "0xe2"],
  ["a bad byte in what is not JSON either", [0x7d, 0x7d, 0xff], [2, 1, 3], "0xff"],
])("readJson rejects %s as not UTF-8 (R-unreadable)", (_, bytes, [offset, line, column], byte) => {
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
  ["nothing", "", [0, 1, 1], "the document is empty"],
  ["white space", " \n ", [3, 2, 2], "the document is empty"],
  ["a byte order mark", "\ufeff{}", [0, 1, 1], "byte order mark at the start"],
  ["an error after LF", "[\n1,\n]", [5, 3, 1], 'trailing comma before "]"'],
  ["an error after CRLF", "[\r\n1,\r\n]", [7, 3, 1], 'trailing comma before "]"'],
  ["an error after CR", "[\r1,\r]", [5, 3, 1], 'trailing comma before "]"'],
  ["a line break in a string", '["a\r\nb"]', [3, 1, 4], "control character U+000D in a string"],
  ["an error after an emoji", '["😀",NaN]', [8, 1, 7], '"NaN" is not JSON'],
  ["an unterminated string", '{"a":"é', [8, 1, 8], "unterminated string"],
  ["UTF-16 without a mark", "[\u0000]\u0000", [1, 1, 2], "expected a value, found U+0000"],
  [
    "the end of a long single line",
    `["${"x".repeat(MILLION)}"}`,
    [MILLION + 3, 1, MILLION + 4],
    'expected "," or "]" after an element, found "}"',
  ],
  [
    "unclosed brackets too few to be too deep",
    "[".repeat(MAX_DEPTH + 1),
    [MAX_DEPTH + 1, 1, MAX_DEPTH + 2],
    "expected a value, found the end of the document",
  ],
  [
    "a million unclosed brackets",
    "[".repeat(MILLION),
    [MILLION, 1, MILLION + 1],
    "expected a value, found the end of the document",
  ],
])("readJson rejects %s as not JSON (R-unreadable)", (_, text, [offset, line, column], reason) => {
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
])("readJson rejects $name as too deep", ({ text, offset }) => {
  const reason = "more than 10000 nested arrays and objects";
  expect(read(text)).toEqual({
    ok: false,
    error: { code: "too-deep", offset, line: 1, column: offset + 1, reason },
  });
});
