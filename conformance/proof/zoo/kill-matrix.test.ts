import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#scripts/files.ts";
import { fillKillMatrix, zoo } from "./kill-matrix.ts";

test('the table of README holds every flaw; where it differs, run "npm run generate"', () => {
  const { path, text } = fillKillMatrix();
  expect(readFileSync(join(projectRoot, path), "utf8")).toBe(text);
});

test.each(zoo)("each $title has a name of its own and two cases that catch it", ({ entries }) => {
  const names = entries.map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect(entries.filter(({ killedBy }) => killedBy.length < 2).map(({ name }) => name)).toEqual([]);
});

test.each([
  ["library", 60],
  ["receiver", 90],
  ["sender", 90],
])("the zoo has at least one flawed %s in each of %i ways", (title, least) => {
  expect(zoo.find((one) => one.title === title)?.entries.length).toBeGreaterThanOrEqual(least);
});
