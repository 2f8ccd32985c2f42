import type { ValidationErrorCode } from "../validate/result.ts";
import type { Excerpt } from "./excerpt.ts";

/** Result of a validation: one of the contract's three results, or no JSON to validate. */
export type Status = "valid" | "invalid" | "unknown" | "unreadable";

/** A message for the user about a place in a document. */
interface Finding {
  /** JSON Pointer. */
  readonly path: string;
  /** A phrase without full stop. */
  readonly message: string;
  /** Clause of the source document, such as `W2.3`. */
  readonly clause?: string;
  /** 1-based; in NDJSON the line of the record. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  /** The lines around the place, if somebody will look at them. */
  readonly excerpt?: Excerpt;
}

/** An error of a document. */
export interface ExplainedError extends Finding {
  readonly code: ValidationErrorCode;
  readonly expected: string | readonly string[];
  /** The value found: a primitive, cut if long; `object` or `array`; absent if a property is missing. */
  readonly received?: string | number | boolean | null;
  /** The word that was probably meant. */
  readonly suggestion?: string;
  /** What the contract says there, in a sentence. */
  readonly about?: string;
  /** Which other edition has it, in a phrase. */
  readonly history?: string;
  /** The release that introduced the property, such as `gdalmdiminfo 3.13`. */
  readonly since?: string;
}

/** A warning about a document. */
export interface ExplainedWarning extends Finding {
  readonly rule: string;
}

/** Why there is no document to validate. */
export type RejectionReason =
  | "missing"
  | "directory"
  | "no-access"
  | "unreadable"
  | "too-large"
  | "empty"
  | "not-utf8"
  | "not-json"
  | "too-deep";

/** Why a document cannot be read, and where, if it has a text at all. */
export interface Rejection {
  readonly reason: RejectionReason;
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  /** Offset in bytes: of the file, or of the record of NDJSON. */
  readonly offset?: number;
  readonly excerpt?: Excerpt;
  /** What the document would be if the bytes that are not UTF-8 were replaced by U+FFFD. */
  readonly withReplacement?: "valid" | "invalid" | "not-json";
}

/** What was found out about one document. */
export interface Outcome {
  readonly status: Status;
  /** The event of an unknown delivery. */
  readonly event?: string;
  readonly errors: readonly ExplainedError[];
  readonly warnings: readonly ExplainedWarning[];
  /** The edition that decided: the one that was named, or the first that accepts, or the nearest. */
  readonly edition?: string;
  /** Other editions that accept the document; of a valid one only if no edition was named. */
  readonly validIn?: readonly string[];
  /** Present if the document is unreadable. */
  readonly rejection?: Rejection;
}

/** An outcome and the document it belongs to. */
export interface Result extends Outcome {
  /** The file as named on the command line; `-` is standard input. */
  readonly file: string;
  /** 1-based line of a record of NDJSON. */
  readonly record?: number;
}

/** Creates the outcome of a document that cannot be read. */
export function rejected(rejection: Rejection): Outcome {
  return { status: "unreadable", errors: [], warnings: [], rejection };
}

/** Places the outcome of a record, which is one line, in its file. */
export function toRecord(file: string, record: number, outcome: Outcome): Result {
  const move = <T extends { readonly line?: number; readonly excerpt?: Excerpt }>(found: T): T => ({
    ...found,
    ...(found.line === undefined ? {} : { line: record }),
    ...(found.excerpt && { excerpt: found.excerpt.map((line) => ({ ...line, number: record })) }),
  });
  const { errors, warnings, rejection } = outcome;
  return {
    ...outcome,
    file,
    record,
    errors: errors.map(move),
    warnings: warnings.map(move),
    ...(rejection && { rejection: move(rejection) }),
  };
}
