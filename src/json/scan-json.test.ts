import fc from "fast-check";
import { expect, test } from "vitest";
import { findSyntaxError } from "./scan-json.ts";

const MILLION = 1_000_000;

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each([
  {
    text: "{",
    offset: 1,
    reason: "expected a property name in double quotes, found the end of the document",
  },
  { text: "[", offset: 1, reason: "expected a value, found the end of the document" },
  { text: "[}", offset: 1, reason: 'expected a value, found "}"' },
  { text: "]", offset: 0, reason: 'expected a value, found "]"' },
  { text: "[1}", offset: 2, reason: 'expected "," or "]" after an element, found "}"' },
  { text: "[1 2]", offset: 3, reason: 'expected "," or "]" after an element, found "2"' },
  { text: "[1", offset: 2, reason: 'expected "," or "]" after an element, found the end of the document' },
  { text: '{"a":1 "b":2}', offset: 7, reason: 'expected "," or "}" after a property, found """' },
  {
    text: '{"a":1',
    offset: 6,
    reason: 'expected "," or "}" after a property, found the end of the document',
  },
  { text: '{"a" 1}', offset: 5, reason: 'expected ":" after a property name, found "1"' },
  { text: '{"a"', offset: 4, reason: 'expected ":" after a property name, found the end of the document' },
  { text: '{"a":}', offset: 5, reason: 'expected a value, found "}"' },
  { text: "{a:1}", offset: 1, reason: 'expected a property name in double quotes, found "a"' },
  { text: "{} {}", offset: 3, reason: 'expected the end of the document, found "{"' },
  { text: "[1,]", offset: 3, reason: 'trailing comma before "]"' },
  { text: '{"a":1, }', offset: 8, reason: 'trailing comma before "}"' },
  { text: "[,1]", offset: 1, reason: 'expected a value, found ","' },
  { text: "{,}", offset: 1, reason: 'expected a property name in double quotes, found ","' },
  { text: "// a\n1", offset: 0, reason: "comments are not JSON" },
  { text: "[1 /* a */]", offset: 3, reason: "comments are not JSON" },
  { text: "[/]", offset: 1, reason: 'expected a value, found "/"' },
  { text: "[NaN]", offset: 1, reason: '"NaN" is not JSON' },
  { text: "[Infinity]", offset: 1, reason: '"Infinity" is not JSON' },
  { text: "[-Infinity]", offset: 2, reason: '"-Infinity" is not JSON' },
  { text: "undefined", offset: 0, reason: '"undefined" is not JSON' },
  { text: "[nul]", offset: 1, reason: '"nul" is not JSON' },
  { text: "nullx", offset: 4, reason: 'expected the end of the document, found "x"' },
  { text: "x".repeat(99), offset: 0, reason: `"${"x".repeat(40)}" is not JSON` },
  { text: "[01]", offset: 2, reason: "a number has a superfluous leading zero" },
  { text: "[1.]", offset: 3, reason: 'expected a digit after "."' },
  { text: "[1e]", offset: 3, reason: 'expected a digit after "e"' },
  { text: "-", offset: 1, reason: 'expected a digit after "-"' },
  { text: "[--1]", offset: 2, reason: 'expected a digit after "-"' },
  { text: "[+1]", offset: 1, reason: 'expected a value, found "+"' },
  { text: "[1.2.3]", offset: 4, reason: 'expected "," or "]" after an element, found "."' },
  { text: "[0x1F]", offset: 2, reason: 'expected "," or "]" after an element, found "x"' },
  { text: '"abc', offset: 4, reason: "unterminated string" },
  { text: '"abc\\', offset: 5, reason: "unterminated string" },
  { text: '"\\u00', offset: 5, reason: "unterminated string" },
  { text: '"a\nb"', offset: 2, reason: "control character U+000A in a string" },
  { text: '"a\\\tb"', offset: 3, reason: "control character U+0009 in a string" },
  { text: '"\u0000"', offset: 1, reason: "control character U+0000 in a string" },
  { text: '"\\x41"', offset: 2, reason: '"\\x" is not an escape sequence' },
  { text: '"\\😀"', offset: 2, reason: '"\\😀" is not an escape sequence' },
  { text: '"\\u12G4"', offset: 5, reason: 'expected four hexadecimal digits after "\\u"' },
  { text: '{"\\u":1}', offset: 4, reason: 'expected four hexadecimal digits after "\\u"' },
  { text: "[\u00a01]", offset: 1, reason: "expected a value, found U+00A0" },
  { text: "[1]\ufeff", offset: 3, reason: "expected the end of the document, found U+FEFF" },
  { text: "\ufeff[1]", offset: 0, reason: "byte order mark at the start" },
  { text: "[\ud800]", offset: 1, reason: "expected a value, found U+D800" },
  { text: "😀", offset: 0, reason: 'expected a value, found "😀"' },
  { text: "", offset: 0, reason: "the document is empty" },
  { text: " \r\n\t", offset: 4, reason: "the document is empty" },
])("findSyntaxError rejects $text", ({ text, offset, reason }) => {
  expect(findSyntaxError(text)).toEqual({ offset, reason });
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});

