import { expect, test } from "vitest";
import { assertDefined } from "./assert-defined.ts";
import { itemAt } from "./item-at.ts";
import { readMember } from "./read-member.ts";

test("what is there is given, and what is not is named", () => {
  expect([assertDefined(0, "zero"), assertDefined("", "a text"), itemAt(["a", ""], 1)]).toEqual([0, "", ""]);
  expect(() => assertDefined(null, "the end")).toThrow(new Error("cannot find the end"));
  expect(() => assertDefined(undefined, 7)).toThrow(new Error("cannot find 7"));
  expect(() => itemAt(["a"], 1)).toThrow(new RangeError("cannot find item 1 of 1"));
});

test("a member is read of what has members", () => {
  const values = [{ a: 1 }, {}, null, undefined, "a", 7].map((value) => readMember(value, "a"));
  expect(values).toEqual([1, undefined, undefined, undefined, undefined, undefined]);
});
