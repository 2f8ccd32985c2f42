import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createRasterInfoSchema } from "#src/raster-info.ts";
import { createDeliverySchema } from "#src/webhook.ts";
import type { StandardSchema } from "./standard-schema.ts";

const ping = JSON.parse(
  readFileSync(new URL("../../conformance/samples/ping.json", import.meta.url), "utf8"),
) as object;
const array = { type: "array", extra: { "a/b": 1 } };

/** Each row: a schema, a value, and the issues as "path: message"; a value without issues is returned unchanged. */
const rows: readonly {
  name: string;
  schema: StandardSchema<unknown>;
  value: unknown;
  issues: readonly string[];
}[] = [
  { name: "a delivery", schema: createDeliverySchema(), value: ping, issues: [] },
  {
    name: "a delivery with an unknown member",
    schema: createDeliverySchema(),
    value: { ...ping, "a/b": 1 },
    issues: ['a/b: property "a/b" is not in the contract'],
  },
  {
    name: "the same for a tolerant reader",
    schema: createDeliverySchema("tolerant"),
    value: { ...ping, "a/b": 1 },
    issues: [],
  },
  {
    name: "an unknown event",
    schema: createDeliverySchema("tolerant"),
    value: { event: "create:planet" },
    issues: ['event: "create:planet" is not an event of the contract'],
  },
  { name: "no object", schema: createDeliverySchema(), value: 4, issues: [": expected an object, found 4"] },
  { name: "a raster-info", schema: createRasterInfoSchema(), value: { type: "array" }, issues: [] },
  {
    name: "a raster-info with a wrong number",
    schema: createRasterInfoSchema(),
    value: { type: "array", scale: "NaN" },
    issues: ['scale: expected a number, found "NaN"'],
  },
  { name: "a tolerant raster-info", schema: createRasterInfoSchema("tolerant"), value: array, issues: [] },
];

test.each(rows)("$name", ({ schema, value, issues }) => {
  const { version, vendor, validate } = schema["~standard"];
  expect({ version, vendor }).toEqual({ version: 1, vendor: "annotation-contracts" });
  const result = validate(value);
  const told =
    "issues" in result ? result.issues.map(({ path, message }) => `${path.join(" ")}: ${message}`) : result;
  expect(told).toEqual(issues.length === 0 ? { value } : issues);
});
