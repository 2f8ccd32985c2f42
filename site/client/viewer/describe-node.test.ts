import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "#scripts/files.ts";
import { readJson } from "#src/json/read-json.ts";
import { describeNode } from "./describe-node.ts";
import { rasterEditions, readBy } from "./raster-editions.ts";
import { findShared } from "./shared-dimensions.ts";
import { entriesOf, flattenDocument, isMembers, type Members, type Tree } from "./tree.ts";

const { known } = rasterEditions[0]!;
const corpus = join(projectRoot, "conformance/corpus");
const documents = readdirSync(corpus)
  .filter((folder) => folder.startsWith("raster-"))
  .flatMap((folder) => readdirSync(join(corpus, folder)).map((name) => join(folder, name)))
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => {
    const read = readJson(readFileSync(join(corpus, name)));
    const tree = read.ok ? flattenDocument(read.value) : undefined;
    return read.ok && tree !== undefined ? [{ name, document: read.value, tree }] : [];
  });

/** Counts the members of a value and of all that is in it. */
function countMembers(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + countMembers(one), 0);
  if (!isMembers(value)) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + 1 + countMembers(one), 0);
}

/** Counts the members that the view shows: those of every section, and what the tree itself tells. */
function countShown(tree: Tree): number {
  return tree.nodes.reduce((sum, { value, segments }, index) => {
    const told = [
      "type",
      "name",
      "arrays",
      "groups",
      ...describeNode(index, tree, known).flatMap(({ covers }) => covers),
    ];
    const own = told.filter((name) => Object.hasOwn(value, name));
    return (
      sum + own.length + own.reduce((inner, name) => inner + countOwn(value, name), 0) + inTree(segments)
    );
  }, 0);
}

/** Counts what a member holds, without the nodes that the tree shows by themselves. */
function countOwn(value: Members, name: string): number {
  if (name === "arrays" || name === "groups")
    return entriesOf(value[name]).filter(([, one]) => !isMembers(one)).length;
  if (name !== "dimensions") return countMembers(value[name]);
  const dimensions = Array.isArray(value.dimensions) ? value.dimensions : [];
  return dimensions.reduce((sum: number, one) => {
    const variable = isMembers(one) ? one.indexing_variable : undefined;
    return sum + countMembers(one) - (isMembers(variable) ? countMembers(variable) : 0);
  }, 0);
}

/** A node of a map is one member of it. */
function inTree(segments: string): number {
  return segments === "" || /^(?:arrays|groups)\/\d+$/.test(segments) ? 0 : 1;
}

/** Lists the texts and numbers that a document says of a node, but what has a node of its own. */
function scalarsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(scalarsOf);
  if (isMembers(value)) return Object.values(value).flatMap(scalarsOf);
  return [value];
}

test("there are documents of several releases", () => {
  expect(documents.length).toBeGreaterThan(20);
  expect(new Set(documents.map(({ name }) => name.split("__")[0])).size).toBeGreaterThan(3);
});

describe.each(documents)("$name", ({ document, tree }) => {
  test("every member is in the view", () => {
    expect(countShown(tree)).toBe(countMembers(document));
  });

  test("every attribute can be read in full, unless it is long", () => {
    const missing = tree.nodes.flatMap(({ value }, index) => {
      const text = describeNode(index, tree, known)
        .flatMap(({ rows = [] }) => rows.flat())
        .join("\n");
      return scalarsOf(value.attributes ?? {}).filter((one) => {
        const quoted = JSON.stringify(one);
        return quoted.length < 100 && !text.includes(quoted) && !text.includes(String(one));
      });
    });
    expect(missing).toEqual([]);
  });
});

const readings = [
  { document: { type: "array" }, edition: "2019", errors: 0 },
  { document: { type: "array", full_name: "/a" }, edition: "2026", errors: 0 },
  { document: { type: "array", scale: "NaN" }, edition: "observed", errors: 0 },
  { document: { type: "array", scale: true }, edition: "2019", errors: 1 },
];

test.each(readings)("$document is read by edition $edition", ({ document, edition, errors }) => {
  const reading = readBy("", document);
  expect([reading.edition.facts.edition, reading.errors.length]).toEqual([edition, errors]);
});

test("members that the contract does not list stand apart, and so do those without a section of their own", () => {
  const tree = flattenDocument({ type: "array", datatype: "Byte", full_name: "/a", statistics: { min: 1 } })!;
  expect(describeNode(0, tree, known).map(({ title, covers }) => [title, covers])).toEqual([
    ["Facts", ["datatype"]],
    ["Not in the contract", ["full_name", "statistics"]],
  ]);
});

test("an array is shown with those that share a dimension, a group with all below it", () => {
  const dimension = (name: string): Members => ({ name, full_name: `/${name}`, size: 2 });
  const tree = flattenDocument({
    type: "group",
    arrays: {
      t: { datatype: "Byte", dimensions: [dimension("x"), dimension("y")] },
      u: { datatype: "Byte", dimensions: [dimension("y")] },
      v: { datatype: "Byte", dimensions: [dimension("z")] },
    },
  })!;
  expect(findShared(2, tree)).toEqual({
    dimensions: [
      { fullName: "/x", label: "x 2" },
      { fullName: "/y", label: "y 2" },
    ],
    arrays: [
      { index: 1, uses: new Set(["/x", "/y"]) },
      { index: 2, uses: new Set(["/y"]) },
    ],
  });
  expect(findShared(0, tree).arrays.map(({ index }) => index)).toEqual([1, 2, 3]);
});
