import { cp } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { projectRoot } from "../files.ts";

/** Bundles the platform's console into a folder. Default: `dist/console`, where a checkout looks for it. */
export async function buildConsole(to = "dist/console"): Promise<void> {
  const folder = join(projectRoot, to);
  await build({
    absWorkingDir: projectRoot,
    entryPoints: ["platform/console/console.ts", "platform/console/console.css"],
    outdir: folder,
    bundle: true,
    minify: true,
    format: "iife",
    platform: "browser",
    target: ["es2022", "chrome111", "firefox115", "safari16.4"],
    logLevel: "error",
  });
  await cp(join(projectRoot, "platform/console/index.html"), join(folder, "index.html"));
}

if (import.meta.main) await buildConsole();
