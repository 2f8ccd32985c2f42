import { readChoice } from "./choice.ts";
import { connectCopyButtons } from "./connect-copy-buttons.ts";
import { connectTabs } from "./connect-tabs.ts";
import { connectEditions, openChosenEdition } from "./shell/connect-editions.ts";
import { connectMenuFilter, showCurrentPage } from "./shell/connect-menu-filter.ts";
import { connectSearch } from "./shell/connect-search.ts";
import { connectThemeButton } from "./shell/connect-theme-button.ts";

/** Opens everything around the target of a link, so that it is visible. */
function openTarget(): void {
  if (location.hash.length < 2) return;
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  let closed = target?.closest("details:not([open])");
  while (closed instanceof HTMLDetailsElement) {
    closed.open = true;
    closed = closed.parentElement?.closest("details:not([open])");
  }
  target?.scrollIntoView();
}

// Runs before anything is drawn, so that a page never shows the other theme first.
const theme = readChoice("theme");
if (theme !== undefined) document.documentElement.dataset.theme = theme;
document.documentElement.classList.add("scripted");
openChosenEdition();

addEventListener("DOMContentLoaded", () => {
  connectCopyButtons();
  connectThemeButton();
  connectSearch();
  connectMenuFilter();
  connectEditions();
  connectTabs();
  openTarget();
  // With the first frame, since it needs the layout: now, the page would be laid out twice.
  requestAnimationFrame(showCurrentPage);
});
addEventListener("hashchange", openTarget);
