import MiniSearch from "minisearch";
import { type Found, searchOptions } from "../search-options.ts";
import { element } from "./element.ts";

declare global {
  /** Index of the site, as JSON. */
  var searchIndex: string;
}

/** Most results that are listed. */
const MOST = 12;

const index = MiniSearch.loadJSON<Found>(globalThis.searchIndex, searchOptions);
const root = document.documentElement.dataset.root ?? "./";

const input = element("input", {
  type: "search",
  role: "combobox",
  "aria-label": "Search",
  "aria-expanded": "false",
  "aria-controls": "search-results",
  "aria-autocomplete": "list",
  placeholder: "Events, members, errors, causes, flags…",
  autocomplete: "off",
  spellcheck: "false",
});
const list = element("div", { id: "search-results", role: "listbox", "aria-label": "Results" });
const status = element("p.quiet tiny", { role: "status" });
const hint = element("p.quiet tiny", "↑ ↓ to move, Enter to open, Esc to close");
const dialog = element("dialog.search", { "aria-label": "Search the site" }, input, list, status, hint);
document.body.append(dialog);

let active = 0;

function options(): readonly HTMLAnchorElement[] {
  return [...list.querySelectorAll("a")];
}

function search(): void {
  const query = input.value.trim();
  const start = performance.now();
  const found = query === "" ? [] : index.search(query).slice(0, MOST);
  performance.measure("search", { start });
  list.replaceChildren(...found.map((one, i) => writeOption(one as unknown as Found, i)));
  input.setAttribute("aria-expanded", String(found.length > 0));
  status.textContent =
    query === "" ? "" : found.length === 0 ? `Nothing found for "${query}".` : `${found.length} results`;
  status.classList.toggle("visually-hidden", found.length > 0);
  activate(0);
}

function writeOption({ path, title, context, kind, text }: Found, i: number): HTMLElement {
  return element(
    "a",
    { role: "option", id: `found-${i}`, href: root + path, tabindex: -1 },
    element("strong", title),
    element("span.quiet tiny", kind === "page" ? context : `${context} · ${kind}`),
    element("span.found-text quiet tiny", text),
  );
}

function activate(at: number): void {
  const all = options();
  active = Math.max(0, Math.min(all.length - 1, at));
  all.forEach((option, i) => {
    option.setAttribute("aria-selected", String(i === active));
  });
  const chosen = all[active];
  if (chosen === undefined) input.removeAttribute("aria-activedescendant");
  else input.setAttribute("aria-activedescendant", chosen.id);
  chosen?.scrollIntoView({ block: "nearest" });
}

input.addEventListener("input", search);
input.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown") activate(active + 1);
  else if (event.key === "ArrowUp") activate(active - 1);
  else if (event.key === "Enter") options()[active]?.click();
  else return;
  event.preventDefault();
});
// A result may be on this page.
list.addEventListener("click", () => dialog.close());
dialog.addEventListener("click", ({ target }) => {
  if (target === dialog) dialog.close();
});

globalThis.openSearch = (typed) => {
  if (!dialog.open) dialog.showModal();
  if (typed === "") return input.select();
  input.value = typed;
  search();
};
search();
