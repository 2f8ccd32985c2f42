import { groupBy } from "../util/group-by.ts";
import { listAttributes } from "./attributes.ts";
import type { DatasetArray, Dimension, Group, Properties } from "./dataset.ts";
import { describeDatatype, nameNumpyType } from "./datatypes.ts";
import type { ExactNumber } from "./decimal.ts";
import { type Conversion, Notes, nameApart, relative } from "./notes.ts";
import type { RasterDocument } from "./raster-document.ts";
import { readDataset } from "./read-dataset.ts";

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
 * Converts raster info of any edition to one `xarray.Dataset` dictionary per group, by path.
 *
 * It is the dataset before CF decoding: `scale_factor`, `add_offset`, `_FillValue` and `units` are attributes, and a
 * coordinate is a variable with the name of its only dimension. Values such as NaN stay strings, as printed.
 */
export function toXarray(
  source: RasterDocument | string,
): Conversion<Readonly<Record<string, XarrayDataset>>> {
  const { arrays, groups } = readDataset(source);
  const notes = new Notes();
  const own = groupBy(arrays, ({ group }) => group);
  const datasets = new Map<string, XarrayDataset>();
  for (const group of groups) {
    if (datasets.has(group.path)) notes.miss("name-taken", group, relative(group.path));
    else datasets.set(group.path, convertGroup(group, own.get(group.path) ?? [], notes));
  }
  return { value: Object.fromEntries(datasets), ...notes };
}

function convertGroup(group: Group, own: readonly DatasetArray[], notes: Notes): XarrayDataset {
  // Names from different groups, or without a group, may be equal.
  const dimensions = new Set(own.flatMap(({ dimensions = [] }) => dimensions));
  const names = nameApart(dimensions, ({ name }) => name, notes);
  const variables = new Map<string, XarrayVariable>();
  for (const array of own) {
    const variable = variables.has(array.name) ? undefined : convertArray(array, names, notes);
    if (variables.has(array.name)) notes.miss("name-taken", array, relative(array.path));
    else if (variable !== undefined) variables.set(array.name, variable);
  }
  const sizes = [...variables.values()].flatMap(({ dims, shape }) => dims.map((name, i) => [name, shape[i]]));
  const all = [...variables];
  const isCoordinate = ([name, { dims }]: (typeof all)[number]): boolean =>
    dims.length === 1 && dims[0] === name;
  return {
    coords: Object.fromEntries(all.filter(isCoordinate)),
    attrs: Object.fromEntries(readAttributes(group, notes)),
    dims: Object.fromEntries(sizes),
    data_vars: Object.fromEntries(all.filter((one) => !isCoordinate(one))),
  };
}

function convertArray(
  array: DatasetArray,
  names: ReadonlyMap<Dimension, string>,
  notes: Notes,
): XarrayVariable | undefined {
  const { dimensions, value } = array;
  const property = relative(array.path);
  const dtype = nameNumpyType(value.datatype);
  const shape = (dimensions ?? []).flatMap(({ size }) => size ?? []);
  const dims = (dimensions ?? []).map((one) => names.get(one) ?? one.name);
  if (dtype === undefined)
    notes.miss("no-datatype", array, `${property}.dtype`, describeDatatype(value.datatype) || "none");
  else if (dimensions === undefined || shape.length < dims.length)
    notes.miss("no-size", array, `${property}.shape`);
  else if (new Set(dims).size < dims.length) notes.miss("no-name", array, `${property}.dims`);
  else {
    const attributes = readAttributes(array, notes);
    const packed = {
      units: value.unit || undefined,
      scale_factor: value.scale,
      add_offset: value.offset,
      _FillValue: value.nodata_value,
    };
    for (const [name, one] of Object.entries(packed))
      if (one !== undefined && !attributes.has(name)) attributes.set(name, one);
    return { dims, attrs: Object.fromEntries(attributes), dtype, shape };
  }
  return undefined;
}

/** Reads attributes as a map. If a name repeats, the first one counts. */
function readAttributes(
  { pointer, value, path }: { readonly pointer: string; readonly value: Properties; readonly path: string },
  notes: Notes,
): Map<string, unknown> {
  const attributes = new Map<string, unknown>();
  for (const one of listAttributes(value)) {
    const property = [relative(path), "attrs", one.name].filter(Boolean).join(".");
    if (attributes.has(one.name)) notes.miss("name-taken", { pointer }, property);
    else attributes.set(one.name, one.value ?? null);
  }
  return attributes;
}
