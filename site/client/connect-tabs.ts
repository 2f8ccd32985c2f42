import { must } from "#src/text/must.ts";
import { readChoice, writeChoice } from "./choice.ts";

/** Brings all tabs of the page to life: arrow keys move, and a choice holds for its group on every page. */
export function connectTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>(".tabs")) {
    const group = tabs.dataset.group ?? "";
    const remembered = readChoice(`tab:${group}`);
    if (remembered !== undefined) choose(tabs, remembered);
    tabs.addEventListener("click", ({ target }) => {
      const tab = (target as HTMLElement).closest<HTMLElement>("[role=tab]");
      if (tab !== null) chooseAll(group, tab.dataset.key ?? "");
    });
    must(tabs.querySelector("[role=tablist]"), "[role=tablist]").addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[(event as KeyboardEvent).key];
      const all = tabsOf(tabs);
      const at = all.indexOf(event.target as HTMLElement);
      const next = all[(at + (step ?? 0) + all.length) % all.length];
      if (step === undefined || next === undefined) return;
      event.preventDefault();
      chooseAll(group, next.dataset.key ?? "");
      next.focus();
    });
  }
}

function tabsOf(tabs: HTMLElement): readonly HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(":scope > [role=tablist] > [role=tab]")];
}

function chooseAll(group: string, key: string): void {
  for (const tabs of document.querySelectorAll<HTMLElement>(`.tabs[data-group="${group}"]`))
    choose(tabs, key);
  writeChoice(`tab:${group}`, key);
}

/** Shows one panel; where there is none of that key, the one that is shown stays. */
function choose(tabs: HTMLElement, key: string): void {
  const all = tabsOf(tabs);
  if (!all.some((tab) => tab.dataset.key === key)) return;
  for (const tab of all) {
    const isChosen = tab.dataset.key === key;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls") ?? "")?.classList.toggle("chosen", isChosen);
  }
}
