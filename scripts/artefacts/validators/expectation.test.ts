import { describe, expect, test } from "vitest";
import { chooseCodes, describeExpected } from "./expectation.ts";
import type { Shape } from "./shape.ts";

const range = { min: 1, max: 2, above: 3, below: 4 };

describe("a shape", () => {
  const rows: readonly { shape: Shape; expected: string | readonly string[]; codes: object }[] = [
    { shape: {}, expected: "nothing", codes: {} },
    { shape: { string: true, null: true, array: true }, expected: "string or null or array", codes: {} },
    { shape: { string: { words: ["a", "b"] } }, expected: ["a", "b"], codes: { string: "value" } },
    {
      shape: { string: { words: ["a"] }, number: { values: [1] }, boolean: { values: [true] }, null: true },
      expected: ["a", "<1>", "<true>", "<null>"],
      codes: { string: "value", number: "value", boolean: "value" },
    },
    { shape: { string: { format: "uri" } }, expected: "uri", codes: { string: "format" } },
    {
      shape: { string: { format: "uri", length: { min: 2 } } },
      expected: "uri of at least 2 characters",
      codes: { string: "format" },
    },
    {
      shape: { string: { length: { max: 1 } } },
      expected: "string of at most 1 character",
      codes: { string: "length" },
    },
    { shape: { string: { call: "x" } }, expected: "string", codes: {} },
    { shape: { number: true, boolean: true }, expected: "number or boolean", codes: {} },
    {
      shape: { number: { range } },
      expected: "number at least 1 and above 3 and at most 2 and below 4",
      codes: { number: "range" },
    },
    { shape: { number: { integer: "any" } }, expected: "integer", codes: { integer: "range" } },
    {
      shape: { number: { integer: "safe", range: { min: 0 } } },
      expected: "integer at least 0",
      codes: { integer: "range" },
    },
    { shape: { number: { call: "x" } }, expected: "number", codes: {} },
    {
      shape: { array: { length: { min: 1 } }, object: { values: { string: true } } },
      expected: "array or object",
      codes: {},
    },
  ];

  test.each(rows)("$shape expects $expected", ({ shape, expected, codes }) => {
    expect(describeExpected(shape)).toEqual(expected);
    expect(chooseCodes(shape)).toEqual(codes);
  });
});
