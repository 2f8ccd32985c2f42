import { expect, test } from "vitest";
import { measureWidth } from "../util/display.ts";
import { createExcerpt, type Excerpt } from "./excerpt.ts";

/** Draws an excerpt with the mark below its line. */
function draw(excerpt: Excerpt): string[] {
  return excerpt.flatMap(({ number, text, mark }) => {
    const line = `${number} ${text}`;
    return mark === undefined ? [line] : [line, `  ${" ".repeat(mark.at)}${"^".repeat(mark.width)}`];
  });
}

function drawAt(text: string, piece: string, columns = 40): string[] {
  const offset = text.indexOf(piece);
  const line = text.slice(0, offset).split(/\r\n|\r|\n/).length;
  return draw(createExcerpt(text, { offset, length: piece.length, line }, columns));
}

test.each([
  {
    name: "a member between its neighbours",
    text: '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}',
    piece: '"b"',
    lines: ['2   "a": 1,', '3   "b": 2,', "    ^^^", '4   "c": 3'],
  },
  { name: "the first line", text: '{"a":\n1}', piece: '"a"', lines: ['1 {"a":', "   ^^^", "2 1}"] },
  { name: "the last line", text: '{"a":\n1}', piece: "1", lines: ['1 {"a":', "2 1}", "  ^"] },
  {
    name: "lines that end in CRLF",
    text: "[\r\n1,\r\n2]",
    piece: "1",
    lines: ["1 [", "2 1,", "  ^", "3 2]"],
  },
  { name: "lines that end in CR", text: "[\r1,\r2]", piece: "1", lines: ["1 [", "2 1,", "  ^", "3 2]"] },
  { name: "tabs", text: "\t\t7\n", piece: "7", lines: ["1     7", "      ^"] },
  {
    name: "characters of two columns",
    text: '["渋谷",7]',
    piece: "7",
    lines: ['1 ["渋谷",7]', "          ^"],
  },
  { name: "a wide span", text: '["渋谷"]', piece: '"渋谷"', lines: ['1 ["渋谷"]', "   ^^^^^^"] },
  { name: "only the bracket of a long array", text: "[\n1]", piece: "[\n1]", lines: ["1 [", "  ^", "2 1]"] },
  { name: "a short object whole", text: '[{"a":1}]', piece: '{"a":1}', lines: ['1 [{"a":1}]', "   ^^^^^^^"] },
  { name: "an empty string", text: "", piece: "", lines: ["1 ", "  ^"] },
])("createExcerpt marks $name", ({ text, piece, lines }) => {
  expect(drawAt(text, piece)).toEqual(lines);
});

test.each([
  {
    name: "around a span in the middle",
    text: `{"a":"${"x".repeat(99)}","bad":1,"c":"${"y".repeat(99)}"}`,
    piece: '"bad"',
    lines: ['1 …xxxxxxxxxxxxxx","bad":1,"c":"yyyyyyyyy…', `  ${" ".repeat(17)}^^^^^`],
  },
  {
    name: "after a span at the start",
    text: `{"bad":"${"x".repeat(99)}"}`,
    piece: '"bad"',
    lines: [`1 {"bad":"${"x".repeat(31)}…`, "   ^^^^^"],
  },
  {
    name: "before a span at the end",
    text: `["${"x".repeat(99)}",bad]`,
    piece: "bad",
    lines: [`1 …${"x".repeat(33)}",bad]`, `  ${" ".repeat(36)}^^^`],
  },
  {
    name: "inside a span that is too long itself",
    text: `["${"x".repeat(99)}"]`,
    piece: `"${"x".repeat(99)}"`,
    lines: [`1 ["${"x".repeat(22)}…]`, `   ${"^".repeat(24)}`],
  },
])("createExcerpt cuts a long line $name", ({ text, piece, lines }) => {
  expect(drawAt(text, piece)).toEqual(lines);
});

test("createExcerpt is never wider than requested", () => {
  const text = `${"渋谷😀e\u0301\t".repeat(200)}`;
  const widths = Array.from({ length: 300 }, (_, offset) => {
    const [line] = createExcerpt(text, { offset, length: 1 + (offset % 90), line: 1 }, 40);
    return [measureWidth(line?.text ?? ""), (line?.mark?.at ?? 0) + (line?.mark?.width ?? 0)];
  });
  expect(Math.max(...widths.flat())).toBeLessThanOrEqual(40);
});
