import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ContractSettings } from "#src/model/contract.ts";
import { generate } from "./generate.ts";
import { readSources } from "./sources/files.ts";

const asked: (string | undefined)[] = [];
const server = createServer(({ url }, response) => {
  asked.push(url);
  response.end('{ "type": "string" }');
});
let address = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/other.json`;
});
afterAll(() => server.close());

const newer = "https://json-schema.org/draft/2020-12/schema";

/** Documents that refer to another at an address. */
const rows: readonly (readonly [name: string, document: (address: string) => object])[] = [
  ["JSON Schema", ($ref) => ({ properties: { a: { $ref } } })],
  [
    "JSON Schema with addresses of its parts",
    ($ref) => ({ $schema: newer, items: { $id: "https://a.example/b", $ref } }),
  ],
  ["JSON Schema at the address", ($id) => ({ $id: `${$id}/..`, properties: { a: { $ref: "other.json" } } })],
  ["JSON Schema of an unknown dialect", ($schema) => ({ $schema })],
  [
    "OpenAPI",
    ($ref) => ({
      openapi: "3.1.0",
      webhooks: { a: { post: { requestBody: { content: { "application/json": { schema: { $ref } } } } } } },
    }),
  ],
  [
    "OpenAPI with a body elsewhere",
    ($ref) => ({ openapi: "3.1.0", webhooks: { a: { post: { requestBody: { $ref } } } } }),
  ],
];

test.each(rows)("nothing is fetched for %s", async (_, documentAt) => {
  const source = "other/source.json";
  const settings: ContractSettings = {
    name: "other",
    idBase: "https://other.example",
    source,
    envelope: { root: "Delivery" },
    editions: [{ edition: "1" }],
  };
  const sources = new Map([...(await readSources([])), [source, JSON.stringify(documentAt(address))]]);
  await expect(generate({ contracts: [settings], sources })).rejects.toThrow(/^cannot (take|read) \S.*$/);
  expect(asked).toEqual([]);
});
