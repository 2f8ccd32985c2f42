import { constants } from "node:buffer";
import { expect, test } from "vitest";
import { STDIN } from "./command.ts";
import { createFakeIo } from "./fixtures/command-line.ts";
import { checkSize, readInput } from "./read-input.ts";

const most = constants.MAX_STRING_LENGTH;

test("a file is refused by its size, before it is read", () => {
  expect(() => checkSize(most)).not.toThrow();
  expect(() => checkSize(most + 1)).toThrow(expect.objectContaining({ code: "ERR_STRING_TOO_LONG" }));
});

test("standard input is refused as soon as it is too long", async () => {
  let given = 0;
  const stdin = (async function* () {
    for (; ; given++) yield { length: most / 2 } as Uint8Array;
  })();
  // Nothing that long is copied: the second chunk is at the limit, the third beyond it.
  const from = Buffer.from;
  Buffer.from = (() => Buffer.alloc(0)) as typeof Buffer.from;
  const input = await readInput(STDIN, { ...createFakeIo({}), stdin });
  Buffer.from = from;
  expect([input, given]).toEqual([
    { rejection: { reason: "too-large", message: expect.stringContaining("too large for one document") } },
    2,
  ]);
});
