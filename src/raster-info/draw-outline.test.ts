import { expect, test } from "vitest";
import { compareOutlines, markChanges } from "./compare-outlines.ts";
import { computeLength } from "./draw-array.ts";
import { drawOutline } from "./draw-outline.ts";
import { readOutline } from "./read-outline.ts";

const named = '<&">';
const cube = {
  type: "group",
  dimensions: [
    { name: "x", full_name: "/x", size: 8, indexing_variable: "/x" },
    { name: "y", full_name: "/y", size: 4 },
  ],
  arrays: {
    x: { datatype: "Float32", dimensions: ["/x"] },
    [named]: { datatype: "Byte", dimensions: ["/y", "/x"], block_size: [2, 4] },
    deep: { datatype: "Byte", dimensions: ["/y", "/x", "/y", "/x", "/y"] },
    summary: {},
  },
  groups: { g: { arrays: { one: { datatype: "Byte" } } } },
};

/** The places of the parts of a drawing, in reading order. */
function listPointers(text: string): readonly string[] {
  return [...text.matchAll(/data-pointer="([^"]*)"/g)].map(([, pointer = ""]) => pointer);
}

test("draws each group, dimension and array once, coordinates with their dimension", () => {
  expect(listPointers(drawOutline(readOutline(cube)))).toEqual([
    "",
    "/dimensions/0",
    "/dimensions/1",
    "/arrays/&lt;&amp;&quot;&gt;",
    "/arrays/deep",
    "/arrays/summary",
    "/groups/g",
    "/groups/g/arrays/one",
  ]);
});

test("chunks are a grid of the array's shape", () => {
  const outline = readOutline({ arrays: { [named]: cube.arrays[named] }, dimensions: cube.dimensions });
  const [w, h] = [computeLength(8), computeLength(4)];
  const grid = `M${Math.round(w * 5) / 10} 0v${h}M0 ${Math.round(h * 5) / 10}h${w}`;
  expect(drawOutline(outline)).toContain(`d="${grid}"`);
});

test("no text is markup, and nothing is wider than the drawing", () => {
  const text = drawOutline(
    readOutline({ arrays: { ["w".repeat(300)]: { datatype: "Byte" }, "<script>": {} } }),
    { width: 300 },
  );
  expect(text).not.toContain("<script>");
  const widths = [...text.matchAll(/ width="(\d+)"/g)].map(([, width]) => Number(width));
  expect(Math.max(...widths)).toBe(300);
  expect(text).toContain(">wwwww");
  expect(text).toContain("w…</text>");
});

test("a doubled size adds the same length, up to a bound", () => {
  expect([1, 2, 4, 1e9, undefined].map(computeLength)).toEqual([12, 19, 26, 110, 12]);
});

test("of very many arrays and groups the first are drawn, and the others counted", () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`a${i}`, { datatype: "Byte" }]));
  const text = drawOutline(readOutline({ arrays: many, groups: { g: { groups: many } } }));
  expect(text).toContain("and 380 more arrays");
  expect(text).toContain("and 461 more groups");
  expect(text.length).toBeLessThan(200_000);
});

test("5,000 levels are drawn as far as they can be seen", () => {
  const levels = 5_000;
  const nested = JSON.parse(`${'{"groups":{"g":'.repeat(levels)}{}${"}}".repeat(levels)}`);
  expect(drawOutline(readOutline(nested))).toContain("and 1 more group<");
});

test("what two documents have differently is listed and marked", () => {
  const before = readOutline(cube);
  const after = readOutline({
    ...cube,
    arrays: { x: cube.arrays.x, deep: { ...cube.arrays.deep, datatype: "Int16" }, more: {}, summary: {} },
  });
  const differences = compareOutlines([before, after]);
  expect(differences).toEqual([
    { kind: "array", path: `/${named}`, what: "", texts: ["present", undefined] },
    { kind: "array", path: "/deep", what: "data type", texts: ["Byte", "Int16"] },
    { kind: "array", path: "/more", what: "", texts: [undefined, "present"] },
  ]);
  const marks = [markChanges(differences, 0), markChanges(differences, 1)];
  expect(marks.map((one) => [...one])).toEqual([
    [
      [`/${named}`, "removed"],
      ["/deep", "changed"],
    ],
    [
      ["/deep", "changed"],
      ["/more", "added"],
    ],
  ]);
  expect(drawOutline(after, { marks: marks[1]! })).toMatch(
    /<title>Array \/more, unknown shape, added<\/title>/,
  );
  expect(compareOutlines([before, before])).toEqual([]);
});
