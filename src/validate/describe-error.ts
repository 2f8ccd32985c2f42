import { parsePointer } from "../json/pointer.ts";
import { phraseExpected } from "../text/phrase-expected.ts";
import { shorten } from "../text/shorten.ts";
import type { ValidationError, ValidationErrorCode } from "./result.ts";

/** Longest text that a sentence quotes. */
const QUOTED = 60;

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

/** Finds the candidate that a word was probably meant to be, at most a third of its letters away. */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  const near = candidates
    .filter((candidate) => word.length <= QUOTED && Math.abs(candidate.length - word.length) <= limit)
    .map((candidate) => ({ candidate, away: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, away }) => away <= limit && candidate !== word)
    .sort((a, b) => a.away - b.away);
  return near[0]?.candidate;
}

/** Counts the insertions, deletions, replacements and swaps of neighbours that lead from one word to another. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      // Before the first letter there is none that equals another.
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const replaced = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const found = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced);
      rows[i]?.push(swapped ? Math.min(found, at(i - 2, j - 2) + 1) : found);
    }
  }
  return at(a.length, b.length);
}

/** Writes a value as a sentence quotes it: a text cut to 60 characters, of an array or object the kind alone. */
export function quote(value: unknown): string {
  if (value === "") return "an empty text";
  if (typeof value === "string") return JSON.stringify(shorten(value, QUOTED));
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}

function lastStep(path: string): string {
  return parsePointer(path)?.at(-1) ?? "";
}
