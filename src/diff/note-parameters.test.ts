import { expect, test } from "vitest";
import { noteParameters } from "./note-parameters.ts";

const limit = (schema: unknown): object => ({ name: "limit", in: "query", schema });
const page = { name: "page", in: "query", schema: { type: "integer" } };
const api = (own: readonly unknown[], path: readonly unknown[] = [], parts: object = {}) => ({
  name: "api",
  document: {
    openapi: "3.1.0",
    paths: { "/pets": { parameters: path, get: { parameters: own } } },
    components: parts,
  },
});
const many = { type: "integer", maximum: 100 };
const few = { type: "integer", maximum: 50 };
const refer = { $ref: "#/components/schemas/Limit" };
const tree = (type: string): object => ({
  schemas: { Limit: { type, properties: { child: refer } } },
});
const differ = ["parameters of GET /pets differ, and are not compared"];

test.each([
  ["a lower maximum", api([limit(many)]), api([limit(few)]), differ],
  ["a lower maximum of the path", api([], [limit(many)]), api([], [limit(few)]), differ],
  ["one more", api([page]), api([page, limit(few)]), differ],
  ["another order", api([page, limit(few)]), api([limit(few), page]), []],
  ["the path's, replaced", api([limit(few)], [limit(many)]), api([limit(few)]), []],
  ["a reference", api([limit(few)]), api([limit(refer)], [], { schemas: { Limit: few } }), []],
  [
    "another target of a reference",
    api([limit(refer)], [], { schemas: { Limit: many } }),
    api([limit(refer)], [], { schemas: { Limit: few } }),
    differ,
  ],
  [
    "a referenced parameter",
    api([{ $ref: "#/components/parameters/a" }], [], { parameters: { a: limit(few) } }),
    api([limit(few)]),
    [],
  ],
  ["a keyword beside a reference", api([limit({ ...refer, maximum: 9 })]), api([limit(refer)]), differ],
  ["itself", api([limit(refer)], [], tree("object")), api([limit(refer)], [], tree("object")), []],
  [
    "another type of itself",
    api([limit(refer)], [], tree("object")),
    api([limit(refer)], [], tree("array")),
    differ,
  ],
  ["a broken reference", api([limit({ $ref: "#/%zz" })]), api([limit({ $ref: "#/%zz" })]), []],
  ["a description", api([limit(few)]), api([limit({ ...few, description: "How many." })]), []],
])("compares parameters with %s", (_, from, to, notes) => {
  expect(noteParameters(from, to)).toEqual(notes);
});