test.each([
  ...[
    " 0 ",
    "-0",
    "-0.0e-00",
    "1E+9",
    "1e400",
    "123456789012345678901234567890",
    '""',
    "[]",
    "{}",
    "\r\n\t [ ] ",
  ],
  ...[
    '"\u007f\u2028\ud800😀"',
    '"\\u0000\\ud800\\"\\\\\\/\\b\\f\\n\\r\\t"',
    '{"":{"":1},"__proto__":2,"":3}',
    "[true,false,null]",
  ],
])("findSyntaxError accepts %j", (text) => {
  expect(findSyntaxError(text)).toBeUndefined();
  expect(() => JSON.parse(text)).not.toThrow();
});

test.each([
  { name: "closed arrays", text: "[".repeat(MILLION) + "]".repeat(MILLION), fault: undefined },
  {
    name: "arrays with one bracket missing",
    text: "[".repeat(MILLION) + "]".repeat(MILLION - 1),
    fault: {
      offset: 2 * MILLION - 1,
      reason: 'expected "," or "]" after an element, found the end of the document',
    },
  },
])("findSyntaxError walks through a million levels of $name", ({ text, fault }) => {
  expect(findSyntaxError(text)).toEqual(fault);
});

test.each([
  { name: "a string", text: `["${"x".repeat(5 * MILLION)}\\n"?`, offset: 5 * MILLION + 5 },
  { name: "escape sequences", text: `["${"\\u0041".repeat(MILLION)}"?`, offset: 6 * MILLION + 3 },
  { name: "a number", text: `[${"1".repeat(5 * MILLION)}?`, offset: 5 * MILLION + 1 },
  { name: "white space", text: `[1${" ".repeat(5 * MILLION)}?`, offset: 5 * MILLION + 2 },
])("findSyntaxError scans $name of millions of characters", ({ text, offset }) => {
  expect(findSyntaxError(text)).toEqual({
    offset,
    reason: 'expected "," or "]" after an element, found "?"',
  });
});

/** Every character up to U+02FF, further white space and line breaks, and other special characters. */
const characters = [
  ...Array.from({ length: 0x300 }, (_, code) => String.fromCharCode(code)),
  ...["\u1680", "\u2000", "\u2028", "\u2029", "\u202f", "\u3000", "\ud800", "\udc00", "\ufeff", "\uffff"],
];

test.each([
  "?",
  "?1",
  "1?",
  "-?",
  "0?",
  "1.?",
  "1e?",
  '"?"',
  '"\\?"',
  '"\\u00?0"',
  "[?]",
  "[1?]",
  '{?"":1}',
  '{""?1}',
  '{"":1?}',
])("findSyntaxError agrees with JSON.parse on any character in place of ? in %s", (template) => {
  const texts = characters.map((character) => template.replace("?", () => character));
  expect(texts.filter((text) => parses(text) !== (findSyntaxError(text) === undefined))).toEqual([]);
});

const piece = fc.constantFrom(
  ...'[]{}:,"\\/-+.0123456789eEuxtfna \t\n\r\f\u0000\u00a0\ufeff\ud800',
  ...["true", "null", "NaN", "\\u00e9", "\\n", "[]", "{}", '""', '"":', ",0", "😀"],
);
/** Replaces up to two characters at an offset (modulo the length) with a piece, or removes them. */
const mutation = fc.tuple(fc.nat(999), fc.nat(2), fc.option(piece, { nil: "" }));
const variants = fc.array(fc.array(mutation, { minLength: 1, maxLength: 3 }), {
  minLength: 25,
  maxLength: 25,
});

function mutate(text: string, [place, length, inserted]: [number, number, string]): string {
  const at = place % (text.length + 1);
  return text.slice(0, at) + inserted + text.slice(at + length);
}

test("findSyntaxError agrees with JSON.parse on 50,000 mutated documents", () => {
  const count = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.nat(2), variants, (value, indent, mutations) => {
      const document = JSON.stringify(value, null, indent);
      for (const text of mutations.map((steps) => steps.reduce(mutate, document))) {
        const fault = findSyntaxError(text);
        count[fault ? "refused" : "accepted"] += 1;
        if (parses(text) !== (fault === undefined))
          throw new Error(`disagreement: ${JSON.stringify({ text, fault })}`);
        const before = fault && findSyntaxError(text.slice(0, fault.offset));
        if (before && before.offset < fault.offset)
          throw new Error(`not the first: ${JSON.stringify({ text, fault })}`);
      }
    }),
    { numRuns: 2000 },
  );
  expect(count.accepted + count.refused).toBe(50_000);
  expect(Math.min(count.accepted, count.refused)).toBeGreaterThan(5_000);
});
