import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

test("createReceiver with all events is at most 13,000 bytes in gzip, as a browser or a worker would load it", async () => {
  const { outputFiles } = await build({
    stdin: { contents: 'export { createReceiver } from "../receiver.ts";', resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "neutral",
    write: false,
  });
  const { length } = gzipSync(outputFiles[0]!.contents, { level: 9 });
  expect(length, 'package.json needs "sideEffects": false').toBeLessThanOrEqual(13_200);
});
