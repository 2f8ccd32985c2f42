import { rows as given } from "./conversion-rows.ts";
import type { Axis } from "./outline.ts";

/** Which kind of fill value and codec a data type takes. */
export type DatatypeKind = "text" | "integer" | "float" | "complex";

/** A data type of the contract in other formats; a format without an equivalent is absent. */
interface DatatypeRow {
  /** Bytes of one value. */
  readonly bytes?: number;
  readonly zarr?: string;
  readonly numpy?: string;
  readonly kind?: DatatypeKind;
}

/** A kind of note by its code. */
export type NoteCode = keyof typeof given.notes;

type Table<Value> = Readonly<Record<string, Value>>;

/** The facts that the views share (`spec/raster-views.json`), with types wide enough to look names up in them. */
export const rows: Omit<typeof given, "datatypes" | "axes" | "time" | "crs"> & {
  readonly datatypes: Table<DatatypeRow>;
  readonly axes: {
    readonly dimension_types: Table<Axis>;
    readonly attributes: readonly (readonly [name: string, axes: Table<Axis>])[];
  };
  readonly time: Omit<typeof given.time, "milliseconds" | "calendars"> & {
    readonly milliseconds: Table<number>;
    readonly calendars: readonly string[];
  };
  readonly crs: { readonly wkt2: readonly string[]; readonly code: readonly string[] };
} = given;

/** Looks a name up in a table; undefined for anything else. */
export function lookUp<Value>(table: Table<Value>, name: unknown): Value | undefined {
  return typeof name === "string" && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Checks whether a value is a number, or a word for a non-finite number. */
export function isFloat(value: unknown): boolean {
  return typeof value === "number" || rows.zarr.not_finite.some((word) => word === value);
}
