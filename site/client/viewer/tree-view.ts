import { element } from "../dom.ts";
import { listVisible, type Tree, type TreeNode } from "./tree.ts";
import { datatypeWords, dimensionsOf, shapeOf } from "./words.ts";

/** Height of a row in pixels, as in the style sheet. */
const ROW = 32;
/** Rows drawn beyond the edge, so that scrolling shows no gap. */
const EXTRA = 8;
/** Deepest level that is indented further; below, the number of the level is shown. */
const DEEPEST = 12;
/** Pixels of indentation for each level. */
const STEP = 16;

/** The tree on the page. */
export interface TreeView {
  show(tree: Tree): void;
  openAll(): void;
  closeAll(): void;
}

/** Creates the tree: only the rows in sight are elements, so that documents of any size stay quick. */
export function createTreeView(container: HTMLElement, onSelect: (node: TreeNode) => void): TreeView {
  const canvas = element("div", { role: "none", class: "canvas" });
  container.replaceChildren(canvas);
  let tree: Tree = { nodes: [], dimensions: new Map() };
  let closed = new Set<number>();
  let visible: readonly number[] = [];
  /** Index of the row that has the focus. */
  let active = 0;

  const draw = (): void => {
    const first = Math.max(0, Math.floor(container.scrollTop / ROW) - EXTRA);
    const last = Math.min(
      visible.length,
      Math.ceil((container.scrollTop + container.clientHeight) / ROW) + EXTRA,
    );
    const rows = Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i);
    // What a screen reader is on must be in the page, even where it is out of sight.
    if (active < first || active >= last) rows.push(active);
    canvas.style.height = `${visible.length * ROW}px`;
    canvas.replaceChildren(...rows.map(drawRow));
    container.setAttribute("aria-activedescendant", `node-${visible[active]}`);
  };
  const drawRow = (row: number): HTMLElement => {
    const index = visible[row]!;
    const node = tree.nodes[index]!;
    const isOpen = node.end > index + 1 ? !closed.has(index) : undefined;
    const item = createRow(node, tree, isOpen);
    item.id = `node-${index}`;
    item.style.top = `${row * ROW}px`;
    item.setAttribute("aria-selected", String(row === active));
    item.dataset.row = String(row);
    return item;
  };
  const select = (row: number): void => {
    active = Math.max(0, Math.min(visible.length - 1, row));
    const top = active * ROW;
    if (top < container.scrollTop) container.scrollTop = top;
    const below = top + ROW - container.clientHeight;
    if (below > container.scrollTop) container.scrollTop = below;
    draw();
    onSelect(tree.nodes[visible[active]!]!);
  };
  const update = (at: number): void => {
    visible = listVisible(tree.nodes, closed);
    select(Math.max(0, visible.indexOf(at)));
  };
  const toggle = (index: number, isClosed: boolean): void => {
    if (isClosed) closed.add(index);
    else closed.delete(index);
    update(index);
  };
  const keys: Readonly<Record<string, (index: number, node: TreeNode) => void>> = {
    ArrowDown: () => select(active + 1),
    ArrowUp: () => select(active - 1),
    Home: () => select(0),
    End: () => select(visible.length - 1),
    PageDown: () => select(active + Math.floor(container.clientHeight / ROW)),
    PageUp: () => select(active - Math.floor(container.clientHeight / ROW)),
    ArrowRight: (index, { end }) => {
      if (closed.has(index)) toggle(index, false);
      else if (end > index + 1) select(active + 1);
    },
    ArrowLeft: (index, { end, parent }) => {
      if (end > index + 1 && !closed.has(index)) toggle(index, true);
      else if (parent >= 0) select(visible.indexOf(parent));
    },
    Enter: (index, { end }) => end > index + 1 && toggle(index, !closed.has(index)),
    " ": (index, { end }) => end > index + 1 && toggle(index, !closed.has(index)),
  };
  container.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    const index = visible[active];
    if (act === undefined || index === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(index, tree.nodes[index]!);
  });
  container.addEventListener("click", ({ target }) => {
    const row = (target as HTMLElement).closest<HTMLElement>("[data-row]");
    if (row === null) return;
    select(Number(row.dataset.row));
    const index = visible[active]!;
    if ((target as HTMLElement).closest(".twisty") && tree.nodes[index]!.end > index + 1) {
      toggle(index, !closed.has(index));
    }
  });
  container.addEventListener("scroll", draw);
  new ResizeObserver(draw).observe(container);
  const closeBelow = (depth: number): void => {
    closed = new Set();
    tree.nodes.forEach((node, i) => {
      if (node.depth >= depth && node.end > i + 1) closed.add(i);
    });
    update(visible[active] ?? 0);
  };
  return {
    show: (given) => {
      tree = given;
      active = 0;
      container.scrollTop = 0;
      visible = [];
      // A large document begins closed below its first levels.
      closeBelow(given.nodes.length > 500 ? 2 : Number.POSITIVE_INFINITY);
    },
    openAll: () => closeBelow(Number.POSITIVE_INFINITY),
    closeAll: () => closeBelow(1),
  };
}

function createRow(node: TreeNode, tree: Tree, isOpen: boolean | undefined): HTMLElement {
  const { kind, name, depth, position, siblings, value } = node;
  const twisty = element("span", { class: "twisty", "aria-hidden": "true" });
  const shape = shapeOf(dimensionsOf(value, tree));
  const item = element(
    "div",
    {
      role: "treeitem",
      class: `row ${kind}`,
      "aria-level": depth + 1,
      "aria-posinset": position,
      "aria-setsize": siblings,
      "aria-expanded": isOpen === undefined ? undefined : String(isOpen),
    },
    twisty,
    depth > DEEPEST ? element("span", { class: "level" }, String(depth + 1)) : undefined,
    element("span", { class: "name" }, name === "" ? "(no name)" : name),
    kind === "array" && shape !== "" ? element("span", { class: "shape" }, shape) : undefined,
    kind === "array" ? element("span", { class: "datatype" }, datatypeWords(value.datatype)) : undefined,
  );
  item.style.paddingLeft = `${Math.min(depth, DEEPEST) * STEP + 8}px`;
  return item;
}
