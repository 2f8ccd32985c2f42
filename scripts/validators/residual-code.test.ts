import { expect, test } from "vitest";
import type { Contract } from "../contracts.ts";
import { contractOfDocument } from "../hub.ts";
import type { Schema } from "../schema.ts";
import { residualCode } from "./residual-code.ts";
import type { Residual } from "./shape.ts";

/** Writes the check of one schema beside a definition. */
function codeOf(residual: Residual, definition: object = {}): string {
  return residualCode([0], contractOf({ text: { type: "string" }, definition }), {
    residuals: [residual],
    formats: true,
  });
}

function contractOf(definitions: object): Contract {
  const edition = { name: "small", edition: "1", idBase: "https://small.example", source: "small.json" };
  const $schema = "http://json-schema.org/draft-07/schema#";
  return contractOfDocument(edition, { $schema, title: "Small", definitions } as Schema);
}

test("nothing becomes no code", () => {
  expect(residualCode([], contractOf({}), { residuals: [], formats: true })).toBe("");
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
  expect(() => codeOf(residual, definition)).toThrow(message);
});
