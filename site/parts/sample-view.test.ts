import { expect, test } from "vitest";
import { readSamples } from "#conformance/suites/runner/read-case-files.ts";
import { sampleView } from "./sample-view.ts";

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** Reads the text that a browser shows. */
function readText(markup: string): string {
  return markup.replace(/<[^>]*>/g, "").replace(/&[^;]+;/g, (entity) => entities[entity]!);
}

test.each(readSamples())("shows $name to the byte", ({ text }) => {
  expect(readText(sampleView(text, (place) => place).markup)).toBe(text);
});

test("each name leads to its row, through lists and escapes", () => {
  const text = '{"a": [{"b\\u0063": 1}, {"d": {"e": null}}]}';
  const { markup } = sampleView(text, (place) => (place.startsWith("a.d") ? place.toUpperCase() : place));
  expect(
    [...markup.matchAll(/href="#([^"]*)" tabindex="(-?\d)"/g)].map(([, row, focus]) => [row, focus]),
  ).toEqual([
    ["a", "0"],
    ["a.bc", "-1"],
    ["A.D", "-1"],
    ["A.D.E", "-1"],
  ]);
});
