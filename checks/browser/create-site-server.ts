import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { listen } from "../shared/listen.ts";

/** The built site. */
export const siteFolder: string = join(import.meta.dirname, "../../dist/site");

/** A static host that serves the site under a sub-path. */
export interface SiteServer {
  /** Address of the top of the site, with slash. */
  readonly address: string;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".yaml": "text/yaml",
};

/** Path that the site is served under. */
const subPath = "/some/sub-path/";

/** Serves the site as a plain static host does, and nothing else. */
export async function createSiteServer(): Promise<SiteServer> {
  const { port, close } = await listen(async ({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = normalize(decodeURIComponent(pathname.slice(subPath.length)));
    const isInside = pathname.startsWith(subPath) && !path.startsWith("..");
    const body = isInside ? await readFile(join(siteFolder, path)).catch(() => undefined) : undefined;
    response.writeHead(body === undefined ? 404 : 200, {
      "content-type": types[extname(path)] ?? "application/octet-stream",
    });
    response.end(body);
  });
  return { address: `http://127.0.0.1:${port}${subPath}`, close };
}
