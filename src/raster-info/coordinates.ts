import type { DatasetArray } from "./dataset.ts";
import { add, type Decimal, multiply, readDecimal } from "./decimal.ts";
import { asList } from "./flatten.ts";

/**
 * The coordinates along a dimension as printed with `-detailed`; only the first and the last if the output is
 * shortened.
 */
interface Coordinates {
  readonly printed: readonly unknown[];
  readonly isComplete: boolean;
  /** The same coordinates as unpacked decimals, if all of them are numbers. */
  readonly decimals: readonly Decimal[] | undefined;
}

/** Reads the coordinates in an array; undefined if they are not printed. */
export function readCoordinates({ value }: DatasetArray): Coordinates | undefined {
  const all = asList(value.values);
  const isComplete = !all.includes("[...]");
  const printed = isComplete ? all : [all[0], all.at(-1)];
  if (all.length === 0 || printed.includes("[...]")) return undefined;
  const { scale = 1, offset = 0 } = value;
  const [factor, start] = [readDecimal(scale), readDecimal(offset)];
  const decimals = printed.flatMap((text) => {
    const one = readDecimal(text);
    return one && factor && start ? add(multiply(one, factor), start) : [];
  });
  return { printed, isComplete, decimals: decimals.length === printed.length ? decimals : undefined };
}
