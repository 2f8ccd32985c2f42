import { html } from "../html.ts";
import { markdown } from "../markdown.ts";
import type { Page } from "../page.ts";

/** Writes the page of linters and generators from the text of checks/generators/README.md, without the links into the sources. */
export function toolsPage(readme: string): Page {
  const text = readme.replace(/^# .*\n/, "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  const body = html`<h1>Other people's tools</h1><div class="text">${markdown(text)}</div>`;
  return {
    path: "tools.html",
    title: "Other people's tools",
    description:
      "How linters, generators of code and clients fare with the documents, and which options they need.",
    section: "Project",
    body,
  };
}
