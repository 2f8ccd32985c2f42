import type { ValidationErrorCode } from "../validate/result.ts";
import type { Excerpt } from "./excerpt.ts";

/** Result of a validation: one of the contract's three results, or a reason why the document cannot be read. */
export type Status = "valid" | "invalid" | "unknown" | "unreadable";

/** A message for the user about a path in a document. */
interface Finding {
  /** JSON Pointer. */
  readonly path: string;
  /** A phrase without a full stop. */
  readonly message: string;
  /** Clause of the source document, such as `W2.3`. */
  readonly clause?: string;
  /** 1-based; in NDJSON, the line of the record. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  /** The surrounding lines, if an excerpt was requested. */
  readonly excerpt?: Excerpt;
}

/** An error in a document. */
export interface ExplainedError extends Finding {
  readonly code: ValidationErrorCode;
  readonly expected: string | readonly string[];
  /** The value found: a primitive (cut if long), `object` or `array`. Absent if a property is missing. */
  readonly received?: string | number | boolean | null;
  /** The word that the author probably meant. */
  readonly suggestion?: string;
  /** What the contract says about this path, as a sentence. */
  readonly about?: string;
  /** Which other edition accepts it, as a phrase. */
  readonly history?: string;
  /** The release that introduced the property, such as `gdalmdiminfo 3.13`. */
  readonly since?: string;
}

/** A warning about a document. */
export interface ExplainedWarning extends Finding {
  readonly rule: string;
}

/** The reason why there is no document to validate. */
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

/** Why a document cannot be read, with the position if it can be decoded as text. */
export interface Rejection {
  readonly reason: RejectionReason;
  readonly message: string;
  readonly line?: number;
  readonly column?: number;
  /** Offset in bytes, in the file or in the NDJSON record. */
  readonly offset?: number;
  readonly excerpt?: Excerpt;
  /** The verdict on the document with invalid UTF-8 replaced by U+FFFD. */
  readonly withReplacement?: "valid" | "invalid" | "not-json";
}

/** Everything that is known about one document. */
export interface Outcome {
  readonly status: Status;
  /** The event of an unknown delivery. */
  readonly event?: string;
  readonly errors: readonly ExplainedError[];
  readonly warnings: readonly ExplainedWarning[];
  /** The edition that decided: the named one, the first that accepts the document, or the nearest. */
  readonly edition?: string;
  /** Other editions that accept the document. For a valid document, only listed if no edition was named. */
  readonly validIn?: readonly string[];
  /** Present if the document is unreadable. */
  readonly rejection?: Rejection;
}

/** An outcome with its document. */
export interface Result extends Outcome {
  /** The file as named on the command line; `-` is standard input. */
  readonly file: string;
  /** 1-based line of an NDJSON record. */
  readonly record?: number;
}

/** Creates the outcome of a document that cannot be read. */
export function rejected(rejection: Rejection): Outcome {
  return { status: "unreadable", errors: [], warnings: [], rejection };
}
