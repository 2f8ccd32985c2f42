import { datatypeWords } from "#src/raster-info/datatype-words.ts";
import type { Outline, OutlineDimension } from "#src/raster-info/outline.ts";
import { emptyTree, type Tree, type TreeNode } from "#src/raster-info/tree.ts";
import { itemAt } from "#src/text/item-at.ts";
import { element } from "../element.ts";
import { findElement } from "../find-element.ts";
import { listVisible } from "./search-nodes.ts";

/** Height of a row in pixels, as in the style sheet. */
const ROW = 32;
/** Rows beyond the visible ones, so that scrolling shows no gap. */
const EXTRA = 8;
/** Deepest level with its own indentation; below, the number of the level is shown. */
const DEEPEST = 12;
/** Number of nodes from which a document is closed below its first levels. */
const LARGE = 500;
/** Pixels of indentation for each level. */
const STEP = 16;

/** The tree on the page. */
export interface TreeView {
  show(outline: Outline | undefined): void;
  /** Moves to a node, and opens all above it. */
  go(index: number): void;
  /** Shows only some nodes, even if they are closed. Default: all. */
  filter(shown: ReadonlySet<number> | undefined): void;
  openAll(): void;
  closeAll(): void;
}

/** A tree, its open nodes, and its focus. */
interface State {
  readonly container: HTMLElement;
  readonly canvas: HTMLElement;
  readonly onSelect: (index: number | undefined) => void;
  tree: Tree;
  listed: Outline["listed"];
  closed: Set<number>;
  shown: ReadonlySet<number> | undefined;
  /** Indexes of the visible nodes, row by row. */
  visible: readonly number[];
  /** Row that has the focus. */
  active: number;
}

/** Creates the tree: only the visible rows are elements, so that large documents stay fast. */
export function createTreeView(
  container: HTMLElement,
  onSelect: (index: number | undefined) => void,
): TreeView {
  const canvas = element("div", { role: "none" });
  container.replaceChildren(canvas);
  const state: State = {
    container,
    canvas,
    onSelect,
    tree: emptyTree,
    listed: new Map(),
    closed: new Set(),
    shown: undefined,
    visible: [],
    active: 0,
  };
  container.addEventListener("keydown", (event) => press(state, event));
  container.addEventListener("click", ({ target }) => click(state, target));
  container.addEventListener("scroll", () => draw(state));
  new ResizeObserver(() => draw(state)).observe(container);
  return {
    show: (outline) => {
      state.tree = outline?.tree ?? emptyTree;
      state.listed = outline?.listed ?? new Map();
      state.shown = undefined;
      state.active = 0;
      state.visible = [];
      container.scrollTop = 0;
      closeBelow(state, state.tree.nodes.length > LARGE ? 2 : Number.POSITIVE_INFINITY);
    },
    go: (index) => {
      state.shown = undefined;
      for (let i = index; i >= 0; i = itemAt(state.tree.nodes, i).parent)
        if (i !== index) state.closed.delete(i);
      update(state, index);
    },
    filter: (shown) => {
      const here = state.visible[state.active] ?? 0;
      state.shown = shown;
      update(state, here);
    },
    openAll: () => closeBelow(state, Number.POSITIVE_INFINITY),
    closeAll: () => closeBelow(state, 1),
  };
}

/** What a key does, given the index of the node with the focus. */
type Act = (state: State, index: number) => void;

const keys: Readonly<Record<string, Act>> = {
  ArrowDown: (state) => select(state, state.active + 1),
  ArrowUp: (state) => select(state, state.active - 1),
  Home: (state) => select(state, 0),
  End: (state) => select(state, state.visible.length - 1),
  PageDown: (state) => select(state, state.active + rowsInSight(state)),
  PageUp: (state) => select(state, state.active - rowsInSight(state)),
  ArrowRight: (state, index) => {
    if (state.closed.has(index)) toggle(state, index);
    else if (hasChildren(state, index)) select(state, state.active + 1);
  },
  ArrowLeft: (state, index) => {
    const { parent } = itemAt(state.tree.nodes, index);
    if (hasChildren(state, index) && !state.closed.has(index)) toggle(state, index);
    else if (parent >= 0) select(state, state.visible.indexOf(parent));
  },
  Enter: (state, index) => toggle(state, index),
  " ": (state, index) => toggle(state, index),
};

