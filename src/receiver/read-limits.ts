import type { Limits } from "./receiver-options.ts";

const MEBIBYTE = 1_048_576;

/** Longest time for `setTimeout`; with more, it does not wait at all. */
const LONGEST = 2 ** 31 - 1;

/**
 * Fills in the missing limits.
 *
 * @throws TypeError for an invalid limit: zero, a negative number, NaN, a text.
 */
export function readLimits({
  maxBytes = 10 * MEBIBYTE,
  readTimeoutMs = 10_000,
  handlerTimeoutMs = 60_000,
}: Limits = {}): Required<Limits> {
  const limits = { maxBytes, readTimeoutMs, handlerTimeoutMs };
  for (const [name, value] of Object.entries(limits)) {
    if (typeof value !== "number" || !(value > 0)) {
      throw new TypeError(`cannot create the receiver: limits.${name} is not a positive number`);
    }
  }
  return {
    maxBytes,
    readTimeoutMs: Math.min(readTimeoutMs, LONGEST),
    handlerTimeoutMs: Math.min(handlerTimeoutMs, LONGEST),
  };
}
