import { type OpenApiEdition, referenceEntries, toReadable } from "../content/reference-entries.ts";
import { dataBlock, html } from "../html.ts";
import { type Page, placePage } from "../page.ts";

/** Writes the page that renders the OpenAPI document of an edition; its renderer is loaded on this page only. */
export function referencePage({ edition, openapi }: OpenApiEdition): Page {
  const file = `${edition.slug}.openapi.yaml`;
  const body = html`<section id="reference"><p class="loading">Reading the OpenAPI document… Without scripts: <a href="/files/openapi/${file}">${file}</a>.</p></section>
${dataBlock("openapi", toReadable(openapi))}
<script src="/assets/renderer.js" defer></script>`;
  const place = placePage(edition, "reference");
  return {
    ...place,
    title: "API reference",
    description: "The OpenAPI 3.1 document, rendered: every webhook and the ping operation.",
    section: "Contracts",
    body,
    scripts: ["reference"],
    // The search finds them in the newest edition.
    entries: place.edition.isNewest ? referenceEntries(openapi) : [],
    hasRenderer: true,
  };
}
