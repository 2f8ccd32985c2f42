import type { ArtefactGroup } from "../content/artefacts.ts";
import { html } from "../html.ts";
import type { Page } from "../page.ts";
import { prose } from "../prose.ts";

/** Writes the list of all files that the site offers. */
export function downloadsPage(groups: readonly ArtefactGroup[]): Page {
  const body = html`<h1>Downloads</h1>
<p class="lead">Every file that is generated from the contracts, and the samples and cases that prove them.</p>
${groups.map(
  ({ title, about, files }) => html`<section><h2>${title}</h2><p>${prose(about)}</p>
<ul class="files">${files.map(
    ({ path, name, bytes }) =>
      html`<li><a href="/files/${path}">${name}</a> <span>${kilobytes(bytes)}</span></li>`,
  )}</ul></section>`,
)}`;
  return {
    path: "downloads.html",
    title: "Downloads",
    description: "Every artefact as a file: OpenAPI, JSON Schema, types, validators, samples and cases.",
    section: "Project",
    body,
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
