import type { FoundDecision, Pin } from "#conformance/proof/cover/read-ledger.ts";
import { count } from "#src/text/display.ts";
import { commas, type Html, html } from "../html.ts";
import type { Page } from "../page.ts";
import { capitalize, prose } from "../prose.ts";

/** What the decisions are about, by the first letter of their names. */
const documents = { W: "Webhooks", R: "Raster info", E: "Editions" } as const;

/** Writes the ledger: how an ambiguous clause is read here, and the tests of that reading. */
export function decisionsPage(decisions: readonly FoundDecision[]): Page {
  const anchors = firstOfClause(decisions);
  const body = html`<h1>Decisions</h1>
<p class="lead">The source documents are sometimes silent, or can be read two ways. This page says how the project reads them, and which tests check it.</p>
<form class="filter line" role="search" aria-label="Decisions" hidden><div><label class="label" for="decision-filter">Find a decision</label>
<input id="decision-filter" type="search" placeholder="W5.1, secret, before_update…" autocomplete="off" spellcheck="false" aria-describedby="decision-found"></div>
<p id="decision-found" class="note" role="status">${decisions.length} decisions</p></form>
<details class="types"><summary>Index</summary><ul class="rows small">${decisions.map(({ id, question }) => html`<li><a class="mono" href="#${id}">${id}</a> ${prose(capitalize(question))}</li>`)}</ul></details>
${Object.entries(documents).map(
  ([letter, title]) => html`<section aria-labelledby="${letter}"><h2 id="${letter}">${title}</h2>
${decisions.filter(({ id }) => id.startsWith(`${letter}-`)).map((one) => writeDecision(one, anchors))}</section>`,
)}`;
  return {
    path: "decisions.html",
    title: "Decisions",
    description:
      "How the source documents are read where they are silent, and the tests that pin each decision.",
    section: "Project",
    body,
    scripts: ["decisions"],
    entries: decisions.map(({ id, question, decision }) => ({
      kind: "decision",
      title: `${id}: ${question}`,
      text: decision,
      anchor: id,
    })),
  };
}

/** Finds the decision with the anchor of each clause: the first one about it. */
function firstOfClause(decisions: readonly FoundDecision[]): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  for (const { id, clause } of decisions) {
    for (const one of clause) if (!anchors.has(one)) anchors.set(one, id);
  }
  return anchors;
}

function writeDecision(decision: FoundDecision, anchors: ReadonlyMap<string, string>): Html {
  const { id, clause, question, decision: answer, where, pins } = decision;
  return html`<article class="decision" id="${id}">
<header><a class="anchor mono small" href="#${id}">${id}</a> ${clause.map((one) =>
    anchors.get(one) === id
      ? html`<span class="clause" id="${one}">${one}</span> `
      : html`<a class="clause" href="#${one}">${one}</a> `,
  )}</header>
<h3>${prose(capitalize(question))}</h3>
<p>${prose(capitalize(answer))}.</p>
<details><summary class="note">${count(pins.length, "test")}</summary>
<ul class="pins small">${pins.map(writePin)}</ul>
<p class="note">Carried out in ${commas(where.map((path) => html`<code>${path}</code>`))}.</p></details>
</article>`;
}

function writePin({ path, title, detail }: Pin): Html {
  return html`<li><a href="/files/${path}.txt"><code>${path}</code></a> <span>${title}${
    detail === undefined ? undefined : html`: ${detail}`
  }</span></li>`;
}
