import { expect, test } from "vitest";
import { readOwnProperty, readProperty, writeMember } from "./read-property.ts";

test.each(["a", "__proto__", "toString"])("%j is written, read and removed like any property", (name) => {
  const object = { kept: 1 };
  writeMember(object, name, { x: 2 });
  expect(Object.keys(object)).toEqual(["kept", name]);
  expect(readProperty(object, name)).toEqual({ x: 2 });
  writeMember(object, name, undefined);
  expect(Object.keys(object)).toEqual(["kept"]);
});

test.each([undefined, null, 7, "text"])("%j has no properties", (value) => {
  expect([readProperty(value, "length"), readOwnProperty(value, "length")]).toEqual([undefined, undefined]);
});

test.each([
  ["a", { a: 1 }, 1],
  ["toString", {}, undefined],
  [
    "a",
    {
      get a() {
        return 1;
      },
    },
    undefined,
  ],
])("of its own, %j of %j is %j", (name, value, own) => {
  expect(readOwnProperty(value, name)).toBe(own);
});
