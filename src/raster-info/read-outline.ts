import { assertDefined } from "../util/assert-defined.ts";
import { groupBy } from "../util/group-by.ts";
import { isRecord } from "../util/is-object.ts";
import { readAttribute } from "./list-attributes.ts";
import type { Axis, Outline, OutlineArray, OutlineDimension, OutlineGroup } from "./outline.ts";
import { lookUp, rows } from "./rows.ts";
import { asList, asText, flattenDocument, type Members, type Tree, type TreeNode } from "./tree.ts";

type Draft<T> = { -readonly [Name in keyof T]: T[Name] };

/** State while the outline is made. */
interface Making {
  readonly tree: Tree;
  /** Dimensions by their key. */
  readonly dimensions: Map<string, Draft<OutlineDimension>>;
  readonly arrays: Map<string, Draft<OutlineArray>>;
  readonly listed: Map<number, readonly OutlineDimension[]>;
}

/**
 * Reads what a raster-info document of any edition describes: groups, dimensions and arrays as plain lists, and for each
 * dimension its coordinates and its axis (R2.2, R2.3, R2.6).
 *
 * An invalid document is read as far as possible.
 *
 * @throws TypeError if the value is not an object.
 */
export function readOutline(document: unknown): Outline {
  const tree = flattenDocument(document);
  if (tree === undefined) throw new TypeError("cannot read raster info: the document is not an object");
  const making: Making = { tree, dimensions: new Map(), arrays: new Map(), listed: new Map() };
  for (const [i, node] of tree.nodes.entries()) if (node.kind === "group") addDimensions(making, node, i);
  for (const isCoordinate of [false, true]) {
    for (const [i, node] of tree.nodes.entries())
      if (node.kind === "array" && node.isCoordinate === isCoordinate) addArray(making, node, i);
  }
  const arrays = [...making.arrays.values()];
  const dimensions = [...making.dimensions.values()];
  for (const one of dimensions) linkCoordinate(one, making);
  markAuxiliary(arrays, making);
  const root = assertDefined(tree.nodes[0], "the root");
  const { listed } = making;
  return {
    driver: asText(root.value.driver),
    groups: listGroups(tree, root),
    dimensions,
    arrays,
    tree,
    listed,
  };
}

function listGroups({ nodes }: Tree, root: TreeNode): readonly OutlineGroup[] {
  const groups = nodes.flatMap(({ kind, name, path, pointer, value, depth }, node) =>
    kind === "group" ? [{ name, path, pointer, node, value, depth }] : [],
  );
  if (root.kind === "group") return groups;
  return [{ name: "/", path: "/", pointer: "", node: 0, value: {}, depth: 0 }];
}

/** Adds an array under its path. An array inside a dimension is skipped if its group has it, too. */
function addArray(making: Making, node: TreeNode, index: number): void {
  const group = findGroup(node, making.tree);
  const name = node.depth === 0 ? baseName(node.name) : node.name;
  const path = join(group, name);
  const dimensions = addDimensions(making, node, index);
  if (node.isCoordinate && making.arrays.has(path)) return;
  const { value, pointer } = node;
  const chunks = asList(value.block_size).filter((one) => typeof one === "number");
  const array: Draft<OutlineArray> = {
    name,
    path,
    group,
    pointer,
    node: index,
    value,
    dimensions,
    chunks: chunks.length === 0 ? undefined : chunks,
    role: "data",
  };
  // Names repeat if groups do; pointers never do.
  making.arrays.set(making.arrays.has(path) ? `${path}\n${pointer}` : path, array);
}

/** Finds the group of an array: the one above it, or that of the dimension around it. */
function findGroup(node: TreeNode, tree: Tree): string {
  const above = tree.nodes[node.parent];
  if (node.isCoordinate) {
    const dimension = asList(above?.value.dimensions)[Number(node.segments.split("/")[1])];
    const full = isRecord(dimension) ? asText(dimension.full_name) : "";
    if (full.startsWith("/")) return findFolder(full);
  }
  return nameGroup(above, tree);
}

/** Returns the path of a group, or of the nearest group above another node. */
function nameGroup(node: TreeNode | undefined, tree: Tree): string {
  let at = node;
  while (at !== undefined && at.kind !== "group") at = tree.nodes[at.parent];
  return at?.path ?? "/";
}

