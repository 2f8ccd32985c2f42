import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type Metafile, transform } from "esbuild";
import { projectRoot } from "../sources/files.ts";

/** Modules of the pipeline that the command loads, and modules that emitted code imports. */
const entries = [
  "scripts/project/build-project.ts",
  "scripts/project/init-project.ts",
  ...["runtime", "residual-runtime", "guard-runtime", "recursion", "formats", "by-event"].map(
    (name) => `scripts/artefacts/validators/${name}.ts`,
  ),
];

/** Copies the pipeline into its package as JavaScript, file by file, since it reads files beside its modules. */
export async function buildEngine(folder: string): Promise<void> {
  for (const room of ["scripts", "src"])
    rmSync(join(projectRoot, folder, room), { recursive: true, force: true });
  const { inputs } = await reachedFrom(entries);
  for (const path of Object.keys(inputs).filter((one) => one.endsWith(".ts"))) {
    const text = readFileSync(join(projectRoot, path), "utf8");
    const { code } = await transform(text, {
      loader: "ts",
      format: "esm",
      target: "node22",
      minifySyntax: true,
    });
    const file = join(projectRoot, folder, path.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code.replaceAll(/((?:from|import) ?\(?"\.[^"]*)\.ts"/g, '$1.js"'));
  }
}

/** Packages that the pipeline imports, by name. */
export async function enginePackages(): Promise<readonly string[]> {
  const { inputs } = await reachedFrom(entries);
  const found = Object.values(inputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external === true),
  );
  const names = found.map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  return [...new Set(names.filter((name) => !/^[.#]|^node:/.test(name)))].sort();
}

async function reachedFrom(entryPoints: string[]): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints,
    outdir: "dist/engine",
    bundle: true,
    write: false,
    metafile: true,
    packages: "external",
    // Imports by name within this project are still followed.
    alias: { "#src": "./src" },
    external: ["../contracts.config.ts"],
    platform: "node",
    format: "esm",
    logLevel: "silent",
  });
  return metafile;
}

if (import.meta.main) console.log((await enginePackages()).join("\n"));
