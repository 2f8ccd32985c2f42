import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteFolder } from "./create-site-server.ts";

/** Paths of all pages, as the site itself lists them. */
export const sitePages: readonly string[] = (
  JSON.parse(readFileSync(join(siteFolder, "index.json"), "utf8")) as {
    readonly pages: readonly { readonly path: string }[];
  }
).pages.map(({ path }) => path);

/** Pages with the renderer, which need more time than others. */
export const isReference = (path: string): boolean => /^reference\b/.test(path);

/** Pages that repeat others with another event or other members: one event of each edition is viewed as other pages are. */
export const repeatedPages: ReadonlySet<string> = new Set(
  sitePages.filter(
    (path) =>
      path.startsWith("reference/") ||
      (/^(?:events|raster-info|migrations)\//.test(path) &&
        !/(?:update-task|index|events\/ping)\.html$/.test(path)),
  ),
);

/** Whether every page is viewed in every way, as `npm run site -- --all` asks. */
export const lookAtAll: boolean = process.env.SITE_PAGES === "all";
