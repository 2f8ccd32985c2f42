import { readPacking } from "./attributes.ts";
import type { DatasetArray, Properties } from "./dataset.ts";
import { add, type Decimal, multiply, readDecimal } from "./decimal.ts";
import { asList } from "./values.ts";

/** The coordinates along a dimension as printed, with both ends. */
interface Coordinates {
  readonly printed: readonly unknown[];
  readonly isComplete: boolean;
  /** The same coordinates as unpacked decimals, if all of them are numbers. */
  readonly decimals: readonly Decimal[] | undefined;
}

/** Reads the coordinates in an array; undefined if the document does not list them. */
export function readCoordinates({ value }: DatasetArray): Coordinates | undefined {
  const all = asList(value.values);
  const printed = all.filter((one) => one !== "[...]");
  if (all.length === 0 || all[0] !== printed[0] || all.at(-1) !== printed.at(-1)) return undefined;
  return { printed, isComplete: printed.length === all.length, decimals: unpack(printed, value) };
}

/** Converts stored numbers to the unit of their array without rounding; undefined if any is not a number. */
export function unpack(stored: readonly unknown[], array: Properties): readonly Decimal[] | undefined {
  const { scale = 1, offset = 0 } = readPacking(array);
  const [factor, start] = [readDecimal(scale), readDecimal(offset)];
  if (factor === undefined || start === undefined) return undefined;
  const decimals = stored.flatMap((one) => readDecimal(one) ?? []);
  return decimals.length < stored.length
    ? undefined
    : decimals.map((one) => add(multiply(one, factor), start));
}
