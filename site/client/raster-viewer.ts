import { adviseOnText } from "#src/explain/advise-on-text.ts";
import { readJson } from "#src/json/read-json.ts";
import type { Outline } from "#src/raster-info/outline.ts";
import { readOutline } from "#src/raster-info/read-outline.ts";
import { emptyTree } from "#src/raster-info/tree.ts";
import { count, writeBytes } from "#src/text/display.ts";
import { isRecord } from "#src/text/is-object.ts";
import { itemAt } from "#src/text/item-at.ts";
import { describeError } from "#src/validate/describe-error.ts";
import type { ValidationError } from "#src/validate/result.ts";
import { byId } from "./by-id.ts";
import { connectDrop } from "./connect-drop.ts";
import { element, option, placeButton, showChoice } from "./element.ts";
import { readData } from "./read-data.ts";
import { createDrawingView } from "./viewer/drawing-view.ts";
import { type RasterEdition, rasterEditions, readBy } from "./viewer/raster-editions.ts";
import { findNode, searchNodes } from "./viewer/search-nodes.ts";
import { type ShownPlace, showDetails } from "./viewer/show-details.ts";
import { showDifferences } from "./viewer/show-differences.ts";
import { createTreeView } from "./viewer/tree-view.ts";

/** Most errors that a validator lists. */
const MOST = 100;

const documents = readData<readonly { readonly name: string; readonly text: string }[]>("documents");
const choice = byId("example-choice", HTMLSelectElement);
const beforeChoice = byId("before-choice", HTMLSelectElement);
const search = byId("tree-search", HTMLInputElement);
const details = byId("details-body");
const editionChoice = byId("edition", HTMLSelectElement);
let outline: Outline | undefined;
let before: Outline | undefined;
let edition: RasterEdition = itemAt(rasterEditions, 0);
/** The open document, to be read again by another edition. */
let opened: readonly [name: string, bytes: Uint8Array] | undefined;
/** Place that was selected in the drawing, while its node is shown. */
let picked: ShownPlace | undefined;

const drawing = createDrawingView(byId("drawing"), (index, pointer) => {
  picked = { index, pointer };
  view.go(index);
  byId("details").scrollIntoView({ block: "nearest" });
});
const drawingBefore = createDrawingView(byId("drawing-before"), () => undefined);
const view = createTreeView(byId("tree"), (index) => {
  drawing.select(index);
  details.replaceChildren();
  if (index === undefined || outline === undefined) return;
  const place = picked?.index === index ? picked : { index };
  picked = undefined;
  showDetails(details, place, { outline, edition, go });
});

function go(index: number): void {
  search.value = "";
  view.go(index);
}

/** Where a document is described. */
interface Said {
  readonly kind: "good" | "bad";
  readonly text: string;
  readonly errors: readonly ValidationError[];
}

/** Shows a document; an unreadable one removes the last one. */
function open(name: string, bytes: Uint8Array): void {
  const start = performance.now();
  const document = readJson(bytes);
  opened = [name, bytes];
  outline = document.ok && isRecord(document.value) ? readOutline(document.value) : undefined;
  const said = document.ok ? describe(name, bytes.length, document.value) : undefined;
  search.value = "";
  byId("viewer").hidden = outline === undefined;
  view.show(outline);
  compare();
  if (said !== undefined) say(said);
  else if (!document.ok) {
    const { code, line, column, reason } = document.error;
    const advice = adviseOnText(new TextDecoder().decode(bytes.subarray(0, 4096)));
    say(bad(`${name} cannot be read: ${advice ?? reason} (${code}, ${line}:${column})`));
  }
  performance.measure("open", { start });
}

/** Draws the document and, beside it, the one to compare with, and marks the differences. */
function compare(): void {
  const areTwo = outline !== undefined && before !== undefined;
  byId("differences").hidden = !areTwo;
  byId("figure-before").hidden = !areTwo;
  byId("caption-after").hidden = !areTwo;
  if (outline === undefined || before === undefined) {
    drawingBefore.show(undefined);
    drawing.show(outline);
    return;
  }
  const [removed, added] = showDifferences(byId("differences-body"), [before, outline], go);
  drawingBefore.show(before, removed);
  drawing.show(outline, added);
}

