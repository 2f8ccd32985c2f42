import { Html, html } from "../html.ts";
import { markdown } from "../markdown.ts";
import type { Page } from "../page.ts";

/** Writes the page of the clauses from the list in spec/README.md: what the source documents say, and where it is implemented. */
export function clausesPage(list: string): Page {
  const [, clauses = ""] = list.replace("<!-- /clauses -->", "").split("<!-- clauses -->");
  // The files of cases, which the list links to, are no pages.
  const text = markdown(clauses.replaceAll(/^### /gm, "## "), { link: () => undefined });
  const body = html`<h1>Clauses</h1>
<p class="lead">The two source documents, sentence by sentence: where each is carried out, how many cases hold implementations to it (by file: accepting / rejecting), and what the project adds. <em>Killed by</em> names the test or case that noticed a flaw planted in the sentence. W is the document on webhooks, R the one on raster info.</p>
<div class="text">${fold(text)}</div>`;
  return {
    path: "clauses.html",
    title: "Clauses",
    description:
      "The two source documents, sentence by sentence, with what carries each out and the cases for it.",
    section: "Project",
    body,
  };
}

/** Number of files from which a list is folded. */
const FEW = 4;

/** Folds long lists of files, which would hide the sentences that they are about. */
function fold(list: Html): Html {
  return new Html(
    list.markup.replace(/<li>Cited in: (.*?)<\/li>/gs, (whole, files: string) => {
      const count = files.split(", ").length;
      return count <= FEW
        ? whole
        : `<li><details><summary class="note">Cited in ${count} files</summary>${files}</details></li>`;
    }),
  );
}
