import type { Json } from "../model/model.ts";
import type { Arm, Shape } from "./arms.ts";
import type { Facet, Slots, Step } from "./facets.ts";

/** A kind of document that only one side has. */
export interface Whole {
  readonly noun: "event" | "operation" | "answer";
  readonly label: string;
}

/** Why one shape could not be shown to include the other. */
export type Reason =
  | { readonly kind: "type" | "alternative"; readonly arm: Arm }
  | { readonly kind: "whole"; readonly arm: Arm; readonly noun: Whole["noun"] }
  | { readonly kind: "values"; readonly values: readonly Json[] }
  /** The schemas of a whole document contradict each other. No document is known, which proves nothing. */
  | { readonly kind: "contradiction"; readonly place: string | undefined }
  /** Not a gap but a difference that code may notice: other texts have a meaning. */
  | { readonly kind: "known" }
  | {
      readonly kind: "facet";
      readonly facet: Exclude<Facet, { kind: "inner" }>;
      readonly arm: Arm;
      readonly other: Arm;
    };

/** A place that differs between the sides; a side that does not list it has no slot. */
export interface Site {
  /** Name such as `Task.labels[]`, `create:task.sender` or that of a vocabulary; empty for the whole document. */
  readonly label: string;
  readonly slots: Slots;
}

/** Two shapes that were compared, with the ways that lead there. */
export interface Pair {
  readonly shapes: readonly [Shape, Shape];
  readonly label: string;
  /** Where a change of it is reported: at the definition that both sides have, or at each place that holds it. */
  readonly told: Site[];
  /** The first few ways, shortest first. */
  readonly ways: Way[];
  /** Every pair that leads here. */
  readonly parents: Set<Pair>;
  /** Labels of all places that hold it. */
  readonly sites: Set<string>;
  /** Entry of the contract that these documents belong to. */
  readonly entry: string | undefined;
  /** Other entries with the same documents. */
  readonly others: Set<string>;
}

/** A way to a place: from the pair around it, through an arm of the sending side. */
export interface Way {
  readonly from: Pair;
  readonly arm: Arm;
  readonly step: Step;
}

/** Places where inclusion could not be shown for the same reason. */
export interface Gap {
  readonly reason: Reason;
  readonly sites: readonly Site[];
  /** Pair that it lies in. */
  readonly pair: Pair;
}
