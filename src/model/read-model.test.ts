import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contractOfDocument } from "#scripts/hub/hub.ts";
import { type Contract, type Edition, pickDefaults } from "./contract.ts";
import { jsonTypes } from "./model.ts";
import { readModel, readModels } from "./read-model.ts";
import type { Schema } from "./schema.ts";

const dialects = {
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
};
const edition: Edition = {
  name: "small",
  edition: "1",
  idBase: "https://small.example",
  source: "small.json",
};

/** A schema and its type, with other resulting declarations. */
interface Row {
  readonly schema: Schema;
  /** What the document has beside the member `m`, which has the schema. */
  readonly beside?: Schema;
  readonly draft?: keyof typeof dialects;
  readonly mode?: "strict" | "tolerant";
  readonly type: unknown;
  readonly declares?: readonly unknown[];
}

const rows = readFileSync(new URL("model-rows.ndjson", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line): Row => JSON.parse(line));

function contractWith(
  m: Schema | boolean,
  beside: Schema = {},
  draft: keyof typeof dialects = "draft-07",
): Contract {
  const document = { $schema: dialects[draft], title: "Small", type: "object", properties: { m }, ...beside };
  return contractOfDocument(edition, document as Schema);
}

/** Writes types as the rows do: a word for any JSON, and without common parts. */
function brief(value: unknown): unknown {
  const text = JSON.stringify(value, (key, one) => {
    if (key === "doc" && one === "") return undefined;
    const types = one?.kind === "json" && one.residual === undefined ? one.types.join() : undefined;
    const isAnything = types === jsonTypes.join();
    if (key === "rest" && isAnything) return undefined;
    return isAnything ? "anything" : types === "" ? "nothing" : one;
  });
  return JSON.parse(text);
}

test.each(rows)("$schema reads as $type", ({ schema, beside, draft, mode, type, declares = [] }) => {
  const { declarations } = readModel(contractWith(schema, beside, draft), mode ?? "written");
  const main = declarations.find(({ name }) => name === "Small");
  const others = declarations.filter((one) => one !== main);
  const found = main?.kind === "record" ? main.fields[0]?.type : main;
  expect(brief([found, ...others])).toStrictEqual([type, ...declares]);
});

describe("a type is named by an identifier of its own", () => {
  const named = (document: Schema): string[] =>
    readModel(contractOfDocument(edition, document), "strict").declarations.map(({ name }) => name);

  const rows: readonly (readonly [document: Schema, names: readonly string[]])[] = [
    [{ title: "The plan of a ship", type: "object" }, ["ThePlanOfAShip"]],
    [{ title: "3 ships" }, ["Type3Ships"]],
    [{ title: "船" }, ["Small"]],
    [{ title: "船", $defs: { 船: {}, string: {} } } as Schema, ["Small", "Type", "String"]],
    // Main, a definition with its title, two with one title: each is a type.
    [
      {
        title: "A",
        $defs: {
          one: { title: "A" },
          two: { title: "B" },
          three: { title: "B" },
          "b.c": { title: "B" },
          b_c: {},
        },
      } as Schema,
      ["A", "one", "B", "three", "BC", "b_c"],
    ],
    [
      {
        title: "Own",
        type: "object",
        properties: { m: { title: "- -", type: "object", properties: { a: {} } } },
      } as Schema,
      ["OwnM", "Own"],
    ],
  ];

  test.each(rows)("%j: %j", (document, names) => {
    expect(named(document)).toEqual(names);
  });
});

describe("what cannot be read is refused by its place", () => {
  const refusals: readonly (readonly [schema: Schema, beside: Schema, message: string])[] = [
    [{ $ref: "#/definitions/none" }, {}, '"$ref" points to "#/definitions/none", where nothing is'],
    [{ $ref: "#/%zz" }, {}, '"$ref" points to "#/%zz", where nothing is'],
    [{ $ref: "#/properties/m/items" }, {}, '"$ref" points to "#/properties/m/items", where nothing is'],
    [
      { $ref: "#/definitions/A/const/b" },
      { definitions: { A: { const: null } } },
      '"$ref" points to "#/definitions/A/const/b", where nothing is',
    ],
    [{ type: "strin" }, {}, 'small.json: #/properties/m: "type" is not a type or a list of types'],
    [{ items: 5 as never }, {}, '#/properties/m: "items" is not a schema'],
    [{ items: [5] as never }, {}, '#/properties/m: "items" is not a schema'],
    [{ allOf: {} as never }, {}, '#/properties/m: "allOf" is not a list of schemas'],
    [{ properties: { a: null as never } }, {}, '#/properties/m: "properties" is not an object of schemas'],
    [{}, { definitions: { A: { not: 1 } } }, '#/definitions/A: "not" is not a schema'],
  ];

  test.each(refusals)("%j", (schema, beside, message) => {
    expect(() => readModel(contractWith(schema, beside), "written")).toThrow(message);
  });
});

