import { isRecord } from "../util/is-object.ts";
import type { Properties } from "./dataset.ts";
import { readDigits } from "./decimal.ts";
import { asText, listEntries } from "./flatten.ts";

/** An attribute of a document. */
export interface Attribute {
  readonly name: string;
  readonly value: unknown;
  /** Its data type, if `-detailed` printed it. */
  readonly datatype: unknown;
}

/** Lists the attributes of a group or array (R2.4); names may repeat. A bare value may be an object too (R-attr). */
export function listAttributes({ attributes }: Properties): readonly Attribute[] {
  return listEntries(attributes).map(([name, given]) =>
    isRecord(given) && readDigits(given) === undefined && ("value" in given || "datatype" in given)
      ? { name, value: given.value, datatype: given.datatype }
      : { name, value: given, datatype: undefined },
  );
}

/** Reads the value of an attribute. If the name repeats, the first one counts. */
export function readAttribute(owner: Properties, name: string): unknown {
  return listAttributes(owner).find((one) => one.name === name)?.value;
}

/** Reads the unit of an array from its own property, or from the CF attribute. */
export function readUnit(array: Properties): string {
  return asText(array.unit) || asText(readAttribute(array, "units"));
}

/** A coordinate reference system (R2.7), as named in its well-known text. */
export interface Crs {
  readonly wkt: string;
  readonly name: string;
  /** Authority and code, such as `EPSG:4326`; empty if the text has none. */
  readonly code: string;
}

/** Reads the reference system of an array; undefined if it has none. */
export function readCrs({ srs }: Properties): Crs | undefined {
  const wkt = isRecord(srs) ? asText(srs.wkt) : "";
  if (wkt === "") return undefined;
  const [, name = ""] = /^\s*\w+\s*[[(]\s*"((?:[^"]|"")*)"/.exec(wkt) ?? [];
  const [, authority, code = ""] = ownIdentifier.exec(wkt) ?? [];
  return { wkt, name: name.replaceAll('""', '"'), code: code === "" ? "" : `${authority}:${code}` };
}

/** The identifier of the whole system, such as `ID["EPSG",4326]`: the last part of its text, except for a remark. */
const ownIdentifier =
  /\b(?:ID|AUTHORITY)\s*[[(]\s*"(\w+)"\s*,\s*"?(\w+)"?(?:[^[\]()]*[[(][^[\]()]*[\])])*[^[\]()]*[\])]\s*(?:,\s*REMARK\s*[[(]\s*"(?:[^"]|"")*"\s*[\])]\s*)?[\])]\s*$/;
