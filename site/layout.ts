import { type Html, html } from "./html.ts";
import type { Page } from "./page.ts";
import { navigation } from "./parts/navigation.ts";
import { siteHeader } from "./parts/site-header.ts";
import { siteName } from "./site-name.ts";

/** What pages may load: their own files only, no request by a script, no inline script or style. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";
/** The renderer of the reference sets styles itself; foreign files, requests and `unsafe-eval` stay forbidden. */
const rendererPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; base-uri 'none'; form-action 'none'";

/** Writes the document of a page. Its links are relative, so that it works under any path and from disk; only "not found" needs a base. */
export function layOut(page: Page, pages: readonly Page[], base?: string): string {
  const { title, description, scripts = [], hasRenderer = false } = page;
  const isHome = page.path === "index.html";
  const content = html`${editionSwitch(page, pages)}${page.body}${siteFooter}`;
  // The renderer has its own landmark, and a page has only one.
  const main = hasRenderer
    ? html`<div id="main" tabindex="-1">${content}</div>`
    : html`<main id="main" tabindex="-1" class="prose">${content}</main>`;
  const document = html`<!doctype html>
<html lang="en" data-root="/"${editionData(page, pages)}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${hasRenderer ? rendererPolicy : policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${isHome ? siteName : `${title} · ${siteName}`}</title>
<meta name="description" content="${description}">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/${hasRenderer ? "reference-page" : "site"}.css">
${isHome || hasRenderer ? undefined : html`<link rel="stylesheet" href="/assets/inner.css">`}
<script src="/assets/page.js"></script>
${scripts.map((name) => html`<script src="/assets/${name}.js" defer></script>\n`)}</head>
<body>
<a class="skip" href="#main">Skip to content</a>
${siteHeader(page)}
<div class="frame">
${navigation(page, pages)}
${main}
</div>
</body>
</html>
`;
  return makeRelative(document.markup, page.path, page.section === undefined ? base : undefined);
}

/** Lists the pages of the same topic, one per edition. */
function ofTopic({ edition }: Page, pages: readonly Page[]): readonly Page[] {
  return edition === undefined ? [] : pages.filter((one) => one.edition?.topic === edition.topic);
}

/** What a script needs to open a page in the edition that the reader chose. */
function editionData(page: Page, pages: readonly Page[]): Html | undefined {
  if (page.edition === undefined) return undefined;
  const { contract, topic, name, isNewest } = page.edition;
  const names = ofTopic(page, pages).map(({ edition }) => edition?.name);
  return html` data-contract="${contract}" data-topic="${topic}" data-edition="${name}" data-editions="${names.join(" ")}"${isNewest ? html` data-newest` : undefined}`;
}

/** Links a page to the same topic in the other editions; a topic of one edition has no switch. */
function editionSwitch(page: Page, pages: readonly Page[]): Html | undefined {
  const { path: here } = page;
  const others = ofTopic(page, pages);
  if (others.length < 2) return undefined;
  return html`<nav class="editions line note" aria-label="Edition"><span aria-hidden="true">Edition</span> ${others.map(
    ({ path, edition: own }) =>
      html`<a href="/${path}" data-edition="${own?.name}" title="${own?.about}"${path === here ? html` aria-current="page"` : undefined}>${own?.name}</a> `,
  )}</nav>`;
}

const siteFooter: Html = html`<footer class="site-footer note"><p>Generated from the contracts. No tracking, no cookies, no request to any other host.</p>
<p><a href="/changelog.html">Changelog</a> <a href="/downloads.html">Downloads</a> <a href="/llms.txt">llms.txt</a> <a href="/index.json">index.json</a> <a href="/third-party.txt">Licences</a></p></footer>`;

/**
 * Turns links from the root of the site into links from the folder of a page. A base, such as `/name/`, makes them
 * absolute instead: the "not found" page is shown at any depth.
 */
export function makeRelative(markup: string, path: string, base?: string): string {
  const up = base ?? ("../".repeat(path.split("/").length - 1) || "./");
  return markup.replace(/( (?:href|src|data-root)=")\//g, `$1${up}`);
}
