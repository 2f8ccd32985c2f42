import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

test("verify bundles into 1.2 kB, without import or eval", async () => {
  const stdin = { contents: 'export { verify } from "./signature.ts";', resolveDir: import.meta.dirname };
  const options = { bundle: true, minify: true, format: "esm", platform: "neutral", write: false } as const;
  const { outputFiles } = await build({ stdin, ...options });
  const code = outputFiles[0]!.text;
  expect(code).not.toMatch(/\bimport\b|\brequire\b|\beval\b|\bFunction\b/);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(1_200);
});
