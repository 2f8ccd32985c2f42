import { expect, test } from "vitest";
import { byteWords, countValues, datatypeWords, dimensionsOf, shapeOf, sizeOf } from "./dimension-words.ts";
import { preview } from "./preview.ts";
import { findCoordinates, findNode, flattenDocument, listVisible, searchNodes } from "./tree.ts";

const document = {
  type: "group",
  dimensions: [{ name: "y", full_name: "/y", size: 20 }],
  arrays: { t: { datatype: "Int16", dimensions: ["/y", { name: "x", size: 3 }, "/unknown"] } },
  groups: [{ name: "twin", arrays: JSON.parse('{"__proto__":{"datatype":"Byte"}}') }, { name: "twin" }],
};

test("lists groups and arrays in reading order, with level, place and end", () => {
  const { nodes = [] } = flattenDocument(document) ?? {};
  const rows = nodes.map(({ kind, name, depth, position, siblings, parent, end }) => [
    kind,
    name,
    depth,
    position,
    siblings,
    parent,
    end,
  ]);
  expect(rows).toEqual([
    ["group", "/", 0, 1, 1, -1, 5],
    ["array", "t", 1, 1, 3, 0, 2],
    ["group", "twin", 1, 2, 3, 0, 4],
    ["array", "__proto__", 2, 1, 1, 2, 4],
    ["group", "twin", 1, 3, 3, 0, 5],
  ]);
  expect(listVisible(nodes, new Set([2]))).toEqual([0, 1, 2, 4]);
});

test("looks names of dimensions up", () => {
  const tree = flattenDocument(document)!;
  const dimensions = dimensionsOf(tree.nodes[1]!.value, tree);
  expect({
    shape: shapeOf(dimensions),
    all: countValues(dimensions),
    known: countValues(dimensions.slice(0, 2)),
  }).toEqual({
    shape: "y 20 × x 3 × unknown ?",
    all: undefined,
    known: 60,
  });
});

const held = {
  type: "group",
  dimensions: [
    {
      name: "y",
      full_name: "/y",
      size: 2,
      indexing_variable: { y: { datatype: "Float32", values: [1, 2] } },
    },
    { name: "x", full_name: "/x", size: 3, indexing_variable: "/x" },
  ],
  arrays: { x: { datatype: "Int16" }, "a/b": { datatype: "Byte", unit: "K", dimensions: ["/y", "/x"] } },
};

test("holds coordinates inside dimensions, and finds nodes by pointer, words and dimension", () => {
  const tree = flattenDocument(held)!;
  expect(tree.nodes.map(({ name, isCoordinate, segments }) => [name, isCoordinate, segments])).toEqual([
    ["/", false, ""],
    ["y", true, "dimensions/0/indexing_variable/y"],
    ["x", false, "arrays/x"],
    ["a/b", false, "arrays/a~1b"],
  ]);
  const pointers = [
    "",
    "/arrays/a~1b/unit",
    "/dimensions/0/indexing_variable/y/values/0",
    "/dimensions/1/size",
    "/none",
  ];
  expect(pointers.map((pointer) => findNode(pointer, tree))).toEqual([0, 3, 1, 0, 0]);
  expect([...searchNodes(tree, "byte k")!].sort()).toEqual([0, 3]);
  expect(searchNodes(tree, " ")).toBeUndefined();
  expect([findCoordinates(0, 0, tree), findCoordinates(0, 1, tree), findCoordinates(3, 1, tree)]).toEqual([
    1, 2, 2,
  ]);
});

const roots = [
  { root: { datatype: "Byte" }, kind: "array" },
  { root: { type: "group", datatype: "Byte" }, kind: "group" },
  { root: {}, kind: "group" },
  { root: [], kind: undefined },
  { root: null, kind: undefined },
];

test.each(roots)("the root $root is of kind $kind", ({ root, kind }) => {
  expect(flattenDocument(root)?.nodes[0]?.kind).toBe(kind);
});

const datatypes = [
  { datatype: "Float64", words: "Float64", size: 8 },
  { datatype: "constructor", words: "constructor", size: undefined },
  {
    datatype: { name: "c", size: 6, components: [{ name: "a", type: "Int16" }] },
    words: "c { a: Int16 }",
    size: 6,
  },
  { datatype: 5, words: "", size: undefined },
];

test.each(datatypes)("the data type $words has $size bytes", ({ datatype, words, size }) => {
  expect({ words: datatypeWords(datatype), size: sizeOf(datatype) }).toEqual({ words, size });
});

/** An array of arrays, deeper than any stack. */
function nest(levels: number): unknown {
  let value: unknown = [];
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}

const previews = [
  { name: "a text", value: "a\n", text: '"a\\n"' },
  {
    name: "members",
    value: { a: [1, null, { b: true }], c: {} },
    text: '{"a": [1, null, {"b": true}], "c": {}}',
  },
  { name: "a long list", value: Array.from({ length: 99 }, () => 7), text: `[${"7, ".repeat(13)}…` },
  { name: "a deep list", value: nest(200_000), text: `${"[".repeat(40)}…` },
];

test.each(previews)("previews $name", ({ value, text }) => {
  expect(preview(value, 40)).toBe(text);
});

const counts = [
  [0, "0 bytes"],
  [999, "999 bytes"],
  [4800, "4.8 kB"],
  [3_110_400_000, "3.1 GB"],
] as const;

test.each(counts)("%d bytes are %s", (count, words) => {
  expect(byteWords(count)).toBe(words);
});
