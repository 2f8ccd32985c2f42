import { expect, test } from "vitest";
import { mergeRecords } from "./merge-records.ts";
import type { Schema } from "./schema.ts";

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const a: Schema = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
const b: Schema = { type: "object", properties: { b: { type: "number" } } };
const both: Schema = {
  type: "object",
  required: ["a"],
  properties: { a: { type: "string" }, b: { type: "number" } },
};

/** The merged form of a schema beside the records `A` and `B`; absent if it stays the same. */
const rows: readonly { name: string; schema: Schema; merged?: Schema }[] = [
  { name: "two records", schema: { allOf: [ref("A"), ref("B")] }, merged: both },
  {
    name: "a record of OpenAPI",
    schema: { allOf: [{ $ref: "#/components/schemas/A" }, ref("B")] },
    merged: both,
  },
  { name: "a record and members", schema: { allOf: [ref("A")], ...b }, merged: both },
  {
    name: "a record with marks, which stay",
    schema: { allOf: [{ ...a, "x-from": 1 }, b], "x-to": 2 },
    merged: { ...both, "x-from": 1, "x-to": 2 },
  },
  { name: "a reference to a place within a record", schema: { allOf: [ref("A/properties/a"), b] } },
  { name: "a reference that is no pointer", schema: { allOf: [{ $ref: "#A" }, b] } },
  { name: "a reference to itself", schema: { allOf: [ref("Self"), b] } },
  { name: "a reference that says more", schema: { allOf: [{ ...ref("A"), minProperties: 1 }, b] } },
  {
    name: "a reference with a sentence",
    schema: { allOf: [{ ...ref("A"), description: "D." }, b] },
    merged: both,
  },
  {
    name: "records with what asserts nothing",
    schema: { allOf: [{ ...a, discriminator: { propertyName: "a" }, example: {} }, b], deprecated: true },
    merged: { ...both, deprecated: true },
  },
  { name: "a slip", schema: { allOf: [{ ...a, requried: ["a"] }, b] } },
  { name: "a record that says more than members", schema: { allOf: [a, { ...b, minProperties: 1 }] } },
  { name: "a record that is closed", schema: { allOf: [a, { ...b, additionalProperties: false }] } },
  { name: "a text", schema: { allOf: [a, { type: "string" }] } },
  {
    name: "a member that one narrows to values of the other's type, or to some of its values",
    schema: {
      allOf: [
        { properties: { kind: { type: "string" }, size: { enum: [1, 2, 3] }, other: { type: "integer" } } },
        { properties: { kind: { const: "a" }, size: { enum: [2, 3] }, other: { const: "a" } } },
      ],
    },
    merged: {
      type: "object",
      properties: {
        kind: { const: "a" },
        size: { enum: [2, 3] },
        other: { allOf: [{ type: "integer" }, { const: "a" }] },
      },
    },
  },
  { name: "a reference alone", schema: { allOf: [ref("A")] } },
];

test.each(rows)("$name", ({ schema, merged = schema }) => {
  const definitions = { A: a, B: b, Self: { allOf: [ref("Self")] }, Main: schema };
  expect(mergeRecords(definitions).Main).toEqual(merged);
});
