import { byId } from "./by-id.ts";
import { readData } from "./read-data.ts";

/** The part of the renderer that is used; it is a classic script, loaded after this one. */
interface Renderer {
  createApiReference(selector: string, options: Readonly<Record<string, unknown>>): unknown;
}

declare const Scalar: Renderer;

/** Names the copy buttons, which the renderer shows as icons only, and lets the keyboard scroll its list of webhooks. */
function mendRenderer(): void {
  for (const list of document.querySelectorAll(".endpoints")) list.setAttribute("tabindex", "0");
  for (const button of document.querySelectorAll('button[class*="copy-button"]:not([aria-label])')) {
    button.setAttribute("aria-label", "Copy");
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Passes the theme of the page to the renderer's styles. */
function setTheme(): void {
  const { theme } = document.documentElement.dataset;
  const isDark = theme === undefined ? dark.matches : theme === "dark";
  document.body.classList.toggle("dark-mode", isDark);
  document.body.classList.toggle("light-mode", !isDark);
}

addEventListener("DOMContentLoaded", () => {
  // The renderer would treat the content as its own and try to continue it.
  byId("reference").replaceChildren();
  new MutationObserver(mendRenderer).observe(byId("reference"), { childList: true, subtree: true });
  Scalar.createApiReference("#reference", {
    content: readData("openapi"),
    // Fonts, telemetry, agent and client would all send requests to another host.
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    hideTestRequestButton: true,
    showDeveloperTools: "never",
    documentDownloadType: "none",
    // The page has its own navigation, search and theme, and offers no clients.
    showSidebar: false,
    hideSearch: true,
    hideDarkModeToggle: true,
    hiddenClients: true,
    orderSchemaPropertiesBy: "preserve",
    orderRequiredPropertiesFirst: false,
    defaultOpenAllTags: false,
  });
  setTheme();
  dark.addEventListener("change", setTheme);
  addEventListener("themechange", setTheme);
});
