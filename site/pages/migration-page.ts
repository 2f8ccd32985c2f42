import type { MigrationText } from "../content/read-migrations.ts";
import { html } from "../html.ts";
import { markdown } from "../markdown.ts";
import type { Page } from "../page.ts";

/** Writes the page of a pair of editions. */
export function migrationPage({ name, title, text }: MigrationText): Page {
  const body = html`<article class="text"><h1>${title}</h1>
${markdown(text)}</article>
<p class="next"><a href="/migrations/index.html">All steps between editions</a></p>`;
  const description = "What a receiver must change for the next edition, with a proof for each break.";
  return { path: `migrations/${name}.html`, title, description, body };
}

/** Writes the list of the steps between editions. */
export function migrationsPage(migrations: readonly MigrationText[]): Page {
  const body = html`<h1>Between editions</h1>
<p class="lead">What a receiver must change from one edition to the next. Every change was found by <code>annotation-contracts diff</code>, and every break has a document that one edition takes and the other refuses.</p>
<ul class="cards">${migrations.map(
    ({ name, title, task }) =>
      html`<li><a href="/migrations/${name}.html"><strong>${title}</strong><span>With the code before and after: ${task}.</span></a></li>`,
  )}</ul>`;
  return {
    path: "migrations/index.html",
    title: "Between editions",
    description: "What changes from one edition to the next, for whom, with proof.",
    section: "Guides",
    body,
  };
}
