import { signatureHeader } from "#src/signature/signature.ts";
import { dataBlock, html } from "../html.ts";
import type { Page } from "../page.ts";

/** A document that a tool offers to begin with. */
export interface Example {
  readonly name: string;
  readonly text: string;
}

const signaturePart = html`<section id="signature-part" aria-labelledby="signature-label"><h2 id="signature-label">Signature</h2>
<div class="field"><label for="secret">Secret</label> <span class="with-button"><input id="secret" type="password" spellcheck="false" autocomplete="off"><button type="button" id="reveal" aria-pressed="false" aria-label="Show the secret">Show</button></span></div>
<label class="field">${signatureHeader} <input id="header" type="text" spellcheck="false" placeholder="sha256=…"></label>
<p class="row"><label><input id="bare" type="checkbox"> accept a bare digest</label></p>
<p class="row"><button type="button" id="sign">Sign</button> <button type="button" id="curl">Copy as curl</button></p>
<div id="verdict" class="verdict" role="status"></div>
</section>`;

/** Writes the workbench; `site/client/workbench.ts` brings it to life. */
export function workbenchPage(samples: readonly Example[], documents: readonly Example[]): Page {
  const body = html`<h1>Workbench</h1>
<p id="lead" class="lead">Is this delivery signed, and does it keep the contract?</p>
<p class="note privacy"><strong>Nothing leaves this page.</strong> Its policy forbids every request; the modules of the package run here. The secret is neither stored nor part of a link.</p>
<noscript><p class="error">The workbench needs JavaScript.</p></noscript>
<form id="workbench" class="workbench" autocomplete="off">
<div class="bench-bar">
<fieldset class="choice"><legend>Contract</legend>
<label><input type="radio" name="contract" value="webhook" checked> <span>Delivery</span></label>
<label><input type="radio" name="contract" value="raster-info"> <span>Raster info</span></label></fieldset>
<label class="field">Document <select id="sample"></select></label>
<label class="field">Edition <select id="edition"></select></label>
<span class="file-button"><input id="file" type="file" accept=".json,application/json"><label for="file">Open or drop a file…</label></span>
</div>
<div class="bench">
<div class="bench-text">
<h2 id="document-label">Document</h2>
<div id="editor" class="editor"></div>
<p id="bytes" class="note" role="status"></p>
<div class="below"><fieldset class="choice small"><legend>Mark errors of</legend>
<label><input type="radio" name="mode" value="strict" checked> <span>strict</span></label>
<label><input type="radio" name="mode" value="tolerant"> <span>tolerant</span></label></fieldset>
<span><button type="button" id="format">Format</button> <button type="button" id="share">Copy link</button></span></div>
</div>
<div class="bench-results">
${signaturePart}
<div class="modes">
<section aria-labelledby="strict-label"><h2 id="strict-label">Strict</h2><p id="strict-note" class="note">What a sender owes.</p><div id="strict" class="outcome" role="status"></div></section>
<section id="tolerant-part" aria-labelledby="tolerant-label"><h2 id="tolerant-label">Tolerant</h2><p class="note">How a receiver should read.</p><div id="tolerant" class="outcome" role="status"></div></section>
</div>
</div>
</div>
<p id="said" class="said" role="status"></p>
</form>
${dataBlock("samples", { webhook: samples, "raster-info": documents })}`;
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
