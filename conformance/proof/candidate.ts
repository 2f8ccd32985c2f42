import type { PayloadCase } from "../suites/cases/read-case-files.ts";

/** A derived case before it is proved. */
export interface Candidate {
  readonly row: PayloadCase;
  /** The published schemas of this edition judge it. Such as `webhook-2.3`. */
  readonly slug: string;
  /** Name of the published schema that judges it: the event that the document names, or the whole contract. */
  readonly schema: string;
  /** JSON Schema keyword that must refuse, where it is one. */
  readonly keyword?: string;
}
