import { expect, test } from "vitest";
import { readLines, writeLine } from "./json-lines.ts";

const rows: readonly { readonly name: string; readonly text: string; readonly lines: readonly string[] }[] = [
  { name: "no line", text: "", lines: [] },
  { name: "lines that end in LF", text: "a\nb\n", lines: ["a", "b"] },
  { name: "lines that end in CR LF", text: "a\r\n\r\nb\r\n", lines: ["a", "", "b"] },
  { name: "a last line without end", text: "a\nb", lines: ["a", "b"] },
  {
    name: "U+2028, U+2029, CR and U+0085 within a line",
    text: "a\u2028b\u2029c\rd\u0085e\n",
    lines: ["a\u2028b\u2029c\rd\u0085e"],
  },
  { name: "characters of several bytes", text: "渋谷\n🚲\n", lines: ["渋谷", "🚲"] },
];

test.each(rows)("readLines reads $name, in pieces of any size", async ({ text, lines }) => {
  const bytes = Buffer.from(text);
  for (const size of [1, 2, 3, 1_000]) {
    const read: string[] = [];
    for await (const line of readLines(cut(bytes, size))) read.push(line);
    expect({ size, read }).toEqual({ size, read: lines });
  }
});

test("readLines reads lines up to a length, and throws for one that does not end", async () => {
  const read: string[] = [];
  const readAll = async (): Promise<void> => {
    for await (const line of readLines(
      cut(Buffer.from(`${"a".repeat(9)}\n${"b".repeat(9)}\n${"c".repeat(100)}`), 4),
      10,
    ))
      read.push(line);
  };
  await expect(readAll()).rejects.toThrow(new Error("a line has more than 10 characters"));
  expect(read).toEqual(["aaaaaaaaa", "bbbbbbbbb"]);
});

async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test("writeLine writes JSON that no reader of lines cuts", () => {
  const value = { text: "a\u2028b\u2029c\nd" };
  expect(writeLine(value)).toBe('{"text":"a\\u2028b\\u2029c\\nd"}');
  expect(JSON.parse(writeLine(value))).toEqual(value);
});
