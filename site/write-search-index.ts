import MiniSearch from "minisearch";
import { must } from "#src/text/must.ts";
import type { Page } from "./page.ts";
import { type Found, searchOptions } from "./search-options.ts";

/** Headings with an anchor. */
const heading = /<h2 id="([^"]+)">(.*?)<\/h2>/g;

/** Writes the script with the index of all pages: a page can load it from disk, too. */
export function writeSearchIndex(pages: readonly Page[]): string {
  const index = new MiniSearch<Found & { readonly id: number }>(searchOptions);
  index.addAll(pages.flatMap(foundOn).map((found, id) => ({ ...found, id })));
  // As a text, since a browser parses JSON faster than a script.
  return `globalThis.searchIndex = ${JSON.stringify(JSON.stringify(index))};\n`;
}

function foundOn(page: Page): readonly Found[] {
  const { path, title, description, section, body, entries = [], edition } = page;
  if (section === undefined) return [];
  // Pages of other editions come after those of the newest, which readers usually mean.
  const isOther = edition !== undefined && !edition.isNewest;
  const label = isOther ? `${title} (${edition.name})` : title;
  const headings = [...body.markup.matchAll(heading)].map(([, anchor, text]) => ({
    kind: "section",
    title: must(text, "text").replace(/<[^>]+>/g, ""),
    text: "",
    anchor: must(anchor, "anchor"),
  }));
  return [
    { path, title: label, context: section, kind: isOther ? "edition" : "page", text: description },
    ...[...headings, ...entries].map((one) => ({
      path: `${path}#${one.anchor}`,
      title: one.title,
      context: label,
      kind: one.kind,
      text: one.text,
    })),
  ];
}
