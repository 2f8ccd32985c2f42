import { isRecord } from "../util/is-object.ts";
import type { DatasetArray } from "./dataset.ts";
import { readDecimal, round } from "./decimal.ts";
import { readDigits } from "./exact-json.ts";
import { asList, asText } from "./flatten.ts";
import { datatypes, lookUp } from "./tables.ts";

/** Deepest nested compound that is written out. */
const DEEPEST = 3;

/** Writes a data type (R2.5): its name, a compound with its components, or an enumeration with its type. */
export function describeDatatype(datatype: unknown, depth: number = 0): string {
  if (!isRecord(datatype)) return asText(datatype);
  const name = asText(datatype.name);
  if (datatype.attribute_table !== undefined) return `${name} (${asText(datatype.type)})`.trim();
  const components = asList(datatype.components)
    .filter(isRecord)
    .map((one) => `${asText(one.name)}: ${describeDatatype(one.type, depth + 1)}`);
  return `${name} { ${depth < DEEPEST ? components.join(", ") : "…"} }`.trim();
}

/** Computes the uncompressed bytes of an array; undefined if its shape or the size of its data type is unknown. */
export function countBytes({ dimensions, value: { datatype } }: DatasetArray): bigint | undefined {
  const size = isRecord(datatype)
    ? (datatype.size ?? lookUp(datatypes, datatype.type)?.bytes)
    : lookUp(datatypes, datatype)?.bytes;
  if (dimensions === undefined) return undefined;
  let bytes = 1n;
  for (const factor of [size, ...dimensions.map((one) => one.size)]) {
    const decimal = readDecimal(factor);
    if (decimal === undefined) return undefined;
    bytes *= round(decimal);
  }
  return bytes;
}

/** Writes the sizes of an array: `2 × 721 × 1440`, with `?` for an unknown one. */
export function describeShape({ dimensions = [] }: DatasetArray): string {
  return dimensions.map(({ size }) => writeSize(size)).join(" × ");
}

/** Writes a size with its digits in groups, such as `1,440`, or `?`. */
export function writeSize(size: unknown): string {
  const text = readDigits(size) ?? (typeof size === "number" ? String(size) : "?");
  return /^-?\d+$/.test(text) ? BigInt(text).toLocaleString("en-US") : text;
}

/** Describes the chunks of an array: `chunks 1 × 721`; empty without chunks. */
export function describeChunks({ chunks }: DatasetArray): string {
  return chunks === undefined ? "" : `chunks ${chunks.map(writeSize).join(" × ")}`;
}
