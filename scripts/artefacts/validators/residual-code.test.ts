import { expect, test } from "vitest";
import type { Contract } from "#src/model/contract.ts";
import type { Schema } from "#src/model/schema.ts";
import { contractOfDocument } from "../../hub/hub.ts";
import { loadValidator } from "./load-validator.ts";
import { residualCode } from "./residual-code.ts";
import type { Residual } from "./shape.ts";

/** Writes the check of one schema beside a definition. */
function writeCode(residual: Residual, definition: object = {}): string {
  return residualCode([0], makeContract({ text: { type: "string" }, definition }), {
    residuals: [residual],
    formats: true,
  });
}

function makeContract(definitions: object): Contract {
  const edition = { name: "small", edition: "1", idBase: "https://small.example", source: "small.json" };
  const $schema = "http://json-schema.org/draft-07/schema#";
  return contractOfDocument(edition, { $schema, title: "Small", definitions } as Schema);
}

test("nothing becomes no code", () => {
  expect(residualCode([], makeContract({}), { residuals: [], formats: true })).toBe("");
});

test.each([
  {
    name: "a reference that leads nowhere",
    residual: { $ref: "#/definitions/gone" },
    message: /^cannot take "\$ref" in small-1: .*gone/,
  },
  {
    name: "a keyword of the wrong type",
    residual: { minLength: "a" },
    message: /^cannot read small-1: .*minLength/,
  },
  {
    name: "__proto__ in it",
    residual: { properties: JSON.parse('{"__proto__":{}}') },
    message: /^cannot take "__proto__" in small-1: it stands in or beside what only Ajv can check$/,
  },
  {
    name: "__proto__ beside it",
    residual: { minLength: 1 },
    definition: { properties: JSON.parse('{"__proto__":{}}') },
    message: /^cannot take "__proto__" in small-1/,
  },
])("$name is refused", ({ residual, definition, message }) => {
  expect(() => writeCode(residual, definition)).toThrow(message);
});

const bundled: Schema = {
  type: "object",
  properties: {
    even: { type: "number", multipleOf: 2 },
    few: { type: "array", contains: { $ref: "#/definitions/day" } },
    day: { type: "string", format: "date" },
    own: { type: "string", pattern: "^a" },
  },
};

test.each([
  { mode: "strict", more: false, day: false, own: false },
  { mode: "tolerant", more: true, day: true, own: true },
  { mode: "written", more: true, day: true, own: false },
] as const)("is bundled with the validator and the guard: $mode", async ({ mode, more, day, own }) => {
  const contract = { ...makeContract({ day: { type: "string", format: "date" } }) };
  const main = { ...contract.main, schema: { ...contract.main.schema, ...bundled } };
  const validate = await loadValidator({ ...contract, main }, mode);
  const documents = [
    {},
    { even: 2, few: [1, "2024-01-31"] },
    { even: 3 },
    { few: [1] },
    { more: 1 },
    { day: "x" },
    { own: "b" },
  ];
  expect(documents.map((one) => validate(one).length === 0)).toEqual([
    true,
    true,
    false,
    false,
    more,
    day,
    own,
  ]);
});
