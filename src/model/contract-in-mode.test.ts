import { describe, expect, it, test } from "vitest";
import { lower } from "#scripts/artefacts/validators/lower.ts";
import { type Evaluated, evaluateChecks } from "#scripts/fixtures/evaluate-checks.ts";
import { contractOfDocument } from "#scripts/hub/hub.ts";
import type { Contract, Mode } from "./contract.ts";
import { contractInMode } from "./contract-in-mode.ts";
import { readModel } from "./read-model.ts";
import type { Schema } from "./schema.ts";

const text = { type: "string" };
const named = { type: "object", properties: { name: text }, required: ["name"] };
const sized = { type: "object", properties: { size: { type: "number" } } };
const looped = { type: "object", properties: { next: { $ref: "#/definitions/looped" } } };

function makeContract(schema: Schema, definitions: Readonly<Record<string, Schema>> = {}): Contract {
  const edition = { name: "small", edition: "1", idBase: "https://small.example", source: "small.json" };
  const $schema = "http://json-schema.org/draft-07/schema#";
  return contractOfDocument(edition, { $schema, title: "Small", ...schema, definitions } as Schema);
}

function evaluated(contract: Contract, mode: Mode | "written"): Evaluated {
  const read = mode === "written" ? contract : contractInMode(contract, mode);
  return evaluateChecks("Small", lower(readModel(contract, mode)), read);
}

