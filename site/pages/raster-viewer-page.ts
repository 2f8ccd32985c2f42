import { dataBlock, html } from "../html.ts";
import type { Page } from "../page.ts";
import type { Example } from "./workbench-page.ts";

/** Writes the viewer of raster-info documents; `site/client/raster-viewer.ts` brings it to life. */
export function rasterViewerPage(documents: readonly Example[]): Page {
  const body = html`<h1>Raster viewer</h1>
<p class="lead">The groups and arrays of a raster-info document, with their shapes, dimensions, coordinates and attributes. Nothing leaves this page.</p>
<noscript><p class="error">The viewer needs JavaScript.</p></noscript>
<div class="bench-bar">
<label class="field">Document <select id="example-choice"></select></label>
<label class="field">Edition <select id="edition" class="short"><option value="">the first that takes it</option></select></label>
<span class="file-button"><input id="file" type="file" accept=".json,application/json"><label for="file">Open or drop a file…</label></span>
</div>
<p id="summary" class="summary" role="status"></p>
<details id="errors" class="errors" hidden open><summary>Errors</summary><ol id="error-list" class="findings"></ol></details>
<div id="viewer" class="viewer">
<section aria-labelledby="tree-label"><div class="section-head"><h2 id="tree-label">Structure</h2>
<p class="tools"><button type="button" id="open-all">Open all</button> <button type="button" id="close-all">Close all</button></p></div>
<label class="tree-search"><span class="visually-hidden">Search the tree</span><input id="tree-search" type="search" placeholder="Name, data type, attribute…" autocomplete="off" spellcheck="false"></label>
<div id="tree" class="tree" role="tree" aria-labelledby="tree-label" tabindex="0"></div>
<p class="note">Arrow keys move; right opens, left closes; Home and End go to the ends.</p>
</section>
<section id="details" class="details" aria-live="polite" aria-labelledby="details-label"><h2 id="details-label">Details</h2><div id="details-body"></div></section>
</div>
${dataBlock("documents", documents)}`;
  return {
    path: "raster-viewer.html",
    title: "Raster viewer",
    description: "Browse a raster-info document: groups, arrays, shapes, coordinates, attributes and errors.",
    section: "Tools",
    body,
    scripts: ["raster-viewer"],
  };
}
