import { type OpenApi, referenceEntries, toReadable } from "../content/reference-entries.ts";
import { dataBlock, html } from "../html.ts";
import type { Page } from "../page.ts";

/** Writes the page that renders the OpenAPI document; its renderer is loaded here alone. */
export function referencePage(openapi: OpenApi): Page {
  const body = html`<section id="reference"><p class="loading">Reading the OpenAPI document… Without scripts: <a href="/files/openapi/webhook-2.3.openapi.yaml">webhook-2.3.openapi.yaml</a>.</p></section>
${dataBlock("openapi", toReadable(openapi))}
<script src="/assets/renderer.js" defer></script>`;
  return {
    path: "reference.html",
    title: "API reference",
    description: "The OpenAPI 3.1 document, rendered: every webhook and the ping operation.",
    section: "Contracts",
    body,
    scripts: ["reference"],
    entries: referenceEntries(openapi),
    hasRenderer: true,
  };
}
