import { itemAt } from "#src/text/item-at.ts";
import { element } from "../element.ts";
import { dimensionsOf } from "./dimension-words.ts";
import type { Tree } from "./tree.ts";

/** Most arrays and dimensions of the table. */
const [ARRAYS, DIMENSIONS] = [60, 12];

/** Which arrays have which dimensions. */
export interface SharedDimensions {
  readonly dimensions: readonly { readonly fullName: string; readonly label: string }[];
  readonly arrays: readonly { readonly index: number; readonly uses: ReadonlySet<string> }[];
}

/** Finds the dimensions of the arrays below a group, or of those that share one with an array. */
export function findShared(index: number, tree: Tree): SharedDimensions {
  const node = itemAt(tree.nodes, index);
  const named = (at: number): ReadonlyMap<string, string> =>
    new Map(
      dimensionsOf(itemAt(tree.nodes, at).value, tree)
        .filter(({ fullName }) => fullName !== "")
        .map(({ fullName, name, size }) => [fullName, `${name} ${size?.toLocaleString("en") ?? "?"}`]),
    );
  const own = named(index);
  const [from, to] = node.kind === "group" ? [index, node.end] : [0, tree.nodes.length];
  const arrays: { index: number; uses: ReadonlySet<string> }[] = [];
  const dimensions = new Map<string, string>();
  for (let at = from; at < to && arrays.length < ARRAYS; at++) {
    const { kind, isCoordinate } = itemAt(tree.nodes, at);
    if (kind !== "array" || isCoordinate) continue;
    const uses = named(at);
    const isNear = node.kind === "group" || at === index || [...uses.keys()].some((name) => own.has(name));
    if (!isNear || uses.size === 0) continue;
    arrays.push({ index: at, uses: new Set(uses.keys()) });
    for (const [name, label] of uses) dimensions.set(name, label);
  }
  const shown = [...dimensions].slice(0, DIMENSIONS).map(([fullName, label]) => ({ fullName, label }));
  return { dimensions: shown, arrays };
}

/** Draws each dimension as a line through the arrays that share it; nothing where none is shared. */
export function createSharedTable(
  index: number,
  tree: Tree,
  go: (index: number) => void,
): readonly HTMLElement[] {
  const { dimensions, arrays } = findShared(index, tree);
  if (arrays.length < 2) return [];
  const spans = dimensions.map(({ fullName }) => {
    const rows = arrays.flatMap(({ uses }, row) => (uses.has(fullName) ? [row] : []));
    return { first: rows[0] ?? 0, last: rows.at(-1) ?? 0 };
  });
  const body = arrays.map(({ index: at, uses }, row) => {
    const button = element(
      "button",
      { type: "button", class: "quiet-button" },
      itemAt(tree.nodes, at).name || "(no name)",
    );
    button.addEventListener("click", () => go(at));
    const cells = dimensions.map(({ fullName, label }, i) => {
      const { first, last } = itemAt(spans, i);
      const isOn = uses.has(fullName);
      const line =
        row < first || row > last ? "" : row === first ? " from" : row === last ? " to" : " through";
      const text = isOn ? element("span", { class: "visually-hidden" }, `has ${label}`) : undefined;
      return element("td", { class: `line-${i % 3}${first === last ? "" : line}${isOn ? " on" : ""}` }, text);
    });
    const head = element("th", { scope: "row" }, button);
    return element("tr", at === index ? { class: "here" } : {}, head, ...cells);
  });
  const heads = dimensions.map(({ label }) => element("th", { scope: "col" }, label));
  return [
    element("h4", {}, "Shared dimensions"),
    element(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": "Shared dimensions" },
      element(
        "table",
        { class: "lines" },
        element("thead", {}, element("tr", {}, element("th", { scope: "col" }, "Array"), ...heads)),
        element("tbody", {}, ...body),
      ),
    ),
  ];
}
