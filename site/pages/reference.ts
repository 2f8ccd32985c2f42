import { dataBlock, html } from "../html.ts";
import type { Page } from "../page.ts";

/** Writes the page that renders the OpenAPI document; its renderer is loaded here alone. */
export function referencePage(openapi: unknown): Page {
  // The renderer brings the main part and its headings.
  const body = html`<div id="main" tabindex="-1"><div id="reference"><p class="loading">Reading the OpenAPI document… Without scripts: <a href="/files/openapi/webhook-2.3.openapi.yaml">webhook-2.3.openapi.yaml</a>.</p></div></div>
${dataBlock("openapi", openapi)}
<script src="/assets/renderer.js" defer></script>`;
  return {
    path: "reference.html",
    title: "API reference",
    description: "The OpenAPI 3.1 document, rendered: 19 webhooks and the ping operation.",
    section: "Contracts",
    body,
    scripts: ["reference"],
    isBare: true,
  };
}
