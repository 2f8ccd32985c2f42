import { expect, test } from "vitest";
import type { Schema } from "#src/model/schema.ts";
import { describeSchema } from "./describe-schema.ts";

const count = { type: "integer" };
const definitions = { Count: count, Draft: { type: "object", definitions: { Size: count } } } as const;
const root: Schema = {
  type: "object",
  properties: { size: count, next: { $ref: "#" }, items: { $ref: "#/properties/items" } },
};

test.each([
  ["#/definitions/Count", { type: "integer", definition: "Count" }],
  ["#/definitions/Draft/definitions/Size", { type: "integer" }],
  ["#/properties/size", { type: "integer" }],
  ["#", { type: "object" }],
  ["#/properties/items", { type: "anything" }],
])("describes what %s leads to", ($ref, place) =>
  expect(describeSchema({ $ref }, { root, definitions })).toEqual(place),
);

test("refuses a reference that leads nowhere", () =>
  expect(() => describeSchema({ $ref: "#/definitions/None" }, { root, definitions })).toThrow(
    'cannot describe "#/definitions/None": nothing is there',
  ));
