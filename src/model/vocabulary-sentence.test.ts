import { expect, test } from "vitest";
import type { Schema } from "./schema.ts";
import { vocabularySentence } from "./vocabulary-sentence.ts";

const many = Array.from({ length: 13 }, (_, i) => `name${i}`);

test.each<[Schema, string | undefined]>([
  [{ enum: ["a", ""] }, 'Closed vocabulary: `a`, `""`'],
  [{ const: "a" }, "Closed vocabulary: `a`"],
  [{ anyOf: [{ const: "a" }, { enum: ["b"] }] }, "Closed vocabulary: `a`, `b`"],
  [{ anyOf: [{ type: "string", const: "a" }] }, "Closed vocabulary: `a`"],
  [{ anyOf: [{ type: "string", enum: ["a"] }] }, "Closed vocabulary: `a`"],
  [{ anyOf: [{ enum: ["a"] }, { type: "string" }] }, "Known: `a`; others may appear"],
  [
    { enum: many.slice(1) },
    `Closed vocabulary: ${many
      .slice(1)
      .map((one) => `\`${one}\``)
      .join(", ")}`,
  ],
  [{ enum: many }, "Closed vocabulary: 13 names"],
  [{ enum: ["a", 1] }, undefined],
  [{ anyOf: [{ type: "string" }] }, undefined],
  [{}, undefined],
])("%j is told", (schema, sentence) => {
  expect(vocabularySentence(schema)).toBe(sentence);
});
