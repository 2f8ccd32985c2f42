import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** Bundles a module for any runtime and measures it as a browser or a worker would load it. */
async function bundledSize(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "neutral",
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

test.each([
  { name: "createReceiver", limit: 10_000, source: 'export { createReceiver } from "../receiver.ts";' },
  { name: "changes", limit: 250, source: 'export { changes } from "../receiver.ts";' },
])("$name with all events is at most $limit bytes in gzip", async ({ source, limit }) => {
  expect(await bundledSize(source), 'package.json needs "sideEffects": false').toBeLessThanOrEqual(limit);
});
