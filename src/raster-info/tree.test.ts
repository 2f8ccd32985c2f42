import { expect, test } from "vitest";
import { flattenDocument } from "./tree.ts";

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

test("holds coordinates inside dimensions", () => {
  const tree = flattenDocument(held)!;
  expect(tree.nodes.map(({ name, isCoordinate, segments }) => [name, isCoordinate, segments])).toEqual([
    ["/", false, ""],
    ["y", true, "dimensions/0/indexing_variable/y"],
    ["x", false, "arrays/x"],
    ["a/b", false, "arrays/a~1b"],
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
