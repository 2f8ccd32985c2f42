import { expect, test } from "vitest";
import { makeDocument } from "./make-document.ts";

const document = { a: { b: [1, { c: null }] }, "x/y": 1 };

test.each([
  {
    name: "sets a member",
    changes: { set: { "/a/d": 2 } },
    result: { ...document, a: { ...document.a, d: 2 } },
  },
  {
    name: "sets deep inside",
    changes: { set: { "/a/b/1/c": 3 } },
    result: { ...document, a: { b: [1, { c: 3 }] } },
  },
  { name: "takes another document", changes: { set: { "": 1 } }, result: 1 },
  { name: "removes a member", changes: { remove: ["/x~1y"] }, result: { a: document.a } },
  { name: "leaves the document", changes: {}, result: document },
])("makeDocument $name", ({ changes, result }) => {
  expect(makeDocument({ document, ...changes })).toEqual(result);
  expect(document).toEqual({ a: { b: [1, { c: null }] }, "x/y": 1 });
});

test("makeDocument sets a member named __proto__", () => {
  const changed = makeDocument({ document, set: { "/__proto__": { a: 1 } } });
  expect(Object.getPrototypeOf(changed)).toBe(Object.prototype);
  expect(JSON.stringify(changed)).toBe('{"a":{"b":[1,{"c":null}]},"x/y":1,"__proto__":{"a":1}}');
});

test.each([
  { changes: { remove: ["/a/z"] }, message: 'cannot remove "/a/z": no such member' },
  { changes: { set: { "/z/a": 1 } }, message: 'cannot follow "/z/a": nothing has such a member' },
  { changes: { set: { a: 1 } }, message: 'cannot follow "a": not a JSON Pointer' },
])("makeDocument refuses $changes", ({ changes, message }) => {
  expect(() => makeDocument({ document, ...changes })).toThrow(new Error(message));
});
