import type { ValidationError } from "./result.ts";

/** The errors in a document according to an edition. */
interface Result {
  readonly errors: readonly ValidationError[];
}

/** Turns the errors in a document into a verdict. An unknown event is always the only error. */
export function judge(errors: readonly ValidationError[]): "valid" | "unknown" | "invalid" {
  if (errors.length === 0) return "valid";
  return errors[0]?.code === "unknown-event" ? "unknown" : "invalid";
}

/** Picks the result with the fewest errors, or the first of several. A result with an unknown event comes last. */
export function pickNearest<R extends Result>(results: readonly R[]): R | undefined {
  let nearest: R | undefined;
  for (const result of results) {
    if (nearest === undefined || rateErrors(result) < rateErrors(nearest)) nearest = result;
  }
  return nearest;
}

function rateErrors({ errors }: Result): number {
  return judge(errors) === "unknown" ? Number.POSITIVE_INFINITY : errors.length;
}
