import { describe, expect, test } from "vitest";
import { count, cut, measureWidth, printable, visible, writeBytes } from "./display.ts";

describe("measureWidth", () => {
  test.each([
    { name: "Latin letters", text: "naïve", width: 5 },
    { name: "Han characters, two columns each", text: "渋谷", width: 4 },
    { name: "a picture, two columns", text: "😀", width: 2 },
    { name: "an accent drawn over its letter", text: "e\u0301", width: 1 },
    { name: "the first of all accents", text: "e\u0300", width: 1 },
    { name: "letters below it", text: "\u02ff\u00ff", width: 2 },
    { name: "a mark that encloses", text: "a\u20dd", width: 1 },
    { name: "kana, hangul, half and full width", text: "あア한ｱＡ、", width: 11 },
    { name: "nothing", text: "", width: 0 },
  ])("counts $name", ({ text, width }) => {
    expect(measureWidth(text)).toBe(width);
  });
});

describe("visible and printable", () => {
  test.each([
    { name: "a tab", text: "a\tb", seen: "a  b", printed: "a\\u{9}b" },
    { name: "an escape sequence", text: "\u001b[31m", seen: "␛[31m", printed: "\\u{1b}[31m" },
    { name: "a mark of direction", text: "a\u202eb", seen: "a\ufffdb", printed: "a\\u{202e}b" },
    { name: "half a surrogate pair", text: "a\ud800b", seen: "a\ufffdb", printed: "a\\u{d800}b" },
    { name: "the last control with a picture", text: "\u001f", seen: "\u241f", printed: "\\u{1f}" },
    {
      name: "the control without one",
      text: "\u007f \u007f",
      seen: "\ufffd \ufffd",
      printed: "\\u{7f} \\u{7f}",
    },
    {
      name: "ends of lines of Unicode",
      text: "\u2028\u2029",
      seen: "\ufffd\ufffd",
      printed: "\\u{2028}\\u{2029}",
    },
    { name: "a letter beyond 16 bits", text: "\u{e0001}", seen: "\ufffd", printed: "\\u{e0001}" },
    { name: "a C1 control", text: "\u009b", seen: "\ufffd", printed: "\\u{9b}" },
    { name: "plain text", text: "渋谷 é", seen: "渋谷 é", printed: "渋谷 é" },
  ])("show $name", ({ text, seen, printed }) => {
    expect([visible(text), printable(text)]).toEqual([seen, printed]);
  });
});

describe("cut", () => {
  test.each([
    { name: "leaves what fits", text: "abcd", columns: 4, result: "abcd" },
    { name: "marks what it cut", text: "abcde", columns: 4, result: "abc…" },
    {
      name: "leaves marks that take no column",
      text: "e\u0301".repeat(4),
      columns: 4,
      result: "e\u0301".repeat(4),
    },
    { name: "leaves pictures that fit", text: "😀😀", columns: 4, result: "😀😀" },
    { name: "cuts pictures", text: "😀😀😀", columns: 4, result: "😀…" },
    { name: "leaves the ellipsis alone", text: "ab", columns: 1, result: "…" },
    {
      name: "cuts what has many marks",
      text: `a${"\u0301".repeat(20)}b`,
      columns: 4,
      result: `a${"\u0301".repeat(9)}…`,
    },
    { name: "halves no wide character", text: "渋谷交差点", columns: 6, result: "渋谷…" },
  ])("$name", ({ text, columns, result }) => {
    expect(cut(text, columns)).toBe(result);
  });
});

describe("amounts", () => {
  test.each([
    { written: count(1, "record"), expected: "1 record" },
    { written: count(0, "record"), expected: "0 records" },
    { written: count(1_234_567, "record"), expected: "1,234,567 records" },
    { written: writeBytes(999), expected: "999 B" },
    { written: writeBytes(998.6), expected: "999 B" },
    { written: writeBytes(1e3), expected: "1.0 kB" },
    { written: writeBytes(1e6), expected: "1.0 MB" },
    { written: writeBytes(1e9), expected: "1.00 GB" },
    { written: writeBytes(2.5e21), expected: "2500.00 EB" },
    { written: writeBytes(75_400), expected: "75.4 kB" },
    { written: writeBytes(75_400_000), expected: "75.4 MB" },
    { written: writeBytes(1_507_000_000), expected: "1.51 GB" },
  ])("$expected", ({ written, expected }) => {
    expect(written).toBe(expected);
  });
});
