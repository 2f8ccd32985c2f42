import type { Json } from "../model/model.ts";
import type { Arm, Shape } from "./arms.ts";
import type { Facet, Slots, Step } from "./facets.ts";

/** What lies between two shapes that did not turn out to be included. */
export type Reason =
  | { readonly kind: "type" | "alternative" | "event"; readonly arm: Arm }
  | { readonly kind: "values"; readonly values: readonly Json[] }
  /** The schemas that a whole document has to fit contradict each other: none is known, which proves nothing. */
  | { readonly kind: "contradiction"; readonly place: string | undefined }
  /** No gap, but a difference that code may notice: other texts have a meaning. */
  | { readonly kind: "known" }
  | {
      readonly kind: "facet";
      readonly facet: Exclude<Facet, { kind: "inner" }>;
      readonly arm: Arm;
      readonly other: Arm;
    };

/** A place that holds something else on either side; one that a side does not list has no slot there. */
export interface Site {
  /** Such as `Task.labels[]`, `create:task.sender` or the name of a vocabulary; empty for the whole document. */
  readonly label: string;
  readonly slots: Slots;
}

/** Two shapes that were compared, with the ways that lead there. */
export interface Pair {
  readonly shapes: readonly [Shape, Shape];
  readonly label: string;
  /** Where a change of it is told: at the definition that both sides have, or at each place that holds it. */
  readonly told: Site[];
  /** The first few of the ways; the shortest comes first. */
  readonly ways: Way[];
  /** Every pair that leads here. */
  readonly parents: Set<Pair>;
  /** Labels of all places that hold it. */
  readonly sites: Set<string>;
  /** Entry of the contract whose documents it is. */
  readonly entry: string | undefined;
  /** Other entries with the same documents. */
  readonly others: Set<string>;
}

/** A way to a place: from the pair that it lies in, through an arm of the side that sends. */
export interface Way {
  readonly from: Pair;
  readonly arm: Arm;
  readonly step: Step;
}

/** Places where no inclusion could be shown, for the same reason. */
export interface Gap {
  readonly reason: Reason;
  readonly sites: readonly Site[];
  /** Pair that it lies in. */
  readonly pair: Pair;
}
