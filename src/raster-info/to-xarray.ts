import { groupBy } from "../util/group-by.ts";
import { datatypeWords } from "./datatype-words.ts";
import type { OutlineArray, OutlineDimension, OutlineGroup } from "./outline.ts";
import type { RasterDocument } from "./raster-document.ts";
import { readOutline } from "./read-outline.ts";
import { lookUp, rows } from "./rows.ts";
import { packed, readAttributes } from "./to-zarr.ts";
import type { Members } from "./tree.ts";
import { createNotes, type Notes, nameApart, relative, type View } from "./view.ts";

/** A variable without its data, as `xarray.DataArray.to_dict(data=False)` writes it. */
export interface XarrayVariable {
  readonly dims: readonly string[];
  readonly attrs: Members;
  /** Name of a NumPy data type, such as `float32`. */
  readonly dtype: string;
  readonly shape: readonly number[];
}

/** A dataset without its data, as `xarray.Dataset.to_dict(data=False)` writes it. */
export interface XarrayDataset {
  readonly coords: Readonly<Record<string, XarrayVariable>>;
  readonly attrs: Members;
  readonly dims: Readonly<Record<string, number>>;
  readonly data_vars: Readonly<Record<string, XarrayVariable>>;
}

/**
 * Turns raster info of any edition into the dictionary of an `xarray.Dataset` per group, by path.
 *
 * It is the dataset before CF decoding: `scale_factor`, `add_offset`, `_FillValue` and `units` are attributes, and a
 * coordinate is a variable with the name of its only dimension. Values such as NaN are texts, as they are printed.
 */
export function toXarray(document: RasterDocument): View<Readonly<Record<string, XarrayDataset>>> {
  const outline = readOutline(document);
  const notes = createNotes();
  const arrays = groupBy(outline.arrays, ({ group }) => group);
  const datasets = new Map<string, XarrayDataset>();
  for (const group of outline.groups) {
    if (datasets.has(group.path)) notes.miss("name-taken", group, relative(group.path));
    else datasets.set(group.path, writeDataset(group, arrays.get(group.path) ?? [], notes));
  }
  return notes.view(Object.fromEntries(datasets));
}

function writeDataset(group: OutlineGroup, own: readonly OutlineArray[], notes: Notes): XarrayDataset {
  // Names from other groups, or from none, may be equal.
  const dimensions = new Set(own.flatMap(({ dimensions = [] }) => dimensions));
  const names = nameApart(dimensions, ({ name }) => name, notes);
  const variables = new Map<string, XarrayVariable>();
  for (const array of own) {
    if (variables.has(array.name)) notes.miss("name-taken", array, relative(array.path));
    else {
      const variable = writeVariable(array, names, notes);
      if (variable !== undefined) variables.set(array.name, variable);
    }
  }
  const sizes = [...variables.values()].flatMap(({ dims, shape }) =>
    dims.map((name, i) => [name, shape[i] ?? 0]),
  );
  const isCoordinate = ([name, { dims }]: [string, XarrayVariable]): boolean =>
    dims.length === 1 && dims[0] === name;
  return {
    coords: Object.fromEntries([...variables].filter(isCoordinate)),
    attrs: readAttributes(group, notes),
    dims: Object.fromEntries(sizes),
    data_vars: Object.fromEntries([...variables].filter((one) => !isCoordinate(one))),
  };
}

function writeVariable(
  array: OutlineArray,
  names: ReadonlyMap<OutlineDimension, string>,
  notes: Notes,
): XarrayVariable | undefined {
  const { dimensions = [], value } = array;
  const member = relative(array.path);
  const dtype = lookUp(rows.datatypes, value.datatype)?.numpy;
  const shape = dimensions.flatMap(({ size }) => size ?? []);
  const dims = dimensions.map((one) => names.get(one) ?? one.name);
  if (dtype === undefined)
    return notes.miss("no-datatype", array, `${member}.dtype ${datatypeWords(value.datatype)}`.trim());
  if (array.dimensions === undefined || shape.length < dims.length)
    return notes.miss("no-size", array, `${member}.shape`);
  if (new Set(dims).size < dims.length) return notes.miss("no-name", array, `${member}.dims`);
  return { dims, attrs: packed(array, readAttributes(array, notes), true), dtype, shape };
}
