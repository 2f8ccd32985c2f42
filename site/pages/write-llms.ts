import type { Page } from "../page.ts";
import { siteName } from "../site-name.ts";

/** Writes `llms.txt`: the list of pages and files for language models. */
export function writeLlms(pages: readonly Page[], files: readonly string[]): string {
  const sections = [
    ...Map.groupBy(
      pages.filter(({ section }) => section !== undefined),
      ({ section }) => section,
    ),
  ].map(([section, own]) =>
    [
      `## ${section}`,
      "",
      ...own.map(({ title, path, description }) => `- [${title}](${path}): ${description}`),
    ].join("\n"),
  );
  const artefacts = ["## Files", "", ...files.map((path) => `- [${path}](files/${path})`)].join("\n");
  const head = `# ${siteName}\n\n> ${pages[0]?.description}`;
  return `${[head, ...sections, artefacts].join("\n\n")}\n`;
}
