import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

/** A server of static files. */
export interface StaticServer {
  /** Address of the directory, with a slash at the end. */
  readonly url: string;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Serves a directory below a path, as any static host does. */
export async function serveDirectory(directory: string, base: string): Promise<StaticServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const file = name.startsWith(base)
      ? await readFile(join(directory, name.slice(base.length))).catch(() => undefined)
      : undefined;
    response.writeHead(file === undefined ? 404 : 200, {
      "content-type": types[extname(name)] ?? "text/plain",
    });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${base}`, close: () => server.close() };
}