function press(state: State, event: KeyboardEvent): void {
  const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
  const index = state.visible[state.active];
  if (act === undefined || index === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act(state, index);
}

function click(state: State, target: EventTarget | null): void {
  const element = findElement(target);
  const row = element?.closest<HTMLElement>("[data-row]")?.dataset.row;
  if (row === undefined) return;
  select(state, Number(row));
  if (element?.closest(".twisty")) toggle(state, itemAt(state.visible, state.active));
}

function hasChildren({ tree }: State, index: number): boolean {
  return itemAt(tree.nodes, index).end > index + 1;
}

function rowsInSight({ container }: State): number {
  return Math.floor(container.clientHeight / ROW);
}

function toggle(state: State, index: number): void {
  if (!hasChildren(state, index)) return;
  if (!state.closed.delete(index)) state.closed.add(index);
  update(state, index);
}

/** Closes every node from a level on, and opens all above. */
function closeBelow(state: State, depth: number): void {
  const { nodes } = state.tree;
  state.closed = new Set(
    [...nodes.keys()].filter((i) => itemAt(nodes, i).depth >= depth && hasChildren(state, i)),
  );
  update(state, state.visible[state.active] ?? 0);
}

/** Updates the rows and keeps the focus on a node, or on its nearest visible parent. */
function update(state: State, index: number): void {
  const { shown } = state;
  state.visible =
    shown === undefined ? listVisible(state.tree.nodes, state.closed) : [...shown].sort((a, b) => a - b);
  let row = state.visible.indexOf(index);
  for (let i = index; row < 0 && i >= 0; i = state.tree.nodes[i]?.parent ?? -1)
    row = state.visible.indexOf(i);
  select(state, Math.max(0, row));
}

function select(state: State, row: number): void {
  const { container, visible } = state;
  state.active = Math.max(0, Math.min(visible.length - 1, row));
  const top = state.active * ROW;
  container.scrollTop = Math.min(container.scrollTop, top);
  container.scrollTop = Math.max(container.scrollTop, top + ROW - container.clientHeight);
  draw(state);
  state.onSelect(visible[state.active]);
}

function draw(state: State): void {
  const { container, canvas, visible, active } = state;
  if (visible.length === 0) {
    canvas.replaceChildren();
    container.removeAttribute("aria-activedescendant");
    return;
  }
  const first = Math.max(0, Math.floor(container.scrollTop / ROW) - EXTRA);
  const last = Math.min(visible.length, first + rowsInSight(state) + 2 * EXTRA);
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i);
  // The row that a screen reader is on must be in the page, even if it is out of sight.
  if (active < first || active >= last) rows.push(active);
  canvas.style.height = `${visible.length * ROW}px`;
  canvas.replaceChildren(...rows.map((row) => drawRow(state, row)));
  container.setAttribute("aria-activedescendant", `node-${visible[active]}`);
}

function drawRow(state: State, row: number): HTMLElement {
  const index = itemAt(state.visible, row);
  const isOpen = hasChildren(state, index) ? !state.closed.has(index) : undefined;
  const item = createRow(itemAt(state.tree.nodes, index), state.listed.get(index) ?? [], isOpen);
  item.id = `node-${index}`;
  item.style.top = `${row * ROW}px`;
  item.setAttribute("aria-selected", String(row === state.active));
  item.dataset.row = String(row);
  return item;
}

function createRow(
  node: TreeNode,
  dimensions: readonly OutlineDimension[],
  isOpen: boolean | undefined,
): HTMLElement {
  const { kind, name, depth, position, siblings, value, isCoordinate } = node;
  const mark = kind === "array" ? "▦" : isOpen ? "▾" : "▸";
  const twisty = element(
    "span.twisty",
    { "aria-hidden": "true" },
    kind === "group" && isOpen === undefined ? "" : mark,
  );
  const shape = dimensions.map((one) => `${one.name} ${one.size ?? "?"}`.trim()).join(" × ");
  const item = element(
    "div.row",
    {
      role: "treeitem",
      "aria-level": depth + 1,
      "aria-posinset": position,
      "aria-setsize": siblings,
      "aria-expanded": isOpen === undefined ? undefined : String(isOpen),
    },
    twisty,
    depth > DEEPEST ? element("span.mono tiny", String(depth + 1)) : undefined,
    element(isCoordinate ? "em.name" : "span.name", name === "" ? "(no name)" : name),
    isCoordinate ? element("span.shape quiet", "coordinates") : undefined,
    kind === "array" && !isCoordinate && shape !== "" ? element("span.shape quiet", shape) : undefined,
    kind === "array" ? element("span.datatype mono tiny", datatypeWords(value.datatype)) : undefined,
  );
  item.style.paddingLeft = `${Math.min(depth, DEEPEST) * STEP + 8}px`;
  return item;
}
