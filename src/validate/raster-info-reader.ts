import type { RasterInfoByEdition, RasterInfoEdition } from "./editions.ts";
import type { Invalid, Mode, Valid, ValidateOptions, ValidationError } from "./result.ts";

/** What is known of a document after validation in an edition. */
export type RasterInfoResultOf<Edition extends RasterInfoEdition> =
  | Valid<RasterInfoByEdition[Edition]>
  | Invalid;

/**
 * Validates a parsed raster-info document (R2.1).
 *
 * Never throws for what `JSON.parse` returns; groups and data types may nest 10,000 levels deep. Default mode: `strict`.
 * Integers that JavaScript rounded while parsing cannot be told from the value: see `findRoundedIntegers`.
 */
export type ValidateRasterInfo<Edition extends RasterInfoEdition> = (
  value: unknown,
  options?: ValidateOptions,
) => RasterInfoResultOf<Edition>;

/** The validators of an edition by mode. */
type Validators = Readonly<Record<Mode, (value: unknown) => readonly ValidationError[]>>;

/** Creates the validation of an edition. */
export function createValidateRasterInfo<Edition extends RasterInfoEdition>(
  validators: Validators,
): ValidateRasterInfo<Edition> {
  return (value, { mode = "strict" } = {}) => {
    const errors = validators[mode](value);
    if (errors.length > 0) return { status: "invalid", errors };
    return { status: "valid", value: value as RasterInfoByEdition[Edition], warnings: [] };
  };
}
