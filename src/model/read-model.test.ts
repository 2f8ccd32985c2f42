import { describe, expect, test } from "vitest";
import type { Contract } from "./contract.ts";
import { readInMode } from "./modes.ts";
import { readModel } from "./read-model.ts";
import type { Schema } from "./schema.ts";

/** Makes a contract from one schema and its definitions. */
function makeContract(schema: Schema, definitions: Readonly<Record<string, Schema>> = {}): Contract {
  return {
    ...{ name: "webhook", edition: "1", releases: "", program: "", source: "small.json", isDefault: true },
    ...{ dialect: "", definitionsKeyword: "definitions", budget: { whole: 1 }, envelopes: [] },
    definitions,
    main: { type: "Small", schema },
  };
}

const word = { type: "string" };
const a = { type: "string", const: "a" };

/** Each row: a schema, and the declaration of the whole document without name and doc. */
const rows: readonly (readonly [name: string, schema: Schema, declaration: object])[] = [
  ["any value", {}, { kind: "alias", type: { kind: "json", types: expect.anything() } }],
  ["a text", word, { kind: "alias", type: { kind: "string" } }],
  [
    "an integer without bounds",
    { type: "integer" },
    { kind: "alias", type: { kind: "integer", safe: false } },
  ],
  [
    "a safe integer",
    { type: "integer", minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    { kind: "alias", type: { kind: "integer", safe: true } },
  ],
  ["a constant", { const: "a" }, { kind: "alias", type: { kind: "constant", value: "a" } }],
  ["a closed vocabulary", { enum: ["a", "b"] }, { kind: "vocabulary", values: ["a", "b"], open: false }],
  [
    "an open vocabulary",
    { anyOf: [a, { ...word, description: "Any." }] },
    { kind: "vocabulary", values: ["a"], open: true },
  ],
  [
    "a text or null",
    { anyOf: [word, { type: "null" }] },
    { kind: "alias", type: { kind: "nullable", of: { kind: "string" } } },
  ],
  [
    "a list",
    { type: "array", items: word },
    { kind: "alias", type: { kind: "list", items: { kind: "string" } } },
  ],
  [
    "a map",
    { type: "object", additionalProperties: word },
    { kind: "alias", type: { kind: "map", values: { kind: "string" } } },
  ],
  [
    "a record, closed as a sender must write it",
    { type: "object", properties: { a: word, b: word }, required: ["a"] },
    {
      kind: "record",
      closed: true,
      properties: [
        { name: "a", type: { kind: "string" }, optional: false, doc: "" },
        { name: "b", type: { kind: "string" }, optional: true, doc: "" },
      ],
    },
  ],
  [
    "a record that says it is open",
    { type: "object", properties: {}, additionalProperties: true },
    { kind: "record", closed: false, properties: [] },
  ],
  [
    "a union by JSON type",
    { anyOf: [{ type: "integer" }, word] },
    {
      kind: "union",
      branches: [
        { json: "number", type: { kind: "integer", safe: false } },
        { json: "string", type: { kind: "string" } },
      ],
    },
  ],
];

test.each(rows)("%s", (_, schema, declaration) => {
  const { declarations } = readModel(makeContract(schema));
  expect(declarations.find(({ name }) => name === "Small")).toEqual({
    name: "Small",
    doc: "",
    ...declaration,
  });
});

test("the records of a union are distinguished by a constant", () => {
  const record = (value: string): Schema => ({ type: "object", properties: { type: { const: value } } });
  const schema = { oneOf: [{ $ref: "#/definitions/A" }, { $ref: "#/definitions/B" }] };
  const { declarations } = readModel(makeContract(schema, { A: record("a"), B: record("b") }));
  expect(declarations.find(({ name }) => name === "Small")).toMatchObject({
    kind: "sum",
    tag: "type",
    branches: [
      { value: "a", record: "A" },
      { value: "b", record: "B" },
    ],
  });
});

describe("what no type can express is rejected with its path", () => {
  test.each<readonly [schema: Schema, message: string]>([
    [{ type: "string", minLength: 1 }, 'the keyword "minLength" in Small'],
    [{ type: "string", pattern: "^a" }, 'the pattern "^a" in Small'],
    [{ type: "string", minimum: 1 }, 'the keyword "minimum" in Small'],
    [{ minimum: 1 }, 'the keyword "minimum" in Small'],
    [{ type: "integer", minimum: 1 }, "bounds of an integer in Small"],
    [{ type: ["integer", "null"] }, "the types integer,null in Small"],
    [{ enum: [1] }, "a value that is not a string in Small"],
    [{ anyOf: [a, { ...word, minLength: 1 }] }, 'the keyword "minLength" in Small'],
    [{ anyOf: [word, { type: "null", minLength: 1 }] }, 'the keyword "minLength" in Small'],
    [{ anyOf: [a, { ...word, format: "date" }] }, "a union with two branches of the same JSON type in Small"],
    [{ type: "array", items: { title: "A", enum: ["b"] } }, "two types with the same name in A"],
    [{ type: "number", format: "decimal" }, 'the format "decimal" in Small'],
    [{ const: 1 }, "a constant that is neither a string nor null in Small"],
    [{ anyOf: [word] }, "a union of fewer than two branches in Small"],
    [
      { anyOf: [{ type: "integer" }, { type: "number" }] },
      "a union with two branches of the same JSON type in Small",
    ],
    [{ type: "array", items: { type: "string", not: {} } }, 'the keyword "not" in Small.item'],
    [{ type: "array", items: false as never }, "a schema that is not an object in Small.item"],
    [{ type: "object", required: ["a"] }, 'required property "a" without a schema in Small'],
    [
      { type: "object", properties: {}, additionalProperties: word },
      "a type for unlisted properties in Small",
    ],
    [
      { type: "object", properties: { toString: word } },
      'the property "toString", which every object inherits in Small',
    ],
    [{ $ref: "#/definitions/A", minimum: 1 }, 'the keyword "minimum" in Small'],
  ])("%o", (schema, message) => {
    expect(() => readModel(makeContract(schema, { A: word }))).toThrow(
      `cannot read webhook 1 (small.json): ${message}`,
    );
  });
});

test("a tolerant model keeps unknown properties and asserts no formats", () => {
  const at = {
    type: "string",
    format: "date-time",
    pattern: String.raw`^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|\+00:00)$`,
  };
  const contract = makeContract({ type: "object", properties: { at } });
  const property = (format?: string): object => ({
    name: "at",
    type: { kind: "string", ...(format && { format }) },
  });
  expect(readModel(contract).declarations).toMatchObject([
    { closed: true, properties: [property("utc-date-time")] },
  ]);
  const [loose] = readModel(readInMode(contract, "tolerant")).declarations;
  expect(loose).toMatchObject({ closed: false, properties: [{ name: "at", type: { kind: "string" } }] });
  expect(loose).not.toMatchObject({ properties: [property("utc-date-time")] });
});