function describe(name: string, size: number, document: unknown): Said {
  if (outline === undefined) return bad(`${name} is no raster-info document: its root is not an object`);
  const facts = `${name}: ${writeBytes(size)}, ${countWords(outline)}`;
  const reading = readBy(editionChoice.value, document);
  const { errors } = reading;
  edition = reading.edition;
  const by = `edition ${edition.facts.edition}`;
  if (errors.length === 0) return { kind: "good", text: `${facts}, valid in ${by}`, errors };
  const faults = errors.length === MOST ? `${MOST} or more errors` : count(errors.length, "error");
  return bad(`${facts}, ${faults} in ${by}`, errors);
}

function bad(text: string, errors: readonly ValidationError[] = []): Said {
  return { kind: "bad", text, errors };
}

/** Describes a document, and lists its errors, each with a link to its node. */
function say({ kind, text, errors }: Said): void {
  byId("summary").replaceChildren(element(`span.status small ${kind}`, text));
  byId("errors").hidden = errors.length === 0;
  byId("error-list").replaceChildren(...errors.map(writeError));
}

function writeError(error: ValidationError): HTMLElement {
  const index = findNode(error.path, outline?.tree ?? emptyTree);
  const show = (): void => {
    go(index);
    byId("tree").focus();
  };
  return element("li", placeButton(error.path || "/", show), ` ${describeError(error)}`);
}

function countWords({ tree: { nodes } }: Outline): string {
  const groups = nodes.filter(({ kind }) => kind === "group").length;
  const coordinates = nodes.filter(({ isCoordinate }) => isCoordinate).length;
  const deepest = nodes.reduce((most, { depth }) => Math.max(most, depth + 1), 0);
  const inside = coordinates === 0 ? [] : [`${count(coordinates, "dimension")} with coordinates`];
  return [
    count(groups, "group"),
    count(nodes.length - groups - coordinates, "array"),
    ...inside,
    count(deepest, "level"),
  ].join(", ");
}

function openExample(name: string): void {
  const example = documents.find((one) => one.name === name);
  if (example === undefined) return;
  showChoice(choice, name);
  open(name, new TextEncoder().encode(example.text));
}

/** Sets the document to compare with; an unreadable one counts as none. */
function openBefore(bytes: Uint8Array | undefined): void {
  const read = bytes && readJson(bytes);
  before = read?.ok && isRecord(read.value) ? readOutline(read.value) : undefined;
  compare();
}

/** Opens the example that the link names, else one with groups. */
function openLinked(): void {
  const wanted = new URLSearchParams(location.hash.slice(1)).get("example");
  const found =
    documents.find(({ name }) => name === wanted) ??
    documents.find(({ name }) => name.includes("nc4_groups"));
  openExample(found?.name ?? "");
}

choice.replaceChildren(...documents.map(({ name }) => option(name)));
beforeChoice.append(...documents.map(({ name }) => option(name)));
editionChoice.append(
  ...rasterEditions.map(({ facts }) => option(`${facts.edition}: ${facts.releases}`, facts.edition)),
);
editionChoice.addEventListener("change", () => opened && open(...opened));
choice.addEventListener("change", () => openExample(choice.value));
beforeChoice.addEventListener("change", () => {
  const example = documents.find(({ name }) => name === beforeChoice.value);
  openBefore(example && new TextEncoder().encode(example.text));
});
byId("keep-before").addEventListener("click", () => {
  if (opened === undefined) return;
  showChoice(beforeChoice, opened[0], true);
  openBefore(opened[1]);
});
search.addEventListener("input", () => view.filter(searchNodes(outline?.tree ?? emptyTree, search.value)));
byId("open-all").addEventListener("click", () => view.openAll());
byId("close-all").addEventListener("click", () => view.closeAll());
connectDrop(byId("file", HTMLInputElement), (name, bytes) => {
  showChoice(choice, name, true);
  open(name, bytes);
});
addEventListener("hashchange", openLinked);
openLinked();
