import { defined } from "../util/defined.ts";
import { isRecord } from "../util/is-object.ts";
import { readAttribute, readCrs, readUnit } from "./attributes.ts";
import type { Dataset, DatasetArray, Dimension } from "./dataset.ts";
import { add, type Decimal, multiply, readDecimal, round, subtract, writeDecimal } from "./decimal.ts";
import type { ExactNumber } from "./exact-json.ts";
import { asList, asText } from "./flatten.ts";
import { type Conversion, Notes, nameApart, relative } from "./notes.ts";
import type { RasterDocument } from "./raster-document.ts";
import { readDataset } from "./read-dataset.ts";
import { decodeTimes, writeDate, writeDuration } from "./time.ts";

type StacNumber = number | ExactNumber;

/** A dimension of a STAC datacube. A temporal one has texts or null in place of numbers. */
export interface StacDimension {
  /** `spatial`, `temporal`, or another word. */
  readonly type: string;
  readonly axis?: string;
  readonly description?: string;
  readonly extent?: readonly [least: StacNumber, most: StacNumber] | readonly [string | null, string | null];
  /** Values that are not evenly spaced, or are texts. */
  readonly values?: readonly (StacNumber | string)[];
  /** Number, or a duration (ISO 8601) of a temporal dimension. */
  readonly step?: StacNumber | string;
  readonly unit?: string;
  /** EPSG code or WKT 2. */
  readonly reference_system?: number | string;
}

/** A variable of a STAC datacube. */
export interface StacVariable {
  readonly type: "data" | "auxiliary";
  readonly dimensions: readonly string[];
  readonly description?: string;
  readonly extent?: readonly [StacNumber, StacNumber];
  readonly unit?: string;
}

/** The properties that the STAC datacube extension adds to an item or a collection. */
export interface StacCube {
  readonly "cube:dimensions": Readonly<Record<string, StacDimension>>;
  readonly "cube:variables": Readonly<Record<string, StacVariable>>;
}

/** Address of the datacube extension (2.2.0) in an item or a collection. */
export const stacExtension = "https://stac-extensions.github.io/datacube/v2.2.0/schema.json";

/**
 * Converts raster info of any edition to `cube:dimensions` and `cube:variables` of STAC's datacube extension.
 *
 * Extents need the coordinates that `-detailed` prints; without them they are missing, and the result is not yet valid
 * STAC. Names are paths without the first slash; the coordinates of a dimension are not a variable.
 */
export function toStac(source: RasterDocument | string): Conversion<StacCube> {
  const dataset = readDataset(source);
  const notes = new Notes();
  const names = nameApart(dataset.dimensions, ({ path }) => relative(path), notes);
  const dimensions = [...names].map(([one, name]) => [name, convertDimension(one, { name, dataset, notes })]);
  const variables = new Map<string, StacVariable>();
  for (const array of dataset.arrays) {
    const name = relative(array.path);
    if (array.role === "coordinate") continue;
    if (variables.has(name)) notes.miss("name-taken", array, name);
    else if (array.dimensions === undefined) notes.miss("no-size", array, `${name}.dimensions`);
    else {
      const dimensions = array.dimensions.map((one) => names.get(one) ?? "");
      variables.set(name, convertVariable(array, dimensions));
    }
  }
  const [all, cubes] = [Object.fromEntries(dimensions), Object.fromEntries(variables)];
  return { value: { "cube:dimensions": all, "cube:variables": cubes }, ...notes };
}

/** Context of a dimension. */
interface Context {
  readonly name: string;
  readonly dataset: Dataset;
  readonly notes: Notes;
}

function convertDimension(dimension: Dimension, context: Context): StacDimension {
  const { axis, coordinate, value } = dimension;
  const other = asText(value.type).toLowerCase();
  const kind =
    axis === undefined
      ? // `temporal` and `spatial` would ask for more.
        { type: ["", "temporal", "spatial", "geometry"].includes(other) ? "other" : other }
      : axis === "t"
        ? { type: "temporal" }
        : { type: "spatial", axis };
  const unit = axis === undefined || axis === "z" ? coordinate && readUnit(coordinate.value) : undefined;
  return {
    ...kind,
    ...defined({ description: coordinate && describeArray(coordinate), unit: unit || undefined }),
    ...(axis === "t" ? convertTimes(dimension, context) : convertExtent(dimension, context)),
    ...((axis === "x" || axis === "y") && convertReference(dimension, context)),
  };
}

type Extent = Pick<StacDimension, "extent" | "values" | "step">;

/** The coordinates along a dimension, unpacked; if not all are printed, the first and the last. */
interface Coordinates {
  readonly values: readonly unknown[];
  /** The same as decimals, if all are numbers. */
  readonly decimals: readonly Decimal[] | undefined;
  readonly isComplete: boolean;
}

/** Reads the coordinates that `-detailed` prints; undefined without them. */
function readCoordinates(dimension: Dimension, { name, notes }: Context): Coordinates | undefined {
  const property = `${name}.extent`;
  const { coordinate } = dimension;
  const printed = asList(coordinate?.value.values);
  const isComplete = !printed.includes("[...]");
  const ends = isComplete ? printed : [printed[0], printed.at(-1)];
  if (coordinate === undefined) notes.miss("no-coordinates", dimension, property);
  else if (printed.length === 0 || ends.includes("[...]")) notes.miss("no-values", dimension, property);
  else {
    const { scale = 1, offset = 0 } = coordinate.value;
    const [factor, start] = [readDecimal(scale), readDecimal(offset)];
    const decimals = ends.flatMap((one) => {
      const value = readDecimal(one);
      return value === undefined || factor === undefined || start === undefined
        ? []
        : [add(multiply(value, factor), start)];
    });
    const areNumbers = decimals.length === ends.length;
    if (!isComplete && areNumbers) notes.assume("monotonic", dimension, property);
    return { values: ends, decimals: areNumbers ? decimals : undefined, isComplete };
  }
  return undefined;
}

