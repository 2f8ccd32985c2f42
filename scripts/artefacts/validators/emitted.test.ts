import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Edition } from "#src/model/contract.ts";
import { readModel } from "#src/model/read-model.ts";
import type { Schema } from "#src/model/schema.ts";
import { type Evaluated, evaluateChecks } from "../../fixtures/evaluate-checks.ts";
import { contractOfDocument } from "../../hub/hub.ts";
import { emitChecks } from "./emit-checks.ts";
import { emitGuards } from "./emit-guards.ts";
import { lower } from "./lower.ts";
import type { Lowered } from "./shape.ts";

/** A schema in draft-07, and the errors of its emitted check for documents, each as `<path> <code>: <expected>`. */
interface Row {
  readonly shows: string;
  readonly schema: Schema;
  readonly documents: readonly { readonly document: unknown; readonly errors: readonly string[] }[];
}

const rows = JSON.parse(
  readFileSync(new URL("./emitted-rows.json", import.meta.url), "utf8"),
) as readonly Row[];

const edition: Edition = {
  name: "small",
  edition: "1",
  idBase: "https://small.example",
  source: "small.json",
  envelope: {
    root: "Envelope",
    tag: "event",
    operation: "x-webhook",
    files: { envelopes: "", subscription: "", samples: "" },
    before: { member: "old", mark: "x-old-of" },
  },
};

function emitted(schema: Schema): Evaluated {
  const $schema = "http://json-schema.org/draft-07/schema#";
  const contract = contractOfDocument(edition, { $schema, title: "Small", ...schema } as Schema);
  return evaluateChecks("Small", lower(readModel(contract, "written")));
}

function listErrors({ validate }: Evaluated, document: unknown): string[] {
  return validate(document).map(
    ({ path, code, expected }) => `${path} ${code}: ${[expected].flat().join("|")}`,
  );
}

test.each(rows)("$shows: $schema", ({ schema, documents }) => {
  const checks = emitted(schema);
  const found = documents.map(({ document }) => ({ document, errors: listErrors(checks, document) }));
  expect(found).toEqual(documents);
  expect(documents.map(({ document }) => checks.is(document))).toEqual(
    documents.map(({ errors }) => errors.length === 0),
  );
});

/** Documents that no JSON text can express. */
const made: readonly { shows: string; schema: Schema; document: unknown; errors: readonly string[] }[] = [
  {
    shows: "what is inherited is missing",
    schema: { type: "object", required: ["a", "toString"] },
    document: Object.create({ a: 1 }),
    errors: ["/a required: nothing", "/toString required: nothing"],
  },
  {
    shows: "what is inherited is no stranger",
    schema: { type: "object", properties: { a: { type: "string" } }, additionalProperties: false },
    document: Object.assign(Object.create({ b: 1 }), { a: "" }),
    errors: [],
  },
  {
    shows: "__proto__ as a member",
    schema: { type: "object", properties: { a: {} }, additionalProperties: false },
    document: JSON.parse('{"__proto__":{"a":1}}'),
    errors: ["/__proto__ unexpected: a"],
  },
  {
    shows: "undefined is missing",
    schema: { type: "object", properties: { a: { type: "string" }, b: {} }, required: ["b"] },
    document: { a: undefined, b: undefined },
    errors: ["/b required: nothing"],
  },
  {
    shows: "a value that is missing",
    schema: { type: "string" },
    document: undefined,
    errors: [" required: string"],
  },
  {
    shows: "a number that JSON has not",
    schema: { type: "number" },
    document: Infinity,
    errors: [" type: number"],
  },
];

test.each(made)("$shows", ({ schema, document, errors }) => {
  const checks = emitted(schema);
  expect(listErrors(checks, document)).toEqual(errors);
  expect(checks.is(document)).toBe(errors.length === 0);
});

test("records are followed for 10,000 levels, and what is deeper is an error", () => {
  const checks = emitted({
    type: "object",
    properties: { next: { $ref: "#" } },
    additionalProperties: false,
  });
  const nest = (levels: number, innermost: object): unknown => {
    let document = innermost;
    for (let level = 0; level < levels; level++) document = { next: document };
    return document;
  };
  expect(checks.validate(nest(9_000, { x: 1 }))).toMatchObject([
    { code: "unexpected", path: `${"/next".repeat(9_000)}/x` },
  ]);
  const beside = { ...(nest(300, {}) as object), x: 1 };
  expect(checks.validate(beside)).toMatchObject([{ code: "unexpected", path: "/x" }]);
  const documents = [nest(9_999, {}), nest(9_000, { x: 1 }), nest(10_001, {})];
  expect(documents.map((one) => checks.is(one))).toEqual([true, false, false]);
  expect(checks.validate(documents[2])).toMatchObject([{ code: "too-deep" }]);
});

test("what a member throws is thrown on", () => {
  const { validate } = emitted({ type: "object", properties: { a: { type: "string" } } });
  const document = {
    get a(): never {
      throw new Error("no member");
    },
  };
  expect(() => validate(document)).toThrow("no member");
});

test("a long list of words is written once, for the test and for the error", () => {
  const contract = contractOfDocument(edition, {
    title: "Small",
    enum: ["one", "two", "three", "four", "five", 6],
  });
  const { code } = emitChecks(["Small"], lower(readModel(contract, "written")));
  expect(code.match(/"five"/g)).toHaveLength(1);
});

test("a call of what nobody declared is refused", () => {
  const none = new Set<string>();
  const lowered: Lowered = {
    functions: {},
    recursive: none,
    partial: none,
    nullable: none,
    shapes: { Small: { object: { call: "Gone" } } },
    residuals: [],
  };
  expect(() => evaluateChecks("Small", lowered)).toThrow('cannot emit a call: nothing is called "Gone"');
  expect(() => emitGuards(["Small"], lowered)).toThrow('cannot emit a guard: nothing is called "Gone"');
});
