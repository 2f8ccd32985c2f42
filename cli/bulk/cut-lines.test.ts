import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { streamChunks } from "../fixtures/fake-io.ts";
import { cutLines } from "./cut-lines.ts";

async function cut(source: AsyncIterable<Uint8Array>, size: number, longest = 1000): Promise<string[]> {
  const pieces: string[] = [];
  const take = (): Uint8Array<ArrayBuffer> => new Uint8Array(size);
  for await (const { bytes, length, isCut } of cutLines(source, { size, longest, take, patience: 20 })) {
    pieces.push(Buffer.from(bytes).toString("utf8", 0, length) + (isCut ? "<cut>" : ""));
  }
  return pieces;
}

/** Splits a text into chunks of `size` bytes. */
function splitChunks(text: string, size: number): Uint8Array[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
}

test.each([
  { name: "lines of all lengths", text: "\na\nbb\n\nccc\ndddd\n\n\neeeee\n" },
  { name: "a last line without newline", text: "a\nbbb" },
  { name: "a single long line", text: "x".repeat(50) },
  { name: "characters of several bytes", text: "é\n渋谷\n😀😀\n" },
  { name: "nothing", text: "" },
])("pieces of every size from chunks of every size give $name back in whole lines", async ({ text }) => {
  const sizes = Array.from({ length: 12 }, (_, i) => 1 + 5 * i);
  const pairs = sizes.flatMap((size) => sizes.map((chunk) => [size, chunk] as const));
  const all = await Promise.all(
    pairs.map(([size, chunk]) => cut(streamChunks(splitChunks(text, chunk)), size)),
  );
  expect(all.map((pieces) => pieces.join(""))).toEqual(pairs.map(() => text));
  expect(all.flat().filter((piece) => !piece.endsWith("\n") && !text.endsWith(piece))).toEqual([]);
});

test.each([1, 7, 64, 1000])(
  "a line that is too long is dropped from chunks of %i bytes, and told of",
  async (chunk) => {
    const text = `a\n${"x".repeat(900)}\nb\n`;
    const pieces = await cut(streamChunks(splitChunks(text, chunk)), 16, 100);
    expect(pieces.join("").replace(/x{101,}\n/, "<cut>")).toBe("a\n<cut>b\n");
  },
);

test("lines do not wait for a piece to fill up while the stream pauses", async () => {
  async function* slow(): AsyncGenerator<Uint8Array, void> {
    yield Buffer.from("a\nb");
    await setTimeout(60);
    yield Buffer.from("b\nc\n");
  }
  expect(await cut(slow(), 1024)).toEqual(["a\n", "bb\nc\n"]);
});