function convertExtent(dimension: Dimension, context: Context): Extent {
  const { axis, coordinate, size } = dimension;
  const { name, notes } = context;
  const count = readDecimal(size);
  const isIndexed = coordinate === undefined && (axis === undefined || axis === "z");
  if (isIndexed && count !== undefined && round(count) > 0n) {
    notes.assume("index-extent", dimension, `${name}.extent`);
    return { extent: [0, writeDecimal(subtract(count, { digits: 1n, exponent: 0 }))], step: 1 };
  }
  const coordinates = readCoordinates(dimension, context);
  if (coordinates === undefined) return {};
  const { values, decimals, isComplete } = coordinates;
  if (decimals !== undefined) {
    const extent = sort(decimals).map(writeDecimal) as [StacNumber, StacNumber];
    const step = computeStep(decimals, isComplete);
    if (step !== undefined) return { extent, step: writeDecimal(step) };
    return { extent, ...(isComplete && { values: decimals.map(writeDecimal) }) };
  }
  const areTexts = axis === undefined && values.every((one) => typeof one === "string");
  if (areTexts && isComplete) return { values };
  notes.miss(areTexts ? "no-values" : "not-a-number", dimension, `${name}.extent`);
  return {};
}

/** Converts the times of a dimension: without dates, its extent is open at both ends. */
function convertTimes(dimension: Dimension, context: Context): Extent {
  const { name, notes } = context;
  const property = `${name}.extent`;
  const coordinates = readCoordinates(dimension, context);
  const { decimals, isComplete = false } = coordinates ?? {};
  if (coordinates !== undefined && decimals === undefined) notes.miss("not-a-number", dimension, property);
  if (decimals === undefined || dimension.coordinate === undefined) return { extent: [null, null] };
  const times = decodeTimes(dimension.coordinate.value, decimals);
  if (!times.ok) {
    notes.miss("no-date", dimension, property, times.reason);
    return { extent: [null, null] };
  }
  if (times.isRounded) notes.assume("microseconds", dimension, property);
  const all = times.nanoseconds.map((digits) => ({ digits, exponent: 0 }));
  const [first, last] = sort(all).map(({ digits }) => writeDate(digits));
  const step = computeStep(all, isComplete);
  return {
    extent: [first ?? null, last ?? null],
    ...(step === undefined
      ? isComplete && { values: times.nanoseconds.map(writeDate) }
      : { step: writeDuration(step.digits < 0n ? -step.digits : step.digits) }),
  };
}

/** Finds the smallest and the largest of some decimals. */
function sort(decimals: readonly Decimal[]): readonly [Decimal, Decimal] {
  const first = decimals[0] ?? { digits: 0n, exponent: 0 };
  return decimals.reduce(
    ([least, most], one) => [
      subtract(one, least).digits < 0n ? one : least,
      subtract(one, most).digits > 0n ? one : most,
    ],
    [first, first],
  );
}

/** Computes the step of coordinates that are evenly spaced to the last digit; undefined for others, or only one. */
function computeStep(decimals: readonly Decimal[], isComplete: boolean): Decimal | undefined {
  const steps = decimals.slice(1).map((one, i) => subtract(one, decimals[i] ?? one));
  const [step] = steps;
  if (!isComplete || step === undefined || step.digits === 0n) return undefined;
  return steps.every((one) => subtract(one, step).digits === 0n) ? step : undefined;
}

/** Finds the reference system of the arrays that have a horizontal dimension. */
function convertReference(
  dimension: Dimension,
  { name, dataset, notes }: Context,
): Pick<StacDimension, "reference_system"> {
  const own = dataset.arrays.filter(({ dimensions = [] }) => dimensions.includes(dimension));
  const systems = new Map(own.flatMap(({ value }) => readCrs(value) ?? []).map((crs) => [crs.wkt, crs]));
  const [first] = systems.values();
  const property = `${name}.reference_system`;
  if (systems.size > 1) notes.assume("several-crs", dimension, property);
  if (first === undefined) {
    notes.assume("default-crs", dimension, property);
    return {};
  }
  const [, code] = /^EPSG:(\d+)$/.exec(first.code) ?? [];
  return { reference_system: code === undefined ? first.wkt : Number(code) };
}

function convertVariable(array: DatasetArray, dimensions: readonly string[]): StacVariable {
  const { value, role } = array;
  const { min, max } = isRecord(value.statistics) ? value.statistics : {};
  const isKnown = readDecimal(min) !== undefined && readDecimal(max) !== undefined;
  return {
    type: role === "data" ? "data" : "auxiliary",
    dimensions,
    ...defined({ description: describeArray(array), unit: readUnit(value) || undefined }),
    ...(isKnown && { extent: [min as StacNumber, max as StacNumber] }),
  };
}

/** Returns the first attribute that describes an array in words. */
function describeArray({ value }: DatasetArray): string | undefined {
  return ["long_name", "standard_name"].map((name) => asText(readAttribute(value, name))).find(Boolean);
}
