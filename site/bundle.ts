import { type BuildOptions, build } from "esbuild";
import { projectRoot } from "#scripts/sources/files.ts";

/** A file of the site. */
export interface SiteFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Scripts of the pages, one bundle each. */
const scripts = [
  "page",
  "search",
  "catalogue",
  "decisions",
  "explorer",
  "workbench",
  "workbench-editions",
  "which-edition",
  "raster-viewer",
  "reference",
];

/** How scripts and styles are bundled: for browsers, as classic scripts (see `bundle`). */
export const siteBundle: BuildOptions = {
  absWorkingDir: projectRoot,
  entryPoints: [
    ...scripts.map((name) => `site/client/${name}.ts`),
    "site/styles/site.css",
    "site/styles/inner.css",
    "site/styles/reference-page.css",
  ],
  outdir: "assets",
  outbase: "site",
  entryNames: "[name]",
  bundle: true,
  minify: true,
  format: "iife",
  platform: "browser",
  target: ["es2022", "chrome111", "firefox115", "safari16.4"],
  legalComments: "none",
};

/**
 * Bundles scripts and styles for browsers.
 *
 * Classic scripts, since browsers reject modules in pages that are opened from disk.
 */
export async function bundle(): Promise<readonly SiteFile[]> {
  const { outputFiles } = await build({ ...siteBundle, write: false });
  return outputFiles.map(({ path, contents }) => ({
    path: `assets/${path.slice(path.lastIndexOf("/") + 1)}`,
    bytes: contents,
  }));
}
