import { cpSync, globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type DefaultTheme, defineConfigWithTheme } from "vitepress";
import { type EditionPages, listEditionPages, nav, sidebar } from "./navigation.ts";
import { publishedLinks } from "./published-links.ts";
import { publishedPath } from "./published-path.ts";
import { tabs } from "./tabs.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Files that are published besides the pages: the script of the API reference, and the contract documents. */
const files: readonly (readonly [from: string, to: string])[] = [
  ["docs/node_modules/@scalar/api-reference/dist/browser/standalone.js", "scalar.js"],
  ...globSync("generated/{webhook,raster-info}/*/*.json", { cwd: root }).map(
    (path) => [path, path.replace("generated", "files")] as const,
  ),
];

/** Configuration of the site. Its pages are the guides in `docs/` and the generated pages in `generated/docs/`. */
export default defineConfigWithTheme<DefaultTheme.Config & { readonly editions: readonly EditionPages[] }>({
  title: "annotation-contracts",
  description: "Receive, send and test CVAT webhooks; read the raster info that GDAL prints.",
  lang: "en",
  srcDir: root,
  srcExclude: [
    "*.md",
    "!(docs|generated|languages|conformance)/**",
    "{docs/**,generated/**,languages}/README.md",
    "generated/!(docs)/**",
    "languages/*/!(README.md)",
    "languages/*/*/**",
    "conformance/!(protocol)/**",
    "conformance/*.md",
  ],
  rewrites: publishedPath,
  outDir: `${root}dist/docs`,
  cacheDir: `${root}docs/node_modules/.cache/vitepress`,
  vite: {
    publicDir: `${root}docs/public`,
    build: { chunkSizeWarningLimit: 2_000 },
    resolve: { alias: [{ find: /^#(src|generated|conformance)\//, replacement: `${root}$1/` }] },
  },
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    config: (markdown) => {
      tabs(markdown);
      publishedLinks(markdown, root);
    },
  },
  themeConfig: {
    nav,
    sidebar,
    editions: listEditionPages(),
    search: {
      provider: "local",
      // In search results, guides come before the clauses behind them.
      options: {
        miniSearch: {
          searchOptions: {
            boostDocument: (page: string) =>
              page.includes("/guides/") ? 2 : page.includes("/decisions") ? 0.3 : 1,
          },
        },
      },
    },
    outline: [2, 3],
    docFooter: { prev: false, next: false },
  },
  transformHead: ({ siteData }) => [["link", { rel: "icon", href: `${siteData.base}icon.svg` }]],
  buildEnd: ({ outDir }) => {
    for (const [from, to] of files) cpSync(root + from, `${outDir}/${to}`);
  },
});
