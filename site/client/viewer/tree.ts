/** A JSON object of a raster-info document. */
export type Members = Readonly<Record<string, unknown>>;

/** A group or array of a document. */
export interface TreeNode {
  readonly kind: "group" | "array";
  readonly name: string;
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
}

/** Members that only an array has; a root without a type is told by them. */
const arrayMembers = ["datatype", "values", "nodata_value", "scale", "offset", "unit", "srs"];

/** Flattens a document without recursion, so that any depth is as good; `undefined` for what is no object. */
export function flattenDocument(document: unknown): Tree | undefined {
  if (!isMembers(document)) return undefined;
  const nodes: TreeNode[] = [];
  const dimensions = new Map<string, Members>();
  const kind = kindOf(document);
  const waiting: TreeNode[] = [
    {
      kind,
      name: nameOf(document, "/"),
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
    for (const dimension of listOf(node.value.dimensions).filter(isMembers)) {
      if (typeof dimension.full_name === "string") dimensions.set(dimension.full_name, dimension);
    }
    waiting.push(...childrenOf(node, index).reverse());
  }
  closeNodes(nodes);
  return { nodes, dimensions };
}

/** Lists the indexes of the nodes that are shown: all but those below a closed node. */
export function listVisible(nodes: readonly TreeNode[], closed: ReadonlySet<number>): readonly number[] {
  const visible: number[] = [];
  for (let i = 0; i < nodes.length; i = closed.has(i) ? nodes[i]!.end : i + 1) visible.push(i);
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

function childrenOf({ kind, value, depth }: TreeNode, parent: number): TreeNode[] {
  if (kind === "array") return [];
  const children = (["arrays", "groups"] as const).flatMap((list) =>
    entriesOf(value[list]).map(([name, child]) => ({
      kind: list === "arrays" ? ("array" as const) : ("group" as const),
      name,
      value: isMembers(child) ? child : {},
    })),
  );
  const siblings = children.length;
  return children.map((child, i) => ({
    ...child,
    depth: depth + 1,
    parent,
    position: i + 1,
    siblings,
    end: 0,
  }));
}

/** Finds the end of each node: the next node that is not deeper. */
function closeNodes(nodes: readonly TreeNode[]): void {
  const open: TreeNode[] = [];
  nodes.forEach((node, i) => {
    while (open.length > node.depth) open.pop()!.end = i;
    open.push(node);
  });
  for (const node of open) node.end = nodes.length;
}
