import { type Json, type JsonObject, times } from "./json.ts";
import { createRandom, type Random } from "./random.ts";

const arraysPerGroup = 6;
const quantities = ["air_temperature", "wind_speed", "precipitation_flux", "Höhe", "sea level"];
const numericTypes = ["Byte", "Int16", "UInt16", "Int32", "Float32", "Float64", "CFloat64"];
const wkt =
  'GEOGCRS["WGS 84",DATUM["World Geodetic System 1984",ELLIPSOID["WGS 84",6378137,298.257223563]],' +
  'CS[ellipsoidal,2],AXIS["latitude",north],AXIS["longitude",east],UNIT["degree",0.0174532925199433],ID["EPSG",4326]]';

/**
 * Builds a raster-info document with `units` arrays, six to a group, in nested groups.
 * Even seeds look like `gdalmdiminfo -detailed` (attribute objects, values), odd seeds like the plain output.
 */
export function buildRasterInfo(seed: number, units: number): JsonObject {
  const random = createRandom(seed);
  const detailed = seed % 2 === 0;
  const group = buildGroup(random, detailed, units, "");
  return { type: "group", driver: "netCDF", name: "/", ...group, structural_info: { NC_FORMAT: "NETCDF4" } };
}

/** Prints a document as gdalmdiminfo does: two spaces, and short lists of numbers on one line. */
export function printRasterInfo(document: JsonObject): string {
  const numbers = /\[\n\s+(-?[\d.e+-]+(?:,\n\s+-?[\d.e+-]+){0,9})\n\s+\]/g;
  const oneLine = (_: string, items: string): string => `[${items.replace(/\n\s+/g, " ")}]`;
  return JSON.stringify(document, null, 2).replace(numbers, oneLine);
}

function buildGroup(random: Random, detailed: boolean, units: number, path: string): JsonObject {
  const own = Math.min(arraysPerGroup, units);
  return {
    attributes: buildAttributes(random, detailed),
    dimensions: ["time", "lat", "lon"].map((name) => buildDimension(random, path, name)),
    arrays: Object.fromEntries(times(own, (index) => buildNamedArray(random, detailed, path, index))),
    ...(units > own ? { groups: buildGroups(random, detailed, units - own, path) } : {}),
  };
}

function buildGroups(random: Random, detailed: boolean, units: number, path: string): JsonObject {
  const count = Math.min(4, Math.ceil(units / arraysPerGroup));
  const share = (index: number): number =>
    Math.floor((units * (index + 1)) / count) - Math.floor((units * index) / count);
  const entry = (index: number): [string, Json] => {
    const name = `model_${index}`;
    return [name, buildGroup(random, detailed, share(index), `${path}/${name}`)];
  };
  return Object.fromEntries(times(count, entry));
}

function buildDimension(random: Random, path: string, name: string): JsonObject {
  const full = `${path}/${name}`;
  const size = 2 + random.below(400);
  const kinds: Record<string, JsonObject> = {
    time: { type: "TEMPORAL" },
    lat: { type: "HORIZONTAL_Y", direction: "NORTH" },
  };
  return {
    name,
    full_name: full,
    size,
    ...kinds[name],
    ...(name === "lon" ? {} : { indexing_variable: full }),
  };
}

function buildNamedArray(
  random: Random,
  detailed: boolean,
  path: string,
  index: number,
): [string, JsonObject] {
  const packed = random.below(2) === 0;
  const array: JsonObject = {
    datatype: random.below(8) === 0 ? buildCompound(random) : random.pick(numericTypes),
    dimensions: ["time", "lat", "lon"].map((name) => `${path}/${name}`),
    attributes: buildAttributes(random, detailed),
    unit: random.pick(["K", "m s-1", "days since 2000-01-01 00:00:00"]),
    ...(random.below(3) === 0 ? { srs: { wkt, data_axis_to_srs_axis_mapping: [2, 1] } } : {}),
    nodata_value: random.pick<Json>([-9999, "NaN", 255]),
    ...(packed ? { offset: 273.15, scale: 0.01 } : {}),
    structural_info: { COMPRESS: "DEFLATE" },
    ...(detailed ? { values: buildValues(random) } : {}),
  };
  return [`${random.pick(quantities)}_${index}`, array];
}

function buildAttributes(random: Random, detailed: boolean): JsonObject {
  const datatype = random.pick(["Float64", "Int32"]);
  const rows: readonly (readonly [string, string, Json])[] = [
    ["long_name", "String", `${random.pick(quantities)} at level ${random.below(90)}`],
    ["valid_range", datatype, [-random.below(900), random.below(900)]],
    ["standard_name", "String", random.pick(quantities)],
    ["level", datatype, random.below(90)],
  ];
  return Object.fromEntries(
    rows.map(([name, type, value]) => [name, detailed ? { datatype: type, value } : value]),
  );
}

function buildCompound(random: Random): JsonObject {
  const components = ["x", "y"].map((name, index) => ({
    name,
    offset: index * 4,
    type: random.pick(numericTypes),
  }));
  return { name: "point", size: 8, components };
}

function buildValues(random: Random): Json {
  return times(2, () => times(3, () => times(4, () => random.below(100_000) / 100)));
}