/** Adds and lists the dimensions that a node describes or names; nothing if it has neither dimensions nor a type. */
function addDimensions(
  { dimensions: all, listed }: Making,
  { value, pointer }: TreeNode,
  node: number,
): readonly OutlineDimension[] | undefined {
  const sizes = asList(value.dimension_size);
  const given = Array.isArray(value.dimensions) ? value.dimensions : sizes.map((_, i) => `dim${i}`);
  if (given.length === 0 && value.datatype === undefined) return undefined;
  const found = given.map((one: unknown, i) => {
    const described: Members = isRecord(one) ? one : {};
    const full = typeof one === "string" ? one : asText(described.full_name) || asText(described.name);
    const size = readSize(described.size) ?? readSize(sizes[i]);
    // Without a group, the size is part of the key: files without named dimensions repeat the name.
    const key = full.startsWith("/") ? full : `${full}\n${size}`;
    const name = asText(described.name) || baseName(full);
    const place = { name, path: full, pointer: `${pointer}/dimensions/${i}`, node, value: described };
    const known = all.get(key) ?? { ...place, size, axis: undefined, coordinate: undefined };
    if (Object.keys(known.value).length === 0 && isRecord(one)) Object.assign(known, place);
    known.size ??= size;
    all.set(key, known);
    return known;
  });
  listed.set(node, found);
  return found;
}

function readSize(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** Finds the coordinates of a dimension: as it says, else an array with its name and no other dimension. */
function linkCoordinate(dimension: Draft<OutlineDimension>, { arrays }: Making): void {
  const { indexing_variable: variable } = dimension.value;
  const group = findFolder(dimension.path);
  const [inside] = isRecord(variable) ? Object.keys(variable) : [asText(variable) || undefined];
  const names = inside === undefined ? [] : [...(isRecord(variable) ? [] : [inside]), join(group, inside)];
  const own = arrays.get(dimension.path);
  const found =
    names.map((name) => arrays.get(name)).find((one) => one !== undefined) ??
    (own?.dimensions?.length === 1 && own.dimensions[0] === dimension ? own : undefined);
  if (found !== undefined) found.role = "coordinate";
  dimension.coordinate = found;
  dimension.axis = findAxis(dimension.value, found?.value ?? {});
}

/** Finds the axis of a dimension from its type, or from the attributes that CF gives its coordinates. */
function findAxis({ type }: Members, coordinate: Members): Axis | undefined {
  const named = lookUp(rows.axes.dimension_types, type);
  if (named !== undefined) return named;
  for (const [name, axes] of rows.axes.attributes) {
    const text = name === rows.attributes.unit ? readUnit(coordinate) : readAttribute(coordinate, name);
    const axis = lookUp(axes, text);
    if (axis !== undefined) return axis;
  }
  return / since /.test(readUnit(coordinate)) ? "t" : undefined;
}

/** Reads the unit of an array: its own member, or the attribute of CF. */
export function readUnit(array: Members): string {
  return asText(array.unit) || asText(readAttribute(array, rows.attributes.unit));
}

/** Marks the arrays that others name in an attribute such as `coordinates` or `bounds`. */
function markAuxiliary(arrays: readonly OutlineArray[], making: Making): void {
  for (const { value, group } of arrays) {
    if (value.attributes === undefined) continue;
    for (const attribute of rows.attributes.references) {
      for (const name of asText(readAttribute(value, attribute)).split(/\s+/)) {
        const found = name === "" ? undefined : making.arrays.get(join(group, name));
        if (found?.role === "data") found.role = "auxiliary";
      }
    }
  }
}

function join(group: string, name: string): string {
  return `${group === "/" ? "" : group}/${name}`;
}

/** Groups dimensions by the path of their group: the group that lists them, or that their path or array names. */
export function dimensionsByGroup({
  dimensions,
  tree,
  groups,
}: Outline): ReadonlyMap<string, readonly OutlineDimension[]> {
  const known = new Set(groups.map(({ path }) => path));
  return groupBy(dimensions, ({ path, node }) => {
    const at = tree.nodes[node];
    if (at?.kind === "array" && path.startsWith("/"))
      return known.has(findFolder(path)) ? findFolder(path) : "/";
    return nameGroup(at, tree);
  });
}

/** Returns the path of the group around a path. */
function findFolder(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/"))) || "/";
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
