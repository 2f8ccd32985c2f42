import { byId } from "./by-id.ts";
import { readData } from "./read-data.ts";

/** The part of the renderer that is used; it is a classic script, loaded after this one. */
interface Renderer {
  createApiReference(selector: string, options: Readonly<Record<string, unknown>>): unknown;
}

declare const Scalar: Renderer;

/** Names the buttons that copy, which the renderer shows as an icon alone, and lets the keyboard scroll its list of webhooks. */
function mendRenderer(): void {
  for (const list of document.querySelectorAll(".endpoints")) list.setAttribute("tabindex", "0");
  for (const button of document.querySelectorAll('button[class*="copy-button"]:not([aria-label])')) {
    button.setAttribute("aria-label", "Copy");
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Tells the renderer's styles which theme the page has. */
function setTheme(): void {
  const { theme } = document.documentElement.dataset;
  const isDark = theme === undefined ? dark.matches : theme === "dark";
  document.body.classList.toggle("dark-mode", isDark);
  document.body.classList.toggle("light-mode", !isDark);
}

addEventListener("DOMContentLoaded", () => {
  // The renderer would take what stands there for its own work and try to continue it.
  byId("reference").replaceChildren();
  new MutationObserver(mendRenderer).observe(byId("reference"), { childList: true, subtree: true });
  Scalar.createApiReference("#reference", {
    content: readData("openapi"),
    // Fonts, telemetry, agent and client would all ask another host for something.
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    hideTestRequestButton: true,
    showDeveloperTools: "never",
    documentDownloadType: "none",
    // The page brings its own navigation, search and theme, and there are no clients to offer.
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
