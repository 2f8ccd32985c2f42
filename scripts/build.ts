import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { buildCommonJs } from "./build-commonjs.ts";
import { buildConsole } from "./build-console.ts";
import { projectRoot } from "./files.ts";
import { packageBundle } from "./package-bundle.ts";

/** Builds the package into `dist/`: modules and declarations by TypeScript, command and suite bundled with their libraries. */
async function buildPackage(): Promise<void> {
  rmSync(join(projectRoot, "dist"), { recursive: true, force: true });
  compile("tsconfig.build.json");
  await build(packageBundle);
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
