import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { build, type Plugin, transform } from "esbuild";
import { projectRoot } from "../files.ts";
import { editionModules } from "./packages.ts";
import { writeStaged } from "./stage.ts";

/**
 * Bundles modules for `require`, one file each, because Jest, Lambda and TypeScript in CommonJS projects do not support
 * ES modules. Each bundle has its own classes, so nothing may depend on `instanceof` across bundles.
 */
export async function buildCommonJs(
  modules: ReadonlyMap<string, string>,
  names: readonly string[],
  directory: string,
): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: Object.fromEntries(names.map((name) => [name, modules.get(name) ?? ""])),
    outdir: `${directory}/cjs`,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    format: "esm",
    define: { "import.meta.url": "moduleUrl", "import.meta.main": "false" },
    plugins: [bundleEditions],
    write: false,
  });
  // Two steps are needed to find the default export of a CommonJS library as its authors intended.
  for (const { path, text } of outputFiles) {
    const { code } = await transform(text, {
      format: "cjs",
      platform: "node",
      target: "node20",
      minifySyntax: true,
      minifyWhitespace: true,
      lineLimit: 120,
      banner: 'const moduleUrl=require("node:url").pathToFileURL(__filename).href;',
    });
    writeStaged(relative(projectRoot, path), code);
  }
  copyDeclarations(directory);
  for (const name of names) {
    const source = (modules.get(name) ?? "").replace(/\.ts$/, ".cjs");
    const up = "../".repeat(name.split("/").length);
    writeStaged(`${directory}/cjs/${name}.d.cts`, `export * from "${up}${source}";\n`);
  }
}

/** Bundles the editions that a receiver loads on demand, because Jest cannot import an ES module at run time. */
const bundleEditions: Plugin = {
  name: "editions",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]receiver[\\/]read-delivery\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      const contents = text.replace(/import\(\s*(?:\/\*.*?\*\/\s*)*path,?\s*\)/, `import(${editionModules})`);
      if (contents === text) throw new Error(`cannot bundle the editions: ${path} does not load any`);
      return { contents, loader: "ts", resolveDir: dirname(path) };
    });
  },
};

/** Copies each declaration for CommonJS, which cannot refer to a type from an ES module. */
function copyDeclarations(directory: string): void {
  for (const file of globSync("{src,generated,conformance}/**/*.d.ts", {
    cwd: join(projectRoot, directory),
  })) {
    const path = join(projectRoot, directory, file);
    const text = readFileSync(path, "utf8")
      .replaceAll(/(["'])(\.[^"'\n]*?)\.d\.ts\1/g, "$1$2.cjs$1")
      .replaceAll(/((?:from |import\()["']\.[^"'\n]*?)\.js(["'])/g, "$1.cjs$2");
    writeFileSync(path.replace(/\.d\.ts$/, ".d.cts"), text);
  }
}
