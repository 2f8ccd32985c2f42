import type { Axis, DatasetArray, Properties } from "./dataset.ts";
import { add, type Decimal, multiply, readDecimal } from "./decimal.ts";
import { isAttributeObject } from "./guards.ts";
import { asList, asRecord, asText, listEntries } from "./values.ts";

/** An attribute of a document. */
interface Attribute {
  readonly name: string;
  readonly value: unknown;
  /** Its data type, if `-detailed` printed it. */
  readonly datatype: unknown;
}

/** Lists the attributes of a group or array (R2.4); names may repeat. A bare value may be an object too (R-attr). */
export function listAttributes({ attributes }: Properties): readonly Attribute[] {
  return listEntries(attributes).map(([name, given]) => {
    const { value, datatype } = isAttributeObject(given) ? given : { value: given };
    return { name, value, datatype };
  });
}

/** Reads the value of an attribute. If several attributes have the name, the first one counts. */
export function readAttribute(owner: Properties, name: string): unknown {
  return listAttributes(owner).find((one) => one.name === name)?.value;
}

/** The packing of an array's numbers: `stored × scale + offset` gives a number in the unit. */
interface Packing {
  /** Empty if there is none. */
  readonly unit: string;
  readonly scale: unknown;
  readonly offset: unknown;
  readonly noData: unknown;
}

/** Reads the packing of an array from its properties, otherwise from CF attributes. */
export function readPacking(array: Properties): Packing {
  const { unit, scale, offset, nodata_value: noData } = array;
  return {
    unit: asText(unit) || asText(readAttribute(array, "units")),
    scale: scale ?? readAttribute(array, "scale_factor"),
    offset: offset ?? readAttribute(array, "add_offset"),
    noData: noData ?? readAttribute(array, "_FillValue"),
  };
}

/** A coordinate reference system (R2.7), as named in its well-known text. */
interface Crs {
  readonly wkt: string;
  readonly name: string;
  /** Authority and code, such as `EPSG:4326`; empty if the text has none. */
  readonly code: string;
}

/** Reads the reference system of an array; undefined if it has none. */
export function readCrs({ srs }: Properties): Crs | undefined {
  const wkt = asText(asRecord(srs).wkt);
  if (wkt === "") return undefined;
  const [, name = ""] = /^\s*\w+\s*[[(]\s*"((?:[^"]|"")*)"/.exec(wkt) ?? [];
  const [, authority, code = ""] = ownIdentifier.exec(wkt) ?? [];
  return { wkt, name: name.replaceAll('""', '"'), code: code === "" ? "" : `${authority}:${code}` };
}

/** The identifier of the whole system, such as `ID["EPSG",4326]`: the last part of its text, apart from a remark. */
const ownIdentifier =
  /\b(?:ID|AUTHORITY)\s*[[(]\s*"(\w+)"\s*,\s*"?(\w+)"?(?:[^[\]()]*[[(][^[\]()]*[\])])*[^[\]()]*[\])]\s*(?:,\s*REMARK\s*[[(]\s*"(?:[^"]|"")*"\s*[\])]\s*)?[\])]\s*$/;

/** Rules, most reliable first: the type of a dimension (R2.6), then the CF attributes of its coordinates. */
const rules: readonly (readonly [source: string, axis: Axis, pattern: RegExp])[] = [
  ["type", "t", /^TEMPORAL$/],
  ["type", "z", /^VERTICAL$/],
  ["type", "x", /^HORIZONTAL_X$/],
  ["type", "y", /^HORIZONTAL_Y$/],
  ["axis", "t", /^T$/],
  ["axis", "z", /^Z$/],
  ["axis", "y", /^Y$/],
  ["axis", "x", /^X$/],
  ["standard_name", "t", /^time$/],
  ["standard_name", "y", /^(latitude|projection_y_coordinate|grid_latitude)$/],
  ["standard_name", "x", /^(longitude|projection_x_coordinate|grid_longitude)$/],
  ["standard_name", "z", /^(height|altitude|depth|air_pressure)$/],
  ["positive", "z", /^(up|down)$/i],
  ["units", "y", /^degrees?(_north|_?N)$/],
  ["units", "x", /^degrees?(_east|_?E)$/],
  ["units", "t", /\ssince\s/i],
];

/** Finds the axis of a dimension from its type, or from the attributes or the unit of its coordinates. */
export function findAxis({ type }: Properties, coordinate: Properties): Axis | undefined {
  const { unit } = readPacking(coordinate);
  return rules.find(([source, , pattern]) => {
    const given = source === "type" ? type : source === "units" ? unit : readAttribute(coordinate, source);
    return pattern.test(asText(given));
  })?.[1];
}

/** The coordinates along a dimension as printed, with both ends. */
interface Coordinates {
  readonly printed: readonly unknown[];
  readonly isComplete: boolean;
  /** The same coordinates as unpacked decimals, if all of them are numbers. */
  readonly decimals: readonly Decimal[] | undefined;
}

/** Reads the coordinates in an array; undefined if the document does not list them. */
export function readCoordinates({ value }: DatasetArray): Coordinates | undefined {
  const all = asList(value.values);
  const printed = all.filter((one) => one !== "[...]");
  if (all.length === 0 || all[0] !== printed[0] || all.at(-1) !== printed.at(-1)) return undefined;
  return { printed, isComplete: printed.length === all.length, decimals: unpack(printed, value) };
}

/** Converts stored numbers to the unit of their array without rounding; undefined if any is not a number. */
export function unpack(stored: readonly unknown[], array: Properties): readonly Decimal[] | undefined {
  const { scale = 1, offset = 0 } = readPacking(array);
  const [factor, start] = [readDecimal(scale), readDecimal(offset)];
  if (factor === undefined || start === undefined) return undefined;
  const decimals = stored.flatMap((one) => readDecimal(one) ?? []);
  return decimals.length < stored.length
    ? undefined
    : decimals.map((one) => add(multiply(one, factor), start));
}
