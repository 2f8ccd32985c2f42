import { type Html, html } from "./html.ts";
import type { Page } from "./page.ts";

/** Name of the site. */
export const siteName = "annotation-contracts";

/** What pages may load: their own files alone, no request by a script, no inline script or style. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";
/** The renderer of the reference sets styles itself; still nothing foreign, no request and no `unsafe-eval`. */
const barePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; base-uri 'none'; form-action 'none'";

/** Writes the document of a page, with every link relative, so that it works under any path and from a disk. */
export function layOut(page: Page, pages: readonly Page[]): string {
  const { title, description, body, scripts = [], isBare = false } = page;
  const isHome = page.path === "index.html";
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${isBare ? barePolicy : policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${isHome ? siteName : `${title} · ${siteName}`}</title>
<meta name="description" content="${description}">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/${isBare ? "reference-page" : "site"}.css">
${[...(isBare ? [] : ["page"]), ...scripts].map((name) => html`<script src="/assets/${name}.js" defer></script>\n`)}</head>
<body>
<a class="skip" href="#main">Skip to content</a>
${isBare ? html`<nav class="top" aria-label="Site">${brand}<a class="back" href="/index.html">All pages</a></nav>` : html`<header class="top">${brand}${topLinks(page)}</header>`}
${isBare ? body : frame(page, pages)}
</body>
</html>
`;
  return makeRelative(document.markup, page.path);
}

const brand: Html = html`<a class="brand" href="/index.html"><img src="/assets/icon.svg" alt="" width="22" height="22">${siteName}</a>`;

/** Pages that the top bar leads to. */
const topPages: readonly (readonly [path: string, label: string])[] = [
  ["events.html", "Events"],
  ["raster-info.html", "Raster info"],
  ["workbench.html", "Workbench"],
  ["raster-viewer.html", "Viewer"],
  ["reference.html", "API reference"],
];

function topLinks(page: Page): Html {
  return html`<nav class="top-links" aria-label="Main">${topPages.map(([path, label]) =>
    link(path, label, page),
  )}</nav>`;
}

function frame(page: Page, pages: readonly Page[]): Html {
  return html`<div class="frame">
<details class="menu"><summary>Menu</summary>${sideLinks(page, pages, "Menu")}</details>
<aside class="side">${sideLinks(page, pages, "Pages")}</aside>
<main id="main" tabindex="-1">${page.body}
<footer>Generated from the contracts. No tracking, no cookies, no request to any other host. <a href="/llms.txt">llms.txt</a> · <a href="/index.json">index.json</a></footer></main>
</div>`;
}

function sideLinks(page: Page, pages: readonly Page[], label: string): Html {
  const sections = [...Map.groupBy(pages, ({ section }) => section)];
  return html`<nav aria-label="${label}">${sections.map(
    ([section, own]) =>
      html`<h2>${section}</h2><ul${section === "Events" ? html` class="mono"` : undefined}>${own.map(
        ({ path, title }) => html`<li>${link(path, title, page)}</li>`,
      )}</ul>`,
  )}</nav>`;
}

function link(path: string, label: string, { path: here }: Page): Html {
  return html`<a href="/${path}"${path === here ? html` aria-current="page"` : undefined}>${label}</a>`;
}

/** Turns links from the top of the site into links from the folder of a page. */
export function makeRelative(markup: string, path: string): string {
  const up = "../".repeat(path.split("/").length - 1) || "./";
  return markup.replace(/( (?:href|src|data-root)=")\//g, `$1${up}`);
}
