import { readJson } from "#src/json/read.ts";
import { describeError } from "#src/validate/describe-error.ts";
import { validateRasterInfo } from "#src/validate/validate-raster-info.ts";
import { byId, element, readData } from "./dom.ts";
import { onFile } from "./drop.ts";
import { showDetails } from "./viewer/details.ts";
import { flattenDocument, type Tree } from "./viewer/tree.ts";
import { createTreeView } from "./viewer/tree-view.ts";
import { byteWords } from "./viewer/words.ts";

/** Most errors that the summary names; the workbench shows them all. */
const MOST = 3;

const documents = readData<readonly { readonly name: string; readonly text: string }[]>("documents");
const choice = byId<HTMLSelectElement>("example-choice");
const summary = byId("summary");
let tree: Tree = { nodes: [], dimensions: new Map() };
const view = createTreeView(byId("tree"), (node) => showDetails(byId("details-body"), node, tree));

/** What is said about a document above its tree. */
interface Summary {
  readonly kind: "good" | "bad";
  readonly text: string;
  readonly lines: readonly string[];
}

function open(name: string, bytes: Uint8Array): void {
  const { kind, text, lines } = read(name, bytes);
  summary.replaceChildren(
    element("span", { class: `status ${kind}` }, text),
    ...lines.map((line) => element("span", { class: "line" }, line)),
  );
}

/** Shows a document, unless it cannot be read: then the last one stays. */
function read(name: string, bytes: Uint8Array): Summary {
  const document = readJson(bytes);
  if (!document.ok) {
    const { code, line, column, reason } = document.error;
    return bad(`${name} cannot be read: ${reason} (${code}, ${line}:${column})`);
  }
  const flat = flattenDocument(document.value);
  if (flat === undefined) return bad(`${name} is no raster-info document: its root is not an object`);
  tree = flat;
  view.show(flat);
  const facts = `${name}: ${byteWords(bytes.length)}, ${countWords(flat)}`;
  const result = validateRasterInfo(document.value);
  if (result.status === "valid") return { kind: "good", text: `${facts}, valid`, lines: [] };
  const { errors } = result;
  const count = errors.length === 100 ? "100 or more errors" : plural(errors.length, "error");
  const lines = errors.slice(0, MOST).map((error) => `${error.path || "/"}: ${describeError(error)}`);
  return bad(`${facts}, ${count}`, lines);
}

function bad(text: string, lines: readonly string[] = []): Summary {
  return { kind: "bad", text, lines };
}

function countWords({ nodes }: Tree): string {
  const groups = nodes.filter(({ kind }) => kind === "group").length;
  const deepest = nodes.reduce((most, { depth }) => Math.max(most, depth + 1), 0);
  return `${plural(groups, "group")}, ${plural(nodes.length - groups, "array")}, ${plural(deepest, "level")}`;
}

function plural(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

function openExample(): void {
  const example = documents.find(({ name }) => name === choice.value);
  if (example !== undefined) open(example.name, new TextEncoder().encode(example.text));
}

/** Opens the example that the link names, or else one with groups. */
function openLinked(): void {
  const wanted = new URLSearchParams(location.hash.slice(1)).get("example");
  const known = documents.some(({ name }) => name === wanted);
  choice.value =
    known && wanted !== null
      ? wanted
      : (documents.find(({ name }) => name.includes("nc4_groups"))?.name ?? "");
  openExample();
}

choice.replaceChildren(...documents.map(({ name }) => element("option", { value: name }, name)));
choice.addEventListener("change", openExample);
byId("open-all").addEventListener("click", () => view.openAll());
byId("close-all").addEventListener("click", () => view.closeAll());
onFile(byId<HTMLInputElement>("file"), open);
addEventListener("hashchange", openLinked);
openLinked();
