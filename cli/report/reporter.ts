import type { Result } from "#src/explain/outcome.ts";
import type { Tally } from "../tally.ts";

/** The counts that are reported at the end. */
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
  /** Whether documents without fault are to be reported one by one. */
  readonly wantsValid: boolean;
  /** How many records of NDJSON are still worth reporting, all others being only counted. */
  readonly limits: Limits;
  /** Reports results in the order of the input. */
  report(results: readonly Result[]): Promise<void>;
  end(summary: Summary): Promise<void>;
}