describe("a mode (W-modes)", () => {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const branch = { if: { required: ["name"] }, then: sized, else: { properties: { other: text } } };
  test.each<[string, Mode, Schema, readonly unknown[], readonly unknown[]]>([
    [
      "merges records",
      "strict",
      { allOf: [named, sized] },
      [{ name: "", size: 1 }],
      [{ size: 1 }, { name: "", x: 1 }],
    ],
    [
      "keeps what records inherit open",
      "tolerant",
      { allOf: [named, sized] },
      [{ name: "", x: 1 }],
      [{ size: "" }],
    ],
    [
      "merges what is referred to",
      "strict",
      { allOf: [{ $ref: "#/definitions/named" }, sized] },
      [{ name: "", size: 1 }],
      [{ name: "", x: 1 }, {}],
    ],
    [
      "closes over what cannot be merged",
      "strict",
      { ...named, allOf: [{ $ref: "#/definitions/sized" }, { minProperties: 2 }] },
      [{ name: "", size: 1 }],
      [{ name: "" }, { name: "", x: 1 }, { name: "", size: "" }],
    ],
    [
      "closes over branches",
      "strict",
      { ...named, ...branch },
      [{ name: "", size: 1 }],
      [
        { name: "", size: "" },
        { name: "", x: 1 },
      ],
    ],
    [
      "keeps what is required and not listed",
      "strict",
      { ...sized, required: ["name"] },
      [{ name: "", size: 1 }],
      [{ size: 1 }, { name: "", x: 1 }],
    ],
    [
      "keeps what a branch requires and nothing lists",
      "strict",
      { ...sized, anyOf: [{ required: ["name"] }, { required: ["other"] }] },
      [{ name: "", size: 1 }],
      [{ size: 1 }, { name: "", x: 1 }],
    ],
    [
      "closes each record of a union",
      "strict",
      { anyOf: [named, sized] },
      [{ name: "" }, { size: 1 }],
      [{ name: "", size: 1 }],
    ],
    [
      "leaves a test as it is",
      "strict",
      { ...named, not: sized },
      [{ name: "", size: "" }].slice(1),
      [{ name: "", size: 1 }],
    ],
    ["leaves a test as it is", "tolerant", { type: "string", not: { pattern: "^a" } }, ["b"], ["a"]],
    [
      "takes what fits several branches without their formats",
      "tolerant",
      {
        maxLength: 2,
        oneOf: [
          { type: "string", pattern: "^a" },
          { type: "string", pattern: "^b" },
        ],
      },
      ["a", "c"],
      [1, "abc"],
    ],
    [
      "keeps what is open on purpose",
      "strict",
      { ...named, additionalProperties: { type: "number" } },
      [{ name: "", x: 1 }],
      [{ name: "", x: "" }],
    ],
    [
      "leaves open what one of its parts is open for",
      "strict",
      {
        ...named,
        allOf: [{ ...sized, additionalProperties: { type: ["string", "boolean"] } }, { minProperties: 2 }],
      },
      [{ name: "", size: 1, more: true }],
      [{ name: "" }, { name: "", size: 1, more: 2 }],
    ],
    [
      "leaves a reference that says nothing of members",
      "strict",
      { ...named, anyOf: [{ $ref: "#/definitions/few" }, { $ref: "#/properties/name" }] },
      [{ name: "" }],
      [{ name: "", x: 1 }, { name: 1 }],
    ],
    [
      "leaves a test as it is",
      "strict",
      { type: "array", contains: { ...sized, required: ["size"] } },
      [[{ size: 1, x: 1 }]],
      [[{ size: "" }], []],
    ],
    [
      "leaves a test as it is",
      "tolerant",
      {
        type: "object",
        propertyNames: { pattern: "^a" },
        if: { properties: { a: { pattern: "^b" } } },
        else: false,
      },
      [{}, { a: "b" }],
      [{ b: 1 }, { a: "a" }],
    ],
    [
      "closes over patterns of names",
      "strict",
      { ...named, allOf: [{ patternProperties: { "^x": { type: "number" } } }, sized] },
      [{ name: "", xy: 1, size: 1 }],
      [
        { name: "", xy: "" },
        { name: "", y: 1 },
      ],
    ],
    [
      "closes over its own patterns of names",
      "strict",
      { ...named, patternProperties: { "^x": { type: "number" } }, allOf: [sized] },
      [{ name: "", xy: 1 }],
      [
        { name: "", xy: "" },
        { name: "", y: 1 },
      ],
    ],
    [
      "keeps what is open on purpose",
      "tolerant",
      { ...named, additionalProperties: { type: "number" } },
      [{ name: "", x: 1 }],
      [{ name: "", x: "" }],
    ],
    [
      "opens what is closed",
      "tolerant",
      { ...named, additionalProperties: false },
      [{ name: "", x: 1 }],
      [{ x: "" }],
    ],
    [
      "closes over what refers to itself",
      "strict",
      { $ref: "#/definitions/tree" },
      [{ leaf: "" }, { leaf: "", all: { leaf: "" } }],
      [
        { leaf: "", x: 1 },
        { leaf: "", all: { x: 1 } },
      ],
    ],
  ])("%s, %s", (_, mode, schema, valid, invalid) => {
    const few = { minProperties: 1 };
    const tree = {
      type: "object",
      properties: { leaf: text, all: { $ref: "#/definitions/tree" } },
      anyOf: [{ required: ["leaf"] }, { $ref: "#/definitions/tree" }],
    };
    const { validate, is } = evaluated(makeContract(schema, { named, sized, few, tree }), mode);
    expect(valid.map((one) => validate(one))).toEqual(valid.map(() => []));
    expect(invalid.map((one) => validate(one).length > 0)).toEqual(invalid.map(() => true));
    expect([...valid, ...invalid].map((one) => is(one))).toEqual([
      ...valid.map(() => true),
      ...invalid.map(() => false),
    ]);
  });

  it("keeps the rule on old values in strict mode alone", () => {
    const envelope = {
      root: "Envelope",
      tag: "event",
      operation: "x-webhook",
      files: { envelopes: "", subscription: "", samples: "" },
      before: { member: "old", mark: "x-old-of" },
    };
    const schema = { ...named, "x-old-of": "name", "x-other": 1 };
    const keysIn = (mode: Mode, contract: Contract): string[] =>
      Object.keys(contractInMode(contract, mode).main.schema).filter((key) => key.startsWith("x-"));
    const contract = { ...makeContract(schema), envelope };
    expect([keysIn("strict", contract), keysIn("tolerant", contract)]).toEqual([
      ["x-old-of", "x-other"],
      ["x-other"],
    ]);
    expect(keysIn("tolerant", makeContract(schema))).toEqual(["x-old-of", "x-other"]);
  });

  it.each<Schema>([sized, { anyOf: [sized] }])("closes over what a reference beside %j inherits", (own) => {
    const dialect = "https://json-schema.org/draft/2020-12/schema";
    const schema = { $ref: "#/definitions/named", ...own };
    const { main } = contractInMode({ ...makeContract(schema, { named }), dialect }, "strict");
    expect(main.schema).toMatchObject({ properties: { name: {}, size: {} }, additionalProperties: false });
  });

  it("leaves what a name of 2020-12 refers to as it is", () => {
    const dialect = "https://json-schema.org/draft/2020-12/schema";
    const schema = { ...named, allOf: [{ $ref: "#some" }, sized] };
    const { main } = contractInMode({ ...makeContract(schema), dialect }, "strict");
    expect(main.schema).toMatchObject({ allOf: [{ $ref: "#some" }, sized], additionalProperties: false });
  });
});

