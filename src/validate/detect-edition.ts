import type { DeliveryMode } from "#generated/contracts/types.d.ts";
import { nearestReading } from "./nearest-reading.ts";
import type { Mode, ValidateOptions, ValidationError } from "./result.ts";

/** The editions that take a document, or the one that it breaks least. */
export type Detection<Edition extends string> =
  | { readonly status: "found"; readonly editions: readonly [Edition, ...Edition[]] }
  | { readonly status: "none"; readonly nearest: Edition; readonly errors: readonly ValidationError[] };

/**
 * Finds the editions of a contract that take a parsed document, oldest first.
 *
 * Many deliveries are the same in several editions. Where none takes it, the one that knows the event and finds least
 * wrong. Default mode: `strict`, since a tolerant reader takes what a later edition added.
 */
export type DetectEdition<Edition extends string> = (
  value: unknown,
  options?: ValidateOptions,
) => Detection<Edition>;

/** Creates the search among the editions of a contract. */
export function createDetection<Edition extends string>(
  editions: Readonly<Record<Edition, Readonly<Record<Mode, DeliveryMode>>>>,
): DetectEdition<Edition> {
  const names = Object.keys(editions) as Edition[];
  return (value, { mode = "strict" } = {}) => {
    const readings = names.map((edition) => ({ edition, errors: editions[edition][mode].validate(value) }));
    const [first, ...others] = readings
      .filter(({ errors }) => errors.length === 0)
      .map(({ edition }) => edition);
    if (first !== undefined) return { status: "found", editions: [first, ...others] };
    // There are several editions.
    const { edition, errors } = nearestReading(readings)!;
    return { status: "none", nearest: edition, errors };
  };
}
