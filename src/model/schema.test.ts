import { expect, test } from "vitest";
import { knownValues, reachable, refName } from "./schema.ts";

test("definitions that are reached are kept in their order, and no others", () => {
  const definitions = {
    c: { $ref: "#/$defs/a" },
    a: { type: "string" },
    unused: { type: "null" },
    b: { properties: { deep: { $ref: "#/$defs/c/properties/x" } } },
  } as const;
  expect(Object.keys(reachable([{ $ref: "#/$defs/b" }], definitions))).toEqual(["c", "a", "b"]);
  expect(reachable([{ type: "string" }], definitions)).toEqual({});
  expect(() => reachable([{ $ref: "#/$defs/none" }], definitions)).toThrow('no definition is called "none"');
});

test.each([
  ["#/$defs/User", "User"],
  ["#/$defs/a~1b%20c", "a/b c"],
  ["other.json#/$defs/User", "User"],
])("the name of %s is read without its escapes", (ref, name) => {
  expect(refName(ref)).toBe(name);
});

test.each([
  { anyOf: [{ enum: ["a", "b"] }, { const: "c" }, { type: "string" }], known: ["a", "b", "c"] },
  { anyOf: [{ const: "c" }, { type: "string", minLength: 1 }], known: undefined },
  { anyOf: [{ const: 1 }, { type: "number" }], known: undefined },
  { anyOf: [{ type: "string" }], known: undefined },
  { anyOf: undefined, known: undefined },
] as const)("the values known of $anyOf are $known", ({ anyOf, known }) => {
  expect(knownValues({ ...(anyOf !== undefined && { anyOf }) })).toEqual(known);
});
