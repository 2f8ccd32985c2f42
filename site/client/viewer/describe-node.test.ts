import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "#scripts/sources/files.ts";
import { readJson } from "#src/json/read-json.ts";
import type { Outline } from "#src/raster-info/outline.ts";
import { readOutline } from "#src/raster-info/read-outline.ts";
import { listEntries, type Members } from "#src/raster-info/tree.ts";
import { isRecord } from "#src/text/is-object.ts";
import { describeNode } from "./describe-node.ts";
import { rasterEditions, readBy } from "./raster-editions.ts";

const { known } = rasterEditions[0]!;
const corpus = join(projectRoot, "conformance/corpus");
const documents = readdirSync(corpus)
  .filter((folder) => folder.startsWith("raster-"))
  .flatMap((folder) => readdirSync(join(corpus, folder)).map((name) => join(folder, name)))
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => {
    const read = readJson(readFileSync(join(corpus, name)));
    return read.ok ? [{ name, document: read.value, outline: readOutline(read.value) }] : [];
  });

/** Counts the members of a value at every depth. */
function countMembers(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + countMembers(one), 0);
  if (!isRecord(value)) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + 1 + countMembers(one), 0);
}

/** Counts the members that the view shows: in every section, and in the tree itself. */
function countShown(outline: Outline): number {
  return outline.tree.nodes.reduce((sum, { value, segments }, index) => {
    const told = [
      "type",
      "name",
      "arrays",
      "groups",
      ...describeNode(index, outline, known).flatMap(({ covers }) => covers),
    ];
    const own = told.filter((name) => Object.hasOwn(value, name));
    return (
      sum + own.length + own.reduce((inner, name) => inner + countOwn(value, name), 0) + inTree(segments)
    );
  }, 0);
}

/** Counts the content of a member, without the nodes that have their own place in the tree. */
function countOwn(value: Members, name: string): number {
  if (name === "arrays" || name === "groups")
    return listEntries(value[name]).filter(([, one]) => !isRecord(one)).length;
  if (name !== "dimensions") return countMembers(value[name]);
  const dimensions = Array.isArray(value.dimensions) ? value.dimensions : [];
  return dimensions.reduce((sum: number, one) => {
    const variable = isRecord(one) ? one.indexing_variable : undefined;
    return sum + countMembers(one) - (isRecord(variable) ? countMembers(variable) : 0);
  }, 0);
}

/** A node of a map is one member. */
function inTree(segments: string): number {
  return segments === "" || /^(?:arrays|groups)\/\d+$/.test(segments) ? 0 : 1;
}

/** Lists the texts and numbers that a document says of a node, but what has a node of its own. */
function listScalars(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(listScalars);
  if (isRecord(value)) return Object.values(value).flatMap(listScalars);
  return [value];
}

test("there are documents of several releases", () => {
  expect(documents.length).toBeGreaterThan(20);
  expect(new Set(documents.map(({ name }) => name.split("__")[0])).size).toBeGreaterThan(3);
});

describe.each(documents)("$name", ({ document, outline }) => {
  test("every member is in the view", () => {
    expect(countShown(outline)).toBe(countMembers(document));
  });

  test("every attribute can be read in full, unless it is long", () => {
    const missing = outline.tree.nodes.flatMap(({ value }, index) => {
      const text = describeNode(index, outline, known)
        .flatMap(({ rows = [] }) => rows.flat())
        .join("\n");
      return listScalars(value.attributes ?? {}).filter((one) => {
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
  const outline = readOutline({ type: "array", datatype: "Byte", overviews: ["/a"], statistics: { min: 1 } });
  expect(describeNode(0, outline, known).map(({ title, covers }) => [title, covers])).toEqual([
    ["Facts", ["datatype"]],
    ["Not in the contract", ["overviews", "statistics"]],
  ]);
});
