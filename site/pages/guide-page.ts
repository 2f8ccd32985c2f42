import type { Guide } from "../content/read-guides.ts";
import { Html, html } from "../html.ts";
import { linkFrom } from "../link-from.ts";
import { markdown } from "../markdown.ts";
import type { Page } from "../page.ts";
import { cards } from "../parts/cards.ts";
import { lifeLine } from "../parts/life-line.ts";
import { sequenceDiagram } from "../parts/sequence-diagram.ts";

/** Drawings, by their comment in a guide. */
const drawings: Readonly<Record<string, () => Html>> = { sequence: sequenceDiagram, life: lifeLine };

/** Writes a guide, with a link to the next one. */
export function guidePage({ name, title, about, text }: Guide, next: Guide | undefined): Page {
  const written = markdown(text, { link: linkFrom("site/guides") }).markup.replace(
    /<!-- (\w+) -->/g,
    (comment, drawing) => drawings[drawing]?.().markup ?? comment,
  );
  const body = html`<article class="text"><h1>${title}</h1>
<p class="lead">${about}</p>
${new Html(written)}</article>
${next && html`<p>Next: <a href="/guides/${next.name}.html">${next.title}</a></p>`}`;
  return { path: `guides/${name}.html`, title, description: about, section: "Guides", body };
}

/** Writes the list of guides. */
export function guidesPage(guides: readonly Guide[]): Page {
  const body = html`<h1>Guides</h1>
<p class="lead">One screen each. Every command and program runs in the project's tests, and prints what the page says.</p>
${cards(guides.map(({ name, ...guide }) => ({ path: `guides/${name}.html`, ...guide })))}`;
  return {
    path: "guides/index.html",
    title: "All guides",
    description: "How to receive, debug, test and publish, one screen each.",
    section: "Guides",
    body,
  };
}
