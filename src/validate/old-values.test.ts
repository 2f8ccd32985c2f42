import { expect, test } from "vitest";
import { readSamples } from "#conformance/suite/samples.ts";
import { listEditions } from "#src/diagnostics/editions.ts";

const rows = listEditions("webhook").flatMap((edition) =>
  readSamples(edition)
    .filter(({ name }) => name.startsWith("update-"))
    .map(({ name, text }) => ({ edition, name, sample: JSON.parse(text) })),
);

// More properties than any resource has: missing ones must not make up for unknown ones. Every object inherits the first.
const counts = Array.from({ length: 80 }, (_, i) => i + 1);

test.each(rows)(
  "unknown old values are refused, however many: $edition, $name",
  async ({ sample, edition }) => {
    const webhook: typeof import("#src/generated/webhook/latest.ts") = await import(
      `#src/generated/webhook/${edition}.ts`
    );
    const taken = counts.filter((count) => {
      const names = Array.from({ length: count }, (_, i) => [i === 0 ? "toString" : `x${i}`, 1]);
      const delivery = { ...sample, before_update: Object.fromEntries(names) };
      return webhook.isDelivery(delivery) || webhook.validateDelivery(delivery).status === "valid";
    });
    expect(taken).toEqual([]);
  },
);
