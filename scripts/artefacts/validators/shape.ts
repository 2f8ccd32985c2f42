import type { Json, JsonType, Length, Range } from "#src/model/model.ts";

/** The allowed values of a place, by JSON type: validators are emitted from this form. */
export interface Shape {
  readonly string?: true | TextShape | Call;
  readonly number?: true | NumberShape | Call;
  readonly boolean?: true | ValueShape | Call;
  readonly null?: true | Call;
  readonly array?: true | ListShape | Call;
  readonly object?: true | MapShape | Call | ChoiceShape;
  /** What Ajv's own keywords check in addition, for values of these types. */
  readonly also?: readonly { readonly residual: number; readonly types: readonly JsonType[] }[];
}

/** A value that a function of the validator checks; with `partial`, a record that may lack any member. */
export interface Call {
  readonly call: string;
  readonly partial?: true;
}

/** A string of a closed vocabulary, or with a format and a length. */
export interface TextShape {
  readonly words?: readonly string[];
  readonly format?: string;
  readonly length?: Length;
}

export interface NumberShape {
  readonly values?: readonly number[];
  readonly integer?: "any" | "safe";
  readonly range?: Range;
}

export interface ValueShape {
  readonly values: readonly boolean[];
}

export interface ListShape {
  readonly items?: Shape;
  readonly length?: Length;
}

export interface MapShape {
  readonly values?: Shape;
  readonly length?: Length;
}

/** A union of records; a tag, if any, says which record it is. */
export interface ChoiceShape {
  readonly tag?: string;
  readonly branches: readonly {
    readonly value?: string;
    readonly names: readonly string[];
    readonly call: string;
  }[];
}

/** An object with listed members; becomes a function of the validator. */
export interface RecordShape {
  readonly members: Readonly<Record<string, { readonly required: boolean; readonly shape: Shape }>>;
  /** Shape of the members that are not listed; undefined if the record is closed. */
  readonly rest: Shape;
  readonly length?: Length;
  /** Number of the residual that the object must also match. */
  readonly residual?: number;
  /** A member with keys that must be keys of another (W6.3), which the schema alone does not say. */
  readonly before?: { readonly member: string; readonly of: string; readonly names: readonly string[] };
}

/** The lowered contract. */
export interface Lowered {
  /** Shapes that become functions: records, and other recursive types. */
  readonly functions: Readonly<Record<string, RecordShape | { readonly shape: Shape }>>;
  /** Functions that are recursive. */
  readonly recursive: ReadonlySet<string>;
  /** Records that are also called as partials. */
  readonly partial: ReadonlySet<string>;
  /** Partials in which optional members of the record may be null. */
  readonly nullable: ReadonlySet<string>;
  /** Shape of each declaration. */
  readonly shapes: Readonly<Record<string, Shape>>;
  /** Schemas that Ajv's own keywords check. */
  readonly residuals: readonly Residual[];
}

/** A schema left to Ajv, or a constant that is an array or an object. */
export type Residual = Readonly<Record<string, Json | unknown>>;

/** Checks whether a constraint of a shape is a call. */
export function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "call" in value;
}

/** Checks whether a shape says nothing about a value. */
export function isAny(shape: Shape): boolean {
  const { also: _, ...types } = shape;
  const constraints = Object.values(types);
  return constraints.length === 6 && constraints.every((constraint) => constraint === true);
}

/** Checks whether no value has a shape. */
export function isNothing(shape: Shape): boolean {
  return Object.keys(shape).length === 0;
}
