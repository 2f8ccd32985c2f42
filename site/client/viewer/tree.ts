import { itemAt } from "#src/text/item-at.ts";
import { must } from "#src/text/must.ts";

/** A JSON object of a raster-info document. */
export type Members = Readonly<Record<string, unknown>>;

/** A group or array of a document. */
export interface TreeNode {
  readonly kind: "group" | "array";
  /** Whether it stands in the `indexing_variable` of a dimension: it holds the dimension's coordinates. */
  readonly isCoordinate: boolean;
  readonly name: string;
  /** Where it stands in the node above: segments of a JSON Pointer, such as `arrays/lat`; empty for the root. */
  readonly segments: string;
  /** Levels above it. */
  readonly depth: number;
  /** Index of the node above; -1 for the root. */
  readonly parent: number;
  /** 1-based place among its siblings, and how many they are. */
  readonly position: number;
  readonly siblings: number;
  /** Index after the last node below it. */
  end: number;
  readonly value: Members;
}

/** The groups and arrays of a document in reading order, with the dimensions that names refer to. */
export interface Tree {
  readonly nodes: readonly TreeNode[];
  /** Described dimensions by their full name. */
  readonly dimensions: ReadonlyMap<string, Members>;
  /** Index of a node by the index of the node above and its segments. */
  readonly children: ReadonlyMap<string, number>;
  /** Index of an array by its full name, such as `/lat`. */
  readonly paths: ReadonlyMap<string, number>;
  /** Index of the array inside a dimension, by the dimension's full name. */
  readonly inside: ReadonlyMap<string, number>;
}

/** The tree of nothing. */
export const emptyTree: Tree = {
  nodes: [],
  dimensions: new Map(),
  children: new Map(),
  paths: new Map(),
  inside: new Map(),
};

/** Members that only an array has; a root without a type is told by them. */
const arrayMembers = ["datatype", "values", "nodata_value", "scale", "offset", "unit", "srs"];

/** Flattens a document without recursion, so that any depth is as good; `undefined` for what is no object. */
export function flattenDocument(document: unknown): Tree | undefined {
  if (!isMembers(document)) return undefined;
  const nodes: TreeNode[] = [];
  const dimensions = new Map<string, Members>();
  const children = new Map<string, number>();
  const inside = new Map<string, number>();
  const waiting: TreeNode[] = [
    {
      kind: kindOf(document),
      isCoordinate: false,
      name: nameOf(document, "/"),
      segments: "",
      depth: 0,
      parent: -1,
      position: 1,
      siblings: 1,
      end: 0,
      value: document,
    },
  ];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const index = nodes.push(node) - 1;
    children.set(`${node.parent}/${node.segments}`, index);
    const dimensionName = node.isCoordinate ? nameOfDimension(node, nodes) : undefined;
    if (dimensionName !== undefined && !inside.has(dimensionName)) inside.set(dimensionName, index);
    for (const dimension of listOf(node.value.dimensions).filter(isMembers)) {
      if (typeof dimension.full_name === "string") dimensions.set(dimension.full_name, dimension);
    }
    waiting.push(...childrenOf(node, index).reverse());
  }
  closeNodes(nodes);
  return { nodes, dimensions, children, paths: pathsOf(nodes), inside };
}

/** Lists the indexes of the nodes that are shown: all but those below a closed node. */
export function listVisible(nodes: readonly TreeNode[], closed: ReadonlySet<number>): readonly number[] {
  const visible: number[] = [];
  for (let i = 0; i < nodes.length; i = closed.has(i) ? itemAt(nodes, i).end : i + 1) visible.push(i);
  return visible;
}

/** Tells whether a value is an object with members. */
export function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Takes a value that should be a list; what is none is empty. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Lists named things that the format writes as a map or as a list. */
export function entriesOf(value: unknown): readonly (readonly [name: string, value: unknown])[] {
  if (isMembers(value)) return Object.entries(value);
  return listOf(value).map((one) => [isMembers(one) ? nameOf(one, "") : "", one]);
}

function nameOf({ name }: Members, fallback: string): string {
  return typeof name === "string" ? name : fallback;
}

function kindOf(value: Members): TreeNode["kind"] {
  if (value.type === "array" || value.type === "group") return value.type;
  return arrayMembers.some((name) => Object.hasOwn(value, name)) ? "array" : "group";
}

type Child = Pick<TreeNode, "kind" | "name" | "segments" | "isCoordinate" | "value">;

function childrenOf({ kind, value, depth }: TreeNode, parent: number): TreeNode[] {
  const own = kind === "array" ? [] : [...childrenIn(value, "arrays"), ...childrenIn(value, "groups")];
  const all = [...coordinatesIn(value), ...own];
  return all.map((child, i) => ({
    ...child,
    depth: depth + 1,
    parent,
    position: i + 1,
    siblings: all.length,
    end: 0,
  }));
}

