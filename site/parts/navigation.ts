import { type Html, html } from "../html.ts";
import { type Page, type Section, sections } from "../page.ts";
import { pageLink } from "./page-link.ts";

/** Writes the list of all pages: beside the page, or as a panel on narrow screens, where it can be filtered. */
export function navigation(page: Page, pages: readonly Page[]): Html {
  return html`<aside class="side" id="pages" popover aria-label="Pages">
<div class="menu-filter" hidden><label for="menu-filter" class="visually-hidden">Filter the pages</label><input id="menu-filter" type="search" placeholder="Filter the pages" autocomplete="off" spellcheck="false"></div>
<nav aria-label="Pages">${sections.map((section) => writeSection(section, page, pages))}</nav></aside>`;
}

function writeSection(section: Section, page: Page, pages: readonly Page[]): Html | undefined {
  const own = pages.filter((one) => one.section === section && isNear(one, page, pages));
  if (own.length === 0) return undefined;
  const list = html`<ul${section === "Events" ? html` class="mono"` : undefined}>${own.map(
    ({ path, title }) => html`<li>${pageLink(path, title, page)}</li>`,
  )}</ul>`;
  if (section !== "Events") return html`<p class="group">${section}</p>${list}`;
  const isOpen = page.section === "Events" || page.path === "events.html";
  return html`<details class="group-events"${isOpen ? html` open` : undefined}><summary class="group">${section} <span class="count">${own.length}</span></summary>${list}</details>`;
}

/** Tells whether a page is of the edition that is open; elsewhere the first page of each topic is listed. */
function isNear(one: Page, open: Page, pages: readonly Page[]): boolean {
  if (one.edition === undefined) return true;
  const { topic, name } = one.edition;
  if (open.edition !== undefined && open.section === one.section) return name === open.edition.name;
  return pages.find(({ edition }) => edition?.topic === topic) === one && isDefault(one, pages);
}

/** The first edition that has any page of a section is its default. */
function isDefault({ section, edition }: Page, pages: readonly Page[]): boolean {
  const first = pages.find(
    (one) => one.section === section && one.edition?.topic.split("/")[0] === edition?.topic.split("/")[0],
  );
  return first?.edition?.name === edition?.name;
}
