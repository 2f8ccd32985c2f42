import { languages } from "#scripts/artefacts/languages/languages.ts";
import { must } from "#src/text/must.ts";
import { actions, type EventEntry } from "../content/describe-events.ts";
import type { ReceiverExample } from "../content/read-receivers.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";
import { arrival } from "../parts/arrival.ts";
import { cards } from "../parts/cards.ts";
import { codeBlock } from "../parts/code-block.ts";
import { tabs } from "../parts/tabs.ts";

/** The content of the home page. */
export interface HomeContent {
  readonly events: readonly EventEntry[];
  readonly receivers: readonly ReceiverExample[];
  /** README's sentence on packing, while nothing is published. */
  readonly packing: Html;
  /** README's commands to install the package and to send a sample. */
  readonly install: string;
  readonly send: string;
  /** Output of README's receiver for a platform's deliveries. */
  readonly printed: readonly string[];
  /** What the doctor says about a delivery of release 2.3.0. */
  readonly diagnosed: readonly string[];
  /** Cases of the conformance suite by their kind. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Links from the home page. */
const tools: readonly { readonly path: string; readonly title: string; readonly about: string }[] = [
  {
    path: "workbench.html",
    title: "Workbench",
    about: "Paste a delivery. See whether its signature fits, what is wrong with it, and where.",
  },
  {
    path: "raster-viewer.html",
    title: "Raster viewer",
    about: "Drop a raster-info document. See its groups, arrays, shapes and what the contract does not know.",
  },
  {
    path: "reference.html",
    title: "API reference",
    about: "The OpenAPI 3.1 document, rendered: every webhook and the ping operation.",
  },
  {
    path: "guides/index.html",
    title: "Guides",
    about: "Verify, debug, rotate, test, publish: one screen each, every command run.",
  },
  {
    path: "downloads.html",
    title: "Downloads",
    about: "OpenAPI, JSON Schema, types, validators and samples, in one archive or one by one.",
  },
];

/** Writes the home page. Its programs and commands come from README; tests run them. */
export function homePage(content: HomeContent): Page {
  const { events, printed, diagnosed, counts } = content;
  const arriving = must(
    events.find(({ name }) => name === "update:task"),
    "update:task",
  );
  const cases = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const body = html`<section class="hero">
<h1>Receive CVAT webhooks. Read GDAL raster info.</h1>
<p class="lead">Webhooks of CVAT 2.3 to 2.80, raster info of GDAL 3.1 to 3.13: every document verified, typed and understood. Packages for ${languages.length} languages, and ${cases.toLocaleString("en")} conformance cases.</p>
<p class="actions line"><a class="button primary" href="#receive">Receive your first delivery</a> <a class="button" href="/which-edition.html">Which edition is mine?</a></p>
${arrival(arriving, printed)}
<p class="note">The project is not affiliated with either program.</p>
</section>
${receiveSection(content)}
${doctorSection(diagnosed)}
<section>
<h2 id="events">Events</h2>
<p>Every delivery is a POST with one of ${events.length} envelopes as its body. <code>event</code> says which.</p>
${eventMatrix(events)}
</section>
<section>
<h2 id="tools">Tools and files</h2>
${cards(tools)}
</section>`;
  return {
    path: "index.html",
    title: "Overview",
    description:
      "Receive CVAT webhooks and read GDAL raster info: every release verified, typed and understood.",
    section: "Start",
    body,
  };
}

/** Writes README's steps to the first delivery. */
function receiveSection({ receivers, packing, install, send }: HomeContent): Html {
  return html`<section>
<h2 id="receive">Receive one</h2>
<div class="steps">
<h3>1. Install</h3>
${packing}
${codeBlock({ title: "Terminal", language: "sh", code: install })}
<h3>2. Receive</h3>
${tabs(
  receivers.map(({ key, label, file, language, code }) => ({
    key,
    label,
    body: codeBlock({ title: file, language, code }),
  })),
  { id: "receiver", group: "receiver", label: "Frameworks and languages" },
)}
<h3>3. Send yourself a signed sample</h3>
${codeBlock({ title: "Another terminal", language: "sh", code: send })}
</div>
</section>`;
}

/** Shows what the doctor says about a delivery of release 2.3.0. */
function doctorSection(diagnosed: readonly string[]): Html {
  return html`<section>
<h2 id="doctor">A signature does not match?</h2>
<p>The doctor tries every known cause, and names the one that makes it fit. <a href="/guides/debug-with-the-doctor.html">Debug with the doctor</a></p>
<div class="steps">${codeBlock({ title: "Terminal", language: "text", code: diagnosed.join("\n") })}</div>
</section>`;
}

/** Draws which resource has which event; events of other actions share a cell. */
function eventMatrix(events: readonly EventEntry[]): Html {
  const resources = [...new Set(events.map(({ resource }) => resource))];
  return html`<table class="matrix"><caption class="visually-hidden">Events by resource and action</caption>
<thead><tr><th scope="col">Resource</th>${actions.map((action) => html`<th scope="col">${action}</th>`)}</tr></thead>
<tbody>${resources.map((resource) => {
    const own = events.filter((one) => one.resource === resource);
    const others = own.filter(({ action }) => !actions.includes(action));
    const cells =
      others.length > 0
        ? html`<td colspan="3">${others.map(({ name, file }) => html`<a href="/events/${file}.html">${name}</a> `)}</td>`
        : actions.map((name) => html`<td>${own.filter(({ action }) => action === name).map(eventLink)}</td>`);
    return html`<tr><th scope="row">${resource}</th>${cells}</tr>\n`;
  })}</tbody></table>`;
}

function eventLink({ name, file, action }: EventEntry): Html {
  return html`<a href="/events/${file}.html" aria-label="${name}">${action}</a>`;
}
