import { itemAt } from "../util/item-at.ts";
import { asNumbers, type Coordinates, computeStep, extentOf, readCoordinates } from "./coordinates.ts";
import type { Crs } from "./crs.ts";
import type { Axis, OutlineArray, OutlineDimension } from "./outline.ts";
import { asList, type Members } from "./tree.ts";
import { type Notes, relative } from "./view.ts";

/** Writes the conventions `proj:` and `spatial:` for an array that has a reference system or horizontal dimensions. */
export function describeSpace(array: OutlineArray, crs: Crs | undefined, notes: Notes): Members {
  const [y, x] = [findAxis(array, "y"), findAxis(array, "x")];
  return {
    ...(crs && writeCrs(array, crs, notes)),
    ...(y !== undefined && x !== undefined && writeGrid(array, [y, x], notes)),
  };
}

function findAxis({ dimensions = [] }: OutlineArray, axis: Axis): OutlineDimension | undefined {
  return dimensions.find((one) => one.axis === axis);
}

function writeCrs(array: OutlineArray, { code, wkt, isWkt2 }: Crs, notes: Notes): Members {
  if (/^[A-Z]+:\d+$/.test(code)) return { "proj:code": code };
  if (isWkt2) return { "proj:wkt2": wkt };
  notes.miss("no-attribute", array, `${relative(array.path)}.proj:wkt2`);
  return {};
}

/** Writes names and shape of the grid, and its transform if the coordinates are known and evenly spaced. */
function writeGrid(
  array: OutlineArray,
  dimensions: readonly [OutlineDimension, OutlineDimension],
  notes: Notes,
): Members {
  const grid = {
    "spatial:dimensions": dimensions.map(({ name }) => name),
    "spatial:shape": dimensions.map(({ size }) => size),
  };
  const member = `${relative(array.path)}.spatial:transform`;
  const [y, x] = dimensions.map((one) => asNumbers(readCoordinates(one)));
  if (y === undefined || x === undefined) {
    const isLinked = dimensions.every(({ coordinate }) => coordinate !== undefined);
    notes.miss(isLinked ? "no-values" : "no-coordinates", array, member);
    return grid;
  }
  const [rows, columns] = [readCells(y), readCells(x)];
  if (rows === undefined || columns === undefined) {
    notes.miss(y.isComplete && x.isComplete ? "no-transform" : "no-values", array, member);
    return grid;
  }
  notes.assume("cell-centres", array, member);
  return {
    ...grid,
    "spatial:bbox": [columns.edges[0], rows.edges[0], columns.edges[1], rows.edges[1]],
    "spatial:transform": [columns.step, 0, columns.start, 0, rows.step, rows.start],
  };
}

/** Cells along a dimension: the step, the outer edge of the first cell, and both edges, smaller first. */
interface Cells {
  readonly step: number;
  readonly start: number;
  readonly edges: readonly [number, number];
}

function readCells(coordinates: Coordinates<number>): Cells | undefined {
  const step = computeStep(coordinates);
  if (step === undefined) return undefined;
  const [least, most] = extentOf(coordinates.values);
  const half = Math.abs(step) / 2;
  return { step, start: itemAt(coordinates.values, 0) - step / 2, edges: [least - half, most + half] };
}

/** Writes the convention `multiscales` for the arrays of a group that name their overviews. */
export function describeMultiscales(
  group: string,
  { own, arrays }: { readonly own: readonly OutlineArray[]; readonly arrays: readonly OutlineArray[] },
  notes: Notes,
): Members {
  const within = `${group === "/" ? "" : group}/`;
  const layout = own.flatMap((array) => {
    const levels = asList(array.value.overviews).flatMap((name, i) => {
      const found = arrays.find(({ path }) => path === name && path.startsWith(within));
      return found ?? notes.miss("no-place", array, `${relative(array.path)}.overviews.${i}`) ?? [];
    });
    if (levels.length === 0) return [];
    const asset = array.path.slice(within.length);
    return [
      { asset, transform: { scale: array.dimensions?.map(() => 1) ?? [] } },
      ...levels.map((one) => ({
        asset: one.path.slice(within.length),
        derived_from: asset,
        transform: { scale: computeScale(array, one) },
      })),
    ];
  });
  return layout.length === 0 ? {} : { multiscales: { layout } };
}

function computeScale({ dimensions = [] }: OutlineArray, overview: OutlineArray): readonly number[] {
  return dimensions.map(({ size = 1 }, i) => size / (overview.dimensions?.[i]?.size ?? size));
}
