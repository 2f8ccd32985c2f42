import { dataBlock, html } from "../html.ts";
import type { Page } from "../page.ts";
import type { Example } from "./workbench.ts";

/** Writes the viewer of raster-info documents; `site/client/raster-viewer.ts` brings it to life. */
export function rasterViewerPage(documents: readonly Example[]): Page {
  const body = html`<h1>Raster viewer</h1>
<p class="lead">The groups and arrays of a raster-info document, with dimensions, data types, sizes and attributes.</p>
<noscript><p class="error">The viewer needs JavaScript.</p></noscript>
<div class="bench-bar">
<label class="field">Example <select id="example-choice"></select></label>
<span class="field file"><label for="file">or a file</label> <input id="file" type="file" accept=".json,application/json"></span>
<span class="note">or drop one anywhere. Nothing leaves this page.</span>
</div>
<p id="summary" class="summary" role="status"></p>
<div class="viewer">
<section aria-labelledby="tree-label"><h2 id="tree-label">Structure</h2>
<div id="tree" class="tree" role="tree" aria-labelledby="tree-label" tabindex="0"></div>
<p class="row"><button type="button" id="open-all">Open all</button> <button type="button" id="close-all">Close all</button></p>
<p class="note">Arrow keys move; right opens, left closes; Home and End go to the ends.</p>
</section>
<section id="details" class="details" aria-live="polite" aria-labelledby="details-label"><h2 id="details-label">Details</h2><div id="details-body"></div></section>
</div>
${dataBlock("documents", documents)}`;
  return {
    path: "raster-viewer.html",
    title: "Raster viewer",
    description:
      "Browse a raster-info document: groups, arrays, dimensions, data types, sizes and attributes.",
    section: "Tools",
    body,
    scripts: ["raster-viewer"],
  };
}
