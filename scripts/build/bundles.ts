import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { BuildOptions, Plugin } from "esbuild";
import { projectRoot } from "../files.ts";
import { type Companion, libraryWorkers, peers, publicModules } from "./modules.ts";

/** Options that the bundles of programs share. */
const program: BuildOptions = {
  absWorkingDir: projectRoot,
  bundle: true,
  splitting: true,
  minify: true,
  // Errors and stack traces show the names of classes and functions.
  keepNames: true,
  platform: "node",
  target: "node20",
  format: "esm",
  // The libraries are CommonJS and require Node's modules. A bundle of a user in CommonJS has no `import.meta.url`.
  banner: {
    js: 'import { createRequire as toRequire } from "node:module";\nconst require = toRequire(import.meta.url ?? __filename);',
  },
};

const library = "annotation-contracts";

/** Generated JavaScript: the library contains it unchanged, and its companions import it from there. */
const generated = ["#generated/contracts/*", "#generated/validators/*", "#generated/facts/*"];

/** How the command is bundled with its libraries: it imports the library's modules from there. */
export const commandBundle: BuildOptions = {
  ...program,
  entryPoints: { main: "cli/main.ts", ...libraryWorkers },
  outdir: "dist/cli",
  external: [...generated, ...peers],
  plugins: [importLibrary()],
};

/** How a companion and its commands are bundled, with what they need of the library's sources. */
export function bundleCompanion({ name, modules, command, workers }: Companion): BuildOptions {
  return {
    ...program,
    entryPoints: { ...Object.fromEntries(modules), command, ...workers },
    outdir: `packages/${name}/dist`,
    // The pipeline is unchanged in its own package.
    external: [...generated, ...peers],
  };
}

/** How the suite's adapters are built: as code that people copy and change, which imports the library as they would. */
export const adapterBundle: BuildOptions = {
  absWorkingDir: projectRoot,
  entryPoints: {
    library: "conformance/suites/adapters/typescript.ts",
    sender: "conformance/suites/adapters/sender.ts",
  },
  outdir: "packages/suite/dist/adapters",
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  // Nothing imports them, and Node 20 lacks `import.meta.main`.
  define: { "import.meta.main": "true" },
  plugins: [importPackage()],
};

/** Imports what the library exports from its package. */
function importPackage(): Plugin {
  const names = new Map([...publicModules].map(([name, source]) => [source, name]));
  return {
    name: "package",
    setup({ onResolve, onLoad }) {
      onLoad({ filter: /[\\/]adapters[\\/][^\\/]+\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, "utf8").replace(/`#generated\/modules\/(.+)\.ts`/g, `\`${library}/$1\``),
        loader: "ts",
        resolveDir: dirname(path),
      }));
      onResolve({ filter: /^#(?:src|generated\/modules)\/.*\.ts$/ }, ({ path }) => {
        const name = names.get(path.slice(1));
        return name === undefined ? undefined : { path: name, external: true };
      });
    },
  };
}

/** Keeps the library's built modules external, for a build into a folder beside them. */
function importLibrary(): Plugin {
  return {
    name: "library",
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^[.#].*\.ts$/ }, async ({ path, pluginData, ...options }) => {
        if (pluginData === "resolving") return undefined;
        const found = await resolve(path, { ...options, pluginData: "resolving" });
        const built = relative(projectRoot, found.path).replace(/\.ts$/, ".js");
        const isBuilt =
          /^(?:src|generated\/modules)\//.test(built) && existsSync(join(projectRoot, "dist", built));
        return isBuilt ? { path: `../${built}`, external: true } : found;
      });
    },
  };
}
