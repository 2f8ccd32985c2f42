import { getOrMake } from "../util/get-or-make.ts";
import { groupBy } from "../util/group-by.ts";
import { isRecord } from "../util/is-object.ts";
import { findAxis, listAttributes } from "./attributes.ts";
import type { Dataset, DatasetArray, DatasetDimension, Properties, RasterDocument } from "./dataset.ts";
import { type ExactNumber, readDigits, toNumber } from "./decimal.ts";
import { parseExact } from "./exact-json.ts";
import { isArray } from "./guards.ts";
import { asList, asRecord, asText, baseName, findDirectory, join, listEntries } from "./values.ts";

type Draft<T> = { -readonly [Name in keyof T]: T[Name] };

type Found = Draft<DatasetArray>;

/** State of the reader: dimensions by key, arrays by path; and by group, the arrays by name in it and in its parents. */
interface Reading {
  readonly dimensions: Map<string, Draft<DatasetDimension>>;
  readonly arrays: Map<string, Found>;
  readonly scopes: Map<string, readonly Map<string, Found>[]>;
}

/**
 * Reads the groups, dimensions and arrays of a document of any edition, and for each dimension its coordinates and its
 * axis (R2.2, R2.3, R2.6). An invalid document is read as far as possible.
 *
 * If the source is text, every number keeps its digits; in a parsed document, JavaScript has already rounded them.
 *
 * @throws SyntaxError if text is not JSON, TypeError if the document is not an object.
 */
export function readDataset(source: RasterDocument | string): Dataset {
  const document: unknown = typeof source === "string" ? parseExact(source) : source;
  if (!isRecord(document) || readDigits(document) !== undefined)
    throw new TypeError("cannot read raster info: the document is not an object");
  const nodes = groupBy(flatten(document), ({ kind }) => kind);
  const list = (kind: Node["kind"]): readonly Node[] => nodes.get(kind) ?? [];
  const scopes: Reading["scopes"] = new Map();
  const reading: Reading = { dimensions: new Map(), arrays: new Map(), scopes };
  for (const { path } of list("group"))
    getOrMake(scopes, path, () => [new Map(), ...(scopes.get(findDirectory(path)) ?? []).slice(0, PARENTS)]);
  for (const node of list("group")) addDimensions(reading, node);
  // An array inside a dimension may also be an array of its group.
  for (const node of [...list("array"), ...list("inside")]) addArray(reading, node);
  const [arrays, dimensions] = [[...reading.arrays.values()], [...reading.dimensions.values()]];
  for (const one of dimensions) linkCoordinate(one, reading);
  for (const one of arrays) markAuxiliary(one, reading);
  return {
    driver: asText(document.driver),
    groups: list("group").map(({ kind: _, ...group }) => group),
    dimensions,
    arrays,
  };
}

function addArray(reading: Reading, node: Node): void {
  const { arrays, scopes } = reading;
  const { kind, name, path, group, pointer, value } = node;
  const dimensions = addDimensions(reading, node);
  if (kind === "inside" && arrays.has(path)) return;
  const sizes = asList(value.block_size).filter(isNumber);
  // 0 along each dimension means that the format has no chunks.
  const chunks = sizes.every((one) => toNumber(one) === 0) ? undefined : sizes;
  // Names of groups, and therefore paths, may repeat; pointers never do.
  const key = arrays.has(path) ? `${path}\n${pointer}` : path;
  const one: DatasetArray = { name, path, group, pointer, value, dimensions, chunks, role: "data" };
  arrays.set(key, one);
  if (key === path) scopes.get(group)?.[0]?.set(name, one);
}

/** Adds and returns the dimensions of a node; undefined if the document omits them. */
function addDimensions({ dimensions, scopes }: Reading, node: Node): readonly DatasetDimension[] | undefined {
  const { value, pointer, kind } = node;
  const sizes = asList(value.dimension_size);
  const given = Array.isArray(value.dimensions) ? value.dimensions : sizes.map((_, i) => `dim${i}`);
  if (given.length === 0 && value.datatype === undefined) return undefined;
  return given.map((one: unknown, i) => {
    const described = asRecord(one);
    const path = asText(one) || asText(described.full_name) || asText(described.name);
    const size = [described.size, sizes[i]].find(isNumber);
    const isFull = path.startsWith("/");
    // Without a group, the size is part of the key: files without named dimensions repeat the name.
    const key = isFull ? path : `${path}\n${readDigits(size) ?? size}`;
    const directory = scopes.has(findDirectory(path)) ? findDirectory(path) : "/";
    const group = kind !== "group" && isFull ? directory : node.group;
    const name = asText(described.name) || baseName(path);
    const place = { name, path, group, pointer: `${pointer}/dimensions/${i}`, value: described };
    const made = { ...place, size, axis: undefined, coordinate: undefined };
    const known = getOrMake(dimensions, key, () => made);
    if (Object.keys(known.value).length === 0 && isRecord(one)) Object.assign(known, place);
    known.size ??= size;
    return known;
  });
}

