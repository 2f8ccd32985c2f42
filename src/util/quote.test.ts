import { expect, test } from "vitest";
import { quote } from "./quote.ts";

test.each([
  { value: "", quoted: "an empty text" },
  { value: 'a "b"', quoted: '"a \\"b\\""' },
  { value: "x".repeat(60), quoted: `"${"x".repeat(60)}"` },
  { value: "x".repeat(61), quoted: `"${"x".repeat(60)}…"` },
  { value: ["a"], quoted: "an array" },
  { value: { a: 1 }, quoted: "an object" },
  { value: null, quoted: "null" },
  { value: 1.5, quoted: "1.5" },
  { value: false, quoted: "false" },
  { value: undefined, quoted: "undefined" },
])("$value is quoted as $quoted", ({ value, quoted }) => {
  expect(quote(value)).toBe(quoted);
});
