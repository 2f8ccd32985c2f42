import { expect, test } from "vitest";
import { validateRasterInfo } from "#src/raster-info.ts";
import { createRasterInfo } from "./create-raster-info.ts";

const documents = Array.from({ length: 1_000 }, (_, seed) => createRasterInfo(seed));

test("documents of 1,000 seeds are valid and raise no warning", () => {
  const faulty = documents.flatMap((document, seed) => {
    const result = validateRasterInfo(JSON.parse(JSON.stringify(document)));
    const faults = result.status === "valid" ? result.warnings : result.errors;
    return faults.map((fault) => ({ seed, fault }));
  });
  expect(faulty).toEqual([]);
});

test("the same seed gives the same document", () => {
  expect(documents.map((document) => JSON.stringify(document))).toEqual(
    documents.map((_, seed) => JSON.stringify(createRasterInfo(seed))),
  );
  expect(new Set(documents.map((document) => JSON.stringify(document))).size).toBeGreaterThan(900);
});

test("groups and arrays come, with every property of theirs, and all stay small", () => {
  const keys = new Set(documents.flatMap((document) => Object.keys(document)));
  expect([...keys].sort()).toEqual([
    "arrays",
    "attributes",
    "datatype",
    "dimensions",
    "driver",
    "groups",
    "name",
    "nodata_value",
    "offset",
    "scale",
    "srs",
    "structural_info",
    "type",
    "unit",
    "values",
  ]);
  expect(Math.max(...documents.map((document) => JSON.stringify(document).length))).toBeLessThan(200_000);
});

test("a seed that is none is refused", () => {
  expect(() => createRasterInfo(-1)).toThrow(RangeError);
});
