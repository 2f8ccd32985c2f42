import { signatureHeader } from "#src/signature/signature.ts";
import { type EventEntry, exampleSecret, type LanguageTypes } from "../content/describe-events.ts";
import { createAnchors, listMembers, unfoldMembers } from "../content/list-members.ts";
import { curlOfFile } from "../curl.ts";
import { type Html, html } from "../html.ts";
import { type Page, placePage } from "../page.ts";
import { codeBlock } from "../parts/code-block.ts";
import { memberTree } from "../parts/member-tree.ts";
import { refusedList } from "../parts/refused-list.ts";
import { sampleView } from "../parts/sample-view.ts";
import { type Tab, tabs } from "../parts/tabs.ts";
import { workbenchForm } from "../parts/workbench-form.ts";
import { capitalize, clauseLink, prose } from "../prose.ts";

/** What the pages of events share. */
interface EventContext {
  /** Clauses that have a decision. */
  readonly decided: ReadonlySet<string>;
  /** Members that the search already finds, by event and place. */
  readonly listed: Set<string>;
}

/** Writes the page of an event: its members beside its samples, how to receive it, and invalid examples. */
export function eventPage(event: EventEntry, { decided, listed }: EventContext): Page {
  const { name, about, clause, file, members, edition } = event;
  const body = html`<h1 class="mono">${name}</h1>
<p class="lead">${prose(about)} ${clauseLink(clause, decided)}</p>
<p class="line small"><a href="#envelope">Envelope</a> <a href="#example">Samples</a> <a href="#try">Try it</a> <a href="#receive">Receive it</a>${event.refused.length === 0 ? undefined : html` <a href="#refused">What is refused</a>`}</p>
<div class="grid split columns explorer">
<div class="left">
<section aria-labelledby="envelope">
<div class="section-head line spread"><h2 id="envelope">Envelope</h2>
<p class="tools" hidden><button type="button" id="open-all">Open all</button> <button type="button" id="close-all">Close all</button> <button type="button" id="clauses" aria-pressed="false">Clauses</button></p></div>
${memberTree(listMembers(members), { decided, updateOnly: updateOnlyPlaces(event) })}
</section>
</div>
<div class="right">
<section aria-labelledby="example">
<h2 id="example">Samples</h2>
${tabs(sampleTabs(event), { id: "sample", group: "sample", label: "Samples" })}
<p class="note"><code>${signatureHeader}</code> is the HMAC-SHA256 of exactly these bytes with the secret <code>${exampleSecret}</code> ${clauseLink("W5.1", decided)}.</p>
</section>
</div>
</div>
<details class="types" id="try"><summary>Try it here</summary>
<p>Change a byte, sign it, and see what a receiver says. Nothing leaves this page.</p>
${workbenchForm({ edition: edition.edition, event: file, secret: exampleSecret })}
</details>
<section aria-labelledby="receive">
<h2 id="receive">Receive it</h2>
${tabs(event.types.map(languageTab), { id: "language", group: "language", label: "Languages" })}
</section>
${refusedSection(event, decided)}`;
  return {
    ...placePage(edition, `events/${file}`),
    title: name,
    description: about,
    section: "Events",
    body,
    scripts: ["explorer"],
    entries: unfoldMembers(members)
      .filter(({ place }) => listed.size < listed.add(`${name} ${place}`).size)
      .map(({ place, anchor, about: text }) => ({ kind: "member", title: place, text, anchor })),
  };
}

function refusedSection({ refused }: EventEntry, decided: ReadonlySet<string>): Html | undefined {
  if (refused.length === 0) return undefined;
  return html`<section aria-labelledby="refused">
<h2 id="refused">What is refused</h2>
<p>Documents that break the contract, with the error that you see: line and column, reason, code, clause.</p>
${refusedList(refused, { decided })}
</section>`;
}

/** Lists the members that the resource has in updates only, by their place. */
function updateOnlyPlaces({ action, resource, updateOnly }: EventEntry): ReadonlySet<string> {
  if (action !== "update") return new Set();
  return new Set(["before_update", ...updateOnly.map((member) => `${resource}.${member}`)]);
}

function sampleTabs(event: EventEntry): readonly Tab[] {
  const { file, sample, signature, variants, members, edition, folder } = event;
  const findAnchor = createAnchors(members);
  const documents = [{ name: file, text: sample }, ...variants].map(({ name, text }) => ({
    key: name === file ? "full" : name.slice(file.length + 1).replaceAll(".", "-"),
    label: name === file ? "Full" : capitalize(name.slice(file.length + 1).replace(/[-.]/g, " ")),
    body: html`${codeBlock({
      title: `${name}.json`,
      language: "json",
      code: text,
      view: sampleView(text, findAnchor),
      extra: html`<a href="/workbench.html#sample=${name}&edition=${edition.edition}">Open in workbench</a><a href="/files/${folder}${name}.json" download>Download</a>`,
    })}`,
  }));
  const curl = codeBlock({
    title: "Signed request",
    language: "sh",
    code: curlOfFile(`${file}.json`, signature),
  });
  return [...documents, { key: "curl", label: "curl", body: curl }];
}

function languageTab({ title, language, code, path, key, receive }: LanguageTypes): Tab {
  const first = codeBlock({ title: `Receive it in ${title}`, language, code: receive });
  const body: Html = html`${first}
<details class="types"><summary>Its types in ${title}</summary>
${codeBlock({ title: `Types in ${title}`, language, code, extra: html`<a href="/files/${path}" download>Whole file</a>` })}</details>`;
  return { key, label: title, body };
}
