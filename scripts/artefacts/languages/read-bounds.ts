import type { Json, Length, Range, Type } from "#src/model/model.ts";

/** Bounds of a value's size: characters of a string, items of an array, members of an object. */
export type Size = Length;

/** Tells the bounds that a type's own value has to keep; bounds of what it holds are that type's. */
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

/** Lists the bounds of a range, each as a language writes it. */
export function listBounds(range: Range, write: (name: keyof Range, bound: number) => string): string[] {
  const names = ["min", "max", "above", "below"] as const;
  return names.flatMap((name) => (range[name] === undefined ? [] : [write(name, range[name])]));
}

/** Writes a bound as a literal that languages read as floating-point. */
export function writeFloat(bound: number): string {
  const text = String(bound);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

function hasAny<Bounds extends object>(bounds: Bounds | undefined): bounds is Bounds {
  return bounds !== undefined && Object.keys(bounds).length > 0;
}

/** Tells whether every value is a string, a whole number, a boolean or null: what most languages have literals for. */
export function arePlain(values: readonly Json[]): boolean {
  return values.every(
    (value) => value === null || ["string", "boolean"].includes(typeof value) || Number.isSafeInteger(value),
  );
}
