import type { Sample } from "../hub/finish-openapi.ts";

/** Head of a page whose tables have a long last column: the site shows it below the others on a narrow screen. */
export const stacked = "---\npageClass: stacked\n---\n\n";

/** Writes a code block; several in a row, each with a label, become tabs on the site. */
export function fence(language: string, code: string, label?: string): string {
  return `${label === undefined ? "" : `**${label}**\n\n`}\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
}

/** Writes samples, each below the name of its file. */
export function samples(all: readonly Sample[]): string {
  return all
    .map(({ name, value }) => fence("json", JSON.stringify(value, null, 2), `${name}.json`))
    .join("\n\n");
}

/** Escapes prose for a cell of a table: outside of code, `<` does not open a tag. */
export function cell(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replaceAll("<", "&lt;")).replaceAll("|", "\\|"))
    .join("")
    .replaceAll(/\s*\n\s*/g, " ");
}
