import { type Html, html } from "../html.ts";

/** A way on to another page. */
interface Card {
  /** Path of the page. */
  readonly path: string;
  readonly title: string;
  readonly about: string;
}

/** Writes links to other pages as cards. */
export function cards(all: readonly Card[]): Html {
  return html`<ul class="cards grid">${all.map(
    ({ path, title, about }) =>
      html`<li><a class="panel" href="/${path}"><strong>${title}</strong><span class="note">${about}</span></a></li>`,
  )}</ul>`;
}
