import { posix, relative } from "node:path";
import type { MarkdownRenderer } from "vitepress";
import { publishedPath } from "./published-path.ts";

/** Makes the links of a page work on the site. In the files, links are relative, as GitHub requires. */
export function publishedLinks(markdown: MarkdownRenderer, root: string): void {
  markdown.core.ruler.push("published-links", (state) => {
    const file: string | undefined = state.env.realPath ?? state.env.path;
    if (file === undefined) return; // a title alone
    const source = relative(root, file);
    const links = state.tokens.flatMap(({ children }) => children ?? []);
    for (const [i, link] of links.entries()) {
      const href = link.type === "link_open" ? link.attrGet("href") : null;
      if (href === null || /^([a-z]+:|#|\/)/.test(href)) continue;
      const target = publishedLink(source, href);
      if (target !== undefined) link.attrSet("href", target);
      // The site does not publish this file, so its name stays without a link.
      else
        for (const one of [link, links[links.findIndex(({ type }, at) => at > i && type === "link_close")]!])
          hide(one);
    }
  });
}

function hide(token: { type: string; tag: string; attrs: unknown }): void {
  Object.assign(token, {
    type: token.type === "link_open" ? "span_open" : "span_close",
    tag: "span",
    attrs: null,
  });
}

/** Finds the published path of a link target; `undefined` if it is not published. */
function publishedLink(source: string, href: string): string | undefined {
  const [path = "", anchor] = href.split("#");
  const target = posix.join(posix.dirname(source), path);
  const hash = anchor === undefined ? "" : `#${anchor}`;
  if (/^generated\/(webhook|raster-info)\/.*\.json$/.test(target))
    return `/${target.replace("generated", "files")}`;
  if (target.startsWith("docs/public/")) return target.replace("docs/public", "");
  const isPage = target.endsWith(".md") && publishedPath(target) !== target;
  return isPage ? `/${publishedPath(target)}${hash}` : undefined;
}
