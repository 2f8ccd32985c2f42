import { formatPointer } from "./pointer.ts";
import { readStep } from "./read-step.ts";
import { type Cursor, scanJson } from "./scan-json.ts";

/** An integer literal that JavaScript cannot hold exactly (R-int). */
interface RoundedInteger {
  /** JSON Pointer of the number. */
  readonly pointer: string;
  /** The digits as written in the text. */
  readonly literal: string;
  /** UTF-16 offset of the literal. */
  readonly offset: number;
}

/** Sixteen digits in place of a value, which a text without large integers does not have. */
const SUSPICION = /(?:^|[[:,\s])-?\d{16}/;
const INTEGER = /^-?\d+$/;
const LARGEST = String(Number.MAX_SAFE_INTEGER);

/**
 * Finds the integer literals (no fraction, no exponent) of a JSON text with a magnitude above 2^53 - 1, in order.
 *
 * Stops at `limit` (default 100). A text without sixteen digits in a row is not scanned. A literal is found even if a
 * later duplicate property replaces it; in a text that is not JSON, only literals before the error are found.
 */
export function findRoundedIntegers(text: string, limit = 100): RoundedInteger[] {
  const found: RoundedInteger[] = [];
  if (!SUSPICION.test(text)) return found;
  for (const cursor of scanJson(text)) {
    if (found.length >= limit) break;
    const literal = cursor.kind === "scalar" ? text.slice(cursor.start, cursor.end) : "";
    if (isRounded(literal))
      found.push({ pointer: writePointer(text, cursor), literal, offset: cursor.start });
  }
  return found;
}

/** JSON allows no leading zero, so comparing length, then order, compares magnitudes. */
function isRounded(literal: string): boolean {
  if (literal.length < LARGEST.length || !INTEGER.test(literal)) return false;
  const digits = literal.replace("-", "");
  return digits.length > LARGEST.length || (digits.length === LARGEST.length && digits > LARGEST);
}

function writePointer(text: string, { steps, depth }: Cursor): string {
  return formatPointer(Array.from(steps.subarray(0, depth), (step) => readStep(text, step)));
}
