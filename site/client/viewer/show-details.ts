import { itemAt } from "#src/text/item-at.ts";
import { element } from "../element.ts";
import { describeNode, type Section } from "./describe-node.ts";
import { dimensionsOf } from "./dimension-words.ts";
import { drawShape } from "./draw-shape.ts";
import { preview } from "./preview.ts";
import type { RasterEdition } from "./raster-editions.ts";
import { createSharedTable } from "./shared-dimensions.ts";
import { findCoordinates, type Tree, type TreeNode } from "./tree.ts";

/** Most rows of a table. */
const MOST = 500;
/** Longest JSON text of a node that is written. */
const LONGEST_RAW = 1_000_000;

/** Moves to a node. */
export type Go = (index: number) => void;

/** What the details of a node need beside it. */
export interface Surroundings {
  readonly tree: Tree;
  readonly known: RasterEdition["known"];
  readonly go: Go;
}

/** Shows all that the document says about a group or array, but what is below it. */
export function showDetails(target: HTMLElement, index: number, { tree, known, go }: Surroundings): void {
  const node = itemAt(tree.nodes, index);
  const { kind, name, isCoordinate } = node;
  const what = isCoordinate ? "Coordinates inside a dimension" : kind === "group" ? "Group" : "Array";
  target.replaceChildren(
    element("h3", {}, name === "" ? "(no name)" : name),
    element("p", { class: "note" }, `${what}, ${pathOf(node, tree)}`),
    ...(kind === "array" ? drawShape(dimensionsOf(node.value, tree)) : []),
    ...describeNode(index, tree, known).flatMap((section) => writeSection(section, index, tree, go)),
    ...createSharedTable(index, tree, go),
    writeRaw(node),
  );
}

function pathOf(node: TreeNode, tree: Tree): string {
  if (node.depth > 20) return `${node.depth + 1} levels down`;
  const names: string[] = [];
  for (
    let one: TreeNode | undefined = node;
    one !== undefined && one.parent >= 0;
    one = tree.nodes[one.parent]
  ) {
    names.unshift(one.name);
  }
  return `/${names.join("/")}`;
}

function writeSection(section: Section, index: number, tree: Tree, go: Go): readonly HTMLElement[] {
  const { title, facts, head, rows, text } = section;
  const isForeign = title === "Not in the contract";
  if (facts !== undefined) {
    const pairs = facts.flatMap(([term, words]) => [element("dt", {}, term), element("dd", {}, words)]);
    return facts.length === 0 ? [] : [element("dl", { class: "facts" }, ...pairs)];
  }
  if (head !== undefined && rows !== undefined) {
    const table = createTable({
      title,
      head,
      rows,
      ...(isForeign && { note: "The edition does not list these members." }),
    });
    if (title === "Dimensions") linkCoordinates(table, index, tree, go);
    return table;
  }
  if (text === undefined || text === "") return [];
  return [
    element("h4", {}, title),
    element("pre", { tabindex: 0, role: "region", "aria-label": title }, text),
  ];
}

/** Puts a way to the array with the coordinates beside each dimension. */
function linkCoordinates(parts: readonly HTMLElement[], index: number, tree: Tree, go: Go): void {
  const rows = parts.flatMap((part) => [...part.querySelectorAll("tbody tr")]);
  rows.forEach((row, i) => {
    const found = findCoordinates(index, i, tree);
    if (found === undefined || found === index) return;
    const name = itemAt(tree.nodes, found).name;
    const button = element("button", {
      type: "button",
      class: "place",
      "aria-label": `Go to the coordinates ${name}`,
    });
    button.textContent = `→ ${name}`;
    button.addEventListener("click", () => go(found));
    row.firstElementChild?.append(" ", button);
  });
}

/** A table as it is written. */
interface TableWords {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
}

function createTable({ title, head, rows, note }: TableWords): readonly HTMLElement[] {
  if (rows.length === 0) return [];
  // A column that is empty throughout tells nothing.
  const shown = head.map((_, i) => i).filter((i) => rows.some((row) => row[i] !== ""));
  const body = rows
    .slice(0, MOST)
    .map((row) => element("tr", {}, ...shown.map((i) => element("td", {}, row[i]))));
  const more = rows.length > MOST ? `and ${rows.length - MOST} more, in the JSON below` : "";
  const heads = shown.map((i) => element("th", { scope: "col" }, head[i]));
  return [
    element("h4", {}, `${title} (${rows.length.toLocaleString("en")})`),
    ...[note ?? "", more].filter(Boolean).map((text) => element("p", { class: "note" }, text)),
    element(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": title },
      element("table", {}, element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...body)),
    ),
  ];
}

/** Offers the JSON of a node, which is written once somebody asks for it. */
function writeRaw({ value }: TreeNode): HTMLElement {
  const pre = element("pre", { tabindex: 0, role: "region", "aria-label": "JSON" });
  const details = element("details", { class: "raw" }, element("summary", {}, "JSON of this node"), pre);
  details.addEventListener("toggle", () => {
    if (pre.textContent === "") pre.textContent = toText(value);
  });
  return details;
}

function toText(value: unknown): string {
  try {
    const text = JSON.stringify(value, null, 2);
    return text.length > LONGEST_RAW ? `${text.slice(0, LONGEST_RAW)}…` : text;
  } catch {
    // Deeper than the stack.
    return preview(value, LONGEST_RAW);
  }
}
