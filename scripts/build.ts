import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { buildCommonJs } from "./build-commonjs.ts";
import { buildConsole } from "./console.ts";
import { projectRoot } from "./files.ts";

/** Modules of the suite that other repositories import. */
const kit = ["index", "matchers", "vitest", "jest"].map((name) => `conformance/kit/${name}`);

/** Builds the package into `dist/`: modules and declarations by TypeScript, command and suite bundled with their libraries. */
async function buildPackage(): Promise<void> {
  rmSync(join(projectRoot, "dist"), { recursive: true, force: true });
  compile("tsconfig.build.json");
  await build({
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
  });
  await buildConsole();
  compile("conformance/kit/tsconfig.build.json");
  // Declarations of what is bundled; those that a user sees refer to none of them.
  rmSync(join(projectRoot, "dist/scripts"), { recursive: true, force: true });
  await buildCommonJs();
}

function compile(project: string): void {
  execFileSync("tsc", ["-p", project], { cwd: projectRoot, stdio: "inherit" });
}

await buildPackage();
