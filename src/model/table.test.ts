import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { features, makeContract } from "#scripts/fixtures/features.ts";
import { contractOfDocument } from "#scripts/hub/hub.ts";
import { type Contract, modes } from "./contract.ts";
import { readModel } from "./read-model.ts";
import type { Schema } from "./schema.ts";
import { createTable, readTable, type Table, writeTable } from "./table.ts";

const edition = { name: "small", edition: "1", idBase: "https://small.example", source: "small.json" };

function contractWith(m: Schema, more: Schema = {}): Contract {
  const $schema = "https://json-schema.org/draft/2020-12/schema";
  return contractOfDocument(edition, { $schema, title: "Small", type: "object", properties: { m }, ...more });
}

function makeTable(contract: Contract): Table {
  const table = createTable(readModel(contract, "strict"), readModel(contract, "tolerant"));
  return JSON.parse(writeTable(table));
}

describe("a table gives back the model of each mode", () => {
  const contracts = [
    ["all features", makeContract(features)] as const,
    ...features.map((one) => [one.feature, makeContract([one])] as const),
  ];

  test.each(contracts)("%s", (_, contract) => {
    const table = makeTable(contract);
    for (const mode of modes) expect(readTable(table, mode)).toEqual(readModel(contract, mode));
  });

  // Types that need two declarations: strict mode closes them over all branches, tolerant mode turns them into "anyOf".
  const apart: readonly (readonly [string, Schema])[] = [
    ["a union beside members", { properties: { a: {} }, oneOf: [{ required: ["a"] }, { required: ["b"] }] }],
    [
      "branches that formats tell apart",
      {
        oneOf: [
          { type: "string", format: "date" },
          { type: "string", format: "email" },
        ],
      },
    ],
    ["a map of nothing", { type: "object", additionalProperties: false }],
    ["a record without members", { type: "object", required: ["a"], additionalProperties: false }],
  ];
  test.each(apart)("%s", (_, m) => {
    const contract = contractWith(m);
    const table = makeTable(contract);
    for (const mode of modes) expect(readTable(table, mode)).toEqual(readModel(contract, mode));
  });
});

describe("a table", () => {
  const colour = { type: "string", pattern: "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$" };

  it("holds a declaration once where loosening it gives the tolerant one", () => {
    const { types, formats } = makeTable(contractWith(colour));
    expect(types).toEqual([
      {
        kind: "record",
        name: "Small",
        doc: "",
        fields: [{ name: "m", type: { kind: "string", format: "hex-colour" }, optional: true, doc: "" }],
        rest: { kind: "json", types: [] },
      },
    ]);
    expect(formats).toEqual({ "hex-colour": { words: "hex colour", pattern: colour.pattern } });
  });

  it("holds both forms of another, each with its mode", () => {
    const { types } = makeTable(contractWith({ type: "object", additionalProperties: false }));
    expect(types.map(({ mode }) => mode)).toEqual(["strict", "tolerant"]);
  });

  it("of another version is refused", () => {
    const table = { ...makeTable(contractWith({})), table: 2 };
    expect(() => readTable(table, "strict")).toThrow(
      "cannot read the table of small: its version is 2, not 1",
    );
  });

  test.each(readdirSync("generated/shapes"))("%s holds each declaration once", (file) => {
    const { types }: Table = JSON.parse(readFileSync(`generated/shapes/${file}`, "utf8"));
    expect(types.filter(({ mode }) => mode !== undefined)).toEqual([]);
  });
});
