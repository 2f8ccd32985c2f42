import { isRecord } from "../util/is-object.ts";

/** Properties that only an array has. Without them and without a `type`, an object counts as a group (R-any). */
const ofArrays =
  /^(datatype|dimension_size|block_size|nodata_value|scale|offset|values|unit|srs|statistics|overviews)$/;

/** Checks whether raster info is an array: by its `type` or, without one, by a property that only arrays have. */
export function isArray<Info extends { readonly type?: string }>(
  value: Info,
): value is Extract<Info, { type?: "array" }> {
  if (value.type !== undefined) return value.type === "array";
  return Object.keys(value).some((name) => ofArrays.test(name));
}

/** Checks whether raster info is a group, which means that it is not an array. */
export function isGroup<Info extends { readonly type?: string }>(
  value: Info,
): value is Extract<Info, { type?: "group" }> {
  return !isArray(value);
}

/** Checks whether an attribute is an object with `type`, `datatype` or `value`, rather than a bare value. */
export function isAttributeObject(
  value: unknown,
): value is { readonly type?: "attribute"; readonly datatype?: unknown; readonly value?: unknown } {
  if (!isRecord(value)) return false;
  return value.type === "attribute" || Object.hasOwn(value, "value") || Object.hasOwn(value, "datatype");
}