describe("an envelope", () => {
  const envelope = {
    root: "Small",
    tag: "event",
    operation: "x-op",
    files: { envelopes: "", operations: "", subscription: "", samples: "" },
    before: { member: "before", mark: "x-before-of" },
  };
  const event = (value: string, more: Schema = {}, others: Schema = {}): Schema => ({
    type: "object",
    required: ["event"],
    properties: { event: { const: value }, ...(more as Record<string, Schema>) },
    ...others,
  });
  const update = event(
    "update",
    { thing: { type: "object" }, before: { $ref: "#/definitions/Old" } },
    { "x-before-of": "thing" },
  );
  const part = { name: "p", schema: {}, description: "" };

  function read(definitions: Record<string, unknown>, more: Partial<Contract> = {}): Record<string, unknown> {
    const branches = Object.keys(definitions).filter((key) => key !== "Old");
    const anyOf = branches.map((key) => ({ $ref: `#/definitions/${key}` }));
    const contract = contractOfDocument(edition, { title: "Small", anyOf, definitions } as Schema);
    const parts = [
      { ...part, type: "Create", event: "create" },
      { ...part, type: "Update", event: "update" },
    ];
    const { declarations, ...head } = readModel({ ...contract, envelope, parts, ...more }, "written");
    expect(head).toEqual({
      name: "small",
      edition: "1",
      slug: "small-1",
      source: "small.json",
      mode: "written",
      main: "Small",
    });
    return Object.fromEntries(declarations.map((one) => [one.name, one]));
  }
  const old = { type: "object", properties: { a: { type: "string" } } };

  test("tells its events apart, and is open where it is the root of the contract", () => {
    const found = read({ Create: event("create"), Update: update, Old: old });
    expect(found.Small).toMatchObject({
      kind: "sum",
      tag: "event",
      open: true,
      branches: [
        { value: "create", record: "Create" },
        { value: "update", record: "Update" },
      ],
    });
    expect(found.Create).toMatchObject({ tag: { member: "event", value: "create" } });
    expect(found.Update).toMatchObject({
      tag: { member: "event", value: "update" },
      before: { member: "before", of: "thing", known: ["a"] },
    });
    expect(found.Old).not.toHaveProperty("tag");
    expect(found.Create).not.toHaveProperty("before");
  });

  test("takes the tag of the contract before any other member that would do", () => {
    const kinds = { kind: { const: "c" } };
    const definitions = {
      Create: { ...event("create"), properties: { ...kinds, event: { const: "create" } } },
      Update: { ...event("update"), properties: { kind: { const: "u" }, event: { const: "update" } } },
    };
    expect(read(definitions).Small).toMatchObject({ tag: "event", open: true });
    expect(read(definitions, { envelope: { ...envelope, root: "Other" } }).Small).toMatchObject({
      open: false,
    });
    expect(read(definitions, { envelope: { ...envelope, tag: "kind" } }).Small).toMatchObject({
      tag: "kind",
      open: true,
    });
    expect(read(definitions, { envelope: { ...envelope, tag: "none" } }).Small).toMatchObject({
      tag: "kind",
      open: false,
    });
  });

  test("knows no key of old values that say nothing of their members", () => {
    const readOld = (Old: unknown): unknown => read({ Create: event("create"), Update: update, Old }).Update;
    expect(readOld(true)).toMatchObject({ before: { member: "before", of: "thing", known: [] } });
    expect(readOld({ type: "object" })).toMatchObject({ before: { known: [] } });
    const inline = event("update", { before: old }, { "x-before-of": "thing" });
    const found = read({ Create: event("create"), Update: inline });
    expect(found.Update).toMatchObject({ before: { known: ["a"] } });
  });

  test("must have the member of the old values that it is marked with", () => {
    const lacking = event("update", {}, { "x-before-of": "thing" });
    expect(() => read({ Create: event("create"), Update: lacking })).toThrow(
      'cannot read "x-before-of": no member is called "before"',
    );
  });
});

test("a contract is read once, in both modes", () => {
  const contract = contractWith({ type: "string" });
  const models = readModels(contract);
  expect(models).toEqual({
    strict: readModel(contract, "strict"),
    tolerant: readModel(contract, "tolerant"),
  });
  expect(readModels(contract)).toBe(models);
});

test("the default edition of a contract is its first", () => {
  const all = ["a 1", "b 1", "a 2"].map((one) => ({ name: one[0] ?? "", one }));
  expect(pickDefaults(all).map(({ one }) => one)).toEqual(["a 1", "b 1"]);
});
