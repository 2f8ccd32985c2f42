import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fillClauses } from "./fill-clauses.ts";
import { readSource } from "./read-source.ts";

const { path, text } = fillClauses();

test("spec/README.md lists the clauses as they stand; npm run generate writes it", () => {
  expect(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8")).toBe(text);
});

test("it has every clause that has a title, and every sentence", () => {
  const titles = JSON.parse(readFileSync(new URL("../../../spec/clauses.json", import.meta.url), "utf8"));
  expect(Object.keys(readSource())).toEqual(expect.arrayContaining(Object.keys(titles)));
  const sections = text.split("\n### ").slice(1);
  expect(sections.map((section) => /^[\w.]+/.exec(section)?.[0])).toEqual(Object.keys(readSource()));
  for (const section of sections) expect(section).toMatch(/\n- Cited in: .+\n- Cases, .+\n- We add: /);
});
