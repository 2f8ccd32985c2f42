import type { Json, Length, Range } from "../model/model.ts";
import type { Node, Schema } from "../model/schema.ts";
import type { View } from "./view.ts";

/** A schema that values have to fit, with the view that resolves its references. */
export interface Part {
  readonly view: View;
  readonly node: Node;
}

/** The values a place may hold: they fit every part. The arms describe the same values, one kind each. */
export interface Shape {
  readonly id: number;
  readonly parts: readonly Part[];
  /** Computed on demand, because a shape may contain itself. */
  readonly arms: readonly Arm[];
}

/** A member or an item: what it holds, whether it may be missing, and the schema that is written there. */
export interface Slot {
  readonly shape: Shape;
  readonly optional: boolean;
  readonly site?: Schema;
}

/** A keyword that no arm says: values of the arm fit its schema as well. */
export interface Check {
  readonly keyword: string;
  readonly part: Part & { readonly node: Schema };
}

/** Values of one kind. */
export interface ArmBase {
  readonly id: number;
  /** Every schema that the values fit, without references and combinations. */
  readonly parts: readonly (Part & { readonly node: Schema })[];
  readonly checks: readonly Check[];
}

/** A few values, of any JSON type: all that there are. */
export interface ValuesArm extends ArmBase {
  readonly json: "values";
  readonly values: readonly Json[];
}

export interface StringArm extends ArmBase {
  readonly json: "string";
  readonly length: Length;
  readonly formats: readonly string[];
  readonly patterns: readonly string[];
}

export interface NumberArm extends ArmBase {
  readonly json: "number";
  readonly integer: boolean;
  readonly range: Range;
  readonly steps: readonly number[];
}

export interface ArrayArm extends ArmBase {
  readonly json: "array";
  readonly prefix: readonly Slot[];
  readonly items: Slot;
  readonly length: Length;
  readonly unique: boolean;
}

export interface ObjectArm extends ArmBase {
  readonly json: "object";
  readonly fields: ReadonlyMap<string, Slot>;
  /** What unlisted members hold, by the pattern that their name matches. */
  readonly patterns: ReadonlyMap<string, Slot>;
  /** What any other member holds. */
  readonly rest: Slot;
  readonly names: Shape | undefined;
  readonly length: Length;
  /** Members that are required when another one is present. */
  readonly needs: ReadonlyMap<string, readonly string[]>;
}

export type Arm = ValuesArm | StringArm | NumberArm | ArrayArm | ObjectArm;
