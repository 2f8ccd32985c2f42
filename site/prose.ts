import { type Html, html } from "./html.ts";

/** Writes a sentence with code between backticks. */
export function prose(text: string): Html {
  return html`${text.split("`").map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** Writes the first letter as a capital, unless the text begins with a name, such as `update:task` or a pointer. */
export function capitalize(text: string): string {
  if (/^[a-z]+[:_]\S/.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Writes the number of a clause as a link to its decisions, if there are any. */
export function clauseLink(clause: string | undefined, decided: ReadonlySet<string>): Html | undefined {
  if (clause === undefined || clause === "") return undefined;
  if (!decided.has(clause)) return html`<span class="clause">${clause}</span>`;
  return html`<a class="clause" href="/decisions.html#${clause}" title="Decisions on ${clause}">${clause}</a>`;
}
