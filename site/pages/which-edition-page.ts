import { editions } from "#generated/facts/editions.js";
import { html } from "../html.ts";
import { type Page, placePage } from "../page.ts";

/** Writes the page that finds the edition of a document; `site/client/which-edition.ts` runs it. */
export function whichEditionPage(): Page {
  const body = html`<h1>Which edition is mine?</h1>
<p class="lead">Paste a delivery, a ping or the output of <code>gdalmdiminfo</code>. The page says which releases print such a document.</p>
<p class="note text"><strong>Nothing leaves this page.</strong> Its policy forbids every request.</p>
<noscript><p class="bad toned">This page needs JavaScript. <code>annotation-contracts validate webhook --edition auto delivery.json</code> says the same.</p></noscript>
<form id="which" class="which" autocomplete="off">
<p><label class="label" for="document">A document</label></p>
<textarea id="document" rows="14" spellcheck="false" placeholder='{"event": "ping", …'></textarea>
<p class="line"><button type="button" id="ping">A ping as an example</button> <button type="button" id="task">A changed task</button></p>
</form>
<div id="answer" role="status"></div>
<section aria-labelledby="release"><h2 id="release">Without a delivery</h2>
<p>The release decides. CVAT names it in the header <code>User-Agent</code> of every delivery (<code>CVAT/2.80.0</code>) and on its About page; <code>gdalmdiminfo --version</code> names that of GDAL.</p>
<table class="matrix"><thead><tr><th scope="col">Releases</th><th scope="col">Edition</th></tr></thead>
<tbody>${editions.map((edition) => html`<tr><th scope="row">${edition.releases}</th><td><a href="/${placePage(edition, edition.name === "webhook" ? "events" : edition.name).path}">${edition.edition}</a></td></tr>`)}</tbody></table>
</section>`;
  return {
    path: "which-edition.html",
    title: "Which edition is mine?",
    description: "Paste a delivery, a ping or raster info: the page says which releases print it.",
    section: "Start",
    body,
    scripts: ["which-edition"],
  };
}
