import type { ValidationError } from "./result.ts";

/** What an edition finds wrong in a document. */
interface Reading {
  readonly errors: readonly ValidationError[];
}

/** Picks the reading with the fewest errors, the first of several; one that does not know the event is the farthest. */
export function nearestReading<R extends Reading>(readings: readonly R[]): R | undefined {
  let nearest: R | undefined;
  for (const reading of readings) {
    if (nearest === undefined || rateErrors(reading) < rateErrors(nearest)) nearest = reading;
  }
  return nearest;
}

function rateErrors({ errors }: Reading): number {
  return errors[0]?.code === "unknown-event" ? Number.POSITIVE_INFINITY : errors.length;
}
