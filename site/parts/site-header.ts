import { readText } from "#scripts/sources/files.ts";
import { Html, html } from "../html.ts";
import type { Page } from "../page.ts";
import { siteName } from "../site-name.ts";
import { icon } from "./icon.ts";
import { pageLink } from "./page-link.ts";

/** Pages that the top bar links to. */
const topPages: readonly (readonly [path: string, label: string])[] = [
  ["guides/index.html", "Guides"],
  ["events.html", "Events"],
  ["raster-info.html", "Raster info"],
  ["reference.html", "API"],
  ["workbench.html", "Workbench"],
  ["raster-viewer.html", "Viewer"],
];

/** The site's icon. It is part of the page: as an image it would be a document of its own to load and lay out. */
const brand = new Html(
  readText("site/icon.svg")
    .replace("<svg", '<svg width="22" height="22" aria-hidden="true"')
    .replace(/<title>.*<\/title>/, "")
    .trim(),
);

/** Where the source lives, if package.json names a repository. */
const { repository } = JSON.parse(readText("package.json")) as {
  readonly repository?: { readonly url: string };
};

/** Writes the bar at the top of every page: pages, search, changelog, source and theme. */
export function siteHeader(page: Page): Html {
  return html`<header class="top">
<button type="button" class="menu-button" popovertarget="pages" aria-label="Menu">${icon("menu")}</button>
<a class="brand" href="/index.html">${brand}${siteName}</a>
<nav class="top-links small" aria-label="Main">${topPages.map(([path, label]) => pageLink(path, label, page))}</nav>
<button type="button" id="search-button" class="search-button" aria-keyshortcuts="Control+K Meta+K" aria-haspopup="dialog" hidden>${icon("search")}<span>Search</span><kbd>Ctrl K</kbd></button>
<a class="aside-link small" href="/changelog.html">Changelog</a>
${sourceLink()}
<button type="button" id="theme-button" hidden>${icon("theme")}</button>
</header>`;
}

function sourceLink(): Html | undefined {
  if (repository === undefined) return undefined;
  const url = repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
  return html`<a class="aside-link small" href="${url}" rel="noreferrer">Source</a>`;
}
