import { expect, test } from "vitest";
import { flattenDocument } from "#src/raster-info/tree.ts";
import { findNode, listVisible, searchNodes } from "./search-nodes.ts";

/** Nodes: the root, `y` of the dimension, `a/b`, a group, and the array in it. */
const tree = flattenDocument({
  type: "group",
  dimensions: [{ name: "y", size: 2, indexing_variable: { y: { datatype: "Float32", values: [1, 2] } } }],
  arrays: { "a/b": { datatype: "Byte", unit: "K" } },
  groups: [{ name: "below", arrays: { c: { datatype: "Byte" } } }],
})!;

test.each([
  ["", 0],
  ["/arrays/a~1b/unit", 2],
  ["/dimensions/0/indexing_variable/y/values/0", 1],
  ["/dimensions/1/size", 0],
  ["/groups/0/arrays/c/datatype", 4],
  ["/none", 0],
])("%j leads into node %i", (pointer, expected) => {
  expect(findNode(pointer, tree)).toBe(expected);
});

test.each([
  ["byte k", [0, 2]],
  ["BYTE", [0, 2, 3, 4]],
  ["none", []],
])("%j is found in nodes, which are shown with those above", (query, expected) => {
  expect([...(searchNodes(tree, query) ?? [])].sort()).toEqual(expected);
});

test("a search without words finds neither all nor nothing", () => {
  expect(searchNodes(tree, " ")).toBeUndefined();
});

test("what lies below a closed node is not shown", () => {
  expect(listVisible(tree.nodes, new Set([3]))).toEqual([0, 1, 2, 3]);
});
