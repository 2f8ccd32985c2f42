import { formatPointer } from "./pointer.ts";
import { readStep, scanJson } from "./scan-json.ts";

/** An integer literal that JavaScript cannot hold exactly (R-int). */
interface RoundedInteger {
  /** JSON Pointer of the number. */
  readonly pointer: string;
  /** The digits as written in the text. */
  readonly literal: string;
}

/** Sixteen digits in place of a value, which a text without large integers does not have. */
const SUSPICION = /(?:^|[[:,\s])-?\d{16}/;

/**
 * Finds the integer literals (no fraction, no exponent) of a JSON text with a magnitude above 2^53 - 1, in order.
 *
 * Stops at `limit` (default 100). A text without sixteen digits in a row is not scanned. A literal is found even if a
 * later duplicate property replaces it; in a text that is not JSON, only literals before the error are found.
 */
export function findRoundedIntegers(text: string, limit = 100): RoundedInteger[] {
  const found: RoundedInteger[] = [];
  if (!SUSPICION.test(text)) return found;
  for (const { kind, start, end, steps, depth } of scanJson(text)) {
    if (found.length >= limit) break;
    const literal = kind === "scalar" ? text.slice(start, end) : "";
    if (!/^-?\d+$/.test(literal) || Number.isSafeInteger(Number(literal))) continue;
    const names = Array.from(steps.subarray(0, depth), (step) => readStep(text, step));
    found.push({ pointer: formatPointer(names), literal });
  }
  return found;
}
