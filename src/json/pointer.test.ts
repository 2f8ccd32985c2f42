import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPointer, parsePointer } from "./pointer.ts";

test.each([
  { pointer: "", segments: [] },
  { pointer: "/", segments: [""] },
  { pointer: "//", segments: ["", ""] },
  { pointer: "/a/0", segments: ["a", "0"] },
  { pointer: "/a~1b/m~0n", segments: ["a/b", "m~n"] },
  { pointer: "/~01", segments: ["~1"] },
  { pointer: "/__proto__/😀/ /%25", segments: ["__proto__", "😀", " ", "%25"] },
])("parsePointer reads and formatPointer writes $pointer", ({ pointer, segments }) => {
  expect(parsePointer(pointer)).toEqual(segments);
  expect(formatPointer(segments)).toBe(pointer);
});

test.each(["a", "#/a", "/~", "/~2", "/a~/b"])("parsePointer rejects %j", (pointer) => {
  expect(parsePointer(pointer)).toBeUndefined();
});

test("parsePointer reverses formatPointer", () => {
  const segment = fc.string({ unit: fc.constantFrom("~", "/", "0", "1", "a", "😀") });
  fc.assert(
    fc.property(fc.array(segment), (segments) => {
      expect(parsePointer(formatPointer(segments))).toEqual(segments);
    }),
  );
});
