import { must } from "#src/text/must.ts";
import { byId } from "../by-id.ts";
import { loadScript } from "../load-script.ts";

declare global {
  /** Opens the search; the script of the search sets it. */
  var openSearch: (() => void) | undefined;
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
  await loadScript("search-index");
  await loadScript("search");
  globalThis.openSearch?.();
}
