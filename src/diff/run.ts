import type { Audience, Proof } from "./change.ts";
import type { Held } from "./describe-change.ts";
import type { Comparison } from "./find-gaps.ts";
import type { Whole } from "./gap.ts";
import type { PairedEntries } from "./pair-entries.ts";
import type { View } from "./view.ts";
import type { Witness } from "./witness.ts";

/** Documents of one view that the other must accept, and the audience that is affected if it does not. */
export interface Run {
  readonly audience: Audience;
  readonly sent: View;
  readonly read: View;
  /** Whether the documents belong to the old contract. */
  readonly isOld: boolean;
}

/** A gap at one place, in words, with the document that proves it if one was found. */
export interface Finding {
  readonly audience: Audience;
  readonly isOld: boolean;
  /** Keyword or facet that differs, or the kind of gap. */
  readonly rule: string;
  /** What comes or goes, if it is a whole kind of document. */
  readonly noun?: Whole["noun"];
  readonly label: string;
  /** What the place held before and holds after; undefined if a side does not list it. */
  readonly held: readonly [before: Held | undefined, after: Held | undefined];
  readonly alternatives: readonly string[];
  readonly phrases: readonly string[];
  readonly events: readonly string[];
  /** Places that hold it. */
  readonly sites: readonly string[];
  readonly proof: Proof | undefined;
  /** Place of a schema that contradicts itself, so that no document could be made. */
  readonly contradiction?: string;
  /** Number of documents that were tried. */
  readonly tried: number;
}

/** What was compared for an audience. */
export interface Examined {
  readonly run: Run;
  readonly entries: PairedEntries;
  readonly comparison: Comparison;
  readonly witness: Witness;
}
