import { count } from "#src/text/display.ts";
import type { ArtefactGroup } from "../content/group-artefacts.ts";
import { html } from "../html.ts";
import type { Page } from "../page.ts";
import { prose } from "../prose.ts";

/** Path of the archive that holds all files. */
export const archivePath = "files/annotation-contracts.zip";

/** Writes the list of all files that the site offers: one archive, and groups that open. */
export function downloadsPage(groups: readonly ArtefactGroup[]): Page {
  const total = groups.reduce((sum, { files }) => sum + files.length, 0);
  const body = html`<h1>Downloads</h1>
<p class="lead">Every file that is generated from the contracts, and the samples and cases that prove them.</p>
<p class="actions line"><a class="button primary" href="/${archivePath}" download>Download all ${total.toLocaleString("en")} files (zip)</a></p>
<div class="rows">${groups.map(
    ({
      title,
      about,
      files,
    }) => html`<details class="file-group"><summary><h2>${title}</h2> <span class="note">${count(files.length, "file")}, ${kilobytes(files.reduce((sum, { bytes }) => sum + bytes, 0))}</span></summary><p>${prose(about)}</p>
<ul class="files grid rows small">${files.map(
      ({ path, name, bytes }) =>
        html`<li><a href="/files/${path}">${name}</a> <span class="quiet">${kilobytes(bytes)}</span></li>`,
    )}</ul></details>`,
  )}</div>`;
  return {
    path: "downloads.html",
    title: "Downloads",
    description:
      "Every artefact, in one archive or one by one: OpenAPI, JSON Schema, types, validators, samples.",
    section: "Project",
    body,
  };
}

function kilobytes(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1000).toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} kB`;
}
