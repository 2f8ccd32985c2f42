import type { BuildOptions } from "esbuild";
import { projectRoot } from "./files.ts";

/** Modules of the suite that other repositories import. */
const kit = ["index", "matchers", "vitest", "jest"].map((name) => `conformance/kit/${name}`);

/** How command, suite and comparison are bundled with their libraries. */
export const packageBundle: BuildOptions = {
  absWorkingDir: projectRoot,
  entryPoints: {
    "cli/main": "cli/main.ts",
    "cli/worker": "cli/bulk/worker.ts",
    "cli/sqlite-worker": "src/delivery/sqlite/worker.ts",
    "src/diff": "src/diff.ts",
    ...Object.fromEntries(kit.map((name) => [name, `${name}.ts`])),
  },
  outdir: "dist",
  bundle: true,
  // The matchers register with the Vitest that runs the tests.
  external: ["vitest"],
  splitting: true,
  minify: true,
  // Errors and stack traces show the names of classes and functions.
  keepNames: true,
  // What is shared finds the worker beside the command.
  chunkNames: "cli/[name]-[hash]",
  platform: "node",
  target: "node20",
  format: "esm",
  // The libraries are CommonJS and require modules of Node.
  banner: {
    js: 'import { createRequire as toRequire } from "node:module";\nconst require = toRequire(import.meta.url);',
  },
};
