import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createReadRange } from "./create-read-range.ts";

const folder = mkdtempSync(join(tmpdir(), "range-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a file in ranges of `size` bytes and puts the lines of all ranges together. */
function readInRanges(path: string, length: number, size: number, longest = 1000): string[] {
  const readRange = createReadRange(longest);
  const pieces: string[] = [];
  for (let start = 0; start < length; start += size) {
    const { bytes, at, end, isCut } = readRange({
      kind: "range",
      path,
      start,
      end: Math.min(length, start + size),
    });
    pieces.push(bytes.toString("utf8", at, end) + (isCut ? "<cut>" : ""));
  }
  return pieces;
}

const texts = [
  { name: "lines of all lengths", text: "\na\nbb\n\nccc\ndddd\n\n\neeeee\n" },
  { name: "a last line without newline", text: "a\nbbb" },
  { name: "a single long line", text: "x".repeat(50) },
  { name: "newlines alone", text: "\n\n\n\n" },
  { name: "characters of several bytes", text: "é\n渋谷\n😀😀\n" },
];

test.each(texts)("ranges of every size give $name back, each line once and whole", ({ name, text }) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  const length = Buffer.byteLength(text);
  const sizes = Array.from({ length: length + 1 }, (_, i) => i + 1);
  const pieces = sizes.map((size) => readInRanges(path, length, size));
  expect(pieces.map((all) => all.join(""))).toEqual(sizes.map(() => text));
  const torn = pieces.flat().filter((piece) => !piece.endsWith("\n") && !text.endsWith(piece));
  expect(torn).toEqual([]);
});

test("a line that is too long is dropped, and told of", () => {
  const path = join(folder, "long");
  const text = `a\n${"x".repeat(300_000)}\nb\n`;
  writeFileSync(path, text);
  const found = [100, 100_000, 400_000].map((size) =>
    readInRanges(path, text.length, size, 100_000).join(""),
  );
  expect(found).toEqual(["a\n<cut>b\n", "a\n<cut>b\n", text]);
});
