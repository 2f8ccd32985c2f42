import { defined } from "../util/defined.ts";
import { readAttribute, readCoordinates, readCrs, readPacking, unpack } from "./attributes.ts";
import type { Dataset, DatasetArray, DatasetDimension, Properties } from "./dataset.ts";
import { type Decimal, type ExactNumber, readDecimal, round, subtract, writeDecimal } from "./decimal.ts";
import { type Conversion, type Note, Notes, nameApart } from "./notes.ts";
import { decodeTimes, writeDate, writeDuration } from "./time.ts";
import { asRecord, asText, relative } from "./values.ts";

type StacNumber = number | ExactNumber;

/** A dimension of a STAC datacube. A temporal dimension has strings or null instead of numbers. */
export interface StacDimension {
  /** `spatial`, `temporal`, or another word. */
  readonly type: string;
  readonly axis?: string;
  readonly description?: string;
  readonly extent?: readonly [least: StacNumber, most: StacNumber] | readonly [string | null, string | null];
  /** The coordinates, if they are strings or not evenly spaced. */
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
 * Converts raster info to `cube:dimensions` and `cube:variables` of STAC's datacube extension.
 *
 * Extents need the coordinates that `-detailed` prints. Without them, extents are missing and the result is not yet
 * valid STAC. Names are paths without the leading slash. The coordinates of a dimension are not listed as a variable.
 */
export function toStac(dataset: Dataset): Conversion<StacCube> {
  const notes = new Notes();
  const names = nameApart(dataset.dimensions, ({ path }) => relative(path), notes);
  const dimensions = [...names].map(([one, name]) => [name, convertDimension(one, { name, dataset, notes })]);
  const variables = new Map<string, StacVariable>();
  for (const array of dataset.arrays) {
    const name = relative(array.path);
    if (array.role === "coordinate") continue;
    // Every dimension of the dataset has a name.
    const dimensions = array.dimensions?.map((one) => names.get(one)!);
    if (variables.has(name)) notes.miss("name-taken", array, name);
    else if (dimensions === undefined) notes.miss("no-size", array, `${name}.dimensions`);
    else variables.set(name, convertVariable(array, dimensions));
  }
  const [all, cubes] = [Object.fromEntries(dimensions), Object.fromEntries(variables)];
  return { value: { "cube:dimensions": all, "cube:variables": cubes }, ...notes };
}

/** Context of a dimension. */
type Context = { readonly name: string; readonly dataset: Dataset; readonly notes: Notes };

function convertDimension(dimension: DatasetDimension, context: Context): StacDimension {
  const { axis, coordinate, value } = dimension;
  const isHorizontal = axis === "x" || axis === "y";
  const unit = isHorizontal || axis === "t" ? undefined : coordinate && readPacking(coordinate.value).unit;
  return {
    ...nameType(axis, asText(value.type).toLowerCase()),
    ...defined({ description: coordinate && describeArray(coordinate.value), unit: unit || undefined }),
    ...convertExtent(dimension, context),
    ...defined({ reference_system: isHorizontal ? findReference(dimension, context) : undefined }),
  };
}

function nameType(axis: DatasetDimension["axis"], other: string): Pick<StacDimension, "type" | "axis"> {
  if (axis !== undefined) return axis === "t" ? { type: "temporal" } : { type: "spatial", axis };
  // Other STAC types would require more properties.
  return { type: ["", "temporal", "spatial", "geometry"].includes(other) ? "other" : other };
}

type Extent = Pick<StacDimension, "extent" | "values" | "step">;

/** Converts the coordinates of a dimension. Without dates, the extent of a temporal dimension is open at both ends. */
function convertExtent(dimension: DatasetDimension, { name, notes }: Context): Extent {
  const { axis, coordinate } = dimension;
  const property = `${name}.extent`;
  const indexes = coordinate === undefined ? convertIndexes(dimension) : undefined;
  if (indexes !== undefined) {
    notes.assume("index-extent", dimension, property);
    return indexes;
  }
  const miss = (code: Note["code"], detail?: string): Extent => {
    notes.miss(code, dimension, property, detail);
    return axis === "t" ? { extent: [null, null] } : {};
  };
  if (coordinate === undefined) return miss("no-coordinates");
  const coordinates = readCoordinates(coordinate);
  if (coordinates === undefined) return miss("no-values");
  const { printed, isComplete, decimals } = coordinates;
  if (decimals === undefined) {
    const areTexts = axis === undefined && printed.every((one) => typeof one === "string");
    if (areTexts && isComplete) return { values: printed };
    return miss(areTexts ? "no-values" : "not-a-number");
  }
  if (!isComplete) {
    const steps = listSteps(decimals).map(({ digits }) => digits);
    // The coordinates that are not printed may lie anywhere if the printed ones rise and fall.
    if (steps.some((one) => one > 0n) && steps.some((one) => one < 0n)) return miss("no-values");
    notes.assume("monotonic", dimension, property);
  }
  if (axis !== "t") return writeExtent(decimals, isComplete, writeDecimal, writeDecimal);
  const times = decodeTimes(coordinate.value, decimals);
  if (!times.ok) return miss("no-date", times.reason);
  if (times.isRounded) notes.assume("microseconds", dimension, property);
  return writeExtent(times.nanoseconds, isComplete, writeDate, writeDuration);
}

/** Converts the indexes along a dimension; undefined for an axis whose indexes would look like coordinates. */
function convertIndexes({ axis, size }: DatasetDimension): Extent | undefined {
  const count = readDecimal(size);
  if ((axis !== undefined && axis !== "z") || count === undefined || round(count) <= 0n) return undefined;
  return { extent: [0, writeDecimal(subtract(count, { digits: 1n, exponent: 0 }))], step: 1 };
}

/** Writes the extent of coordinates, and their step if they are exactly evenly spaced, otherwise all values. */
function writeExtent<One>(
  decimals: readonly Decimal[],
  isComplete: boolean,
  write: (one: Decimal) => One,
  writeStep: (step: Decimal) => One,
): { readonly extent: readonly [One, One]; readonly step?: One; readonly values?: readonly One[] } {
  const pick = (sign: bigint): Decimal =>
    decimals.reduce((best, one) => (subtract(one, best).digits * sign > 0n ? one : best));
  const extent = [write(pick(-1n)), write(pick(1n))] as const;
  if (!isComplete) return { extent };
  const [step, ...others] = listSteps(decimals);
  const isEven = others.every((one) => subtract(one, step!).digits === 0n);
  if (step === undefined || step.digits === 0n || !isEven) return { extent, values: decimals.map(write) };
  return { extent, step: writeStep(step) };
}

function listSteps(decimals: readonly Decimal[]): readonly Decimal[] {
  return decimals.slice(1).map((one, i) => subtract(one, decimals[i]!));
}

/** Finds the reference system of the arrays that have a horizontal dimension: an EPSG code, otherwise WKT. */
function findReference(dimension: DatasetDimension, context: Context): number | string | undefined {
  const { name, dataset, notes } = context;
  const own = dataset.arrays.filter(({ dimensions = [] }) => dimensions.includes(dimension));
  const all = own.flatMap(({ value }) => readCrs(value) ?? []);
  const systems = new Map(all.map(({ wkt, code }) => [wkt, code]));
  if (systems.size !== 1)
    notes.assume(systems.size > 1 ? "several-crs" : "default-crs", dimension, `${name}.reference_system`);
  const [[wkt, code] = []] = systems;
  return code !== undefined && /^EPSG:\d+$/.test(code) ? Number(code.slice(5)) : wkt;
}

function convertVariable({ value, role }: DatasetArray, dimensions: readonly string[]): StacVariable {
  const { min, max } = asRecord(value.statistics);
  // Statistics describe the stored numbers.
  const ends = unpack([min, max], value);
  return {
    type: role === "data" ? "data" : "auxiliary",
    dimensions,
    ...defined({ description: describeArray(value), unit: readPacking(value).unit || undefined }),
    ...(ends && { extent: writeExtent(ends, false, writeDecimal, writeDecimal).extent }),
  };
}

/** Returns the first attribute that describes an array in words. */
function describeArray(value: Properties): string | undefined {
  return ["long_name", "standard_name"].map((name) => asText(readAttribute(value, name))).find(Boolean);
}
