import { must } from "#src/text/must.ts";
import { readChoice, writeChoice } from "./choice.ts";
import { findElement } from "./find-element.ts";

/** Pixels of the tab before the chosen one that stay in view. */
const PEEK = 32;

/** Connects all tabs of the page: arrow keys move, and a choice applies to its group on every page. */
export function connectTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>(".tabs")) {
    const group = tabs.dataset.group ?? "";
    const remembered = readChoice(`tab:${group}`);
    if (remembered !== undefined) choose(tabs, remembered);
    tabs.addEventListener("click", ({ target }) => {
      const tab = findElement(target)?.closest<HTMLElement>("[role=tab]");
      if (tab) chooseAll(group, tab.dataset.key ?? "");
    });
    must(tabs.querySelector<HTMLElement>("[role=tablist]"), "[role=tablist]").addEventListener(
      "keydown",
      (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        const all = listTabs(tabs);
        const at = all.findIndex((tab) => tab.contains(findElement(event.target) ?? null));
        const next = all[(at + (step ?? 0) + all.length) % all.length];
        if (step === undefined || next === undefined) return;
        event.preventDefault();
        chooseAll(group, next.dataset.key ?? "");
        next.focus();
      },
    );
  }
}

function listTabs(tabs: HTMLElement): readonly HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(":scope > [role=tablist] > [role=tab]")];
}

function chooseAll(group: string, key: string): void {
  for (const tabs of document.querySelectorAll<HTMLElement>(`.tabs[data-group="${group}"]`))
    choose(tabs, key);
  writeChoice(`tab:${group}`, key);
}

/** Shows the panel of a key; without one, nothing changes. */
function choose(tabs: HTMLElement, key: string): void {
  const all = listTabs(tabs);
  if (!all.some((tab) => tab.dataset.key === key)) return;
  for (const tab of all) {
    const isChosen = tab.dataset.key === key;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    // On a narrow screen the tabs are one line that scrolls.
    if (isChosen) must(tab.parentElement, "[role=tablist]").scrollLeft = tab.offsetLeft - PEEK;
    document.getElementById(tab.getAttribute("aria-controls") ?? "")?.classList.toggle("chosen", isChosen);
  }
}
