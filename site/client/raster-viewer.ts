import { readJson } from "#src/json/read-json.ts";
import { count } from "#src/text/display.ts";
import { itemAt } from "#src/text/item-at.ts";
import { describeError } from "#src/validate/describe-error.ts";
import type { ValidationError } from "#src/validate/result.ts";
import { byId } from "./by-id.ts";
import { connectDrop } from "./connect-drop.ts";
import { element } from "./element.ts";
import { readData } from "./read-data.ts";
import { byteWords } from "./viewer/dimension-words.ts";
import { type RasterEdition, rasterEditions, readBy } from "./viewer/raster-editions.ts";
import { showDetails } from "./viewer/show-details.ts";
import { emptyTree, findNode, flattenDocument, searchNodes, type Tree } from "./viewer/tree.ts";
import { createTreeView } from "./viewer/tree-view.ts";

/** Most errors that a validator lists. */
const MOST = 100;

const documents = readData<readonly { readonly name: string; readonly text: string }[]>("documents");
const choice = byId("example-choice", HTMLSelectElement);
const search = byId("tree-search", HTMLInputElement);
const details = byId("details-body");
const editionChoice = byId("edition", HTMLSelectElement);
let tree: Tree = emptyTree;
let edition: RasterEdition = itemAt(rasterEditions, 0);
/** What is open, to be read again by another edition. */
let opened: readonly [name: string, bytes: Uint8Array] | undefined;
const view = createTreeView(byId("tree"), (index) => {
  if (index === undefined) details.replaceChildren();
  else showDetails(details, index, { tree, known: edition.known, go });
});

function go(index: number): void {
  search.value = "";
  view.go(index);
}

/** What is said about a document. */
interface Said {
  readonly kind: "good" | "bad";
  readonly text: string;
  readonly errors: readonly ValidationError[];
}

/** Shows a document; one that cannot be read leaves nothing of the last one. */
function open(name: string, bytes: Uint8Array): void {
  const start = performance.now();
  const document = readJson(bytes);
  const flat = document.ok ? flattenDocument(document.value) : undefined;
  opened = [name, bytes];
  tree = flat ?? emptyTree;
  const said = document.ok ? describe(name, bytes.length, document.value) : undefined;
  search.value = "";
  view.show(tree);
  byId("viewer").hidden = flat === undefined;
  if (said !== undefined) say(said);
  else if (!document.ok) {
    const { code, line, column, reason } = document.error;
    say(bad(`${name} cannot be read: ${reason} (${code}, ${line}:${column})`));
  }
  performance.measure("open", { start });
}

function describe(name: string, size: number, document: unknown): Said {
  if (tree.nodes.length === 0) return bad(`${name} is no raster-info document: its root is not an object`);
  const facts = `${name}: ${byteWords(size)}, ${countWords(tree)}`;
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

/** Says what a document is, and lists its errors, each with a way to its node. */
function say({ kind, text, errors }: Said): void {
  byId("summary").replaceChildren(element("span", { class: `status ${kind}` }, text));
  byId("errors").hidden = errors.length === 0;
  byId("error-list").replaceChildren(...errors.map(writeError));
}

function writeError(error: ValidationError): HTMLElement {
  const index = findNode(error.path, tree);
  const button = element("button", { type: "button", class: "place" }, error.path || "/");
  button.addEventListener("click", () => {
    go(index);
    byId("tree").focus();
  });
  return element("li", {}, button, ` ${describeError(error)}`);
}

function countWords({ nodes }: Tree): string {
  const groups = nodes.filter(({ kind }) => kind === "group").length;
  const coordinates = nodes.filter(({ isCoordinate }) => isCoordinate).length;
  const deepest = nodes.reduce((most, { depth }) => Math.max(most, depth + 1), 0);
  const inside = coordinates === 0 ? [] : [`${coordinates} inside dimensions`];
  return [
    count(groups, "group"),
    count(nodes.length - groups - coordinates, "array"),
    ...inside,
    count(deepest, "level"),
  ].join(", ");
}

/** Lets the list of examples say what is open: an example, or the name of a file. */
function choose(name: string, isFile: boolean): void {
  choice.querySelector("option[data-file]")?.remove();
  if (isFile) choice.prepend(element("option", { value: "", "data-file": true }, `File: ${name}`));
  choice.value = isFile ? "" : name;
}

function openExample(name: string): void {
  const example = documents.find((one) => one.name === name);
  if (example === undefined) return;
  choose(name, false);
  open(name, new TextEncoder().encode(example.text));
}

/** Opens the example that the link names, or else one with groups. */
function openLinked(): void {
  const wanted = new URLSearchParams(location.hash.slice(1)).get("example");
  const found =
    documents.find(({ name }) => name === wanted) ??
    documents.find(({ name }) => name.includes("nc4_groups"));
  openExample(found?.name ?? "");
}

choice.replaceChildren(...documents.map(({ name }) => element("option", { value: name }, name)));
editionChoice.append(
  ...rasterEditions.map(({ facts }) =>
    element("option", { value: facts.edition }, `${facts.edition}: ${facts.releases}`),
  ),
);
editionChoice.addEventListener("change", () => opened && open(...opened));
choice.addEventListener("change", () => openExample(choice.value));
search.addEventListener("input", () => view.filter(searchNodes(tree, search.value)));
byId("open-all").addEventListener("click", () => view.openAll());
byId("close-all").addEventListener("click", () => view.closeAll());
connectDrop(byId("file", HTMLInputElement), (name, bytes) => {
  choose(name, true);
  open(name, bytes);
});
addEventListener("hashchange", openLinked);
openLinked();
