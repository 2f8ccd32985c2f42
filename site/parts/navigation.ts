import { editions } from "#generated/facts/editions.js";
import { type Html, html } from "../html.ts";
import { type Page, type Section, sections } from "../page.ts";
import { pageLink } from "./page-link.ts";

/** Writes the list of all pages: beside the page, or as a panel on narrow screens, where it can be filtered. */
export function navigation(page: Page, pages: readonly Page[]): Html {
  return html`<aside class="side" id="pages" popover aria-label="Pages">
<div class="menu-filter" hidden><label for="menu-filter" class="visually-hidden">Filter the pages</label><input id="menu-filter" type="search" placeholder="Filter the pages" autocomplete="off" spellcheck="false"></div>
${editionSwitch}
<nav aria-label="Pages">${sections.map((section) => writeSection(section, page, pages))}</nav></aside>`;
}

/** The choice of the edition for all pages: those about deliveries then show it. */
const editionSwitch: Html = html`<p hidden><label class="label" for="edition-switch">Your platform</label> <select id="edition-switch">${editions
  .filter(({ name }) => name === "webhook")
  .reverse()
  .map(({ edition, releases }) => html`<option value="${edition}">${releases}</option>`)}</select></p>`;

function writeSection(section: Section, page: Page, pages: readonly Page[]): Html | undefined {
  const own = pages.filter((one) => one.section === section && isNear(one, page));
  if (own.length === 0) return undefined;
  const list = html`<ul${section === "Events" ? html` class="mono tiny"` : undefined}>${own.map(
    ({ path, title }) => html`<li>${pageLink(path, title, page)}</li>`,
  )}</ul>`;
  if (section !== "Events") return html`<p class="group label">${section}</p>${list}`;
  const isOpen = page.section === "Events" || page.path === "events.html";
  return html`<details${isOpen ? html` open` : undefined}><summary class="group label">${section} ${own.length}</summary>${list}</details>`;
}

/** Checks whether a page belongs to the open edition. If no edition of its contract is open, it must belong to the newest. */
function isNear(one: Page, open: Page): boolean {
  if (one.edition === undefined) return true;
  const isSame = open.edition !== undefined && open.edition.contract === one.edition.contract;
  return isSame ? one.edition.name === open.edition.name : one.edition.isNewest;
}
