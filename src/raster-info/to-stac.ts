import { defined } from "../util/defined.ts";
import { isRecord } from "../util/is-object.ts";
import {
  asDates,
  asNumbers,
  asTexts,
  type Coordinates,
  computeStep,
  extentOf,
  readCoordinates,
} from "./coordinates.ts";
import { readCrs } from "./crs.ts";
import { writeDate, writeDuration } from "./decode-times.ts";
import { readAttribute } from "./list-attributes.ts";
import type { Outline, OutlineArray, OutlineDimension } from "./outline.ts";
import type { RasterDocument } from "./raster-document.ts";
import { readOutline, readUnit } from "./read-outline.ts";
import { rows } from "./rows.ts";
import { asText } from "./tree.ts";
import { createNaming, createNotes, type Notes, nameApart, relative, type View } from "./view.ts";

/** A dimension of a STAC datacube. */
export interface StacDimension {
  /** `spatial`, `temporal`, or another word. */
  readonly type: string;
  readonly axis?: string;
  readonly description?: string;
  readonly extent?: readonly [number, number] | readonly [string, string];
  /** Values that are not evenly spaced, or are texts. */
  readonly values?: readonly (number | string)[];
  /** Number, or a duration (ISO 8601) of a temporal dimension. */
  readonly step?: number | string;
  readonly unit?: string;
  /** EPSG code or WKT 2. */
  readonly reference_system?: number | string;
}

/** A variable of a STAC datacube. */
export interface StacVariable {
  readonly type: "data" | "auxiliary";
  readonly dimensions: readonly string[];
  readonly description?: string;
  readonly extent?: readonly [number, number];
  readonly unit?: string;
}

/** The members that the STAC datacube extension adds to an item or a collection. */
export interface StacCube {
  readonly "cube:dimensions": Readonly<Record<string, StacDimension>>;
  readonly "cube:variables": Readonly<Record<string, StacVariable>>;
}

/** Address of the datacube extension (2.2.0) in an item or a collection. */
export const stacExtension: string = rows.stac.extension;

/**
 * Turns raster info of any edition into `cube:dimensions` and `cube:variables` of STAC's datacube extension.
 *
 * Extents need the coordinates that `-detailed` prints; without them they are missing, and the members are not yet valid
 * STAC. Names are paths without the first slash; the coordinates of a dimension are not a variable.
 */
export function toStac(document: RasterDocument): View<StacCube> {
  const outline = readOutline(document);
  const notes = createNotes();
  const names = nameApart(outline.dimensions, ({ path }) => relative(path), notes);
  const dimensions = [...names].map(
    ([one, name]) => [name, describe(one, { name, outline, notes })] as const,
  );
  const taken = createNaming();
  const variables = outline.arrays
    .filter(({ role }) => role !== "coordinate")
    .flatMap((array) => describeVariable(array, names, taken, notes));
  return notes.view({
    "cube:dimensions": Object.fromEntries(dimensions),
    "cube:variables": Object.fromEntries(variables),
  });
}

/** Context for the description of a dimension. */
interface Surroundings {
  readonly name: string;
  readonly outline: Outline;
  readonly notes: Notes;
}

function describe(dimension: OutlineDimension, around: Surroundings): StacDimension {
  const { axis, coordinate, value } = dimension;
  const kind =
    axis === undefined ? { type: asText(value.type).toLowerCase() || rows.stac.other } : rows.stac.axes[axis];
  const unit = coordinate && readUnit(coordinate.value);
  return {
    ...kind,
    ...defined({ description: coordinate && describeArray(coordinate) }),
    ...writeExtent(dimension, around),
    ...((axis === undefined || axis === "z") && unit ? { unit } : {}),
    ...((axis === "x" || axis === "y") && writeReference(dimension, around)),
  };
}

type Extent = Pick<StacDimension, "extent" | "values" | "step">;

