import { html } from "../html.ts";
import { linkFrom } from "../link-from.ts";
import { markdown } from "../markdown.ts";
import type { Page } from "../page.ts";

/** Who is tested: the names of the files in `conformance/protocol/`. */
export const protocols = ["library", "receiver", "sender"] as const;
export type Protocol = (typeof protocols)[number];

/** Writes a protocol of the suite: how to test an implementation in any language. */
export function protocolPage(name: Protocol, text: string): Page {
  const [, title = ""] = /^# (.*)$/m.exec(text) ?? [];
  return {
    path: `protocols/${name}.html`,
    title,
    description: `How the suite tests a ${name} in any language.`,
    section: "Project",
    body: html`<article class="text">${markdown(text, { link: linkFrom("conformance/protocol") })}</article>`,
  };
}