/** Finds the coordinates of a dimension: the array that it names, or one that has its name and no other dimension. */
function linkCoordinate(dimension: Draft<DatasetDimension>, reading: Reading): void {
  const { path, group, value } = dimension;
  const variable = value.indexing_variable;
  const groups = path.startsWith("/") ? [findDirectory(path), group] : [group];
  const find = (name: string) => groups.flatMap((one) => findArray(name, one, reading) ?? [])[0];
  const own = find(path);
  const isOwn = own?.dimensions?.length === 1 && own.dimensions[0] === dimension;
  const [name = ""] = isRecord(variable) ? Object.keys(variable) : [asText(variable)];
  const found = (name === "" ? undefined : find(name)) ?? (isOwn ? own : undefined);
  if (found !== undefined) found.role = "coordinate";
  dimension.coordinate = found;
  dimension.axis = findAxis(value, found?.value ?? {});
}

/** Maximum number of parents of a group in which a name is looked up. */
const PARENTS = 100;

/** Finds an array by its path, or by its name in the group or the nearest parent that contains it (CF 2.7). */
function findArray(name: string, group: string, { arrays, scopes }: Reading): Found | undefined {
  if (name.includes("/")) return arrays.get(name.startsWith("/") ? name : join(group, name));
  for (let [directory, left] = [group, PARENTS]; ; [directory, left] = [findDirectory(directory), left - 1]) {
    const scope = scopes.get(directory);
    if (scope !== undefined) return scope.find((one) => one.has(name))?.get(name);
    const found = arrays.get(join(directory, name));
    if (found !== undefined || left === 0) return found;
  }
}

/** CF attributes that name other arrays. */
const references =
  /^(ancillary_variables|bounds|cell_measures|climatology|coordinates|formula_terms|geometry|grid_mapping|interior_ring|node_coordinates|node_count|part_node_count)$/;

/** Marks the arrays that another array names in an attribute such as `coordinates` or `cell_measures`. */
function markAuxiliary({ value, group }: DatasetArray, reading: Reading): void {
  for (const { name: attribute, value: names } of listAttributes(value))
    for (const word of (references.test(attribute) && asText(names).match(/\S+/g)) || []) {
      // In `crs: x y`, the key is a name too; in `area: cells`, it is not.
      const name = attribute === "grid_mapping" ? word.replace(/:$/, "") : word;
      const found = name.endsWith(":") ? undefined : findArray(name, group, reading);
      if (found?.role === "data") found.role = "auxiliary";
    }
}

/** A group or array of a document; `inside` means an array inside a dimension: its `indexing_variable`. */
type Node = Dataset["groups"][number] & { readonly kind: "group" | "array" | "inside" };

/** Lists the groups (at least one) and the arrays in document order. It does not recurse, so any depth works. */
function flatten(document: Properties): readonly Node[] {
  const name = asText(document.name) || "/";
  const root: Node = { kind: "group", name, path: "/", group: "/", pointer: "", value: document };
  const alone = { ...root, kind: "array", name: baseName(name), path: join("/", baseName(name)) } as const;
  const waiting: Node[] = isArray(document) ? [alone, { ...root, name: "/", value: {} }] : [root];
  const nodes: Node[] = [];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    nodes.push(node);
    for (const child of listChildren(node).reverse()) waiting.push(child);
  }
  return nodes;
}

function listChildren({ value, kind, pointer, group }: Node): Node[] {
  const list = (kind: Node["kind"], all: unknown, place: string, directory: string = group): Node[] =>
    listEntries(all).map(([name, one, segment]) => {
      const path = join(directory, name);
      const at = { pointer: `${pointer}/${place}/${segment}`, value: asRecord(one) };
      return { kind, name, path, group: kind === "group" ? path : directory, ...at };
    });
  const coordinates = asList(value.dimensions).flatMap((dimension, i) => {
    const { indexing_variable: variable, full_name } = asRecord(dimension);
    const directory = asText(full_name).startsWith("/") ? findDirectory(asText(full_name)) : undefined;
    return list("inside", asRecord(variable), `dimensions/${i}/indexing_variable`, directory);
  });
  if (kind !== "group") return coordinates;
  return [...coordinates, ...list("array", value.arrays, "arrays"), ...list("group", value.groups, "groups")];
}

function isNumber(value: unknown): value is number | ExactNumber {
  return typeof value === "number" || readDigits(value) !== undefined;
}
