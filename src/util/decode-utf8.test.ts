import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeUtf8, utf8Length } from "./decode-utf8.ts";

test.each([
  { name: "nothing", bytes: [], text: "" },
  {
    name: "characters of one to four bytes",
    bytes: [0x41, 0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80],
    text: "Aé€😀",
  },
  { name: "a byte order mark, kept", bytes: [0xef, 0xbb, 0xbf, 0x41], text: "\ufeffA" },
  { name: "a replacement character", bytes: [0xef, 0xbf, 0xbd], text: "\ufffd" },
])("decodeUtf8 accepts $name", ({ bytes, text }) => {
  expect(decodeUtf8(Uint8Array.from(bytes))).toEqual({ ok: true, text });
  expect(utf8Length(text)).toBe(bytes.length);
});

test.each([
  { name: "an overlong slash", bytes: [0x22, 0xc0, 0xaf, 0x22], byteOffset: 1, before: '"' },
  { name: "an overlong three-byte form", bytes: [0xe0, 0x80, 0xaf], byteOffset: 0, before: "" },
  { name: "a surrogate", bytes: [0x41, 0xed, 0xa0, 0x80], byteOffset: 1, before: "A" },
  { name: "a character past U+10FFFF", bytes: [0xf4, 0x90, 0x80, 0x80], byteOffset: 0, before: "" },
  { name: "a lone continuation byte", bytes: [0x41, 0x80], byteOffset: 1, before: "A" },
  { name: "a character cut off at the end", bytes: [0xc3, 0xa9, 0xe2, 0x82], byteOffset: 2, before: "é" },
  { name: "a character cut off by another", bytes: [0xe2, 0x82, 0x41], byteOffset: 0, before: "" },
  { name: "Latin-1", bytes: [0x63, 0x61, 0x66, 0xe9], byteOffset: 3, before: "caf" },
  {
    name: "a bad byte after a true U+FFFD",
    bytes: [0xef, 0xbf, 0xbd, 0x41, 0xff],
    byteOffset: 4,
    before: "\ufffdA",
  },
  { name: "a U+FFFD with another end", bytes: [0xef, 0xbf, 0x41], byteOffset: 0, before: "" },
  { name: "a U+FFFD with another middle", bytes: [0xef, 0x41, 0xbd], byteOffset: 0, before: "" },
  { name: "a U+FFFD with another start", bytes: [0xff, 0xbf, 0xbd], byteOffset: 0, before: "" },
  {
    name: "a bad byte after two U+FFFD",
    bytes: [0xef, 0xbf, 0xbd, 0xef, 0xbf, 0xbd, 0xff],
    byteOffset: 6,
    before: "\ufffd\ufffd",
  },
  { name: "a U+FFFD cut off", bytes: [0xef, 0xbf], byteOffset: 0, before: "" },
])("decodeUtf8 rejects $name", ({ bytes, byteOffset, before }) => {
  expect(decodeUtf8(Uint8Array.from(bytes))).toEqual({ ok: false, byteOffset, before });
});

/** Sequences of bytes that mix valid characters, their halves and stray bytes. */
const mixedBytes = fc
  .array(
    fc.constantFrom(
      [0x41],
      [0xef, 0xbf, 0xbd],
      [0xc3, 0xa9],
      [0xf0, 0x9f, 0x98, 0x80],
      [0xe2, 0x82],
      [0x80],
      [0xff],
    ),
    { maxLength: 8 },
  )
  .map((parts) => Uint8Array.from(parts.flat()));

test("decodeUtf8 stops where no further character can be decoded", () => {
  fc.assert(
    fc.property(mixedBytes, (bytes) => {
      const result = decodeUtf8(bytes);
      const from = result.ok ? bytes.length : result.byteOffset;
      const accepted = [1, 2, 3, 4].filter((length) => {
        const next = bytes.subarray(from, from + length);
        return next.length === length && decodeUtf8(next).ok;
      });
      expect(accepted).toEqual([]);
      expect(decodeUtf8(bytes.subarray(0, from))).toEqual({
        ok: true,
        text: result.ok ? result.text : result.before,
      });
    }),
    { numRuns: 2000 },
  );
});
