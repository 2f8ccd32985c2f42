import { isRecord } from "../util/is-object.ts";
import { readPacking } from "./attributes.ts";
import type { DatasetArray } from "./dataset.ts";
import { readDecimal, readDigits, round } from "./decimal.ts";
import { asList, asRecord, asText } from "./values.ts";

/** Maximum depth to which compounds are written out. */
const DEEPEST = 3;

/** Returns the data type that stores an enumeration, and any other data type unchanged. Only a compound has components. */
function unwrap(datatype: unknown): unknown {
  const { type, components } = asRecord(datatype);
  return type === undefined || components !== undefined ? datatype : type;
}

/** Formats a data type (R2.5): its name, a compound with its components, or an enumeration with its type. */
export function describeDatatype(datatype: unknown, depth: number = 0): string {
  if (!isRecord(datatype)) return asText(datatype);
  const name = asText(datatype.name);
  const stored = unwrap(datatype);
  if (stored !== datatype) return `${name} (${asText(stored)})`.trim();
  if (depth === DEEPEST) return `${name} { … }`.trim();
  const components = asList(datatype.components)
    .filter(isRecord)
    .map((one) => `${asText(one.name)}: ${describeDatatype(one.type, depth + 1)}`);
  return `${name} { ${components.join(", ")} }`.trim();
}

/** Splits the name of a data type (R2.5) into kind and bits, such as `CFloat` and 32; a complex number has two such parts. */
const scalar = /^(U?Int|C?Float|CInt)(8|16|32|64)$/;

/** Returns the NumPy name of a data type; undefined if it has none. */
export function nameNumpyType(datatype: unknown): string | undefined {
  const stored = unwrap(datatype);
  const [name, kind = "", bits = 0] = scalar.exec(asText(stored)) ?? [];
  if (stored === "String") return "object";
  if (stored === "Byte") return "uint8";
  if (!kind.startsWith("C")) return name?.toLowerCase();
  return kind === "CFloat" && Number(bits) > 16 ? `complex${2 * Number(bits)}` : undefined;
}

/** Computes the uncompressed size of an array in bytes; undefined if its shape or the size of its data type is unknown. */
export function countBytes({ dimensions, value: { datatype } }: DatasetArray): bigint | undefined {
  const stored = unwrap(datatype);
  const [, kind = "", bits] = scalar.exec(stored === "Byte" ? "UInt8" : asText(stored)) ?? [];
  const bytes = (Number(bits) / 8) * (kind.startsWith("C") ? 2 : 1);
  if (dimensions === undefined) return undefined;
  const sizes = [bits === undefined ? asRecord(stored).size : bytes, ...dimensions.map(({ size }) => size)];
  const factors = sizes.map(readDecimal).filter((one) => one !== undefined);
  if (factors.length < sizes.length) return undefined;
  return factors.reduce((product, one) => product * round(one), 1n);
}

/** Formats a size with grouped digits, such as `1,440`; `?` if it is unknown. */
export function writeSize(size: unknown): string {
  const text = readDigits(size) ?? (typeof size === "number" ? String(size) : "?");
  return /^-?\d+$/.test(text) ? BigInt(text).toLocaleString("en-US") : text;
}

/** Describes the chunks of an array, such as `chunks 1 × 721`; empty if it has none. */
export function describeChunks({ chunks }: DatasetArray): string {
  return chunks === undefined ? "" : `chunks ${chunks.map(writeSize).join(" × ")}`;
}

/** Describes the data type and the unit of an array. */
export function describeType({ value }: DatasetArray): string {
  return [describeDatatype(value.datatype), readPacking(value).unit].filter(Boolean).join(" · ");
}
