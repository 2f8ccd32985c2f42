import hljs from "highlight.js";
import { readText } from "#scripts/sources/files.ts";
import { escapeHtml, Html } from "./html.ts";

/** Languages with another name in the highlighter. */
const aliases: Readonly<Record<string, string>> = { sh: "bash", hpp: "cpp" };

/** Kinds of words that the styles colour. */
const coloured = new Set(
  [...readText("site/styles/content.css").matchAll(/\.hljs-(\w+)/g)].map(([, kind]) => kind),
);

/** Colours code by classes, since the site's policy allows no inline style; an unknown language stays plain. */
export function highlight(code: string, language: string): Html {
  const name = aliases[language] ?? language;
  if (hljs.getLanguage(name) === undefined) return new Html(escapeHtml(code));
  return new Html(keepColoured(hljs.highlight(code, { language: name, ignoreIllegals: true }).value));
}

/** Removes the marks of words without a colour. */
function keepColoured(markup: string): string {
  const open: boolean[] = [];
  return markup.replace(/<span class="hljs-(\w+)[^"]*">|<\/span>/g, (_, kind?: string) => {
    if (kind === undefined) return open.pop() ? "</span>" : "";
    open.push(coloured.has(kind));
    return coloured.has(kind) ? `<span class="hljs-${kind}">` : "";
  });
}
