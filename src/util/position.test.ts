import { expect, test } from "vitest";
import { positionAt } from "./position.ts";

test.each([
  { name: "the start of an empty text", text: "", offset: 0, line: 1, column: 1 },
  { name: "the start", text: "ab", offset: 0, line: 1, column: 1 },
  { name: "the end of a single line", text: "ab", offset: 2, line: 1, column: 3 },
  { name: "a line feed, still on its line", text: "ab\nc", offset: 2, line: 1, column: 3 },
  { name: "after LF", text: "ab\nc", offset: 3, line: 2, column: 1 },
  { name: "after CRLF", text: "ab\r\nc", offset: 4, line: 2, column: 1 },
  { name: "between CR and LF, still on their line", text: "ab\r\nc", offset: 3, line: 1, column: 4 },
  { name: "after a lone CR", text: "ab\rc", offset: 3, line: 2, column: 1 },
  { name: "after all three", text: "\n\r\n\r\r\nx", offset: 6, line: 5, column: 1 },
  { name: "after LF CR, two lines", text: "a\n\rb", offset: 3, line: 3, column: 1 },
  { name: "after a final line feed", text: "a\n", offset: 2, line: 2, column: 1 },
  { name: "after an emoji, two columns", text: '"😀"x', offset: 4, line: 1, column: 5 },
  { name: "after U+2028, no line break in JSON", text: '"\u2028"x', offset: 3, line: 1, column: 4 },
  { name: "in a long single line", text: "x".repeat(1_000_000), offset: 999_999, line: 1, column: 1_000_000 },
  { name: "after a million lines", text: "\n".repeat(1_000_000), offset: 1e6, line: 1_000_001, column: 1 },
])("positionAt counts $name", ({ text, offset, line, column }) => {
  expect(positionAt(text, offset)).toEqual({ line, column });
});
