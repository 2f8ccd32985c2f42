import { html } from "../html.ts";
import { markdown } from "../markdown.ts";
import type { Page } from "../page.ts";

/** Writes the page of changes from the text of CHANGELOG.md. */
export function changelogPage(changelog: string): Page {
  const link = (href: string): string => href.replace(/^site\/guides\/(.*)\.md$/, "/guides/$1.html");
  const body = html`<h1>Changelog</h1><div class="text">${markdown(changelog.replace(/^# .*\n/, ""), { link })}</div>`;
  return {
    path: "changelog.html",
    title: "Changelog",
    description: "Each change that a user can see, by release.",
    section: "Project",
    body,
  };
}
