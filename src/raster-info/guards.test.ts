import { expect, expectTypeOf, test } from "vitest";
import type { RasterArray, RasterGroup, RasterInfo } from "../raster-info.ts";
import { isArray } from "./guards.ts";

test.each<readonly [name: string, info: RasterInfo, isArray: boolean]>([
  ["a group", { type: "group" }, false],
  ["an array", { type: "array" }, true],
  ["an array without type", { datatype: "Byte" }, true],
  ["what may be either", { name: "x" }, false],
])("%s", (_, info, expected) => {
  expect(isArray(info)).toBe(expected);
  if (isArray(info)) expectTypeOf(info).toEqualTypeOf<RasterArray>();
  else expectTypeOf(info).toEqualTypeOf<RasterGroup>();
});
