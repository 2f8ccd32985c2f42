import { isRecord } from "../util/is-object.ts";
import type { OutlineArray } from "./outline.ts";
import { lookUp, rows } from "./rows.ts";
import { asList, asText } from "./tree.ts";

/** Deepest nested compound that is written out. */
const DEEPEST = 3;

/** Writes a data type (R2.5): its name, or a compound with its components. */
export function datatypeWords(datatype: unknown, depth = 0): string {
  if (typeof datatype === "string") return datatype;
  if (!isRecord(datatype)) return "";
  const components = asList(datatype.components).filter(isRecord);
  const list = components
    .map(({ name, type }) => `${asText(name)}: ${datatypeWords(type, depth + 1)}`)
    .join(", ");
  return `${asText(datatype.name)} { ${depth < DEEPEST ? list : "…"} }`.trim();
}

/** Returns the bytes of one value of a data type; undefined for texts and unknown types. */
export function countBytes(datatype: unknown): number | undefined {
  if (isRecord(datatype)) return typeof datatype.size === "number" ? datatype.size : undefined;
  return lookUp(rows.datatypes, datatype)?.bytes;
}

/** Counts the values of an array; undefined if a size is unknown. */
export function countValues({ dimensions }: Pick<OutlineArray, "dimensions">): number | undefined {
  return dimensions?.reduce<number | undefined>(
    (count, { size }) => (count === undefined || size === undefined ? undefined : count * size),
    1,
  );
}

/** Computes the uncompressed bytes of an array; undefined if its shape or data type is unknown. */
export function sizeInBytes(array: OutlineArray): number | undefined {
  const [count, bytes] = [countValues(array), countBytes(array.value.datatype)];
  return count === undefined || bytes === undefined ? undefined : count * bytes;
}
