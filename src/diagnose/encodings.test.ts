import { randomBytes } from "node:crypto";
import { deflateRawSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { inBase64, inflate } from "./encodings.ts";

afterEach(() => void vi.unstubAllGlobals());

describe("base64", () => {
  test.each([0, 1, 2, 3, 0x8000, 0x8001, 0x18000])("of %i bytes is the same without a Buffer", (length) => {
    const bytes = randomBytes(length);
    const expected = bytes.toString("base64");
    expect(inBase64(bytes)).toBe(expected);
    vi.stubGlobal("Buffer", undefined);
    expect(inBase64(bytes)).toBe(expected);
  });
});

describe("what is inflated", () => {
  const MOST = 16 * 1024 * 1024;

  test.each([
    { what: "gzip", bytes: gzipSync("a body"), format: "gzip", inflated: [Buffer.from("a body")] },
    {
      what: "raw deflate",
      bytes: deflateRawSync("a body"),
      format: "deflate-raw",
      inflated: [Buffer.from("a body")],
    },
    { what: "half of gzip", bytes: gzipSync(randomBytes(99)).subarray(0, 50), format: "gzip", inflated: [] },
    { what: "no gzip", bytes: Buffer.from("a body"), format: "gzip", inflated: [] },
    { what: "more than 16 MiB", bytes: gzipSync(Buffer.alloc(MOST + 1)), format: "gzip", inflated: [] },
  ] as const)("of $what", async ({ bytes, format, inflated }) => {
    expect((await inflate(bytes, format)).map((one) => Buffer.from(one))).toEqual(inflated);
  });

  test("is taken up to 16 MiB", async () => {
    const [bytes] = await inflate(gzipSync(Buffer.alloc(MOST)), "gzip");
    expect(bytes?.length).toBe(MOST);
  });
});
