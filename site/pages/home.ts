import type { EventEntry } from "../content/events.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";
import { codeBlock } from "../parts/code-block.ts";

/** Ways on from the first page. */
const tools: readonly { readonly path: string; readonly title: string; readonly about: string }[] = [
  {
    path: "workbench.html",
    title: "Workbench",
    about: "Paste a delivery. See whether its signature fits, what is wrong with it, and where.",
  },
  {
    path: "raster-viewer.html",
    title: "Raster viewer",
    about: "Drop a raster-info document. Browse its groups, arrays, dimensions and attributes.",
  },
  {
    path: "reference.html",
    title: "API reference",
    about: "The OpenAPI 3.1 document, rendered: 19 webhooks and the ping operation.",
  },
  {
    path: "downloads.html",
    title: "Downloads",
    about: "OpenAPI, JSON Schema, types, validators and samples, one file at a time.",
  },
];

/** Writes the first page; the snippet comes from README, whose snippets the tests run. */
export function homePage(events: readonly EventEntry[], snippet: string): Page {
  const body = html`<section class="hero">
<h1>Two contracts, written once.</h1>
<p class="lead">Webhook deliveries of an annotation platform, and raster info: the structure of a multidimensional raster dataset. Schemas, types, validators and this site are generated from one source.</p>
<p class="actions"><a class="button" href="/workbench.html">Try a delivery</a> <a class="button plain" href="/events.html">Browse the events</a></p>
</section>
<section>
<h2>Events</h2>
<p>Every delivery is a POST whose body is one of ${events.length} envelopes, told apart by <code>event</code>.</p>
${eventMatrix(events)}
</section>
<section>
<h2>Receive one</h2>
<p>Signature first, over the exact bytes; then UTF-8, JSON, contract, handler.</p>
${codeBlock({ title: "receiver.ts", language: "typescript", code: snippet })}
</section>
<section>
<h2>Tools and files</h2>
<ul class="cards">${tools.map(
    ({ path, title, about }) =>
      html`<li><a href="/${path}"><strong>${title}</strong><span>${about}</span></a></li>`,
  )}</ul>
</section>`;
  return {
    path: "index.html",
    title: "Overview",
    description:
      "Two contracts, written once: webhook deliveries of an annotation platform, and raster info.",
    section: "Start",
    body,
  };
}

/** Draws which resource has which event. */
function eventMatrix(events: readonly EventEntry[]): Html {
  const resources = [...new Set(events.map(resourceOf))];
  const actions = ["create", "update", "delete"];
  return html`<table class="matrix"><caption class="visually-hidden">Events by resource and action</caption>
<thead><tr><th scope="col">Resource</th>${actions.map((action) => html`<th scope="col">${action}</th>`)}</tr></thead>
<tbody>${resources.map(
    (resource) =>
      html`<tr><th scope="row">${resource}</th>${
        resource === "ping"
          ? html`<td colspan="3">${eventLink(events, "ping")}</td>`
          : actions.map((action) => html`<td>${eventLink(events, `${action}:${resource}`)}</td>`)
      }</tr>`,
  )}</tbody></table>`;
}

function resourceOf({ name }: EventEntry): string {
  return name.slice(name.indexOf(":") + 1);
}

function eventLink(events: readonly EventEntry[], name: string): Html {
  const event = events.find((one) => one.name === name);
  if (event === undefined) return html`<span class="none" title="no such event">–</span>`;
  return html`<a href="/events/${event.file}.html" aria-label="${name}">${name.split(":")[0]}</a>`;
}
