import { expect, test } from "vitest";
import { isObject, isRecord } from "./is-object.ts";

test.each([
  { value: { a: 1 }, is: [true, true] },
  { value: Object.create(null), is: [true, true] },
  { value: [], is: [true, false] },
  { value: null, is: [false, false] },
  { value: undefined, is: [false, false] },
  { value: "a", is: [false, false] },
])("isObject and isRecord say $is of $value", ({ value, is }) => {
  expect([isObject(value), isRecord(value)]).toEqual(is);
});
