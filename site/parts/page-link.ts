import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";

/** Writes a link, which is marked if it leads to its own page. */
export function pageLink(path: string, label: string, { path: here }: Page): Html {
  return html`<a href="/${path}"${path === here ? html` aria-current="page"` : undefined}>${label}</a>`;
}
