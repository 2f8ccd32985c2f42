import { parsePointer } from "../json/pointer.ts";
import { phraseExpected } from "../text/phrase-expected.ts";
import { QUOTED, quote } from "../text/quote.ts";
import { shorten } from "../text/shorten.ts";
import type { ValidationError, ValidationErrorCode } from "./result.ts";

/** The sentence of each code that does not say just what was expected and found; the path is not part of it. */
const sentences: Readonly<Partial<Record<ValidationErrorCode, (error: ValidationError) => string>>> = {
  required: ({ path, expected }) =>
    `member "${lastStep(path)}" is missing, expected ${phraseExpected(expected)}`,
  unexpected: ({ path }) => `member "${shorten(lastStep(path), QUOTED)}" is not in the contract`,
  range: ({ expected, received }) => `expected ${rangePhrase(expected, received)}, found ${quote(received)}`,
  "unknown-event": ({ received }) => `${quote(received)} is not an event of the contract`,
  "too-deep": ({ expected }) => `nested too deep, expected ${phraseExpected(expected)}`,
};

/** Names the limit of every integer where the contract sets none that the value breaks. */
function rangePhrase(expected: ValidationError["expected"], received: unknown): string {
  const isHuge = Number.isInteger(received) && !Number.isSafeInteger(received);
  return isHuge ? "an integer within ±9007199254740991" : phraseExpected(expected);
}

/** Writes the sentence of a validation error: lower case, no full stop, with the value that was found. */
export function describeError(error: ValidationError): string {
  const { expected, received } = error;
  return sentences[error.code]?.(error) ?? `expected ${phraseExpected(expected)}, found ${quote(received)}`;
}

function lastStep(path: string): string {
  return parsePointer(path)?.at(-1) ?? "";
}
