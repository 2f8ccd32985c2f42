import type { Properties } from "./dataset.ts";
import { isAttributeObject } from "./guards.ts";
import { asRecord, asText, listEntries } from "./values.ts";

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

/** Reads the value of an attribute. If the name repeats, the first one counts. */
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
