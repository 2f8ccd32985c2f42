import type { Refusal, Result } from "#src/diagnostics/outcome.ts";
import type { Tally } from "../tally.ts";

/** The counts at the end of a report. */
export interface Summary extends Tally {
  /** Present for NDJSON. */
  readonly bulk?: {
    /** Lines without a document. */
    readonly blank: number;
    readonly bytes: number;
    readonly milliseconds: number;
  };
}

/** Numbers of records. */
export interface Limits {
  readonly failing: number;
  /** Valid, but with warnings. */
  readonly warned: number;
}

/** Reports every record. */
export const noLimits: Limits = { failing: Number.POSITIVE_INFINITY, warned: Number.POSITIVE_INFINITY };

/** Shows the user what was found, in one of the formats. */
export interface Reporter {
  /** Whether valid documents are reported one by one. */
  readonly wantsValid: boolean;
  /** How many more records of NDJSON to report; all others are only counted. */
  readonly limits: Limits;
  /** Reports results in the order of the input. */
  report(results: readonly Result[]): Promise<void>;
  end(summary: Summary): Promise<void>;
}

/** Text before the message of an error. */
const refusals: Readonly<Partial<Record<Refusal["reason"], string>>> = {
  "not-utf8": "not UTF-8: ",
  "not-json": "not JSON: ",
  "too-deep": "too deep: ",
};

/** Says why a document cannot be read. */
export function describeRefusal({ reason, message }: Refusal): string {
  return `${refusals[reason] ?? ""}${message}`;
}
