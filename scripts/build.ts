import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { projectRoot } from "./files.ts";

/** Builds the package: modules and declarations by TypeScript, the command with its libraries in one file each. */
async function buildPackage(): Promise<void> {
  rmSync(join(projectRoot, "dist"), { recursive: true, force: true });
  execFileSync("tsc", ["-p", "tsconfig.build.json"], { cwd: projectRoot, stdio: "inherit" });
  await build({
    absWorkingDir: projectRoot,
    entryPoints: { main: "src/cli/main.ts", worker: "src/cli/bulk/worker.ts" },
    outdir: "dist/cli",
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    // The libraries are CommonJS and require modules of Node.
    banner: {
      js: 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
    },
  });
}

await buildPackage();
