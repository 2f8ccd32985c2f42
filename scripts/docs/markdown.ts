import type { Sample } from "../hub/finish-openapi.ts";

/**
 * Front matter of a page whose tables have a long last column, which the site shows below the rest on narrow screens.
 */
export const stacked = "---\npageClass: stacked\n---\n\n";

/** Writes a code block. Consecutive labelled blocks become tabs on the site. */
export function fence(language: string, code: string, label?: string): string {
  return `${label === undefined ? "" : `**${label}**\n\n`}\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
}

/** Writes samples, each below its file name. */
export function samples(all: readonly Sample[]): string {
  return all
    .map(({ name, value }) => fence("json", JSON.stringify(value, null, 2), `${name}.json`))
    .join("\n\n");
}

/** Escapes prose for a table cell, so `<` outside code does not open a tag. */
export function cell(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replaceAll("<", "&lt;")).replaceAll("|", "\\|"))
    .join("")
    .replaceAll(/\s*\n\s*/g, " ");
}
