import { expect, test } from "vitest";
import { contractOfDocument } from "#scripts/hub/hub.ts";
import type { Contract, Edition } from "./contract.ts";
import { publishedSchema } from "./published-schema.ts";
import type { Schema } from "./schema.ts";

const edition: Edition = {
  name: "small",
  edition: "1",
  idBase: "https://small.example",
  source: "small.json",
};
const dialect = "https://json-schema.org/draft/2020-12/schema";
const id = (mode: string): string => `https://small.example/small/1/${mode}/${name}.schema.json`;
const document = { $schema: dialect, title: "Small", type: "object" } as const;

const read = (more: object): Contract => contractOfDocument(edition, { ...document, ...more } as Schema);
const { name } = read({}).main;

test("a schema is published under its address, with the definitions that it needs and without marks", () => {
  const contract = read({
    "x-mark": 1,
    properties: { a: { $ref: "#/$defs/A" } },
    $defs: { A: { type: "string", "x-mark": 2 }, Unused: { type: "null" } },
  });
  const published = publishedSchema(contract, contract.main, "strict");
  expect(published).toMatchObject({
    $schema: dialect,
    $id: id("strict"),
    title: "Small",
    properties: { a: { $ref: "#/$defs/A" } },
    $defs: { A: { type: "string" } },
  });
  expect(JSON.stringify(published)).not.toMatch(/x-mark|Unused|Read tolerantly/);
});

test.each([
  { description: "A ship.", says: "A ship. Read tolerantly: unknown members are kept;" },
  { description: undefined, says: "Read tolerantly: unknown members are kept;" },
])("a tolerant schema described as $description says what it does not assert", ({ description, says }) => {
  const contract = read({ ...(description !== undefined && { description }) });
  const published = publishedSchema(contract, contract.main, "tolerant");
  expect(published.description).toMatch(new RegExp(`^${says}`));
});

test("an empty list of values is published as Ajv takes it", () => {
  const contract = read({ properties: { a: { enum: [] } } });
  expect(publishedSchema(contract, contract.main, "strict").properties).toEqual({ a: { not: {} } });
});
