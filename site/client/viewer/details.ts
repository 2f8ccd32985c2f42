import { element } from "../dom.ts";
import { preview } from "./preview.ts";
import { entriesOf, isMembers, type Members, type Tree, type TreeNode } from "./tree.ts";
import { byteWords, countValues, datatypeWords, dimensionsOf, sizeOf, textOf } from "./words.ts";

/** Most rows of a table. */
const MOST = 500;
/** Longest value that is written, in characters. */
const LONGEST = 400;
/** Longest value that stands alone. */
const LONGEST_ALONE = 4000;

/** Shows all that the document says about a group or array, but what is below it. */
export function showDetails(target: HTMLElement, node: TreeNode, tree: Tree): void {
  const { value, kind, name } = node;
  target.replaceChildren(
    element("h3", {}, name === "" ? "(no name)" : name),
    element("p", { class: "note" }, `${kind === "group" ? "Group" : "Array"}, ${pathOf(node, tree)}`),
    listFacts(factsOf(node, tree)),
    ...dimensionTable(value, tree),
    ...attributeTable(value),
    ...longValues(value),
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

type Fact = readonly [term: string, text: string];

function factsOf({ value, kind }: TreeNode, tree: Tree): readonly Fact[] {
  const count = kind === "array" ? countValues(dimensionsOf(value, tree)) : undefined;
  const size = sizeOf(value.datatype);
  const facts: readonly Fact[] = [
    ["Driver", textOf(value.driver)],
    ["Data type", datatypeWords(value.datatype)],
    ["Values", count === undefined ? "" : count.toLocaleString("en")],
    ["Size", count === undefined || size === undefined ? "" : byteWords(count * size)],
    ["Unit", textOf(value.unit)],
    ["Scale", writeIfThere(value, "scale")],
    ["Offset", writeIfThere(value, "offset")],
    ["No data", writeIfThere(value, "nodata_value")],
    ...(isMembers(value.structural_info) ? Object.entries(value.structural_info) : []).map(
      ([name, text]): Fact => [name, textOf(text)],
    ),
  ];
  return facts.filter(([, text]) => text !== "");
}

function writeIfThere(value: Members, name: string): string {
  return Object.hasOwn(value, name) ? preview(value[name], LONGEST) : "";
}

function listFacts(facts: readonly Fact[]): HTMLElement {
  return element(
    "dl",
    { class: "facts" },
    ...facts.flatMap(([term, text]) => [element("dt", {}, term), element("dd", {}, text)]),
  );
}

function dimensionTable(value: Members, tree: Tree): readonly HTMLElement[] {
  const rows = dimensionsOf(value, tree).map(({ name, size, type, direction, variable }) => [
    name,
    size?.toLocaleString("en") ?? "?",
    [type, direction].filter(Boolean).join(" "),
    variable,
  ]);
  return createTable("Dimensions", ["Name", "Size", "Axis", "Variable"], rows);
}

function attributeTable({ attributes }: Members): readonly HTMLElement[] {
  const rows = entriesOf(attributes).map(([name, given]) => {
    const described = isMembers(given) && ("value" in given || "datatype" in given);
    const value = described ? given.value : given;
    return [
      name,
      described ? datatypeWords(given.datatype) : "",
      value === undefined ? "" : preview(value, LONGEST),
    ];
  });
  return createTable("Attributes", ["Name", "Data type", "Value"], rows);
}

function longValues(value: Members): readonly HTMLElement[] {
  const srs = isMembers(value.srs) ? value.srs : {};
  const parts: readonly Fact[] = [
    ["Spatial reference", textOf(srs.wkt)],
    [
      "Axis mapping",
      srs.data_axis_to_srs_axis_mapping === undefined
        ? ""
        : preview(srs.data_axis_to_srs_axis_mapping, LONGEST),
    ],
    ["Values", Object.hasOwn(value, "values") ? preview(value.values, LONGEST_ALONE) : ""],
  ];
  return parts
    .filter(([, text]) => text !== "")
    .flatMap(([title, text]) => [
      element("h4", {}, title),
      element("pre", { tabindex: 0, role: "region", "aria-label": title }, text),
    ]);
}

function createTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly HTMLElement[] {
  if (rows.length === 0) return [];
  // A column that is empty throughout tells nothing.
  const shown = head.map((_, i) => i).filter((i) => rows.some((row) => row[i] !== ""));
  const body = rows
    .slice(0, MOST)
    .map((row) => element("tr", {}, ...shown.map((i) => element("td", {}, row[i]))));
  const more = rows.length > MOST ? [element("p", { class: "note" }, `and ${rows.length - MOST} more`)] : [];
  const heads = shown.map((i) => element("th", { scope: "col" }, head[i]));
  return [
    element("h4", {}, `${title} (${rows.length.toLocaleString("en")})`),
    element(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": title },
      element("table", {}, element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...body)),
    ),
    ...more,
  ];
}