function writeExtent(dimension: OutlineDimension, { name, notes }: Surroundings): Extent {
  const { axis, coordinate, size } = dimension;
  const member = `${name}.extent`;
  if (coordinate === undefined && (axis === undefined || axis === "z") && size !== undefined && size > 0) {
    if (Number.isSafeInteger(size)) {
      notes.assume("index-extent", dimension, member);
      return { extent: [0, size - 1], step: 1 };
    }
    return notes.miss("rounded", dimension, member) ?? {};
  }
  const coordinates = readCoordinates(dimension);
  const numbers = asNumbers(coordinates);
  if (coordinates === undefined || (numbers === undefined && axis !== undefined))
    return notes.miss(coordinate === undefined ? "no-coordinates" : "no-values", dimension, member) ?? {};
  if (!coordinates.isComplete && numbers !== undefined) notes.assume("monotonic", dimension, member);
  if (axis === "t" && numbers !== undefined) return writeTimes(dimension, numbers, { member, notes });
  if (numbers !== undefined) return writeNumbers(numbers);
  const texts = asTexts(coordinates);
  if (texts?.isComplete) return { values: texts.values };
  return notes.miss("no-values", dimension, `${name}.values`) ?? {};
}

function writeNumbers(numbers: Coordinates<number>): Extent {
  const step = computeStep(numbers);
  const isIrregular = step === undefined && numbers.isComplete;
  return {
    extent: extentOf(numbers.values),
    ...defined({ step }),
    ...(isIrregular && { values: numbers.values }),
  };
}

function writeTimes(
  dimension: OutlineDimension,
  numbers: Coordinates<number>,
  { member, notes }: { readonly member: string; readonly notes: Notes },
): Extent {
  const dates = asDates(dimension, numbers);
  if (dates === undefined) {
    notes.miss("no-dates", dimension, member);
    return writeNumbers(numbers);
  }
  const times = dates.values.map((date) => date.getTime());
  const [first, last] = extentOf(times);
  const step = computeStep({ ...dates, values: times });
  return {
    extent: [writeDate(new Date(first)), writeDate(new Date(last))],
    ...(step === undefined
      ? dates.isComplete && { values: dates.values.map(writeDate) }
      : { step: writeDuration(Math.abs(step)) }),
  };
}

/** Finds the reference system of the arrays that have a horizontal dimension. */
function writeReference(
  dimension: OutlineDimension,
  { name, outline, notes }: Surroundings,
): Pick<StacDimension, "reference_system"> {
  const systems = new Map(
    outline.arrays
      .filter(({ dimensions = [] }) => dimensions.includes(dimension))
      .flatMap(({ value }) => readCrs(value) ?? [])
      .map((crs) => [crs.wkt, crs]),
  );
  const [first] = systems.values();
  const member = `${name}.reference_system`;
  if (systems.size > 1) notes.assume("several-crs", dimension, member);
  if (first === undefined) {
    notes.assume("default-crs", dimension, member);
    return {};
  }
  const [, code] = /^EPSG:(\d+)$/.exec(first.code) ?? [];
  return { reference_system: code === undefined ? first.wkt : Number(code) };
}

function describeVariable(
  array: OutlineArray,
  names: ReadonlyMap<OutlineDimension, string>,
  taken: ReturnType<typeof createNaming>,
  notes: Notes,
): readonly (readonly [name: string, variable: StacVariable])[] {
  const name = relative(array.path);
  if (!taken(name).isOwn) return notes.miss("name-taken", array, name) ?? [];
  if (array.dimensions === undefined) return notes.miss("no-size", array, `${name}.dimensions`) ?? [];
  const { value } = array;
  const { min, max } = isRecord(value.statistics) ? value.statistics : {};
  const variable: StacVariable = {
    type: array.role === "data" ? "data" : "auxiliary",
    dimensions: array.dimensions.map((one) => names.get(one) ?? ""),
    ...defined({ description: describeArray(array), unit: readUnit(value) || undefined }),
    ...(typeof min === "number" && typeof max === "number" && { extent: [min, max] }),
  };
  return [[name, variable]];
}

/** Returns the first attribute that describes an array in words. */
function describeArray({ value }: OutlineArray): string | undefined {
  return rows.attributes.description.map((name) => asText(readAttribute(value, name))).find(Boolean);
}
