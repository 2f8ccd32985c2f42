import { defined } from "../util/defined.ts";
import { isRecord } from "../util/is-object.ts";
import { readAttribute, readCrs, readUnit } from "./attributes.ts";
import { readCoordinates } from "./coordinates.ts";
import type { Dataset, DatasetArray, Dimension } from "./dataset.ts";
import { type Decimal, type ExactNumber, readDecimal, round, subtract, writeDecimal } from "./decimal.ts";
import { asText } from "./flatten.ts";
import { type Conversion, Notes, nameApart, relative } from "./notes.ts";
import type { RasterDocument } from "./raster-document.ts";
import { readDataset } from "./read-dataset.ts";
import { decodeTimes, writeDate, writeDuration } from "./time.ts";

type StacNumber = number | ExactNumber;

/** A dimension of a STAC datacube. A temporal dimension has strings or null instead of numbers. */
export interface StacDimension {
  /** `spatial`, `temporal`, or another word. */
  readonly type: string;
  readonly axis?: string;
  readonly description?: string;
  readonly extent?: readonly [least: StacNumber, most: StacNumber] | readonly [string | null, string | null];
  /** Values that are strings or not evenly spaced. */
  readonly values?: readonly (StacNumber | string)[];
  /** A number; for a temporal dimension, a duration (ISO 8601). */
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

/** URL of the datacube extension (2.2.0) in an item or a collection. */
export const stacExtension = "https://stac-extensions.github.io/datacube/v2.2.0/schema.json";

/**
 * Converts raster info of any edition to `cube:dimensions` and `cube:variables` of STAC's datacube extension.
 *
 * Extents need the coordinates that `-detailed` prints. Without them, extents are missing and the result is not yet
 * valid STAC. Names are paths without the leading slash. The coordinates of a dimension are not listed as a variable.
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
  const isHorizontal = axis === "x" || axis === "y";
  const unit = isHorizontal || axis === "t" ? undefined : coordinate && readUnit(coordinate.value);
  return {
    ...nameType(axis, asText(value.type).toLowerCase()),
    ...defined({ description: coordinate && describeArray(coordinate), unit: unit || undefined }),
    ...convertExtent(dimension, context),
    ...(isHorizontal && convertReference(dimension, context)),
  };
}

function nameType(axis: Dimension["axis"], other: string): Pick<StacDimension, "type" | "axis"> {
  if (axis !== undefined) return axis === "t" ? { type: "temporal" } : { type: "spatial", axis };
  // Other STAC types would require more properties.
  return { type: ["", "temporal", "spatial", "geometry"].includes(other) ? "other" : other };
}

type Extent = Pick<StacDimension, "extent" | "values" | "step">;

/**
 * Converts the coordinates of a dimension. A temporal dimension without dates gets an extent that is open at both ends.
 */
function convertExtent(dimension: Dimension, context: Context): Extent {
  const { axis, coordinate, size } = dimension;
  const { name, notes } = context;
  const property = `${name}.extent`;
  const count = readDecimal(size);
  const isIndexed = coordinate === undefined && (axis === undefined || axis === "z");
  if (isIndexed && count !== undefined && round(count) > 0n) {
    notes.assume("index-extent", dimension, property);
    return { extent: [0, writeDecimal(subtract(count, { digits: 1n, exponent: 0 }))], step: 1 };
  }
  const unknown: Extent = axis === "t" ? { extent: [null, null] } : {};
  const coordinates = coordinate && readCoordinates(coordinate);
  if (coordinates === undefined) {
    notes.miss(coordinate === undefined ? "no-coordinates" : "no-values", dimension, property);
    return unknown;
  }
  const { printed, isComplete, decimals } = coordinates;
  if (!isComplete && decimals !== undefined) notes.assume("monotonic", dimension, property);
  const areTexts = axis === undefined && printed.every((one) => typeof one === "string");
  if (decimals === undefined && areTexts && isComplete) return { values: printed as readonly string[] };
  if (decimals === undefined) notes.miss(areTexts ? "no-values" : "not-a-number", dimension, property);
  const exact = axis === "t" ? readTimes(dimension, decimals, context) : decimals;
  if (exact === undefined) return unknown;
  const write: (one: Decimal) => StacNumber | string =
    axis === "t" ? ({ digits }) => writeDate(digits) : writeDecimal;
  const extent = findEnds(exact).map(write) as unknown as NonNullable<Extent["extent"]>;
  const step = computeStep(exact, isComplete);
  if (step === undefined) return { extent, ...(isComplete && { values: exact.map(write) }) };
  const { digits } = step;
  return { extent, step: axis === "t" ? writeDuration(digits < 0n ? -digits : digits) : writeDecimal(step) };
}

/** Converts coordinates to nanoseconds since 1970; undefined if they cannot be turned into dates. */
function readTimes(
  dimension: Dimension,
  decimals: readonly Decimal[] | undefined,
  { name, notes }: Context,
): readonly Decimal[] | undefined {
  if (decimals === undefined || dimension.coordinate === undefined) return undefined;
  const times = decodeTimes(dimension.coordinate.value, decimals);
  if (!times.ok) notes.miss("no-date", dimension, `${name}.extent`, times.reason);
  else if (times.isRounded) notes.assume("microseconds", dimension, `${name}.extent`);
  return times.ok ? times.nanoseconds.map((digits) => ({ digits, exponent: 0 })) : undefined;
}

/** Finds the smallest and the largest decimal. */
function findEnds(decimals: readonly Decimal[]): readonly Decimal[] {
  let [least, most] = [decimals[0]!, decimals[0]!];
  for (const one of decimals) {
    if (subtract(one, least).digits < 0n) least = one;
    if (subtract(one, most).digits > 0n) most = one;
  }
  return [least, most];
}

/**
 * Computes the step of coordinates that are evenly spaced to the last digit; undefined for other coordinates, or for a
 * single one.
 */
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
