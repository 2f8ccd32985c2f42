import { gzipSync } from "node:zlib";
import { build, type OutputFile } from "esbuild";
import { expect, test } from "vitest";

/** Bundles a module for any runtime, as a browser or a worker would load it. */
async function bundle(source: string): Promise<OutputFile> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "neutral",
    write: false,
  });
  return outputFiles[0]!;
}

test("a receiver that watches no warnings holds no rule", async () => {
  const rule = "secret-leaked";
  const receiver = (await bundle('export { createReceiver } from "../receiver.ts";')).text;
  const both = (await bundle('export { createReceiver, watchWarnings } from "../receiver.ts";')).text;
  expect([receiver.includes(rule), both.includes(rule)]).toEqual([false, true]);
});

test.each([
  {
    name: "createReceiver with watchWarnings",
    limit: 13_800,
    source: 'export { createReceiver, watchWarnings } from "../receiver.ts";',
  },
  { name: "createReceiver", limit: 12_100, source: 'export { createReceiver } from "../receiver.ts";' },
  { name: "changes", limit: 250, source: 'export { changes } from "../receiver.ts";' },
])("$name with all events is at most $limit bytes in gzip", async ({ source, limit }) => {
  const { contents } = await bundle(source);
  expect(
    gzipSync(contents, { level: 9 }).length,
    'package.json needs "sideEffects": false',
  ).toBeLessThanOrEqual(limit);
});
