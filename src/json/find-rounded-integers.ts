import { formatPointer } from "./pointer.ts";
import { readStep, scanJson } from "./scan-json.ts";

/** An integer literal that JavaScript cannot represent exactly (R-int). */
interface RoundedInteger {
  /** JSON Pointer of the number. */
  readonly pointer: string;
  /** The digits as written in the text. */
  readonly literal: string;
}

/** Maximum number of reported integers. */
const LIMIT = 100;
/** Sixteen digits where a value may begin. Text without a match contains no large integer. */
const SUSPICION = /(?:^|[[:,\s])-?\d{16}/;

/**
 * Finds the integer literals (no fraction, no exponent) above 2^53 - 1 or below -(2^53 - 1) in a JSON text, in order.
 *
 * Stops at 100. Text without sixteen digits in a row is not scanned. A literal is reported even if
 * a later duplicate property replaces it. In text that is not JSON, only literals before the error are reported.
 */
export function findRoundedIntegers(text: string): RoundedInteger[] {
  const found: RoundedInteger[] = [];
  if (!SUSPICION.test(text)) return found;
  for (const { kind, start, end, steps, depth } of scanJson(text)) {
    if (found.length >= LIMIT) break;
    const literal = kind === "scalar" ? text.slice(start, end) : "";
    if (!/^-?\d+$/.test(literal) || Number.isSafeInteger(Number(literal))) continue;
    const names = steps.slice(0, depth).map((step) => readStep(text, step));
    found.push({ pointer: formatPointer(names), literal });
  }
  return found;
}
