import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { projectRoot } from "./files.ts";

const dist = join(projectRoot, "dist");

/** Modules of the suite that other repositories import. */
const suite = ["index", "matchers", "vitest", "jest"];

/** Builds the package: modules and declarations by TypeScript, command and suite bundled with their libraries. */
async function buildPackage(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  compile("tsconfig.build.json");
  await build({
    absWorkingDir: projectRoot,
    entryPoints: {
      "cli/main": "src/cli/main.ts",
      "cli/worker": "src/cli/bulk/worker.ts",
      ...Object.fromEntries(suite.map((name) => [`conformance/${name}`, `conformance/${name}.ts`])),
    },
    outdir: "dist",
    bundle: true,
    splitting: true,
    // What is shared finds its data, and the worker, from where the command lies.
    chunkNames: "cli/[name]-[hash]",
    platform: "node",
    target: "node20",
    format: "esm",
    // The libraries are CommonJS and require modules of Node.
    banner: {
      js: 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
    },
  });
  compile("conformance/tsconfig.build.json");
  moveDeclarations(join(dist, "declarations"));
}

function compile(project: string): void {
  execFileSync("tsc", ["-p", project], { cwd: projectRoot, stdio: "inherit" });
}

/** Moves the suite's declarations, and those of src/ that they need, to where the built modules lie. */
function moveDeclarations(from: string): void {
  for (const path of globSync("conformance/**/*.d.ts", { cwd: from })) {
    write(join(dist, path), redirect(readFileSync(join(from, path), "utf8")));
  }
  for (const path of globSync("**/*.d.ts", { cwd: join(from, "src") })) {
    if (!existsSync(join(dist, path))) write(join(dist, path), readFileSync(join(from, "src", path), "utf8"));
  }
  rmSync(from, { recursive: true });
}

/** What was `src/` is `dist/`, which holds the suite: a level deeper below `generated/` than in the sources. */
function redirect(declarations: string): string {
  return declarations
    .replaceAll(/"((?:\.\.\/)+)src\//g, '"$1')
    .replaceAll(/"((?:\.\.\/)+)generated\//g, '"$1../generated/');
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

await buildPackage();
