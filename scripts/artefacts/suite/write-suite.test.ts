import { expect, test } from "vitest";
import type { Schema } from "#src/model/schema.ts";
import { contractOfDocument } from "../../hub/hub.ts";
import { deriveSuites } from "./write-suite.ts";

const edition = { name: "thing", edition: "1", idBase: "https://thing.example", source: "thing.json" };
const $schema = "https://json-schema.org/draft/2020-12/schema";
const text = { type: "string" };
const record = (properties: Readonly<Record<string, Schema>>, more: Schema = {}): Schema => ({
  $schema,
  type: "object",
  required: Object.keys(properties),
  properties,
  ...more,
});

test.each<[string, Schema, unknown]>([
  ["a pattern", record({ id: { ...text, pattern: "^o-[0-9]+$" } }), { id: "o-0" }],
  [
    "a pattern within bounds",
    record({ id: { ...text, pattern: "^o-[0-9]+$", minLength: 6, maxLength: 8 } }),
    { id: "o-0000" },
  ],
  ["what stands ahead", record({ id: { ...text, pattern: "^(?=.*Q)[A-Z]{2}-x$" } }), { id: "AQ-x" }],
  [
    "names that match",
    { $schema, type: "object", patternProperties: { "^q_[0-9]$": text } },
    { q_0: "text" },
  ],
  [
    "names with a form",
    record({}, { propertyNames: { pattern: "^[A-Z]{2}$" }, additionalProperties: { type: "integer" } }),
    { AA: 1 },
  ],
  [
    "itself within a union",
    record(
      { node: { $ref: "#/$defs/Node" } },
      { $defs: { Node: record({ id: text, up: { anyOf: [{ $ref: "#/$defs/Node" }, { type: "null" }] } }) } },
    ),
    { node: { id: "text", up: null } },
  ],
  [
    "two unions at once",
    {
      $schema,
      type: "object",
      allOf: [
        { oneOf: [record({ a: { const: 1 } }), record({ b: { const: 1 } })] },
        { anyOf: [record({ c: text }), record({ d: text })] },
      ],
    },
    undefined,
  ],
  [
    "numbers between bounds and in steps",
    record({
      share: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 0.5 },
      pack: { type: "integer", minimum: 100, multipleOf: 7 },
      below: { type: ["integer", "null"], exclusiveMaximum: -3 },
    }),
    { share: 0.25, pack: 105, below: -4 },
  ],
  [
    "many members",
    record({}, { minProperties: 3, additionalProperties: { type: "integer" } }),
    { name: 1, name2: 1, name3: 1 },
  ],
  [
    "items that differ",
    record({ ids: { type: "array", items: text, minItems: 2, uniqueItems: true } }),
    undefined,
  ],
  [
    "a condition",
    record(
      { kind: { enum: ["a", "b"] } },
      { if: { properties: { kind: { const: "b" } } }, else: { required: ["a"], properties: { a: text } } },
    ),
    undefined,
  ],
])("cases are derived where a document has %s", (_, schema, sample) => {
  const { suites, missing } = deriveSuites(contractOfDocument(edition, schema));
  expect(missing).toEqual([]);
  if (sample !== undefined) expect(suites.map((one) => one.sample)).toEqual([sample]);
  const verdicts = suites.flatMap(({ cases }) => cases.map(({ strict }) => strict));
  expect([verdicts[0], verdicts.includes(false)]).toEqual([true, true]);
});

test("a pattern's cases are near what it matches", () => {
  const [suite] = deriveSuites(
    contractOfDocument(edition, record({ id: { ...text, pattern: "^o-[0-9]{2}$" } })),
  ).suites;
  const set = (isValid: boolean): unknown[] =>
    (suite?.cases ?? []).flatMap(({ changes, strict }) =>
      strict === isValid ? changes.map(({ value }) => value) : [],
    );
  expect(set(false)).toEqual(expect.arrayContaining(["xo-00", "o-00x", "o-00\n", "o-0"]));
  expect(set(true)).toContain("o-00");
});
