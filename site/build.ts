import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "#scripts/sources/files.ts";
import { bundle, type SiteFile } from "./bundle.ts";
import { readContent } from "./content.ts";
import { createArchive } from "./create-archive.ts";
import { createPages } from "./create-pages.ts";
import { layOut } from "./layout.ts";
import { archivePath } from "./pages/downloads-page.ts";
import { writeIndex } from "./pages/write-index.ts";
import { writeLlms } from "./pages/write-llms.ts";
import { writeSamples } from "./write-samples.ts";
import { writeSearchIndex } from "./write-search-index.ts";

/** Where the site is built. It is not committed, since it contains a bundled renderer of several megabytes. */
const output: string = join(projectRoot, "dist/site");

/** Files that the site copies unchanged. */
const copied: readonly (readonly [from: string, to: string])[] = [
  ["site/icon.svg", "assets/icon.svg"],
  ["site/THIRD-PARTY.md", "third-party.txt"],
  ["site/renderer/node_modules/@scalar/api-reference/dist/browser/standalone.js", "assets/renderer.js"],
];

/** Creates every file of the site; the base is the path on the host, for the "not found" page. */
async function createSite(base: string | undefined): Promise<readonly SiteFile[]> {
  const content = await readContent();
  const pages = createPages(content);
  const encoder = new TextEncoder();
  return [
    ...pages.map((page) => ({ path: page.path, bytes: encoder.encode(layOut(page, pages, base)) })),
    {
      path: "llms.txt",
      bytes: encoder.encode(
        writeLlms(
          pages,
          content.files.map(({ path }) => path),
        ),
      ),
    },
    { path: "index.json", bytes: encoder.encode(writeIndex(pages)) },
    { path: "assets/search-index.js", bytes: encoder.encode(writeSearchIndex(pages)) },
    ...[...writeSamples(content)].map(([slug, text]) => ({
      path: `assets/samples-${slug}.js`,
      bytes: encoder.encode(text),
    })),
    ...content.files.map(({ path, bytes }) => ({ path: `files/${path}`, bytes })),
    { path: archivePath, bytes: createArchive(content.files) },
    ...(await bundle()),
    ...(await Promise.all(
      copied.map(async ([from, to]) => ({ path: to, bytes: await readFile(join(projectRoot, from)) })),
    )),
  ];
}

async function writeSite(files: readonly SiteFile[]): Promise<void> {
  await rm(output, { recursive: true, force: true });
  await Promise.all(
    files.map(async ({ path, bytes }) => {
      await mkdir(dirname(join(output, path)), { recursive: true });
      await writeFile(join(output, path), bytes);
    }),
  );
}

const start = performance.now();
const files = await createSite(parseArgs({ options: { base: { type: "string" } } }).values.base);
await writeSite(files);
const pages = files.filter(({ path }) => path.endsWith(".html")).length;
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`dist/site: ${pages} pages, ${files.length} files in ${seconds} s`);
