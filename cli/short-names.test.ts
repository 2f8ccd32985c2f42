import { expect, test } from "vitest";
import { shortNames } from "./short-names.ts";

test.each([
  { names: [], short: [] },
  { names: ["a/b.json"], short: ["b.json"] },
  { names: ["a/b.json", "a/c/d.json"], short: ["b.json", "c/d.json"] },
  { names: ["a/b1.json", "a/b2.json"], short: ["b1.json", "b2.json"] },
  { names: ["a/b.json", "c.json"], short: ["a/b.json", "c.json"] },
  { names: ["/a/b.json", "/c.json"], short: ["a/b.json", "c.json"] },
  { names: ["/a/b.json", "c.json"], short: ["/a/b.json", "c.json"] },
])("$names are $short", ({ names, short }) => {
  expect(shortNames(names)).toEqual(short);
});
