import { expect, test } from "vitest";
import { add, divide, multiply, readDecimal, readDigits, round, subtract, writeDecimal } from "./decimal.ts";
import { parseExact, writeExact } from "./exact-json.ts";

/** Numbers as a document may contain them. */
const numbers = [
  ..."0 -0 -0.0 9007199254740993 -9223372036854775808 18446744073709551615 0.10000000000000001".split(" "),
  ..."0.0100000000000000002 1e400 -1e-400 3e-324 1.5 123456789012345.6 12345678901234567890.5".split(" "),
  `1${"0".repeat(200_000)}1`,
];

test.each(numbers)("%.20s keeps its digits", (text) => {
  expect(writeExact(parseExact(text))).toBe(text);
  expect(writeExact(parseExact(`{"a":[${text}],"x${text}":"${text}"}`))).toBe(
    `{"a": [${text}], "x${text}": "${text}"}`,
  );
});

test.each<readonly [string, string]>([
  ["1.0", "1"],
  ["1E5", "100000"],
  ["270.150", "270.15"],
])("%s becomes the number %s, which JavaScript represents exactly", (text, written) => {
  expect(readDigits(parseExact(text))).toBeUndefined();
  expect(writeExact(parseExact(text))).toBe(written);
});

test("strings, names such as __proto__, and any depth are written unchanged", () => {
  const text = '{"__proto__": {"a\\"1e400": -0}, "b": ["\\\\", "1e400", null, true, {}, []]}';
  expect(writeExact(parseExact(text))).toBe(text);
  const deep = `${"[".repeat(20_000)}1e400${"]".repeat(20_000)}`;
  expect(writeExact(parseExact(deep))).toBe(deep);
  const indented = JSON.stringify(JSON.parse(text), null, 2);
  expect(writeExact(JSON.parse(text), { isIndented: true })).toBe(indented);
  expect(() => parseExact("[9007199254740993")).toThrow(SyntaxError);
  expect(() => parseExact("[09007199254740993]")).toThrow(SyntaxError);
});

const decimal = (text: string): NonNullable<ReturnType<typeof readDecimal>> =>
  readDecimal(parseExact(text)) ?? { digits: 0n, exponent: 0 };

test.each<readonly [string, unknown, string]>([
  ["0.1 + 0.2", add(decimal("0.1"), decimal("0.2")), "0.3"],
  ["-0.1 + 0.1", add(decimal("-0.1"), decimal("0.1")), "0"],
  ["2^63 - 1", subtract(decimal("9223372036854775808"), decimal("1")), "9223372036854775807"],
  ["0.01 × 3", multiply(decimal("0.01"), decimal("3")), "0.03"],
  ["1e3 × 1e-5", multiply(decimal("1e3"), decimal("1e-5")), "0.01"],
])("%s", (_, result, text) => {
  expect(writeExact(writeDecimal(result as ReturnType<typeof decimal>))).toBe(text);
});

test("decimals are rounded with halves up, and other values are not decimals", () => {
  const rounded = ["0.5", "-0.5", "1.49", "-1.51", "20"].map((text) => round(decimal(text)));
  expect(rounded).toEqual([1n, 0n, 1n, -2n, 20n]);
  expect([divide(7n, 2n), divide(-7n, 2n)]).toEqual([3n, -4n]);
  const others = ['"1"', "null", "1e401", "[1]"].map((text) => readDecimal(parseExact(text)));
  expect(others.filter((one) => one !== undefined)).toEqual([]);
});
