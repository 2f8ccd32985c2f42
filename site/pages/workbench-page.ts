import { html } from "../html.ts";
import type { Page } from "../page.ts";
import { workbenchForm } from "../parts/workbench-form.ts";

/** Writes the workbench. */
export function workbenchPage(): Page {
  const body = html`<h1>Workbench</h1>
<p id="lead" class="lead">Is this delivery signed, and does it keep the contract?</p>
<p class="note text"><strong>Nothing leaves this page.</strong> Its policy forbids every request; the modules of the package run here. The secret is neither stored nor part of a link.</p>
<noscript><p class="bad toned">The workbench needs JavaScript.</p></noscript>
<h2 class="visually-hidden">Check a document</h2>
${workbenchForm()}`;
  return {
    path: "workbench.html",
    title: "Workbench",
    description:
      "Verify and validate a delivery or a raster-info document in the browser; a failed signature is diagnosed.",
    section: "Tools",
    body,
    scripts: ["workbench"],
  };
}
