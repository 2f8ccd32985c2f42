import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as webhook2_3 from "#src/webhook/2.3.ts";
import * as webhook2_4 from "#src/webhook/2.4.ts";
import * as webhook2_65 from "#src/webhook/2.65.ts";
import * as webhook2_73 from "#src/webhook/2.73.ts";

const samples = new URL("../../conformance/samples/", import.meta.url);
const rows = [
  { edition: "2.3", directory: samples, webhook: webhook2_3 },
  { edition: "2.4", directory: new URL("2.4/", samples), webhook: webhook2_4 },
  { edition: "2.65", directory: new URL("2.65/", samples), webhook: webhook2_65 },
  { edition: "2.73", directory: new URL("2.73/", samples), webhook: webhook2_73 },
].flatMap(({ directory, ...row }) =>
  readdirSync(directory)
    .filter((name) => name.startsWith("update-"))
    .map((name) => ({ ...row, name, sample: JSON.parse(readFileSync(new URL(name, directory), "utf8")) })),
);

// More properties than any resource has: missing ones must not make up for unknown ones. Every object inherits the first.
const counts = Array.from({ length: 80 }, (_, i) => i + 1);

test.each(rows)("unknown old values are refused, however many: $edition, $name", ({ sample, webhook }) => {
  const taken = counts.filter((count) => {
    const names = Array.from({ length: count }, (_, i) => [i === 0 ? "toString" : `x${i}`, 1]);
    const delivery = { ...sample, before_update: Object.fromEntries(names) };
    return webhook.isDelivery(delivery) || webhook.validateDelivery(delivery).status === "valid";
  });
  expect(taken).toEqual([]);
});
