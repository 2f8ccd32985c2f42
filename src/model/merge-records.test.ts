import { expect, test } from "vitest";
import { mergeRecords } from "./merge-records.ts";
import { omit, type Schema } from "./schema.ts";

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const a: Schema = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
const b: Schema = { type: "object", properties: { b: { type: "number" } } };
/** The schemas that allow everything and nothing. */
const [any, none] = [true, false] as unknown as [Schema, Schema];
const both: Schema = {
  type: "object",
  required: ["a"],
  properties: { a: { type: "string" }, b: { type: "number" } },
};

/** The merged form of a schema beside the records `A` and `B`; absent if it stays the same. */
const rows: readonly { name: string; schema: Schema; merged?: Schema; isAlone?: true }[] = [
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
  { name: "a reference beside members", schema: { ...ref("A"), ...b }, merged: both },
  { name: "a reference beside a condition", schema: { ...ref("A"), minProperties: 1 } },
  { name: "a reference beside members in draft-07", schema: { ...ref("A"), ...b }, isAlone: true },
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
  {
    name: "a record with conditions, which stay",
    schema: { allOf: [a, { ...b, minProperties: 1, not: ref("Self"), if: b, else: a }], if: b, else: a },
    merged: { ...both, minProperties: 1, not: ref("Self"), if: b, else: a },
  },
  {
    name: "records with conditions in one keyword",
    schema: {
      allOf: [
        { ...a, if: b },
        { ...b, else: a },
      ],
    },
  },
  { name: "a record that is closed", schema: { allOf: [a, { ...b, additionalProperties: false }] } },
  {
    name: "a record with other members of a type",
    schema: { allOf: [{ ...a, additionalProperties: a }, b] },
  },
  {
    name: "a record that is closed and lists all members",
    schema: { allOf: [{ ...both, additionalProperties: false }, a], ...b },
    merged: { ...both, additionalProperties: false },
  },
  {
    name: "a closed record, and one that lacks a member of it",
    schema: {
      allOf: [
        { ...both, additionalProperties: false },
        { ...a, additionalProperties: false },
      ],
    },
  },
  {
    name: "records with one condition each for their size",
    schema: {
      allOf: [
        { ...a, minProperties: 1 },
        { ...b, minProperties: 2 },
      ],
    },
  },
  {
    name: "a closed record beside patterns",
    schema: {
      allOf: [
        { ...both, additionalProperties: false },
        { ...b, patternProperties: { "^x": {} } },
      ],
    },
  },
  {
    name: "a record that is open on purpose",
    schema: { allOf: [{ ...a, additionalProperties: true }, b] },
    merged: { ...both, additionalProperties: true },
  },
  {
    name: "records for values of any type",
    schema: { allOf: [omit(a, "type"), omit(b, "type")] },
    merged: omit(both, "type"),
  },
  {
    name: "what nothing evaluates",
    schema: { ...ref("A"), ...b, unevaluatedProperties: false },
    merged: { ...both, additionalProperties: false },
  },
  {
    name: "what only listed members evaluate",
    schema: { ...both, not: a, if: a, else: { dependentSchemas: { a: b } }, unevaluatedProperties: false },
    merged: { ...both, not: a, if: a, else: { dependentSchemas: { a: b } }, additionalProperties: false },
  },
  { name: "what another place evaluates", schema: { ...a, anyOf: [b], unevaluatedProperties: false } },
  { name: "what a reference evaluates", schema: { ...a, anyOf: [ref("B")], unevaluatedProperties: false } },
  { name: "what draft-07 does not know", schema: { ...a, unevaluatedProperties: false }, isAlone: true },
  { name: "a text", schema: { allOf: [a, { type: "string" }] } },
  {
    name: "a member that one narrows to values of the other's type, or to some of its values",
    schema: {
      allOf: [
        {
          type: "object",
          properties: { kind: { type: "string" }, size: { enum: [1, 2, 3] }, other: { type: "integer" } },
        },
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
  {
    name: "a member whose only value is a bound of the other",
    schema: {
      allOf: [{ properties: { size: { exclusiveMaximum: 3 } } }, { properties: { size: { const: 3 } } }],
    },
    merged: { properties: { size: { allOf: [{ exclusiveMaximum: 3 }, { const: 3 }] } } },
  },
  {
    name: "members that both narrow",
    schema: {
      allOf: [
        { properties: { in: { ...a, description: "D." }, of: { type: "object" }, no: none, any } },
        { properties: { in: b, of: ref("A"), no: a, any: a } },
      ],
    },
    merged: { properties: { in: { ...both, description: "D." }, of: ref("A"), no: none, any: a } },
  },
  {
    name: "a member that leads back to its record",
    schema: { allOf: [ref("Tree"), { properties: { up: b } }] },
    merged: { type: "object", properties: { up: { allOf: [ref("Tree"), b] } } },
  },
  { name: "a reference alone", schema: { allOf: [ref("A")] } },
];

test.each(rows)("$name", ({ schema, merged = schema, isAlone }) => {
  const Tree: Schema = { type: "object", properties: { up: ref("Tree") } };
  const definitions = { A: a, B: b, Self: { allOf: [ref("Self")] }, Tree, Main: schema };
  expect(mergeRecords(definitions, isAlone).Main).toEqual(merged);
});
