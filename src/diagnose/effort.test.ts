import crypto from "node:crypto";
import { expect, test, vi } from "vitest";
import { diagnose } from "./diagnose.ts";

const MEBIBYTE = 1 << 20;

/** Makes JSON of some bytes that no cause explains: indented, with floats, links and letters beyond ASCII. */
function makeBody(bytes: number, name: string): Buffer {
  const item = (id: number): unknown => ({
    id,
    name: `${id % 500 === 0 ? name : "zoë"} ${id}`,
    ratio: id / 7,
    url: "https://a.example/4",
  });
  const text = JSON.stringify({ list: Array.from({ length: bytes / 160 }, (_, id) => item(id)) }, null, 1);
  return Buffer.concat([Buffer.from(text), Buffer.alloc(bytes, " ")]).subarray(0, bytes);
}

test.each([
  { what: "a mebibyte", name: "zoë" },
  { what: "a mebibyte in which bytes were lost", name: "zo\ufffd" },
])(
  "$what that nothing explains takes at most 100 times its bytes in MACs: some tenths of a second",
  async ({ name }) => {
    let hashed = 0;
    const { createHmac } = crypto;
    // The doctor calls the runtime's module for each MAC, so its input can be counted there.
    const spy = vi.spyOn(crypto, "createHmac").mockImplementation((...given) => {
      const hmac = createHmac(...given);
      const update = hmac.update.bind(hmac);
      hmac.update = (bytes: string | NodeJS.ArrayBufferView) => {
        hashed += typeof bytes === "string" ? bytes.length : bytes.byteLength;
        return update(bytes as NodeJS.ArrayBufferView);
      };
      return hmac;
    });
    const header = `sha256=${"0".repeat(64)}`;
    const { cause } = await diagnose({ secret: "mykey", body: makeBody(MEBIBYTE, name), header });
    spy.mockRestore();
    expect(cause).toBe("unknown");
    expect(hashed).toBeGreaterThan(5 * MEBIBYTE);
    expect(hashed).toBeLessThan(100 * MEBIBYTE);
  },
);
