import { decodeTimes } from "./decode-times.ts";
import type { OutlineDimension } from "./outline.ts";
import { rows } from "./rows.ts";
import { asList } from "./tree.ts";

/** The coordinates along a dimension, as far as the document has them. */
export interface Coordinates<Value = unknown> {
  readonly values: readonly Value[];
  /** Whether these are all; if not, they are the first and the last. */
  readonly isComplete: boolean;
}

/** Reads the coordinates that `-detailed` prints, unpacked; undefined without them, or if `-limit` hid the ends. */
export function readCoordinates({ coordinate }: OutlineDimension): Coordinates | undefined {
  const printed = asList(coordinate?.value.values);
  if (printed.length === 0) return undefined;
  const { scale = 1, offset = 0 } = coordinate?.value ?? {};
  const unpack = (one: unknown): unknown =>
    typeof one === "number" && typeof scale === "number" && typeof offset === "number"
      ? one * scale + offset
      : one;
  const isComplete = !printed.includes(rows.values.omitted);
  return { values: (isComplete ? printed : [printed[0], printed.at(-1)]).map(unpack), isComplete };
}

/** Returns the coordinates if all are numbers. */
export function asNumbers(coordinates: Coordinates | undefined): Coordinates<number> | undefined {
  return takeAll(coordinates, (one) => typeof one === "number");
}

/** Returns the coordinates if all are texts. */
export function asTexts(coordinates: Coordinates | undefined): Coordinates<string> | undefined {
  return takeAll(coordinates, (one) => typeof one === "string");
}

function takeAll<Value>(
  coordinates: Coordinates | undefined,
  is: (one: unknown) => one is Value,
): Coordinates<Value> | undefined {
  return coordinates?.values.every(is) ? { ...coordinates, values: coordinates.values } : undefined;
}

/** Returns the coordinates as dates, by the unit and calendar of their array. */
export function asDates(
  { coordinate }: OutlineDimension,
  numbers: Coordinates<number>,
): Coordinates<Date> | undefined {
  const values = coordinate && decodeTimes(coordinate.value, numbers.values);
  return values && { ...numbers, values };
}

/** Finds the smallest and the largest of some numbers. */
export function extentOf(values: readonly number[]): [least: number, most: number] {
  return values.reduce<[number, number]>(
    ([least, most], one) => [Math.min(least, one), Math.max(most, one)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

/** Computes the step of evenly spaced coordinates; undefined if they are uneven, incomplete, or only one. */
export function computeStep({ values, isComplete }: Coordinates<number>): number | undefined {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const step = (last - first) / (values.length - 1);
  const most = Math.abs(step) * rows.values.regular;
  const isEven = values.every((one, i) => Math.abs(one - (first + i * step)) <= most);
  return isComplete && values.length > 1 && step !== 0 && isEven ? step : undefined;
}
