import { defined } from "../util/defined.ts";
import { groupBy } from "../util/group-by.ts";
import { listAttributes, readPacking } from "./attributes.ts";
import type { Dataset, DatasetArray, DatasetDimension, DatasetGroup, Properties } from "./dataset.ts";
import { describeDatatype, nameNumpyType } from "./datatypes.ts";
import type { ExactNumber } from "./decimal.ts";
import { type Conversion, type Note, Notes, nameApart } from "./notes.ts";
import { relative } from "./values.ts";

/** A variable without its data, as `xarray.DataArray.to_dict(data=False)` writes it. */
export interface XarrayVariable {
  readonly dims: readonly string[];
  readonly attrs: Properties;
  /** Name of a NumPy data type, such as `float32`. */
  readonly dtype: string;
  readonly shape: readonly (number | ExactNumber)[];
}

/** A dataset without its data, as `xarray.Dataset.to_dict(data=False)` writes it. */
export interface XarrayDataset {
  readonly coords: Readonly<Record<string, XarrayVariable>>;
  readonly attrs: Properties;
  readonly dims: Readonly<Record<string, number | ExactNumber>>;
  readonly data_vars: Readonly<Record<string, XarrayVariable>>;
}

/**
 * Converts raster info to one `xarray.Dataset` dictionary per group, by path.
 *
 * It is the dataset before CF decoding: `scale_factor`, `add_offset`, `_FillValue` and `units` are attributes, and a
 * coordinate is a variable with the name of its only dimension. Values such as NaN stay strings, as printed.
 */
export function toXarray({ arrays, groups }: Dataset): Conversion<Readonly<Record<string, XarrayDataset>>> {
  const notes = new Notes();
  const own = groupBy(arrays, ({ group }) => group);
  const datasets = new Map<string, XarrayDataset>();
  for (const group of groups) {
    if (datasets.has(group.path)) notes.miss("name-taken", group, relative(group.path));
    else datasets.set(group.path, convertGroup(group, own.get(group.path) ?? [], notes));
  }
  return { value: Object.fromEntries(datasets), ...notes };
}

function convertGroup(group: DatasetGroup, own: readonly DatasetArray[], notes: Notes): XarrayDataset {
  // Names from different groups, or without a group, may be equal.
  const dimensions = new Set(own.flatMap(({ dimensions = [] }) => dimensions));
  const names = nameApart(dimensions, ({ name }) => name, notes);
  const variables = new Map<string, XarrayVariable>();
  for (const array of own) {
    const variable = variables.has(array.name)
      ? notes.miss("name-taken", array, relative(array.path))
      : convertArray(array, names, notes);
    if (variable !== undefined) variables.set(array.name, variable);
  }
  const sizes = [...variables.values()].flatMap(({ dims, shape }) => dims.map((name, i) => [name, shape[i]]));
  const all = [...variables];
  const isCoordinate = ([name, { dims }]: (typeof all)[number]): boolean =>
    dims.length === 1 && dims[0] === name;
  return {
    coords: Object.fromEntries(all.filter(isCoordinate)),
    attrs: readAttributes(group, notes),
    dims: Object.fromEntries(sizes),
    data_vars: Object.fromEntries(all.filter((one) => !isCoordinate(one))),
  };
}

/** Converts an array; undefined if the format cannot represent it. */
function convertArray(
  array: DatasetArray,
  names: ReadonlyMap<DatasetDimension, string>,
  notes: Notes,
): XarrayVariable | undefined {
  const { dimensions = [], value } = array;
  const miss = (code: Note["code"], property: string, detail?: string): undefined =>
    notes.miss(code, array, `${relative(array.path)}.${property}`, detail);
  const dtype = nameNumpyType(value.datatype);
  const shape = dimensions.flatMap(({ size }) => size ?? []);
  const dims = dimensions.map((one) => names.get(one)!);
  if (dtype === undefined) return miss("no-datatype", "dtype", describeDatatype(value.datatype) || "none");
  if (array.dimensions === undefined || shape.length < dims.length) return miss("no-size", "shape");
  if (new Set(dims).size < dims.length) return miss("no-name", "dims");
  const { unit, scale, offset, noData } = readPacking(value);
  const packed = { units: unit || undefined, scale_factor: scale, add_offset: offset, _FillValue: noData };
  return { dims, attrs: { ...readAttributes(array, notes), ...defined(packed) }, dtype, shape };
}

/** Reads attributes by name. If a name repeats, the first one counts. */
function readAttributes({ pointer, value, path }: DatasetGroup, notes: Notes): Properties {
  const attributes = new Map<string, unknown>();
  for (const { name, value: one = null } of listAttributes(value)) {
    const property = [relative(path), "attrs", name].filter(Boolean).join(".");
    if (attributes.has(name)) notes.miss("name-taken", { pointer }, property);
    else attributes.set(name, one);
  }
  return Object.fromEntries(attributes);
}
