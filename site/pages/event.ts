import { signatureHeader } from "#src/signature/signature.ts";
import { type EventEntry, exampleSecret } from "../content/events.ts";
import { curlOfFile } from "../curl.ts";
import { html } from "../html.ts";
import type { Page } from "../page.ts";
import { codeBlock } from "../parts/code-block.ts";
import { listMembers, memberTable } from "../parts/member-table.ts";
import { refusedList } from "../parts/refused-list.ts";
import { clauseLink, prose } from "../prose.ts";

/** Writes the page of an event. */
export function eventPage(event: EventEntry, decided: ReadonlySet<string>): Page {
  const { name, about, clause, file, sample, signature } = event;
  const rows = listMembers(event.members);
  const download = html`<a href="/files/samples/${file}.json" download>Download</a>`;
  const body = html`<h1 class="mono">${name}</h1>
<p class="lead">${prose(about)} ${clauseLink(clause, decided)}</p>
<div class="columns">
<div class="left">
<section aria-labelledby="envelope">
<h2 id="envelope">Envelope</h2>
${memberTable(rows, `Members of ${name}`, decided)}
</section>
</div>
<div class="right">
<section aria-labelledby="example">
<h2 id="example">Example</h2>
${codeBlock({ title: `${file}.json`, language: "json", code: sample, extra: download })}
${codeBlock({ title: "Signed request", language: "sh", code: curlOfFile(`${file}.json`, signature) })}
<p class="note"><code>${signatureHeader}</code> is the HMAC-SHA256 of exactly these bytes with the secret <code>${exampleSecret}</code> ${clauseLink("W5.1", decided)}. <a href="/workbench.html#sample=${file}">Open in the workbench</a></p>
${variants(event)}
</section>
</div>
</div>
<section aria-labelledby="types">
<h2 id="types">Types</h2>
${event.types.map(
  (
    { title, language, code, path },
    i,
  ) => html`<details class="types"${i === 0 ? html` open` : undefined}><summary>${title}</summary>
${codeBlock({ title: `${event.type} in ${title}`, language, code, extra: html`<a href="/files/${path}" download>Whole file</a>` })}</details>`,
)}
</section>
<section aria-labelledby="refused">
<h2 id="refused">What is refused</h2>
<p>Documents that break the contract, and what a reader is told about them: line and column, reason, code, clause.</p>
${refusedList(event.refused, { decided })}
</section>`;
  return {
    path: `events/${file}.html`,
    title: name,
    description: about,
    section: "Events",
    body,
  };
}

function variants({ variants: samples }: EventEntry) {
  if (samples.length === 0) return undefined;
  return html`<p class="note">Also: ${samples.map(
    ({ name }, i) => html`${i === 0 ? "" : ", "}<a href="/workbench.html#sample=${name}">${name}</a>`,
  )}.</p>`;
}
