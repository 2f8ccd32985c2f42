import { html } from "../html.ts";
import type { Page } from "../page.ts";

/** Writes the page that a static host shows for an unknown address. */
export function notFoundPage(): Page {
  return {
    path: "404.html",
    title: "Page not found",
    description: "This address leads to no page.",
    body: html`<h1>Page not found</h1>
<p class="lead">This address leads to no page. It may have moved, or the link has a mistake.</p>
<p class="actions line"><a class="button primary" href="/index.html">Overview</a> <a class="button" href="/events.html">All events</a> <a class="button" href="/guides/index.html">Guides</a></p>
<p>Or use the search at the top: it finds every page, event, member, export and decision.</p>`,
  };
}
