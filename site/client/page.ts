import { connectTabs } from "./connect-tabs.ts";
import { copyText } from "./copy-text.ts";
import { connectMenuFilter, showCurrentPage } from "./shell/connect-menu-filter.ts";
import { connectSearch } from "./shell/connect-search.ts";
import { connectThemeButton } from "./shell/connect-theme-button.ts";

/** How long a button says that it has copied, in milliseconds. */
const SAID = 1600;

for (const button of document.querySelectorAll<HTMLButtonElement>("button.copy")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const code = button.closest("figure")?.querySelector("code")?.textContent ?? "";
    button.textContent = (await copyText(code)) ? "Copied" : "Cannot copy";
    setTimeout(() => {
      button.textContent = "Copy";
    }, SAID);
  });
}

/** Opens all that a link leads into, so that its target can be seen. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  let closed = target?.closest("details:not([open])");
  while (closed instanceof HTMLDetailsElement) {
    closed.open = true;
    closed = closed.parentElement?.closest("details:not([open])");
  }
  if (target !== null && location.hash.length > 1) target.scrollIntoView();
}

connectThemeButton();
connectSearch();
connectMenuFilter();
showCurrentPage();
connectTabs();
addEventListener("hashchange", openTarget);
openTarget();
