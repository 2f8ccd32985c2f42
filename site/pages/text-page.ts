import { html } from "../html.ts";
import { linkFrom } from "../link-from.ts";
import { markdown } from "../markdown.ts";
import type { Page } from "../page.ts";

/** A text of the project in Markdown, which begins with its title, and the page that shows it. */
interface TextPage extends Pick<Page, "path" | "description"> {
  readonly text: string;
  /** Folder of the text; its links start there. */
  readonly folder: string;
}

/** Writes a page that shows a text. */
export function textPage({ text, folder, ...place }: TextPage): Page {
  const [, title = "", below = ""] = /^# ([^\n]*)\n(.*)$/s.exec(text) ?? [];
  const body = html`<h1>${title}</h1><div class="text">${markdown(below, { link: linkFrom(folder) })}</div>`;
  return { ...place, title, section: "Project", body };
}
