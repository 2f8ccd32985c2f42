import { isMembers, listOf, type Members, type Tree } from "./tree.ts";

/** A dimension as it is shown. */
export interface DimensionWords {
  readonly name: string;
  /** Name with its path; the same for all arrays that share the dimension. */
  readonly fullName: string;
  /** Number of elements, if the document says it anywhere. */
  readonly size: number | undefined;
  readonly type: string;
  readonly direction: string;
  readonly variable: string;
}

/** Bytes of one value, by data type. */
const bytes: Readonly<Record<string, number>> = {
  Byte: 1,
  Int8: 1,
  Int64: 8,
  UInt64: 8,
  Float16: 2,
  CFloat16: 4,
  Int16: 2,
  UInt16: 2,
  Int32: 4,
  UInt32: 4,
  Float32: 4,
  Float64: 8,
  CInt16: 4,
  CInt32: 8,
  CFloat32: 8,
  CFloat64: 16,
};

/** Compounds inside compounds that are written out. */
const DEEPEST = 3;

/** Describes the dimensions of a node; a name alone is looked up among those that the document describes. */
export function dimensionsOf({ dimensions }: Members, tree: Tree): readonly DimensionWords[] {
  return listOf(dimensions).map((given) => {
    const dimension =
      typeof given === "string" ? (tree.dimensions.get(given) ?? { full_name: given }) : given;
    const {
      name,
      full_name: full,
      size,
      type,
      direction,
      indexing_variable: variable,
    } = isMembers(dimension) ? dimension : {};
    const last = textOf(full).slice(textOf(full).lastIndexOf("/") + 1);
    return {
      name: textOf(name) || last,
      fullName: textOf(full) || textOf(name),
      size: typeof size === "number" ? size : undefined,
      type: textOf(type),
      direction: textOf(direction),
      variable: isMembers(variable) ? Object.keys(variable).join(", ") : textOf(variable),
    };
  });
}

/** Writes the shape of an array: `time 4 × lat 10`. */
export function shapeOf(dimensions: readonly DimensionWords[]): string {
  return dimensions
    .map(({ name, size }) => [name, size ?? "?"].filter((word) => word !== "").join(" "))
    .join(" × ");
}

/** Counts the values of an array, if all sizes are known; without dimensions there is one. */
export function countValues(dimensions: readonly DimensionWords[]): number | undefined {
  return dimensions.reduce<number | undefined>(
    (count, { size }) => (count === undefined || size === undefined ? undefined : count * size),
    1,
  );
}

/** Tells how many bytes a value of a data type has, if that is known. */
export function sizeOf(datatype: unknown): number | undefined {
  if (isMembers(datatype)) return typeof datatype.size === "number" ? datatype.size : undefined;
  return typeof datatype === "string" && Object.hasOwn(bytes, datatype) ? bytes[datatype] : undefined;
}

/** Writes a data type: its name, or a compound with its components. */
export function datatypeWords(datatype: unknown, depth = 0): string {
  if (typeof datatype === "string") return datatype;
  if (!isMembers(datatype)) return "";
  const components = listOf(datatype.components).filter(isMembers);
  const list = components
    .map(({ name, type }) => `${textOf(name)}: ${datatypeWords(type, depth + 1)}`)
    .join(", ");
  return `${textOf(datatype.name)} { ${depth < DEEPEST ? list : "…"} }`.trim();
}

/** Writes a number of bytes for people. */
export function byteWords(count: number): string {
  const units = ["bytes", "kB", "MB", "GB", "TB", "PB"];
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(count, 1)) / 3)));
  const value = count / 1000 ** step;
  return `${step === 0 ? value.toLocaleString("en") : value.toFixed(1)} ${units[step]}`;
}

/** Takes a text; anything else is none. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
