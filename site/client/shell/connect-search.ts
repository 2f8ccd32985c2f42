import { must } from "#src/text/must.ts";
import { byId } from "../by-id.ts";
import { loadScript } from "../load-script.ts";

declare global {
  /** Opens the search with what was typed while its script was loaded; that script sets it. */
  var openSearch: ((typed: string) => void) | undefined;
}

/** Lets the button and Ctrl+K (⌘K) open the search; its script and index are loaded at the first use. */
export function connectSearch(): void {
  const button = byId("search-button", HTMLButtonElement);
  button.hidden = false;
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  must(button.querySelector("kbd"), "kbd").textContent = isApple ? "⌘K" : "Ctrl K";
  button.addEventListener("click", open);
  addEventListener("keydown", (event) => {
    const isShortcut = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    const isSlash = event.key === "/" && event.target === document.body;
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    open();
  });
}

async function open(): Promise<void> {
  let typed = "";
  const keep = (event: KeyboardEvent): void => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    typed += event.key;
  };
  addEventListener("keydown", keep);
  await loadScript("search-index");
  await loadScript("search");
  removeEventListener("keydown", keep);
  globalThis.openSearch?.(typed);
}
