import hljs from "highlight.js";
import { escapeHtml, Html } from "./html.ts";

/** Names of languages that the highlighter knows by another name. */
const aliases: Readonly<Record<string, string>> = { sh: "bash", hpp: "cpp" };

/** Colours code by classes, since the site's policy allows no inline style; an unknown language stays plain. */
export function highlight(code: string, language: string): Html {
  const name = aliases[language] ?? language;
  if (hljs.getLanguage(name) === undefined) return new Html(escapeHtml(code));
  return new Html(hljs.highlight(code, { language: name, ignoreIllegals: true }).value);
}