function childrenIn(value: Members, list: "arrays" | "groups"): readonly Child[] {
  const given = value[list];
  return entriesOf(given).map(([name, child], i) => ({
    kind: list === "arrays" ? "array" : "group",
    isCoordinate: false,
    name,
    segments: `${list}/${Array.isArray(given) ? i : escapeSegment(name)}`,
    value: isMembers(child) ? child : {},
  }));
}

/** Lists the arrays that stand inside the dimensions they belong to. */
function coordinatesIn({ dimensions }: Members): readonly Child[] {
  return listOf(dimensions).flatMap((dimension, i) =>
    Object.entries(
      isMembers(dimension) && isMembers(dimension.indexing_variable) ? dimension.indexing_variable : {},
    )
      .filter((entry): entry is [string, Members] => isMembers(entry[1]))
      .map(([name, value]) => ({
        kind: "array",
        isCoordinate: true,
        name,
        segments: `dimensions/${i}/indexing_variable/${escapeSegment(name)}`,
        value,
      })),
  );
}

/** Finds the full name of the dimension that a coordinate array stands in. */
function nameOfDimension({ parent, segments }: TreeNode, nodes: readonly TreeNode[]): string | undefined {
  const dimension = listOf(nodes[parent]?.value.dimensions)[Number(segments.split("/")[1])];
  return isMembers(dimension) && typeof dimension.full_name === "string" ? dimension.full_name : undefined;
}

/** Writes a name as a segment of a JSON Pointer (RFC 6901). */
function escapeSegment(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Finds the deepest node that a JSON Pointer leads to or into. */
export function findNode(pointer: string, { children }: Tree): number {
  const parts = pointer.split("/").slice(1);
  let index = 0;
  for (let at = 0; at < parts.length; ) {
    const step = [2, 4].find((length) => children.has(`${index}/${parts.slice(at, at + length).join("/")}`));
    if (step === undefined) break;
    const key = `${index}/${parts.slice(at, at + step).join("/")}`;
    index = must(children.get(key), key);
    at += step;
  }
  return index;
}

/** Deepest level whose arrays are found by their full name. */
const DEEPEST_NAMED = 20;

/** Names each array by its path; one in a group comes before its copy inside a dimension. */
function pathsOf(nodes: readonly TreeNode[]): ReadonlyMap<string, number> {
  const paths = new Map<string, number>();
  const folders: string[] = [];
  nodes.forEach(({ depth, name, kind, isCoordinate, parent }, i) => {
    if (depth > DEEPEST_NAMED) return;
    const above = parent < 0 ? "" : (folders[depth - 1] ?? "");
    const path = parent < 0 ? "" : `${above}/${name}`;
    folders[depth] = path;
    if (kind === "array" && !isCoordinate) paths.set(path, i);
  });
  return paths;
}

/** Finds the array that holds the coordinates of a node's dimension: inside it, or by name. */
export function findCoordinates(index: number, at: number, tree: Tree): number | undefined {
  const given = listOf(tree.nodes[index]?.value.dimensions)[at];
  const dimension = typeof given === "string" ? tree.dimensions.get(given) : given;
  const variable = isMembers(dimension) ? dimension.indexing_variable : undefined;
  if (typeof variable === "string") return tree.paths.get(variable);
  const [name = ""] = isMembers(variable) ? Object.keys(variable) : [];
  const own = tree.children.get(`${index}/dimensions/${at}/indexing_variable/${escapeSegment(name)}`);
  const named = isMembers(dimension) ? dimension.full_name : given;
  const full = typeof named === "string" ? named : "";
  return own ?? tree.paths.get(full) ?? tree.inside.get(full);
}

/** Finds the nodes that hold all words in name, data type or attributes, and all nodes above them. */
export function searchNodes({ nodes }: Tree, query: string): ReadonlySet<number> | undefined {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const found = new Set<number>();
  nodes.forEach(({ name, value }, i) => {
    const attributes = entriesOf(value.attributes).map(
      ([key, one]) => `${key} ${textOf(isMembers(one) ? one.value : one)}`,
    );
    const text = [name, textOf(value.datatype), textOf(value.unit), ...attributes].join(" ").toLowerCase();
    if (!words.every((word) => text.includes(word))) return;
    for (let at = i; at >= 0 && !found.has(at); at = itemAt(nodes, at).parent) found.add(at);
  });
  return found;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Finds the end of each node: the next node that is not deeper. */
function closeNodes(nodes: readonly TreeNode[]): void {
  const open: TreeNode[] = [];
  nodes.forEach((node, i) => {
    while (open.length > node.depth) must(open.pop(), "the last").end = i;
    open.push(node);
  });
  for (const node of open) node.end = nodes.length;
}
