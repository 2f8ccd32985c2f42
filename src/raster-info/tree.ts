import { escapeSegment } from "../json/pointer.ts";
import { assertDefined } from "../util/assert-defined.ts";
import { isRecord } from "../util/is-object.ts";

/** A JSON object of a raster-info document. */
export type Members = Readonly<Record<string, unknown>>;

/** A group or array of a document. */
export interface TreeNode {
  readonly kind: "group" | "array";
  /** Whether it is the `indexing_variable` of a dimension, with the dimension's coordinates. */
  readonly isCoordinate: boolean;
  readonly name: string;
  /** Place in the node above: segments of a JSON Pointer, such as `arrays/lat`; empty for the root. */
  readonly segments: string;
  /** Place in the document: a JSON Pointer (RFC 6901). */
  readonly pointer: string;
  /** Names from the root, such as `/group/lat`; `/` for the root. */
  readonly path: string;
  /** Levels above it. */
  readonly depth: number;
  /** Index of the node above; -1 for the root. */
  readonly parent: number;
  /** 1-based place among its siblings, and their number. */
  readonly position: number;
  readonly siblings: number;
  /** Index after the last node below it. */
  end: number;
  readonly value: Members;
}

/** The groups and arrays of a document in reading order. */
export interface Tree {
  readonly nodes: readonly TreeNode[];
  /** Index of a node by the index of the node above and its segments. */
  readonly children: ReadonlyMap<string, number>;
}

/** An empty tree. */
export const emptyTree: Tree = { nodes: [], children: new Map() };

/** Members that only an array has; they identify a root without a type. */
const arrayMembers = ["datatype", "values", "nodata_value", "scale", "offset", "unit", "srs"];

/** Flattens a document without recursion, so any depth works; `undefined` if it is not an object. */
export function flattenDocument(document: unknown): Tree | undefined {
  if (!isRecord(document)) return undefined;
  const nodes: TreeNode[] = [];
  const children = new Map<string, number>();
  const root = { kind: nameKind(document), name: readName(document, "/"), segments: "", value: document };
  const top = {
    isCoordinate: false,
    pointer: "",
    path: "/",
    depth: 0,
    parent: -1,
    position: 1,
    siblings: 1,
    end: 0,
  };
  const waiting: TreeNode[] = [{ ...root, ...top }];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const index = nodes.push(node) - 1;
    children.set(`${node.parent}/${node.segments}`, index);
    for (const child of listChildren(node, index).reverse()) waiting.push(child);
  }
  closeNodes(nodes);
  return { nodes, children };
}

/** Returns a value that should be a list; anything else becomes an empty list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Lists named things that the format writes as a map or as a list. */
export function listEntries(value: unknown): readonly (readonly [name: string, value: unknown])[] {
  if (isRecord(value)) return Object.entries(value);
  return asList(value).map((one) => [isRecord(one) ? readName(one, "") : "", one]);
}

function readName({ name }: Members, fallback: string): string {
  return typeof name === "string" ? name : fallback;
}

function nameKind(value: Members): TreeNode["kind"] {
  if (value.type === "array" || value.type === "group") return value.type;
  return arrayMembers.some((name) => Object.hasOwn(value, name)) ? "array" : "group";
}

type Child = Pick<TreeNode, "kind" | "name" | "segments" | "isCoordinate" | "value">;

function listChildren({ kind, value, depth, pointer, path }: TreeNode, parent: number): TreeNode[] {
  const own = kind === "array" ? [] : [...childrenIn(value, "arrays"), ...childrenIn(value, "groups")];
  const all = [...coordinatesIn(value), ...own];
  return all.map((child, i) => ({
    ...child,
    pointer: `${pointer}/${child.segments}`,
    path: `${path === "/" ? "" : path}/${child.name}`,
    depth: depth + 1,
    parent,
    position: i + 1,
    siblings: all.length,
    end: 0,
  }));
}

function childrenIn(value: Members, list: "arrays" | "groups"): readonly Child[] {
  const given = value[list];
  return listEntries(given).map(([name, child], i) => ({
    kind: list === "arrays" ? "array" : "group",
    isCoordinate: false,
    name,
    segments: `${list}/${Array.isArray(given) ? i : escapeSegment(name)}`,
    value: isRecord(child) ? child : {},
  }));
}

/** Lists the arrays that are written inside their dimensions. */
function coordinatesIn({ dimensions }: Members): readonly Child[] {
  return asList(dimensions).flatMap((dimension, i) =>
    Object.entries(
      isRecord(dimension) && isRecord(dimension.indexing_variable) ? dimension.indexing_variable : {},
    )
      .filter((entry): entry is [string, Members] => isRecord(entry[1]))
      .map(([name, value]) => ({
        kind: "array",
        isCoordinate: true,
        name,
        segments: `dimensions/${i}/indexing_variable/${escapeSegment(name)}`,
        value,
      })),
  );
}

/** Returns a text; anything else becomes the empty text. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Finds the end of each node: the next node that is not deeper. */
function closeNodes(nodes: readonly TreeNode[]): void {
  const open: TreeNode[] = [];
  nodes.forEach((node, i) => {
    while (open.length > node.depth) assertDefined(open.pop(), "the last").end = i;
    open.push(node);
  });
  for (const node of open) node.end = nodes.length;
}
