import type { RasterInfo } from "#generated/types/raster-info-2019.d.ts";
import { validate as strict } from "#generated/validators/raster-info-2019/strict/raster-info.js";
import { validate as tolerant } from "#generated/validators/raster-info-2019/tolerant/raster-info.js";
import type { Invalid, Valid, ValidateOptions } from "./result.ts";

export type * from "#generated/types/raster-info-2019.d.ts";
export type * from "./result.ts";

/** What is known of a raster-info document after validation. */
export type RasterInfoResult = Valid<RasterInfo> | Invalid;

/**
 * Validates a parsed raster-info document (R2.1).
 *
 * Never throws for what `JSON.parse` returns; groups and data types may nest 10,000 levels deep. Mode `strict` unless
 * given. Integers that JavaScript rounded while parsing cannot be told from the value: see `findRoundedIntegers`.
 */
export function validateRasterInfo(
  value: unknown,
  { mode = "strict" }: ValidateOptions = {},
): RasterInfoResult {
  const errors = mode === "strict" ? strict(value) : tolerant(value);
  if (errors.length > 0) return { status: "invalid", errors };
  return { status: "valid", value: value as RasterInfo, warnings: [] };
}
