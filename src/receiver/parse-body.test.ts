import { expect, test } from "vitest";
import { parseBody } from "./parse-body.ts";

test.each([
  { what: "no UTF-8", bytes: [0xff], code: "not-utf8", reason: "the body is not UTF-8" },
  { what: "no JSON", bytes: [0x7b], code: "not-json", reason: "the body is not JSON" },
  {
    what: "a byte order mark",
    bytes: [0xef, 0xbb, 0xbf, 0x7b, 0x7d],
    code: "not-json",
    reason: "the body is not JSON",
  },
  {
    what: "10,001 levels",
    bytes: [...Array(10_001).fill(0x5b), ...Array(10_001).fill(0x5d)],
    code: "too-deep",
    reason: "the body has more than 10000 nested arrays and objects",
  },
])("$what is refused", ({ bytes, code, reason }) => {
  expect(parseBody(Uint8Array.from(bytes))).toMatchObject({ ok: false, code, reason });
});

test("10,000 levels and bytes within a longer memory are read", () => {
  const text = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
  expect(parseBody(Buffer.from(text)).ok).toBe(true);
  expect(parseBody(Buffer.from('xx{"a":"ä"}xx').subarray(2, -2))).toEqual({ ok: true, value: { a: "ä" } });
});
