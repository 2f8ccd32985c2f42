import type { Json, Length, Range, Type } from "#src/model/model.ts";

/** Bounds of a value's size: characters of a string, items of an array, members of an object. */
export type Size = Length;

/** Reads the bounds of a type's own value, without those of what it holds. */
export function readBounds(type: Type): { readonly size?: Size; readonly range?: Range } {
  switch (type.kind) {
    case "string":
    case "list":
    case "map":
      return hasAny(type.length) ? { size: type.length } : {};
    case "integer":
    case "number":
      return hasAny(type.range) ? { range: type.range } : {};
    default:
      return {};
  }
}

/** Lists the bounds of a range in the syntax of a language. */
export function listBounds(range: Range, write: (name: keyof Range, bound: number) => string): string[] {
  const names = ["min", "max", "above", "below"] as const;
  return names.flatMap((name) => (range[name] === undefined ? [] : [write(name, range[name])]));
}

/** Writes a bound as a floating-point literal. */
export function writeFloat(bound: number): string {
  const text = String(bound);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

function hasAny<Bounds extends object>(bounds: Bounds | undefined): bounds is Bounds {
  return bounds !== undefined && Object.keys(bounds).length > 0;
}

/** Checks whether every value is a string, a whole number, a boolean or null: most languages have literals for these. */
export function arePlain(values: readonly Json[]): boolean {
  return values.every(
    (value) => value === null || ["string", "boolean"].includes(typeof value) || Number.isSafeInteger(value),
  );
}
