import { itemAt } from "#src/text/item-at.ts";
import { must } from "#src/text/must.ts";
import { byId } from "./by-id.ts";
import { readChoice, writeChoice } from "./choice.ts";
import { findElement } from "./find-element.ts";
import { loadScript } from "./load-script.ts";

const explorer = must(document.querySelector<HTMLElement>(".explorer"), ".explorer");
const tree = must(explorer.querySelector<HTMLElement>(".tree-members"), ".tree-members");
const samples = must(explorer.querySelector<HTMLElement>(".tabs"), ".tabs");

/** Finds the member that an element belongs to. */
function findRow(target: EventTarget | null): string | undefined {
  return findElement(target)?.closest<HTMLElement>("[data-row]")?.dataset.row;
}

function find(within: HTMLElement, row: string): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(`[data-row="${CSS.escape(row)}"]`)];
}

/** Marks only one member, in the tree and at its places in the samples. */
function mark(row: string | undefined): void {
  for (const marked of explorer.querySelectorAll(".marked")) marked.classList.remove("marked");
  if (row === undefined) return;
  for (const one of [...find(tree, row), ...find(samples, row)]) one.classList.add("marked");
}

/** Scrolls only the sample, so that the member is visible. */
function showInSample(row: string): void {
  const place = find(samples, row).find((one) => one.offsetParent !== null);
  const box = place?.closest("pre");
  if (place === undefined || box === null || box === undefined) return;
  const top = place.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  const isInSight = top >= box.scrollTop && top < box.scrollTop + box.clientHeight - 40;
  if (!isInSight) box.scrollTop = top - box.clientHeight / 3;
}

for (const name of ["pointerover", "focusin"]) {
  tree.addEventListener(name, ({ target }) => {
    const row = findRow(target);
    mark(row);
    if (row !== undefined) showInSample(row);
  });
  samples.addEventListener(name, ({ target }) => mark(findRow(target)));
}
explorer.addEventListener("pointerleave", () => mark(undefined));

// Tab reaches one name of a sample; the arrow keys move from there.
samples.addEventListener("keydown", (event) => {
  const names = [...samples.querySelectorAll<HTMLElement>(".chosen .at > a")];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const at = names.findIndex((name) => name.contains(findElement(event.target) ?? null));
  const next = names[at + (step ?? 0)];
  if (step === undefined || at < 0 || next === undefined) return;
  event.preventDefault();
  itemAt(names, at).tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
});

function setAll(isOpen: boolean): void {
  for (const details of tree.querySelectorAll("details")) details.open = isOpen;
}

const clauses = byId("clauses", HTMLButtonElement);

function showClauses(isOn: boolean): void {
  explorer.classList.toggle("with-clauses", isOn);
  clauses.setAttribute("aria-pressed", String(isOn));
}

byId("try", HTMLDetailsElement).addEventListener("toggle", () => void loadScript("workbench"), {
  once: true,
});
must(clauses.parentElement, "parentElement").hidden = false;
clauses.addEventListener("click", () => {
  const isOn = clauses.getAttribute("aria-pressed") !== "true";
  showClauses(isOn);
  writeChoice("clauses", isOn ? "on" : undefined);
});
showClauses(readChoice("clauses") === "on");
byId("open-all").addEventListener("click", () => setAll(true));
byId("close-all").addEventListener("click", () => setAll(false));
