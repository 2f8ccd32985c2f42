import type { Json } from "#scripts/model/model.ts";
import type { Arm, ArrayArm, ObjectArm, Slot } from "./shape.ts";

/** A step into a document: a member of an object, or an item of an array. */
export interface Step {
  readonly arm: ObjectArm | ArrayArm;
  /** Name of the member; an item has none. */
  readonly member?: string;
}

/** What lies between two arms that did not turn out to be included. */
export type Reason =
  | { readonly kind: "type"; readonly arm: Arm }
  | { readonly kind: "event" | "alternative"; readonly arm: ObjectArm }
  /** Any object where the other side lists members. */
  | { readonly kind: "loose"; readonly other: ObjectArm }
  | { readonly kind: "values"; readonly values: readonly Json[] }
  /** No gap, but a difference that code may notice: other texts have a meaning. */
  | { readonly kind: "known" }
  | { readonly kind: "unexpected" | "missing"; readonly arm: ObjectArm; readonly member: string }
  | { readonly kind: "range" | "length" | "residual"; readonly arm: Arm; readonly other: Arm };

/** A place where no inclusion could be shown. */
export interface Gap {
  /** Such as `Task.labels[]`, `update:task.before_update` or the name of a vocabulary. */
  readonly label: string;
  readonly reason: Reason;
  /** What the place holds on either side; a member that a side does not list has none. */
  readonly slots: readonly [Slot | undefined, Slot | undefined];
  readonly trail: readonly Step[];
  /** Pair of objects or arrays that it lies in. */
  readonly pair: Pair | undefined;
}

/** Two objects or arrays that were compared, with the pairs that led there and the event they stand for. */
export interface Pair {
  readonly parents: Set<Pair>;
  readonly event: string | undefined;
}
