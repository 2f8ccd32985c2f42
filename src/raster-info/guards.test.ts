import { expect, expectTypeOf, test } from "vitest";
import schema2019 from "#generated/raster-info/2019/schema.json" with { type: "json" };
import schema2026 from "#generated/raster-info/2026/schema.json" with { type: "json" };
import observed from "#generated/raster-info/observed/schema.json" with { type: "json" };
import type { RasterArray, RasterGroup, RasterInfo } from "../raster-info.ts";
import { isArray, isAttributeObject, isGroup } from "./guards.ts";

const editions = Object.entries({ 2019: schema2019, 2026: schema2026, observed });

test.each<readonly [name: string, info: RasterInfo, isArray: boolean]>([
  ["a group", { type: "group" }, false],
  ["an array", { type: "array" }, true],
  ["an array without type", { datatype: "Byte" }, true],
  ["an ambiguous object", { name: "x" }, false],
])("%s", (_, info, expected) => {
  expect([isArray(info), isGroup(info)]).toEqual([expected, !expected]);
  if (isArray(info)) expectTypeOf(info).toEqualTypeOf<RasterArray>();
  else expectTypeOf(info).toEqualTypeOf<RasterGroup>();
});

test.each(editions)(
  "edition %s identifies an array by its own properties",
  (_, { definitions: { group, array } }) => {
    const told = Object.keys({ ...group.properties, ...array.properties }).filter((name) => name !== "type");
    const own = told.filter((name) => !Object.hasOwn(group.properties, name));
    expect(told.filter((name) => isArray({ [name]: null }))).toEqual(own);
  },
);

test("a described attribute has a value", () => {
  expect(
    [{ value: 1 }, { datatype: "Byte" }, { type: "attribute" }, {}, [1], "a"].map(isAttributeObject),
  ).toEqual([...[true, true, true], ...[false, false, false]]);
});
