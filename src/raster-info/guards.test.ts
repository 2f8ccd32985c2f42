import { expect, expectTypeOf, test } from "vitest";
import type { RasterArray, RasterGroup, RasterInfo } from "../raster-info.ts";
import { isArray, isAttributeObject, isGroup } from "./guards.ts";

test.each<readonly [name: string, info: RasterInfo, isArray: boolean]>([
  ["a group", { type: "group" }, false],
  ["an array", { type: "array" }, true],
  ["an array without type", { datatype: "Byte" }, true],
  ["what may be either", { name: "x" }, false],
])("%s", (_, info, expected) => {
  expect([isArray(info), isGroup(info)]).toEqual([expected, !expected]);
  if (isArray(info)) expectTypeOf(info).toEqualTypeOf<RasterArray>();
  else expectTypeOf(info).toEqualTypeOf<RasterGroup>();
});

test("an attribute that describes itself has a value", () => {
  expect(
    [{ value: 1 }, { datatype: "Byte" }, { type: "attribute" }, {}, [1], "a"].map(isAttributeObject),
  ).toEqual([...[true, true, true], ...[false, false, false]]);
});
