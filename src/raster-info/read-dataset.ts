import { isRecord } from "../util/is-object.ts";
import { readAttribute } from "./attributes.ts";
import { findAxis } from "./axis.ts";
import type { Dataset, DatasetArray, DatasetDimension, RasterDocument } from "./dataset.ts";
import { type ExactNumber, readDigits } from "./decimal.ts";
import { parseExact } from "./exact-json.ts";
import { flatten, type Node } from "./flatten.ts";
import { baseName, findDirectory, join } from "./paths.ts";
import { asList, asRecord, asText } from "./values.ts";

type Draft<T> = { -readonly [Name in keyof T]: T[Name] };

/** State of the reader. */
interface Reading {
  /** Dimensions by their key. */
  readonly dimensions: Map<string, Draft<DatasetDimension>>;
  readonly arrays: Map<string, Draft<DatasetArray>>;
  readonly groups: ReadonlySet<string>;
}

/**
 * Reads what a raster-info document of any edition describes: groups, dimensions and arrays as plain lists, and for each
 * dimension its coordinates and its axis (R2.2, R2.3, R2.6).
 *
 * If given text, every number keeps its digits; a parsed document has the numbers that JavaScript parsed. An invalid
 * document is read as far as possible.
 *
 * @throws SyntaxError if a text is not JSON, TypeError if the document is not an object.
 */
export function readDataset(source: RasterDocument | string): Dataset {
  const document: unknown = typeof source === "string" ? parseExact(source) : source;
  if (!isRecord(document) || readDigits(document) !== undefined)
    throw new TypeError("cannot read raster info: the document is not an object");
  const nodes = flatten(document);
  const list = (kind: Node["kind"]): readonly Node[] => nodes.filter((one) => one.kind === kind);
  // A document of a single array has no group.
  const root = { name: "/", path: "/", pointer: "", value: {} };
  const groups = [...(list("group").length === 0 ? [root] : list("group"))];
  const reading: Reading = {
    dimensions: new Map(),
    arrays: new Map(),
    groups: new Set(groups.map(({ path }) => path)),
  };
  for (const node of list("group")) addDimensions(reading, node);
  // An array inside a dimension may also be an array of its group.
  for (const node of [...list("array"), ...list("inside")]) addArray(reading, node);
  const dimensions = [...reading.dimensions.values()];
  for (const one of dimensions) linkCoordinate(one, reading);
  markAuxiliary(reading);
  return {
    driver: asText(document.driver),
    groups: groups.map(({ name, path, pointer, value }) => ({ name, path, pointer, value })),
    dimensions,
    arrays: [...reading.arrays.values()],
  };
}

function addArray(reading: Reading, node: Node): void {
  const { arrays } = reading;
  const { kind, name, path, group, pointer, value } = node;
  const dimensions = addDimensions(reading, node);
  if (kind === "inside" && arrays.has(path)) return;
  const sizes = asList(value.block_size).filter(isNumber);
  // 0 along each dimension means that the format has no chunks.
  const chunks = sizes.every((one) => one === 0) ? undefined : sizes;
  // Names of groups, and so paths, may repeat; pointers never do.
  const key = arrays.has(path) ? `${path}\n${pointer}` : path;
  arrays.set(key, { name, path, group, pointer, value, dimensions, chunks, role: "data" });
}

/**
 * Adds and returns the dimensions that a node describes or names; undefined if it has neither dimensions nor a type.
 */
function addDimensions(
  { dimensions: all, groups }: Reading,
  node: Node,
): readonly DatasetDimension[] | undefined {
  const { value, pointer, kind } = node;
  const sizes = asList(value.dimension_size);
  const given = Array.isArray(value.dimensions) ? value.dimensions : sizes.map((_, i) => `dim${i}`);
  if (given.length === 0 && value.datatype === undefined) return undefined;
  return given.map((one: unknown, i) => {
    const described = asRecord(one);
    const full = typeof one === "string" ? one : asText(described.full_name) || asText(described.name);
    const size = [described.size, sizes[i]].find(isNumber);
    // Without a group, the size is part of the key: files without named dimensions repeat the name.
    const key = full.startsWith("/") ? full : `${full}\n${readDigits(size) ?? size}`;
    const directory = groups.has(findDirectory(full)) ? findDirectory(full) : "/";
    const group = kind !== "group" && full.startsWith("/") ? directory : node.group;
    const name = asText(described.name) || baseName(full);
    const place = { name, path: full, group, pointer: `${pointer}/dimensions/${i}`, value: described };
    const known = all.get(key) ?? { ...place, size, axis: undefined, coordinate: undefined };
    if (Object.keys(known.value).length === 0 && isRecord(one)) Object.assign(known, place);
    known.size ??= size;
    all.set(key, known);
    return known;
  });
}

/**
 * Finds the coordinates of a dimension: the array that it names, or else an array with its name and no other dimension.
 */
function linkCoordinate(dimension: Draft<DatasetDimension>, { arrays }: Reading): void {
  const { path, value } = dimension;
  const { indexing_variable: variable } = value;
  const [inside] = isRecord(variable) ? Object.keys(variable) : [asText(variable) || undefined];
  const names = inside === undefined ? [] : [asText(variable), join(findDirectory(path), inside)];
  const own = arrays.get(path);
  const found =
    names.flatMap((name) => arrays.get(name) ?? [])[0] ??
    (own?.dimensions?.length === 1 && own.dimensions[0] === dimension ? own : undefined);
  if (found !== undefined) found.role = "coordinate";
  dimension.coordinate = found;
  dimension.axis = findAxis(value, found?.value ?? {});
}

/** CF attributes that name other arrays. */
const references = ["coordinates", "bounds", "climatology", "grid_mapping", "ancillary_variables"];

/** Marks the arrays that others name in an attribute such as `coordinates` or `bounds`. */
function markAuxiliary({ arrays }: Reading): void {
  for (const { value, group } of arrays.values())
    for (const attribute of value.attributes === undefined ? [] : references)
      for (const name of asText(readAttribute(value, attribute)).split(/\s+/)) {
        const found = arrays.get(join(group, name));
        if (found?.role === "data") found.role = "auxiliary";
      }
}

function isNumber(value: unknown): value is number | ExactNumber {
  return typeof value === "number" || readDigits(value) !== undefined;
}
