import type { EditionFacts } from "#generated/facts/facts.d.ts";
import type { Definition, Property, TypePart } from "../content/describe-definitions.ts";
import type { Refused } from "../content/refused.ts";
import { type Html, html } from "../html.ts";
import { type Page, placePage } from "../page.ts";
import { codeBlock } from "../parts/code-block.ts";
import { refusedList } from "../parts/refused-list.ts";
import { clauseLink, prose } from "../prose.ts";

/** What the page shows. */
interface RasterInfoContent {
  readonly definitions: Definition;
  readonly edition: EditionFacts;
  readonly example: { readonly name: string; readonly text: string } | undefined;
  /** TypeScript declarations of the format. */
  readonly declarations: string;
  readonly refused: readonly Refused[];
  readonly decided: ReadonlySet<string>;
}

/** Writes the page of the raster-info format: its definitions as a tree that links to itself. */
export function rasterInfoPage(content: RasterInfoContent): Page {
  const { definitions: root, edition, example, declarations, refused, decided } = content;
  const body = html`<h1>Raster info</h1>
<p class="lead">${prose(root.about)} ${clauseLink(root.clause, decided)}</p>
<p>Edition ${edition.edition}: ${edition.releases}. No property is required, and objects accept the listed properties alone. <a href="/raster-viewer.html">Open a document in the viewer</a>, or <a href="/guides/see-raster-info.html">carry it on into STAC, Zarr or xarray</a>.</p>
<div class="grid split columns">
<div class="left">
<section aria-labelledby="definitions"><h2 id="definitions">Definitions</h2>
${writeDefinition({ ...root, about: "" }, decided)}
</section>
</div>
<div class="right">${example && exampleSection(example)}</div>
</div>
<section aria-labelledby="types"><h2 id="types">Types</h2>
<details class="types"><summary>TypeScript</summary>
${codeBlock({ title: "RasterInfo in TypeScript", language: "typescript", code: declarations })}</details>
</section>
${
  refused.length === 0
    ? undefined
    : html`<section aria-labelledby="refused"><h2 id="refused">What is refused</h2>
${refusedList(refused, { decided, isWhole: true })}
</section>`
}`;
  return {
    ...placePage(edition, "raster-info"),
    title: "Raster info",
    description:
      "The format of raster-info documents: every definition, an example, types and refused documents.",
    section: "Contracts",
    body,
  };
}

function exampleSection({ name, text }: { readonly name: string; readonly text: string }): Html {
  const download = html`<a href="/files/raster-info/${name}.json" download>Download</a>`;
  return html`<section aria-labelledby="example"><h2 id="example">Example</h2>
${codeBlock({ title: `${name}.json`, language: "json", code: text, extra: download })}
<p class="note"><a href="/raster-viewer.html#example=${name}">Open in the viewer</a></p>
</section>`;
}

function writeDefinition(definition: Definition, decided: ReadonlySet<string>): Html {
  const { key, title, about, clause, type, properties, values, below } = definition;
  return html`<details class="definition" id="${key}" open><summary><h3><code>${title}</code></h3></summary>
<p class="type note">${type.map(writePart)}</p>
${about === "" ? undefined : html`<p>${prose(about)} ${clauseLink(clause, decided)}</p>`}
${values.length === 0 ? undefined : html`<p>${values.map((value) => html`<code>${String(value)}</code> `)}</p>`}
${
  properties.length === 0
    ? undefined
    : html`<table class="members" role="table"><caption class="visually-hidden">Properties of ${title}</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Property</th><th role="columnheader" scope="col">Type</th><th role="columnheader" scope="col">Meaning</th></tr></thead>
<tbody role="rowgroup">${properties.map((property) => writeProperty(key, property))}</tbody></table>`
}
${below.length === 0 ? undefined : html`<div class="nested">${below.map((one) => writeDefinition(one, decided))}</div>`}
</details>`;
}

function writeProperty(key: string, { name, type, about }: Property): Html {
  return html`<tr role="row" id="${key}.${name}"><th role="rowheader" scope="row"><a class="anchor" href="#${key}.${name}">${name}</a></th><td role="cell"><span class="type note">${type.map(writePart)}</span></td><td role="cell">${prose(about)}</td></tr>`;
}

function writePart({ word, definition }: TypePart): Html {
  return definition === undefined ? html`${word}` : html`<a href="#${definition}">${word}</a>`;
}
