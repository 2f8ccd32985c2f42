import { findClauseIn } from "#src/explain/clause.ts";
import { preview } from "#src/json/preview.ts";
import type { Outline, OutlineDimension } from "#src/raster-info/outline.ts";
import type { Members } from "#src/raster-info/tree.ts";
import { itemAt } from "#src/text/item-at.ts";
import { shorten } from "#src/text/shorten.ts";
import { element, placeButton, table } from "../element.ts";
import { describeNode, type Section } from "./describe-node.ts";
import type { RasterEdition } from "./raster-editions.ts";

/** Most rows of a table. */
const MOST = 500;
/** Longest JSON text of a node that is written. */
const LONGEST_RAW = 200_000;
/** Deepest level that is shown with its path. */
const DEEPEST = 20;

/** Moves to a node. */
type Go = (index: number) => void;

/** A place to show: a node, or a dimension that it lists. */
export interface ShownPlace {
  readonly index: number;
  /** Place in the document, as a JSON Pointer. Default: that of the node. */
  readonly pointer?: string;
}

/** What the details of a node need besides the node. */
interface Surroundings {
  readonly outline: Outline;
  readonly edition: RasterEdition;
  readonly go: Go;
}

/** Shows everything about a group or array except what is below it; for a selected place, first its JSON. */
export function showDetails(target: HTMLElement, { index, pointer }: ShownPlace, around: Surroundings): void {
  const { outline, edition, go } = around;
  const node = itemAt(outline.tree.nodes, index);
  const { kind, name, isCoordinate } = node;
  const what = isCoordinate ? "Coordinates inside a dimension" : kind === "group" ? "Group" : "Array";
  const dimension = outline.dimensions.find((one) => one.pointer === pointer);
  const raw = writeRaw(pointer ?? node.pointer, dimension?.value ?? node.value, pointer !== undefined);
  target.replaceChildren(
    element("h3", name === "" ? "(no name)" : name),
    element("p.note", `${what}, ${node.depth > DEEPEST ? `${node.depth + 1} levels down` : node.path}`),
    ...writeClause(pointer ?? node.pointer, around),
    ...(pointer === undefined ? [] : [raw]),
    ...describeNode(index, outline, edition.known).flatMap((section) =>
      writeSection(section, index, outline, go),
    ),
    ...(pointer === undefined ? [raw] : []),
  );
}

/** Shows what the contract says about a place. */
function writeClause(pointer: string, { outline, edition }: Surroundings): readonly HTMLElement[] {
  const found = findClauseIn(edition.places, itemAt(outline.tree.nodes, 0).value, pointer);
  if (found === undefined) return [];
  const clause = /^R\d/.test(found.clause)
    ? element("a", { href: "clauses.html" }, found.clause)
    : found.clause;
  return [element("p.says", clause, ` ${found.about}`)];
}

function writeSection(section: Section, index: number, outline: Outline, go: Go): readonly HTMLElement[] {
  const { title, facts, head, rows, text } = section;
  if (facts !== undefined) {
    const pairs = facts.flatMap(([term, words]) => [element("dt", term), element("dd", words)]);
    return facts.length === 0 ? [] : [element("dl.facts", ...pairs)];
  }
  if (head !== undefined && rows !== undefined) {
    const notes = title === "Not in the contract" ? ["The edition does not list these members."] : [];
    const parts = writeTable(title, head, rows, notes);
    if (title === "Dimensions") linkCoordinates(parts, outline.listed.get(index) ?? [], index, go);
    return parts;
  }
  if (text === undefined || text === "") return [];
  return [
    element("h4", title),
    element("pre.box", { tabindex: 0, role: "region", "aria-label": title }, text),
  ];
}

/** Turns the path of each dimension's coordinates into a link. */
function linkCoordinates(
  parts: readonly HTMLElement[],
  dimensions: readonly OutlineDimension[],
  index: number,
  go: Go,
): void {
  const rows = parts.flatMap((part) => [...part.querySelectorAll("tbody tr")]);
  for (const [i, { coordinate }] of dimensions.entries()) {
    if (coordinate === undefined || coordinate.node === index) continue;
    const { path, node } = coordinate;
    const button = placeButton(path, () => go(node), `Go to the coordinates ${path}`);
    const cells = [...(rows[i]?.children ?? [])];
    cells.findLast(({ textContent }) => textContent === path)?.replaceChildren(button);
  }
}

function writeTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  notes: readonly string[],
): readonly HTMLElement[] {
  if (rows.length === 0) return [];
  // Empty columns are left out.
  const shown = head.map((_, i) => i).filter((i) => rows.some((row) => row[i] !== ""));
  const body = rows.slice(0, MOST).map((row) => shown.map((i) => row[i]));
  const more = rows.length > MOST ? [`and ${rows.length - MOST} more, in the JSON below`] : [];
  const heads = shown.map((i) => head[i] ?? "");
  return [
    element("h4", `${title} (${rows.length.toLocaleString("en")})`),
    ...[...notes, ...more].map((text) => element("p.note", text)),
    element("div.scroll", { tabindex: 0, role: "region", "aria-label": title }, table(heads, body)),
  ];
}

/** Offers the JSON of a place, which is written only when it is opened. */
function writeRaw(pointer: string, value: Members, isOpen: boolean): HTMLElement {
  const pre = element("pre.box", { tabindex: 0, role: "region", "aria-label": "JSON" });
  const title = element("summary", "JSON ", element("code", pointer || "/"));
  const details = element("details.raw", title, pre);
  const write = (): void => {
    if (pre.textContent === "") pre.textContent = toText(value);
  };
  details.addEventListener("toggle", write);
  if (isOpen) write();
  details.open = isOpen;
  return details;
}

function toText(value: unknown): string {
  try {
    return shorten(JSON.stringify(value, null, 2), LONGEST_RAW);
  } catch {
    // Deeper than the stack.
    return preview(value, LONGEST_RAW);
  }
}
