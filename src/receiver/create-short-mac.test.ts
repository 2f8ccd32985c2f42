import { createHmac, hash } from "node:crypto";
import { expect, test } from "vitest";
import { createShortMac, SHORT } from "./create-short-mac.ts";

const lengths = [0, 1, 55, 56, 63, 64, 65, 119, 128, 1000, SHORT - 1, SHORT];

test.each([1, 31, 32, 33, 63, 64, 65, 128, 1000])(
  "with a secret of %i letters it is the HMAC of node:crypto",
  (length) => {
    for (const letter of ["k", "ü", "𝔎"]) {
      const secret = letter.repeat(length);
      const mac = createShortMac(hash, secret);
      // Each body comes after a longer and a shorter one, with bytes of those still in memory.
      const bodies = [...lengths, ...lengths.toReversed()].map((size) =>
        Buffer.alloc(size, `${letter}${size}`),
      );
      const expected = bodies.map((body) => createHmac("sha256", secret).update(body).digest("hex"));
      expect(bodies.map((body) => Buffer.from(mac(body)).toString("hex"))).toEqual(expected);
    }
  },
);
