import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createOutput } from "./create-output.ts";

/** Makes a stream that says how wide it is. */
function streamOf(columns: number | undefined): NodeJS.WriteStream {
  return Object.assign(new PassThrough(), { isTTY: true, columns }) as unknown as NodeJS.WriteStream;
}

test.each([
  [120, 120],
  [undefined, 80],
  [0, 80],
])("a terminal of %j columns is written to as one of %j", (columns, expected) => {
  expect(createOutput(streamOf(columns)).columns).toBe(expected);
});

test("an output that is gone rejects, but not the one for errors", async () => {
  const stream = streamOf(80);
  stream.destroy();
  await expect(createOutput(stream).write("text")).rejects.toThrow();
  await expect(createOutput(stream, { isLossy: true }).write("text")).resolves.toBeUndefined();
});