describe("errors", () => {
  test.each<[string, Schema, unknown, object]>([
    ["length", { type: "string", minLength: 2 }, "a", { expected: "string of at least 2 characters" }],
    ["length", { type: "array", minItems: 1, maxItems: 3 }, [], { expected: "array of 1 to 3 items" }],
    ["length", { type: "object", maxProperties: 0 }, { a: 1 }, { expected: "object of at most 0 members" }],
    ["range", { type: "integer", minimum: 1 }, 0, { expected: "integer at least 1" }],
    ["range", { type: "number", exclusiveMaximum: 1 }, 1.5, { expected: "number below 1" }],
    ["type", { type: "integer", minimum: 1 }, 1.5, { expected: "integer at least 1" }],
    ["value", { enum: [1, "1"] }, 2, { expected: ["1", "<1>"] }],
    ["value", { enum: ["a,b", "c"] }, "a", { expected: ["a,b", "c"] }],
    ["type", { enum: ["a", "b", null] }, 1, { expected: ["a", "b", "<null>"] }],
    ["value", { enum: ["a", "b", "c", "d", "e", null] }, "<null>", { received: "<null>" }],
    ["format", { type: "string", pattern: "^a-b$" }, "x", { expected: 'match pattern "^a-b$"' }],
    ["constraint", { type: "number", multipleOf: 2 }, 3, { expected: "be multiple of 2" }],
    ["required", { type: "object", required: ["a"] }, {}, { path: "/a" }],
    ["required", { allOf: [{ required: ["a"] }, { minProperties: 0 }] }, {}, { path: "/a" }],
    ["unexpected", { ...named, unevaluatedProperties: false }, { name: "", x: 1 }, { path: "/x" }],
  ])("have the code %s: %o", (code, schema, document, error) => {
    const dialect = "https://json-schema.org/draft/2020-12/schema";
    const { validate } = evaluated({ ...makeContract(schema), dialect }, "strict");
    expect(validate(document)).toMatchObject([{ code, ...error }]);
  });
});

describe("depth", () => {
  const nest = (levels: number): object => {
    let document: object = {};
    for (let level = 0; level < levels; level++) document = { next: document };
    return document;
  };

  it("is followed by Ajv's code for 1,000 levels, and refused past them", () => {
    const list = { not: { required: ["stop"] }, properties: { next: { $ref: "#" } }, minProperties: 0 };
    const { validate } = evaluated(makeContract({ not: { not: list } }), "written");
    const codes = [1_000, 1_001, 100_000].map((levels) => validate(nest(levels)).map(({ code }) => code));
    expect(codes).toEqual([[], ["too-deep"], ["too-deep"]]);
  });

  it("is followed by records for 10,000 levels", () => {
    const { validate } = evaluated(makeContract({ $ref: "#/definitions/looped" }, { looped }), "written");
    const codes = [9_999, 10_001].map((levels) => validate(nest(levels)).map(({ code }) => code));
    expect(codes).toEqual([[], ["too-deep"]]);
  });
});
