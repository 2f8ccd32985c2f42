import { isRecord } from "../util/is-object.ts";
import { rows } from "./rows.ts";
import { asText, type Members } from "./tree.ts";

/** A coordinate reference system (R2.7), as its well-known text names it. */
export interface Crs {
  readonly wkt: string;
  readonly name: string;
  /** Authority and code, such as `EPSG:4326`; empty if the text has none. */
  readonly code: string;
  /** Whether the text is WKT 2 (ISO 19162), which other formats require. */
  readonly isWkt2: boolean;
}

/** Reads the reference system of an array; undefined if it has none. */
export function readCrs({ srs }: Members): Crs | undefined {
  const wkt = isRecord(srs) ? asText(srs.wkt) : "";
  if (wkt === "") return undefined;
  const [, keyword = "", name = ""] = /^\s*(\w+)\s*[[(]\s*"((?:[^"]|"")*)"/.exec(wkt) ?? [];
  const isWkt2 = rows.crs.wkt2.includes(keyword.toUpperCase());
  return { wkt, name: name.replaceAll('""', '"'), code: readCode(wkt), isWkt2 };
}

/** Finds the code of the whole system. It is one bracket deep; codes of parts are deeper. */
function readCode(wkt: string): string {
  let depth = 0;
  let found = "";
  for (const [token, , keyword = "", authority = "", code = ""] of wkt.matchAll(tokens)) {
    if (keyword !== "" && depth === 1) found = `${authority}:${code}`;
    else if (token === "[" || token === "(") depth++;
    else if (token === "]" || token === ")") depth--;
  }
  return found;
}

/** Brackets, texts, and whole identifiers such as `ID["EPSG",4326]`. */
const tokens = new RegExp(
  String.raw`(\b(${rows.crs.code.join("|")})\s*[[(]\s*"(\w+)"\s*,\s*"?(\w+)"?(?:\s*,[^\])]*)?[\])])|"(?:[^"]|"")*"|[[\]()]`,
  "g",
);
