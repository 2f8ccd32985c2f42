import { signatureHeader } from "#src/signature/signature.ts";
import { type Html, html } from "../html.ts";

/** The event of an edition for a workbench on the page of the event. */
interface WorkbenchPlace {
  readonly edition: string;
  /** Name of its samples, such as `update-task`. */
  readonly event: string;
  /** Secret that signs its samples. */
  readonly secret: string;
}

const signaturePart = (
  secret?: string,
): Html => html`<section id="signature-part" aria-labelledby="signature-label"><h3 id="signature-label">Signature</h3>
<div class="field note"><label for="secret">Secret</label> <span class="with-button"><input id="secret" type="password"${secret === undefined ? undefined : html` value="${secret}"`} spellcheck="false" autocomplete="off"><button type="button" id="reveal" aria-pressed="false" aria-label="Show the secret">Show</button></span></div>
<label class="field note">${signatureHeader} <input id="header" type="text" spellcheck="false" placeholder="sha256=…"></label>
<p class="check small"><label><input id="bare" type="checkbox"> accept a digest without <code>sha256=</code></label></p>
<p class="line"><button type="button" id="sign">Sign</button> <button type="button" id="curl">Copy as curl</button></p>
<div id="verdict" role="status"></div>
</section>`;

/** Writes the form of the workbench, which `site/client/workbench.ts` runs; on the page of an event, its documents are fixed. */
export function workbenchForm(place?: WorkbenchPlace): Html {
  const settled = place && html` hidden`;
  const data = place && html` data-edition="${place.edition}" data-event="${place.event}"`;
  return html`<form id="workbench" class="workbench" autocomplete="off"${data}>
<div class="bench-bar line">
<fieldset class="choice line small"${settled}><legend class="quiet">Contract</legend>
<label><input type="radio" name="contract" value="webhook" checked> <span>Delivery</span></label>
<label><input type="radio" name="contract" value="raster-info"> <span>Raster info</span></label></fieldset>
<label class="note">Document <select id="sample"></select></label>
<label class="note"${settled}>Edition <select id="edition"></select></label>
<span class="file-button"><input id="file" type="file" accept=".json,application/json"><label for="file">Open or drop a file…</label></span>
</div>
<div class="grid split">
<div class="bench-text">
<h3 id="document-label">Document</h3>
<div id="editor" class="editor card"></div>
<p id="bytes" class="note" role="status"></p>
<div class="line spread"><fieldset class="choice line small"><legend class="quiet">Mark errors of</legend>
<label><input type="radio" name="mode" value="strict" checked> <span>strict</span></label>
<label><input type="radio" name="mode" value="tolerant"> <span>tolerant</span></label></fieldset>
<span><button type="button" id="lay-out">Format</button> <button type="button" id="share">Copy link</button></span></div>
</div>
<div>
${signaturePart(place?.secret)}
<div class="modes grid">
<section aria-labelledby="strict-label"><h3 id="strict-label">Strict</h3><p id="strict-note" class="note">What a sender must keep.</p><div id="strict" role="status"></div></section>
<section id="tolerant-part" aria-labelledby="tolerant-label"><h3 id="tolerant-label">Tolerant</h3><p class="note">How a receiver reads.</p><div id="tolerant" role="status"></div></section>
</div>
</div>
</div>
<p id="said" class="said small" role="status"></p>
</form>`;
}
