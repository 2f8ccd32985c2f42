import { expect, test } from "vitest";
import { withPointers } from "./addresses.ts";
import type { Schema } from "./schema.ts";

const own = "https://own.example/a/main.json";

/** References of a document, the first of which is in its member `a`, and what that one becomes. */
const rows: readonly (readonly [$ref: string, defs: Schema, pointer?: string])[] = [
  ["#", {}],
  ["#/$defs/B", { B: {} }],
  ["#/$defs/a%20b", { "a b": {} }],
  [own, {}, "#"],
  [`${own}#/$defs/B`, { B: {} }, "#/$defs/B"],
  ["main.json#/$defs/B", { B: {} }, "#/$defs/B"],
  ["#b", { B: { $anchor: "b" } }, "#/$defs/B"],
  ["#b", { B: { properties: { in: { $id: "#b" } } } }, "#/$defs/B/properties/in"],
  ["b.json", { B: { $id: "b.json" } }, "#/$defs/B"],
  ["b.json", { "B c": { $id: "b.json" } }, "#/$defs/B%20c"],
  ["../c.json#/items", { B: { $id: "https://own.example/c.json", items: {} } }, "#/$defs/B/items"],
  ["b.json#c", { B: { $id: "b.json", items: { $anchor: "c" } } }, "#/$defs/B/items"],
  ["#c", { B: { $id: "b.json", items: { $anchor: "c" } } }],
  ["urn:b", { B: { $id: "urn:b" } }, "#/$defs/B"],
  ["b.json", { B: { examples: [{ id: "b.json" }] } }],
  ["#undefined", { B: {} }],
  ["elsewhere.json", { B: { $id: "b.json" } }],
  ["http://[", {}],
];

test.each(rows)("%s beside %j leads to %s", ($ref, $defs, pointer = $ref) => {
  const document = { $id: own, properties: { a: { $ref } }, $defs } as Schema;
  const { properties, ...read } = withPointers(document, false);
  expect(properties).toEqual({ a: { $ref: pointer } });
  expect(JSON.stringify(read)).not.toMatch(/\$anchor|\$id.*\$id/);
});

test("references within a schema with an address are its own", () => {
  const $defs = { B: { $id: "b.json", items: { $ref: "#/$defs/C" }, not: { $ref: "#" }, $defs: { C: {} } } };
  expect(withPointers({ $id: own, $defs } as Schema, false).$defs).toEqual({
    B: { items: { $ref: "#/$defs/B/$defs/C" }, not: { $ref: "#/$defs/B" }, $defs: { C: {} } },
  });
});

test("in draft-07 an address beside a reference stays, and says nothing", () => {
  const document: Schema = { items: { $id: "b.json", $ref: "#" } };
  expect(withPointers(document, true)).toEqual(document);
});
