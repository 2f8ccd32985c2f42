import { expect, test } from "vitest";
import type { Schema } from "#src/model/schema.ts";
import { simplifySchema } from "./simplify-schema.ts";

const $ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const Status = { anyOf: [{ type: "string" }, { type: "string", enum: ["open", "shut"] }] };

const schemas = {
  Count: { type: "integer", format: "int64", maximum: 9, description: "A count." },
  Day: { type: "string", format: "date", pattern: "^2", description: "Day after 1999." },
  Colour: { type: "string", pattern: "^#", description: "Colour." },
  Kind: { type: "string", enum: ["a", "b"] },
  Status,
  User: { type: "object", properties: { id: { type: "integer" } } },
};

const simplify = (schema: Schema) => simplifySchema(schema, schemas);

const vocabulary = { examples: ["open", "shut"], "x-extensible-enum": ["open", "shut"] };
const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: "null" }] });

test.each<readonly [string, Schema, Schema]>([
  ["an integer", $ref("Count"), { type: "integer", description: "A count." }],
  [
    "a scalar with words of its own",
    { ...$ref("Colour"), description: "Colorize." },
    { type: "string", pattern: "^#", description: "Colorize." },
  ],
  [
    "a pattern beside a format",
    { ...$ref("Day"), description: "Birth." },
    { type: "string", format: "date", description: "Birth. Day after 1999." },
  ],
  ["an open vocabulary", Status, { type: "string", ...vocabulary }],
  [
    "its name",
    { ...$ref("Status"), description: "Its." },
    { type: "string", ...vocabulary, description: "Its." },
  ],
  ["a vocabulary or null", nullable($ref("Status")), { type: ["string", "null"], ...vocabulary }],
  [
    "a scalar or null",
    { ...nullable($ref("Count")), description: "Few." },
    { type: ["integer", "null"], description: "Few." },
  ],
  ["a record or null", nullable($ref("User")), nullable($ref("User"))],
  ["a closed list", $ref("Kind"), $ref("Kind")],
  [
    "two scalars",
    { anyOf: [{ type: "string" }, { type: "integer" }] },
    { anyOf: [{ type: "string" }, { type: "integer" }] },
  ],
  ["a constant", { type: "string", const: "a" }, { type: "string", const: "a" }],
  [
    "a list",
    { type: "array", items: $ref("Count") },
    { type: "array", items: { type: "integer", description: "A count." } },
  ],
])("simplifies %s", (_, schema, simplified) => {
  expect(simplify(schema)).toEqual(simplified);
});
