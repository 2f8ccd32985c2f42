import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Contract, Edition } from "#src/model/contract.ts";
import { contractInMode } from "#src/model/contract-in-mode.ts";
import { keywords } from "#src/model/keywords.ts";
import { readModel } from "#src/model/read-model.ts";
import type { Schema } from "#src/model/schema.ts";
import { lower } from "./artefacts/validators/lower.ts";
import { evaluateChecks } from "./fixtures/evaluate-checks.ts";
import { contractOfDocument } from "./hub/hub.ts";

type Draft = keyof typeof dialects;

/** The rows of `keywords.proof.test.ts`, which bundles each in every mode. */
const rows = JSON.parse(readFileSync(new URL("./keyword-rows.json", import.meta.url), "utf8")) as readonly {
  readonly shows: string;
  readonly schema: Schema;
  readonly draft?: Draft;
  readonly beside?: Schema;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
}[];

const edition: Edition = {
  name: "small",
  edition: "1",
  idBase: "https://small.example",
  source: "small.json",
};
const dialects = {
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
};
const text = { type: "string" };
// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
const halfBranch = { if: text, then: text };
const branch = { ...halfBranch, else: text };

/** Makes a contract; its member `m` has a schema. */
function contractWith(m: Schema, draft: Draft, beside: Schema = {}): Contract {
  return contractOfDocument(edition, {
    $schema: dialects[draft],
    title: "Small",
    type: "object",
    properties: { m },
    ...beside,
  });
}

test.each(rows)("$shows is checked: $schema", ({ schema, draft = "draft-07", beside, valid, invalid }) => {
  const written = contractWith(schema, draft, beside ?? {});
  const contract = contractInMode(written, "strict");
  const { validate, is } = evaluateChecks("Small", lower(readModel(written, "strict")), contract);
  const documents = [...valid, ...invalid].map((m) => ({ m }));
  const isValid = [...valid.map(() => true), ...invalid.map(() => false)];
  expect(documents.map((document) => validate(document).length === 0)).toEqual(isValid);
  expect(documents.map((document) => is(document))).toEqual(isValid);
});

test("every keyword that asserts something is shown", () => {
  const shown = new Set(rows.map(({ shows }) => shows));
  const asserting = Object.entries(keywords).filter(
    ([, { taken }]) => taken === "type" || taken === "residual",
  );
  expect(asserting.map(([name]) => name).filter((name) => !shown.has(name))).toEqual([]);
});

test("what is special about a keyword is said in words", () => {
  const notes = Object.values(keywords).flatMap(({ note }) => note ?? []);
  expect(notes.filter((note) => !/^\S+( \S+)+[^.]$/.test(note))).toEqual([]);
  expect(notes.length).toBeGreaterThan(10);
});

describe("by its name is refused", () => {
  const refused = Object.entries(keywords).filter(([, { taken }]) => taken === "refused");
  const refusals: readonly (readonly [string, Draft, Schema, beside?: Schema, reason?: string])[] = [
    ...refused.map(([keyword]) => [keyword, "2020-12", { [keyword]: "#x" }] as const),
    ["minLenght", "draft-07", { type: "string", minLenght: 2 }, {}, "no draft has such a keyword"],
    ["toString", "draft-07", { toString: 2 } as never, {}, "no draft has such a keyword"],
    ["prefixItems", "draft-07", { type: "array", prefixItems: [text] }, {}, "draft-07 has no such keyword"],
    [
      "additionalItems",
      "2020-12",
      { type: "array", additionalItems: text },
      {},
      "2020-12 has no such keyword",
    ],
    ["format", "2020-12", { type: "string", format: "iban" }, {}, 'nothing checks the format "iban"'],
    ["minLength", "draft-07", { $ref: "#", minLength: 2 }, {}, 'draft-07 ignores it beside "$ref"'],
    ["$id", "draft-07", { $ref: "#", $id: "x" }, {}, 'draft-07 ignores it beside "$ref"'],
    [
      "unevaluatedItems",
      "2020-12",
      { type: "array", contains: text, unevaluatedItems: false },
      {},
      'Ajv misjudges it beside "contains"',
    ],
    [
      "unevaluatedProperties",
      "2020-12",
      { anyOf: [{ properties: { a: text } }], unevaluatedProperties: false },
      { if: text },
      'Ajv misjudges it beside "if"',
    ],
    [
      "unevaluatedProperties",
      "2020-12",
      { anyOf: [{ properties: { a: text } }], unevaluatedProperties: false },
      halfBranch,
      'Ajv misjudges it beside "if"',
    ],
    [
      "$schema",
      "draft-07",
      {},
      { $schema: "http://json-schema.org/draft-04/schema#" },
      "is neither draft-07 nor 2020-12",
    ],
    [
      "$schema",
      "draft-07",
      {},
      { $schema: "xhttp://json-schema.org/draft-07/schema#" },
      "is neither draft-07 nor 2020-12",
    ],
    [
      "$schema",
      "draft-07",
      {},
      { $schema: "http://json-schema.org/draft-07/schema#x" },
      "is neither draft-07 nor 2020-12",
    ],
    [
      "$schema",
      "draft-07",
      {},
      { $schema: "xhttps://json-schema.org/draft/2020-12/schema" },
      "is neither draft-07 nor 2020-12",
    ],
    [
      "$schema",
      "draft-07",
      {},
      { $schema: "https://json-schema.org/draft/2020-12/schema#x" },
      "is neither draft-07 nor 2020-12",
    ],
  ];
  test.each(
    refusals.map(([keyword, draft, schema, beside = {}, reason = "the pipeline has no reading of it"]) => ({
      keyword,
      draft,
      schema,
      beside,
      reason,
    })),
  )("$keyword in $draft: $schema, $beside", ({ keyword, draft, schema, beside, reason }) => {
    const refusal = (): unknown => readModel(contractWith(schema, draft, beside), "strict");
    expect(refusal).toThrow(`cannot take "${keyword}" at small.json#`);
    expect(refusal).toThrow(reason);
  });

  const taken: readonly (readonly [Draft, Schema, beside?: Schema])[] = [
    ["draft-07", { $ref: "#", description: "said", "x-own": 1 }],
    ["draft-07", { type: "string", "x-own": 1 }],
    ["draft-07", {}, { $schema: "https://json-schema.org/draft-07/schema" }],
    ["2020-12", {}, { $schema: "https://json-schema.org/draft/2020-12/schema#" }],
    ["2020-12", { unevaluatedProperties: false }, branch],
  ];
  test.each(taken.map(([draft, schema, beside = {}]) => ({ draft, schema, beside })))(
    "nothing else in $draft: $schema, $beside",
    ({ draft, schema, beside }) => {
      expect(readModel(contractWith(schema, draft, beside), "strict").main).toBe("Small");
    },
  );

  test("nothing that a draft passes over, where it is read as it is written", () => {
    const written = contractWith({ $ref: "#", minLength: 2 }, "draft-07");
    expect(readModel(written, "written").main).toBe("Small");
    expect(() => readModel(contractWith({ minLenght: 2 }, "draft-07"), "written")).toThrow("minLenght");
  });

  test.each(["#/definitions/gone", "#/properties/m/gone", "https://elsewhere.example/x.json"])(
    "a reference to nothing: %s",
    ($ref) => {
      const refusal = (): unknown => {
        const written = contractWith({ $ref }, "draft-07");
        return evaluateChecks(
          "Small",
          lower(readModel(written, "strict")),
          contractInMode(written, "strict"),
        );
      };
      expect(refusal).toThrow($ref);
    },
  );
});
