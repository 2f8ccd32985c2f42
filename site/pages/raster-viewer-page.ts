import type { Example } from "../example.ts";
import { dataBlock, html } from "../html.ts";
import type { Page } from "../page.ts";

/** Writes the viewer of raster-info documents; `site/client/raster-viewer.ts` runs it. */
export function rasterViewerPage(documents: readonly Example[]): Page {
  const body = html`<h1>Raster viewer</h1>
<p class="lead">The dimensions, arrays and groups of a raster-info document, drawn and in words. Nothing leaves this page.</p>
<noscript><p class="bad toned">The viewer needs JavaScript.</p></noscript>
<div class="bench-bar line">
<label class="note">Document <select id="example-choice"></select></label>
<label class="note">Edition <select id="edition"><option value="">the first that takes it</option></select></label>
<span class="file-button"><input id="file" type="file" accept=".json,application/json"><label for="file">Open or drop a file…</label></span>
<label class="note">Compare with <select id="before-choice"><option value="">nothing</option></select></label>
<button type="button" id="keep-before">Compare this with the next</button>
</div>
<p id="summary" role="status"></p>
<details id="errors" class="errors panel bad" hidden open><summary>Errors</summary><ol id="error-list" class="findings"></ol></details>
<section id="differences" class="details" aria-labelledby="differences-label" hidden><h2 id="differences-label">Differences</h2><div id="differences-body" class="scroll" tabindex="0" role="region" aria-labelledby="differences-label"></div></section>
<div id="viewer" class="viewer grid split">
<div>
<section class="drawings" aria-labelledby="drawing-label"><h2 id="drawing-label">Drawing</h2>
<figure id="figure-before" hidden><figcaption class="quiet">Before</figcaption><div id="drawing-before" class="drawing"></div></figure>
<figure><figcaption id="caption-after" class="quiet" hidden>After</figcaption><div id="drawing" class="drawing"></div></figure>
<p class="note">Click a part, or move with the arrow keys and press Enter, to see its JSON and its clause.</p>
</section>
<section class="structure" aria-labelledby="tree-label"><div class="section-head line spread"><h2 id="tree-label">Structure</h2>
<p class="tools"><button type="button" id="open-all">Open all</button> <button type="button" id="close-all">Close all</button></p></div>
<label class="tree-search"><span class="visually-hidden">Search the tree</span><input id="tree-search" type="search" placeholder="Name, data type, attribute…" autocomplete="off" spellcheck="false"></label>
<div id="tree" class="tree card" role="tree" aria-labelledby="tree-label" tabindex="0"></div>
<p class="note">Arrow keys move; right opens, left closes; Home and End go to the ends.</p>
</section>
</div>
<section id="details" class="details" aria-live="polite" aria-labelledby="details-label"><h2 id="details-label">Details</h2><div id="details-body"></div></section>
</div>
${dataBlock("documents", documents)}`;
  return {
    path: "raster-viewer.html",
    title: "Raster viewer",
    description:
      "See a raster-info document: dimensions, arrays and groups as a drawing, coordinates, attributes and errors.",
    section: "Tools",
    body,
    scripts: ["raster-viewer"],
  };
}
