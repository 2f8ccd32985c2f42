import { expect, test } from "vitest";
import { readMember, readOwnMember, writeMember } from "./read-member.ts";

test.each(["a", "__proto__", "toString"])("%j is written, read and removed as any member", (name) => {
  const object = { kept: 1 };
  writeMember(object, name, { x: 2 });
  expect(Object.keys(object)).toEqual(["kept", name]);
  expect(readMember(object, name)).toEqual({ x: 2 });
  writeMember(object, name, undefined);
  expect(Object.keys(object)).toEqual(["kept"]);
});

test.each([undefined, null, 7, "text"])("%j has no members", (value) => {
  expect([readMember(value, "length"), readOwnMember(value, "length")]).toEqual([undefined, undefined]);
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
  expect(readOwnMember(value, name)).toBe(own);
});
