import { expect, test } from "vitest";
import type { Edition } from "#src/model/contract.ts";
import type { Schema } from "#src/model/schema.ts";
import { wrapSchema } from "./wrap-schema.ts";

const edition: Edition = {
  name: "fleet",
  edition: "3",
  idBase: "https://fleet.example",
  source: "fleet.json",
};
const newer = "https://json-schema.org/draft/2020-12/schema";

/** Keywords of a schema, and what they become in an OpenAPI document. */
const rows: readonly (readonly [draft: string, written: Schema, read?: Schema])[] = [
  [newer, { $ref: "#/$defs/A", minProperties: 1 }, { $ref: "#/components/schemas/A", minProperties: 1 }],
  [newer, { $ref: "#" }, { $ref: "#/components/schemas/Message" }],
  [newer, { $ref: "#/items" }, { $ref: "#/components/schemas/Message/items" }],
  [newer, { $ref: "#a" }, { $ref: "#/components/schemas/A" }],
  [newer, { $ref: newer }],
  [newer, { prefixItems: [{ type: "null" }] }],
  ["http://json-schema.org/draft-07/schema#", { items: [{}] as never }, { prefixItems: [{}] }],
];

test.each(rows)("%s: %j becomes %j", ($schema, written, read = written) => {
  const source = {
    $schema,
    title: "Message",
    not: written,
    $defs: { A: { ...($schema === newer && { $anchor: "a" }), not: written } },
  };
  expect(wrapSchema(edition, source as Schema)).toEqual({
    openapi: "3.1.0",
    info: { title: "Message", version: "3" },
    webhooks: {
      fleet: {
        post: {
          requestBody: {
            required: true,
            content: { "application/json": { schema: { $ref: "#/components/schemas/Message" } } },
          },
          responses: { "2XX": { description: "Taken." } },
        },
      },
    },
    components: {
      schemas: { Message: { not: read }, A: { not: read } },
    },
  });
});

test("a header that no schema knows is refused", () => {
  const envelope = { root: "Message", header: "X-Event" };
  expect(() => wrapSchema({ ...edition, envelope }, {})).toThrow(
    new Error("cannot read fleet.json: a JSON Schema says nothing of headers: envelope needs a tag"),
  );
});
