import type { Page } from "../page.ts";
import { siteName } from "../site-name.ts";

/** Writes `index.json`: every page with its title, section and description. */
export function writeIndex(pages: readonly Page[]): string {
  const list = pages.map(({ path, title, section, description }) => ({ path, title, section, description }));
  return `${JSON.stringify({ name: siteName, pages: list }, null, 2)}\n`;
}
